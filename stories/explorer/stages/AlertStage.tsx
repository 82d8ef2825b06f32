import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import type { alertMachine } from '#machines/alert.ts';
import { AlertList } from '#src/components/AlertList/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './stages.module.css';
import { stageStrings } from './strings.ts';

/** One alert for as long as its machine runs. Its button is the business of `alerts`, which it would ask to be removed. */
export function AlertStage({ actor }: { actor: Actor<typeof alertMachine> }) {
  const strings = useStrings(stageStrings);
  const isThere = useSelector(actor, ({ status }) => status === 'active');
  return (
    <div className={styles.page}>
      <AlertList
        alerts={isThere ? [{ name: 'saved', variant: 'success', title: strings.saved }] : []}
        onClose={() => {}}
        onPause={(_, by) => actor.send({ type: 'held', by })}
        onResume={(_, by) => actor.send({ type: 'released', by })}
      />
    </div>
  );
}
