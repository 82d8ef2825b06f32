/** Says at start whether the code that sends what waits for a connection is needed at all: a form of whoever waits. */
const KEY = 'queuedReports';

const marks = new EventTarget();

export function isQueueMarked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Where nothing can be kept, there is no draft that waits either.
    return false;
  }
}

export function markQueue(hasQueued: boolean): void {
  try {
    if (hasQueued) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
  marks.dispatchEvent(new Event('marked'));
}

/** Told whenever a form begins to wait or none waits any more, in this tab or another. Returns how to stop. */
export function onQueueMarked(listener: () => void): () => void {
  marks.addEventListener('marked', listener);
  window.addEventListener('storage', listener);
  return () => {
    marks.removeEventListener('marked', listener);
    window.removeEventListener('storage', listener);
  };
}
