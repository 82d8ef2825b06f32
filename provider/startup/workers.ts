import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';

/** Whether another process watches over this one. */
export const isWorker = cluster.isWorker;

/** Whether another one has said already what there is to say. */
export const isOneMore = () => isWorker && cluster.worker?.id !== 1;

/** To the process that watches over this one, if there is one: it serves all that there is. */
export const tellThatReady = () => void process.send?.('ready');

/** Before one that has ended is replaced: where each ends at once, nothing else would be done. In ms. */
const REPLACE_MS = 1_000;

/** Processes that share one port and one database. */
export interface Workers {
  /** Lets each end as it would by itself. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts as many processes of this program as `count` says: the first by itself, which brings schema and records up to date, then the
 * others. One that ends is replaced; `onRefused` is told the exit code of a first one that could not start.
 */
export async function startWorkers(count: number, onRefused: (code: number) => void): Promise<Workers> {
  const state = { isReady: false, isStopping: false };
  const start = () => {
    const worker = cluster.fork();
    worker.once('exit', (code) => {
      if (state.isStopping) return;
      if (!state.isReady) return onRefused(code);
      console.error('A process of the service has ended: another one takes its place.');
      setTimeout(() => state.isStopping || start(), REPLACE_MS);
    });
    return worker;
  };
  await once(start(), 'message');
  state.isReady = true;
  for (let number = 1; number < count; number += 1) start();

  return {
    async stop(signal) {
      state.isStopping = true;
      const running = Object.values(cluster.workers ?? {}).filter((one): one is Worker => one !== undefined);
      await Promise.all(
        running.map((worker) => {
          worker.process.kill(signal);
          return once(worker, 'exit');
        }),
      );
    },
  };
}
