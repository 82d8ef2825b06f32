import type { Actor } from 'xstate';
import type { disclosureMachine } from '#machines/disclosure.ts';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Driven } from './drivenActors.tsx';
import styles from './stages.module.css';
import { stageStrings } from './strings.ts';

export function DisclosureStage({ actor }: { actor: Actor<typeof disclosureMachine> }) {
  const strings = useStrings(stageStrings);
  return (
    <Driven actor={actor as never}>
      <div className={styles.page}>
        <Disclosure summary={strings.showMethod} isLazy>
          {strings.method}
        </Disclosure>
      </div>
    </Driven>
  );
}
