import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import { type alertsMachine, selectAlerts } from '#machines/alerts.ts';
import { AlertList } from '#src/components/AlertList/index.tsx';
import styles from './stages.module.css';

export function AlertsStage({ actor }: { actor: Actor<typeof alertsMachine> }) {
  return (
    <div className={styles.page}>
      <AlertList
        alerts={useSelector(actor, selectAlerts)}
        onClose={(name) => actor.send({ type: 'alert.removed', name })}
        onPause={(name, by) => actor.send({ type: 'alert.paused', name, by })}
        onResume={(name, by) => actor.send({ type: 'alert.resumed', name, by })}
      />
    </div>
  );
}
