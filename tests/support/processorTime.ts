/** Milliseconds of processor time since this process began: what others take of the machine does not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The processor time of the cheapest of these rounds, in ms: what else this process does only adds to it. `clock`: another one
 * for work that a server does.
 */
export async function cheapestOf(
  rounds: number,
  work: (round: number) => Promise<unknown>,
  clock: () => number = processorTime,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = clock();
    await work(round);
    times.push(clock() - start);
  }
  return Math.min(...times);
}
