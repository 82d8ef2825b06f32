/** Thrown into work that took longer than it may. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
  constructor(ms: number) {
    super(`no complete answer within ${ms / 1000} s`);
  }
}

/**
 * Runs work that ends by itself, by the caller's signal or after `ms`, whichever comes first: the whole work, so that an
 * answer that trickles in for ever ends too. Leaves neither a timer nor a listener behind.
 */
export async function withDeadline<Result>(
  ms: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const follow = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(new DeadlineError(ms)), ms);
  signal?.addEventListener('abort', follow, { once: true });
  try {
    return await work(controller.signal);
  } catch (cause) {
    // Whatever broke on the way, the reason is the one that ended it.
    throw controller.signal.aborted ? controller.signal.reason : cause;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  }
}
