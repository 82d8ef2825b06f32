/** Milliseconds of processor time since this process began: what others take of the machine does not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The processor time of the cheapest of these rounds, in ms: what else this process does only adds to it. */
export async function cheapestOf(rounds: number, work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = processorTime();
    await work(round);
    times.push(processorTime() - start);
  }
  return Math.min(...times);
}
