import type { BrowserOptions, replayIntegration } from '@sentry/react';

/** Source of all: product specification, sections 1 and 9. */

/** Share of errors' traces and of sessions that are recorded. */
export const SAMPLE_RATES = {
  tracesSampleRate: 0.8,
  replaysSessionSampleRate: 0.8,
  replaysOnErrorSampleRate: 0.8,
} as const satisfies BrowserOptions;

/** Recorded events of a session in one window. Whatever comes beyond is dropped. */
const MOST_EVENTS = 300;
const EVENT_WINDOW_MS = 5000;

export const REPLAY_LIMITS = {
  /** Changes of the page in one go: recording stops beyond the first, and is noted beyond the second. */
  mutationLimit: 10_000,
  mutationBreadcrumbLimit: 750,
  /** A click without any effect for so long, in milliseconds, counts as slow. */
  slowClickTimeout: 7000,
} as const satisfies Parameters<typeof replayIntegration>[0];

/** Lets so many events through in each window of time and drops the rest. `now`: milliseconds. */
export function withinLimit(now: () => number = Date.now) {
  let began = 0;
  let count = 0;
  return <Event>(event: Event): Event | null => {
    if (now() - began > EVENT_WINDOW_MS) {
      began = now();
      count = 0;
    }
    count += 1;
    return count > MOST_EVENTS ? null : event;
  };
}
