/** Does something that nobody waits for once nothing else is to be done; in Safari, which knows no idle moments, soon. */
export function whenIdle(work: () => void): void {
  (globalThis.requestIdleCallback ?? setTimeout)(work);
}
