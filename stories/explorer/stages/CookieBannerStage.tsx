import { useMemo } from 'react';
import type { Actor } from 'xstate';
import type { cookieBannerMachine } from '#machines/cookieBanner.ts';
import { AppContext, useApp } from '#src/app/AppContext.ts';
import { CookieBanner } from '#src/app/shell/CookieBanner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import styles from './stages.module.css';

export function CookieBannerStage({ actor }: { actor: Actor<typeof cookieBannerMachine> }) {
  const app = useApp();
  const driven = useMemo(() => ({ ...app, actors: { ...app.actors, cookieBanner: actor } }), [app, actor]);
  return (
    <AppContext value={driven}>
      <div className={styles.page}>
        <CookieBanner />
        <Button size="sm" onClick={() => actor.send({ type: 'withdraw' })}>
          Withdraw
        </Button>
      </div>
    </AppContext>
  );
}
