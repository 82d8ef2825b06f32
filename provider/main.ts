import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { ConfigError, readConfig } from './config.ts';
import type { Running } from './service.ts';
import { listen } from './startup/listen.ts';
import { checkPort } from './startup/port.ts';
import { StartupError } from './startup/StartupError.ts';
import { isOneMore, isWorker, startWorkers, type Workers } from './startup/workers.ts';

/**
 * The process: configuration, port, database, records, service; or the one that watches over several such. Whatever keeps it
 * from starting ends it with one line on stderr and exit code 1; SIGTERM and SIGINT end it with 0, within three seconds.
 */

/** After that, open requests are cut off. In ms. */
const SHUTDOWN_LIMIT_MS = 2_000;
/** However many go on coming. */
const LETTING_IN_LIMIT_MS = 1_500;

const running: Running & { isStopping?: boolean; workers?: Workers } = {};

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
await start().catch(giveUp);

async function start() {
  const config = readConfig(process.env);
  if (!isWorker) await checkPort(config);
  if (!isWorker && config.workers > 1) {
    running.workers = await startWorkers(config.workers, (code) => process.exit(code || 1));
    return;
  }
  // Loading the service and opening a database takes seconds: what is refused anyway is refused before, and what needs
  // neither is served meanwhile. Where others serve already, nobody should have to wait for one more.
  if (!isOneMore()) running.entrance = await listen(config);
  const { startService } = await import('./service.ts');
  await startService(config, running);
}

/** Lets open requests finish, closes the database, and goes. */
async function stop(signal: NodeJS.Signals) {
  if (running.isStopping) return;
  running.isStopping = true;
  // Each of several cuts off what is left by itself.
  if (running.workers) await running.workers.stop(signal);
  else setTimeout(() => process.exit(0), SHUTDOWN_LIMIT_MS).unref();
  if (running.entrance) await letInWhoWaits(running.entrance.app.server);
  await running.entrance?.app.close().catch(() => {});
  await running.server?.close().catch(() => {});
  await running.connection?.close().catch(() => {});
  process.exit(0);
}

/**
 * Those who have connected wait in a queue of the system, from which Node takes one a turn: to close the port resets them, and
 * what they have sent already is lost.
 */
async function letInWhoWaits(server: Server) {
  const latest = performance.now() + LETTING_IN_LIMIT_MS;
  let hasCome = true;
  server.on('connection', () => {
    hasCome = true;
  });
  while (hasCome && performance.now() < latest) {
    hasCome = false;
    // The first may end in the middle of a turn.
    await setImmediate();
    await setImmediate();
  }
}

function giveUp(error: unknown) {
  if (running.isStopping) return;
  const isForeseen = error instanceof StartupError || error instanceof ConfigError;
  console.error(isForeseen ? error.message : error);
  process.exit(1);
}
