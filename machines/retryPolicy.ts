import { RETRY_DELAYS_MS } from './constants/timings.ts';

/** How long to wait before the next attempt, in ms; undefined: give up. `attempt` counts from 1, the one that just failed. */
export type RetryPolicy = (error: unknown, attempt: number) => number | undefined;

/**
 * Repeats what may succeed when repeated, and waits longer each time: a lost connection, or a server that is restarting
 * (502, 503, 504). For GETs only: nobody knows whether a failed change was made.
 */
export const retryReads: RetryPolicy = (error, attempt) =>
  isPassing(error) ? RETRY_DELAYS_MS[attempt - 1] : undefined;

const PASSING_STATUSES: ReadonlySet<unknown> = new Set([502, 503, 504]);

function isPassing(error: unknown) {
  if (typeof error !== 'object' || error === null) return false;
  return (
    ('kind' in error && error.kind === 'network') || ('status' in error && PASSING_STATUSES.has(error.status))
  );
}
