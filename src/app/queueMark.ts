/** Says at start whether the code that sends what waits for a connection is needed at all. */
const KEY = 'queuedReports';

export const isQueueMarked = (): boolean => localStorage.getItem(KEY) !== null;

export function markQueue(hasQueued: boolean): void {
  try {
    if (hasQueued) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, there is no draft that waits either.
  }
}
