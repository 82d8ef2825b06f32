import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Connection } from './database/connect.ts';
import { isBuilt } from './http/appFiles.ts';
import { createMailer } from './mail/mailer.ts';
import { buildServer } from './server.ts';
import { damaged, openDatabase } from './startup/database.ts';
import { checkPort, refusePort } from './startup/port.ts';
import { DEMO_PASSWORD, demoAccounts, fillRecords, refuseDemoAccounts } from './startup/records.ts';
import { StartupError } from './startup/StartupError.ts';

/**
 * The process: configuration, database, records, server. Whatever keeps it from starting ends it with one line on stderr
 * and exit code 1; SIGTERM and SIGINT end it with 0, within three seconds.
 */

const APP_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));
/** After that, open requests are cut off. In ms. */
const SHUTDOWN_LIMIT_MS = 2_500;

const running: { server?: FastifyInstance; connection?: Connection; isStopping?: boolean } = {};

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
await start().catch(giveUp);

async function start() {
  const config = readConfig(process.env);
  // Opening a database takes seconds: what is refused anyway is refused at once.
  await checkPort(config);
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
  await server
    .listen({ port: config.port, host: config.host })
    .catch((error) => refusePort(error, config.port));
  await announce(config, server, connection);
}

async function prepareRecords(config: Config, { db }: Connection) {
  try {
    if (config.environment === 'production') await refuseDemoAccounts(db);
    await fillRecords(db, config);
  } catch (error) {
    const isOurs = error instanceof StartupError || config.databaseUrl !== undefined;
    throw isOurs ? error : damaged(resolve(config.dataFolder), error);
  }
}

async function announce(config: Config, server: FastifyInstance, { db }: Connection) {
  const { port } = server.addresses()[0] as AddressInfo;
  const isEverywhere = ['0.0.0.0', '::'].includes(config.host);
  console.log(`GO is ready at http://${isEverywhere ? 'localhost' : config.host}:${port}`);
  if (!isBuilt(APP_FOLDER))
    console.log('The app is not built, so the API answers alone: npm run build builds it.');
  if (config.environment === 'production') return;
  const names = await demoAccounts(db);
  if (!config.smtpUrl) console.log('Mails are not sent but printed here, and shown at /outbox.');
  if (names.length > 0) console.log(`Demo accounts (password ${DEMO_PASSWORD}): ${names.join(', ')}`);
}

/** Lets open requests finish, closes the database, and goes. */
async function stop() {
  if (running.isStopping) return;
  running.isStopping = true;
  setTimeout(() => process.exit(0), SHUTDOWN_LIMIT_MS).unref();
  await running.server?.close().catch(() => {});
  await running.connection?.close().catch(() => {});
  process.exit(0);
}

function giveUp(error: unknown) {
  if (running.isStopping) return;
  const isForeseen = error instanceof StartupError || error instanceof ConfigError;
  console.error(isForeseen ? error.message : error);
  process.exit(1);
}
