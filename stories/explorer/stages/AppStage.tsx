import { type ReactNode, useMemo } from 'react';
import type { AnyActor } from 'xstate';
import { AppContext, useApp } from '#src/core/AppContext.ts';
import styles from './stages.module.css';

/** A part of the app's frame, which takes its actor out of the app. */
export function AppStage({ name, actor, children }: { name: string; actor: AnyActor; children: ReactNode }) {
  const app = useApp();
  const driven = useMemo(() => ({ ...app, actors: { ...app.actors, [name]: actor } }), [app, name, actor]);
  return (
    <AppContext value={driven}>
      <div className={styles.page}>{children}</div>
    </AppContext>
  );
}
