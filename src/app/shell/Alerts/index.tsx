import { useSelector } from '@xstate/react';
import { selectAlerts } from '#machines/alerts.ts';
import { AlertList } from '#src/components/AlertList/index.tsx';
import { useApp } from '#src/core/AppContext.ts';

/** The alerts over the page. */
export function Alerts() {
  const { alerts } = useApp().actors;
  return (
    <AlertList
      alerts={useSelector(alerts, selectAlerts)}
      onClose={(name) => alerts.send({ type: 'alert.removed', name })}
      onPause={(name, by) => alerts.send({ type: 'alert.paused', name, by })}
      onAct={(name) => alerts.send({ type: 'alert.acted', name })}
      onResume={(name, by) => alerts.send({ type: 'alert.resumed', name, by })}
    />
  );
}
