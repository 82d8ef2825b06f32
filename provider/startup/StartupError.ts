/** A reason not to start. The message is one line that says what is wrong and what to do about it. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The first line of whatever an engine or the system says of a failure, for a message of our own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error instanceof Error && error.cause instanceof Error) return reasonOf(error.cause);
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown };
  const text = String(message || code || error).split('\n')[0] ?? '';
  return text.replace(/[.:\s]+$/, '');
}
