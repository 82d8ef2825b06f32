import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import type { alertMachine } from '#machines/alert.ts';
import { AlertList } from '#src/components/AlertList/index.tsx';
import styles from './stages.module.css';

/** One alert for as long as its machine runs. Its button is the business of `alerts`, which it would ask to be removed. */
export function AlertStage({ actor }: { actor: Actor<typeof alertMachine> }) {
  const isThere = useSelector(actor, ({ status }) => status === 'active');
  return (
    <div className={styles.page}>
      <AlertList
        alerts={isThere ? [{ name: 'saved', variant: 'success', title: 'Saved' }] : []}
        onClose={() => {}}
        onPause={(_, by) => actor.send({ type: 'held', by })}
        onResume={(_, by) => actor.send({ type: 'released', by })}
      />
    </div>
  );
}
