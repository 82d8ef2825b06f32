/** Runs work when its turn has come, first come, first served. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** As many at once as keep the processor and the database busy: each further one would only make all others wait. */
const AT_ONCE = 2;

/** Turns of one process. Whoever takes one inside another waits for itself. */
export function inTurns(): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever is next takes over this one's place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
