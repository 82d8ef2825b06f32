import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Connection } from './database/connect.ts';
import { isBuilt } from './http/appFiles.ts';
import type { Entrance } from './http/entrance.ts';
import { createMailer } from './mail/mailer.ts';
import { DEMO_PASSWORD } from './security/demoAccounts.ts';
import { buildServer } from './server.ts';
import { openDatabase, unusable } from './startup/database.ts';
import { APP_FOLDER, listen } from './startup/listen.ts';
import { demoAccounts, fillRecords, refuseDemoAccounts } from './startup/records.ts';
import { StartupError } from './startup/StartupError.ts';
import { warningsOf } from './startup/warnings.ts';
import { isOneMore, tellThatReady } from './startup/workers.ts';

/** What of the service is there so far: whoever ends it closes these. */
export interface Running {
  entrance?: Entrance;
  server?: FastifyInstance;
  connection?: Connection;
}

/** Opens the database, fills it, lets callers in, and says so. Rejects with `StartupError` where it can tell what to do. */
export async function startService(config: Config, running: Running): Promise<void> {
  const connection = await openDatabase(config);
  running.connection = connection;
  await prepareRecords(config, connection);
  running.entrance ??= await listen(config);
  const { app: entrance, admit } = running.entrance;
  const server = await buildServer({
    db: connection.db,
    config,
    appFolder: APP_FOLDER,
    entrance,
    mailer: createMailer(config, (line) => console.log(line)),
  });
  running.server = server;
  await server.ready();
  admit(server);
  tellThatReady();
  if (!isOneMore()) await announce(config, entrance, connection);
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

async function announce(config: Config, entrance: FastifyInstance, { db }: Connection) {
  // `npm run dev` stands before it, and says its own address.
  if (!process.env.GO_BEHIND_DEV) tellAddress(config, entrance);
  for (const line of await warningsOf(config, db)) console.warn(line);
  // With another API neither accounts nor mails are those of this one.
  if (config.environment === 'production' || config.apiEndpoint) return;
  const names = await demoAccounts(db);
  if (!config.smtpUrl)
    console.log('Mails are not sent but printed here, and shown at /outbox to this machine.');
  if (names.length > 0) console.log(`Demo accounts (password ${DEMO_PASSWORD}): ${names.join(', ')}`);
}

function tellAddress({ host }: Config, entrance: FastifyInstance) {
  const { port } = entrance.addresses()[0] as AddressInfo;
  const isEverywhere = ['0.0.0.0', '::'].includes(host);
  console.log(`GO is ready at http://${isEverywhere ? 'localhost' : host}:${port}`);
  if (!isBuilt(APP_FOLDER))
    console.log('The app is not built, so the API answers alone: npm run build builds it.');
}
