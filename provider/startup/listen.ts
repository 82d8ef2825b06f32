import { setImmediate, setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '#provider/config.ts';
import { createEntrance, type Entrance } from '#provider/http/entrance.ts';
import { refusePort } from './port.ts';

export const APP_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

/** What is on its way over the network, or waits in a socket because the process was busy. In ms. */
const ARRIVING_MS = 250;
/** Turns of the event loop: one takes connections in, one reads them. */
const READING_TURNS = 3;

/** Listens as the configuration says. Throws `StartupError` where the port cannot be had. */
export async function listen(config: Config): Promise<Entrance> {
  const entrance = await createEntrance(config, APP_FOLDER);
  entrance.app.addHook('preClose', readWhatWasSent);
  await entrance.app
    .listen({ port: config.port, host: config.host })
    .catch((error) => refusePort(error, config.port));
  return entrance;
}

/** Before connections without a known request are closed: those that were sent are read, and so have to be answered. */
async function readWhatWasSent() {
  await setTimeout(ARRIVING_MS);
  for (let turn = 0; turn < READING_TURNS; turn += 1) await setImmediate();
}
