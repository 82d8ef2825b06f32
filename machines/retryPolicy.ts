import { RETRY } from './constants/retry.ts';

/** How long to wait before the next attempt, in ms; undefined: give up. `attempt` counts from 1, the one that just failed. */
export type RetryPolicy = (error: unknown, attempt: number) => number | undefined;

/**
 * Repeats what may succeed when repeated, after the table `RETRY`: each wait is twice as long as the one before, shortened
 * by chance so that a thousand readers do not come back in the same second. A server that says when to come back
 * (Retry-After) is taken at its word. For GETs only: nobody knows whether a failed change was made.
 *
 * Nothing is repeated while the device is known to be offline: it says so at once, and what failed is offered again later.
 *
 * @param random 0 to 1, as Math.random gives
 */
export function retryReads(random: () => number, isOnline: () => boolean = () => true): RetryPolicy {
  return (error, attempt) => {
    if (!isOnline() || attempt > RETRY.times || !isPassing(error)) return undefined;
    const backoff = RETRY.firstMs * RETRY.factor ** (attempt - 1);
    const wait = backoff * (1 - RETRY.jitter * random());
    const asked = retryAfterOf(error);
    if (asked > RETRY.longestMs) return undefined;
    return Math.max(wait, asked);
  };
}

function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return (
    ('kind' in error && error.kind === 'network') ||
    ('status' in error && RETRY.statuses.some((status) => status === error.status))
  );
}

function retryAfterOf(error: unknown): number {
  const asked = (error as { retryAfterMs?: unknown }).retryAfterMs;
  return typeof asked === 'number' ? asked : 0;
}
