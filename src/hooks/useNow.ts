import { useState } from 'react';
import { useApp } from '#src/core/AppContext.ts';

/**
 * The moment when the component appeared, by the app's clock: the same at each rendering, so that what is asked for does not
 * change by itself while somebody reads, at midnight least of all.
 */
export function useNow(): Date {
  const { now } = useApp();
  return useState(now)[0];
}
