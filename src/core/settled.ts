let settle = () => {};
const settled = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Does what nobody waits for once the first page has all it needs, or at once where it has. */
export function onceSettled(work: () => void): void {
  settled.then(work);
}

/** The first page has all it needs. */
export const tellSettled = () => settle();
