const leftOut = new WeakMap<object, number>();

/** How many rows of an answer could not be read, so that its reader can be told; 0 of everything else. */
export const unreadableRows = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null ? (leftOut.get(answer) ?? 0) : 0;

/** Keeps with an answer how many rows of it were left out. */
export function noteUnreadable(answer: object, rows: number): void {
  leftOut.set(answer, rows);
}
