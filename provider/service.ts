import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Connection } from './database/connect.ts';
import { isBuilt } from './http/appFiles.ts';
import { createMailer } from './mail/mailer.ts';
import { DEMO_PASSWORD } from './security/demoAccounts.ts';
import { buildServer } from './server.ts';
import { openDatabase, unusable } from './startup/database.ts';
import { refusePort } from './startup/port.ts';
import { demoAccounts, fillRecords, refuseDemoAccounts } from './startup/records.ts';
import { StartupError } from './startup/StartupError.ts';
import { warningsOf } from './startup/warnings.ts';
import { isOneMore } from './startup/workers.ts';

const APP_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));

/** What of the service is there so far: whoever ends it closes these. */
export interface Running {
  server?: FastifyInstance;
  connection?: Connection;
}

/** Opens the database, fills it, listens, and says so. Rejects with `StartupError` where it can tell what to do. */
export async function startService(config: Config, running: Running): Promise<void> {
  const connection = await openDatabase(config);
  running.connection = connection;
  await prepareRecords(config, connection);
  const server = await buildServer({
    db: connection.db,
    config,
    appFolder: APP_FOLDER,
    mailer: createMailer(config, (line) => console.log(line)),
  });
  running.server = server;
  server.addHook('preClose', readWhatWasSent);
  await server
    .listen({ port: config.port, host: config.host })
    .catch((error) => refusePort(error, config.port));
  if (!isOneMore()) await announce(config, server, connection);
}

/** What is on its way over the network, or waits in a socket because the process was busy. In ms. */
const ARRIVING_MS = 250;
/** Turns of the event loop: one takes connections in, one reads them. */
const READING_TURNS = 3;

/** Before connections without a known request are closed: those that were sent are read, and so have to be answered. */
async function readWhatWasSent() {
  await setTimeout(ARRIVING_MS);
  for (let turn = 0; turn < READING_TURNS; turn += 1) await setImmediate();
}

async function prepareRecords(config: Config, { db }: Connection) {
  try {
    if (config.environment === 'production') await refuseDemoAccounts(db);
    await fillRecords(db, config);
  } catch (error) {
    const isOurs = error instanceof StartupError || config.databaseUrl !== undefined;
    throw isOurs ? error : unusable(resolve(config.dataFolder), error);
  }
}

async function announce(config: Config, server: FastifyInstance, { db }: Connection) {
  // `npm run dev` stands before it, and says its own address.
  if (!process.env.GO_BEHIND_DEV) tellAddress(config, server);
  for (const line of await warningsOf(config, db)) console.warn(line);
  // With another API neither accounts nor mails are those of this one.
  if (config.environment === 'production' || config.apiEndpoint) return;
  const names = await demoAccounts(db);
  if (!config.smtpUrl)
    console.log('Mails are not sent but printed here, and shown at /outbox to this machine.');
  if (names.length > 0) console.log(`Demo accounts (password ${DEMO_PASSWORD}): ${names.join(', ')}`);
}

function tellAddress({ host }: Config, server: FastifyInstance) {
  const { port } = server.addresses()[0] as AddressInfo;
  const isEverywhere = ['0.0.0.0', '::'].includes(host);
  console.log(`GO is ready at http://${isEverywhere ? 'localhost' : host}:${port}`);
  if (!isBuilt(APP_FOLDER))
    console.log('The app is not built, so the API answers alone: npm run build builds it.');
}
