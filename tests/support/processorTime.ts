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

/** What the piece of work below takes on the machine whose figures the bounds are, in ms. */
const REFERENCE_MS = 1.2;

/**
 * How many times as long as on the machine of the bounds a script takes here at this moment: machines differ by more than twice. What
 * is measured is divided by the pace right beside it.
 */
export async function paceOfMachine(): Promise<number> {
  return (await cheapestOf(12, async () => pieceOfWork())) / REFERENCE_MS;
}

/** Objects made and compared, texts folded. */
function pieceOfWork() {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({
    key: `${(index * 7919) % 2_000}`,
    label: `Opération d’urgence ${index}`.normalize('NFD').toLowerCase(),
  }));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return [...byKey.values()].sort((one, other) => (one.label < other.label ? -1 : 1));
}
