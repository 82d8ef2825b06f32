import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import type { selectMachine } from '#machines/select.ts';
import { FormField } from '#src/components/FormField/index.tsx';
import { Combobox } from '#src/components/Select/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './stages.module.css';
import { stageStrings } from './strings.ts';

export function SelectStage({ actor }: { actor: Actor<typeof selectMachine> }) {
  const strings = useStrings(stageStrings);
  const isLocked = useSelector(actor, ({ context }) => context.isLocked);
  const isRemote = useSelector(actor, ({ context }) => context.isRemote);
  return (
    <div className={styles.page}>
      <FormField label={strings.country}>
        {(ids) => (
          <Combobox
            ids={ids}
            actor={actor}
            canRetry
            label={strings.country}
            name="country"
            search={isRemote}
            isReadOnly={isLocked}
          />
        )}
      </FormField>
    </div>
  );
}
