import { useSyncExternalStore } from 'react';
import { useApp } from '#src/core/AppContext.ts';

const MINUTE_MS = 60_000;
const subscribe = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
};

/** The present minute, by the app's clock: for what grows old while somebody looks at it. */
export function useClock(): Date {
  const { now } = useApp();
  return new Date(useSyncExternalStore(subscribe, () => Math.floor(now().getTime() / MINUTE_MS)) * MINUTE_MS);
}
