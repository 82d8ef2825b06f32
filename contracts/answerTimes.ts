/** When an answer or a failure came. `isStored`: an answer that the device had kept, and when that came. */
export interface AnswerTime {
  /** ISO 8601, in UTC. */
  at: string;
  isStored: boolean;
}

const times = new WeakMap<object, AnswerTime>();

/** When an answer or an error of a call came; undefined of everything else, and of lists that were collected in pages. */
export const timeOf = (result: unknown): AnswerTime | undefined =>
  typeof result === 'object' && result !== null ? times.get(result) : undefined;

/** Keeps with an answer or an error when it came. */
export function noteTime(result: unknown, storedAt?: string | null): void {
  if (typeof result !== 'object' || result === null) return;
  times.set(result, { at: storedAt ?? new Date().toISOString(), isStored: Boolean(storedAt) });
}
