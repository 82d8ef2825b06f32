import { Bench } from 'tinybench';
import { CONTRACT_TASKS } from './contracts.ts';
import { SELECT_TASKS } from './select.ts';
import type { Task } from './task.ts';

/** `npm run bench`: times each task and prints JSON; exit code 1 when one is over its bound. */
const tasks: readonly Task[] = [...CONTRACT_TASKS, ...SELECT_TASKS];

const bench = new Bench({ time: 500, warmupTime: 200 });
for (const { name, run } of tasks) {
  // The result goes nowhere: a returned promise would be awaited, and none of these is one.
  bench.add(name, () => {
    run();
  });
}
await bench.run();

const results = tasks.map(({ name, boundMs }) => {
  const result = bench.getTask(name)?.result;
  if (!result || !('latency' in result)) throw new Error(`"${name}" failed.`);
  const { p50, p99, samplesCount } = result.latency;
  return {
    name,
    medianMs: round(p50),
    p99Ms: round(p99),
    samples: samplesCount,
    ...(boundMs && { boundMs, isWithinBound: p50 <= boundMs }),
  };
});
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
process.exitCode = results.some(({ isWithinBound = true }) => !isWithinBound) ? 1 : 0;

function round(ms: number) {
  return Number(ms.toPrecision(3));
}
