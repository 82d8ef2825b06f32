import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { appConfig, type Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { appFiles, asksForPage, isBuilt, sendApp } from './http/appFiles.ts';
import { delivery, privateAnswers } from './http/delivery.ts';
import { apiDocs } from './http/docs.ts';
import { fail, failures, refuseMalformed, refuseUnknown } from './http/failures.ts';
import { linkPages } from './http/linkPages.ts';
import { demonstrationMedia } from './http/media.ts';
import { outboxPage } from './http/outbox.ts';
import { forSearchEngines } from './http/searchEngines.ts';
import { securityHeaders } from './http/security.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { apiRoutes } from './routes/index.ts';

/** The largest body that is read. In bytes. */
const BODY_LIMIT = 1_048_576;
/** A client that takes longer to send its request, or the head of it, is cut off: photos travel over bad networks. In ms. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEAD_TIMEOUT_MS = 30_000;

export interface ServerInput {
  db: Database;
  config: Config;
  /** The built app, usually `dist/`; the API alone is served without it or before the first build. */
  appFolder?: string;
  /** Hands mails over. @default as the configuration says, telling nobody */
  mailer?: Mailer;
}

/** The whole server, not listening yet: the API, the app's configuration and its files. Tests use `inject`. */
export async function buildServer({
  db,
  config,
  appFolder,
  mailer = createMailer(config),
}: ServerInput): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEAD_TIMEOUT_MS },
    genReqId: () => randomUUID(),
    logger: { level: 'error', stream: process.stderr },
    // A proxy on this machine may say for whom it calls; anyone else who says so is not believed.
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => fail(error, request, reply),
    clientErrorHandler: (error, socket) => refuseMalformed(error, socket),
  });
  app.removeContentTypeParser('text/plain');
  app.decorate('db', db);
  app.decorate('federationDomain', config.federationEmailDomain);
  app.decorate('filesFolder', config.filesFolder);
  app.decorate('implemented', []);
  const accounts = {
    db,
    mailer,
    product: config.title,
    publicUrl: () => config.publicUrl || addressOf(app, config.host),
  };
  failures(app);
  securityHeaders(app, config);
  await delivery(app);
  await app.register(async (api) => {
    privateAnswers(api);
    apiRoutes(api, { version: config.version, accounts });
    linkPages(api, accounts);
    if (mailer.outbox) outboxPage(api, mailer.outbox);
  });
  app.get('/config.json', (_, reply) => reply.header('Cache-Control', 'no-cache').send(appConfig(config)));
  apiDocs(app, config.title);
  demonstrationMedia(app);
  const hasApp = isBuilt(appFolder);
  if (hasApp) {
    await appFiles(app, appFolder);
    forSearchEngines(app, appFolder, config.environment);
  }
  app.setNotFoundHandler((request, reply) => {
    const isCall = /^\/(api\/|get_auth_token)/.test(request.url);
    return hasApp && !isCall && asksForPage(request) ? sendApp(reply) : refuseUnknown(app, request, reply);
  });
  return app;
}

/** Where the server listens: what a caller says he called is not believed, or a mail could lead anywhere. */
function addressOf(app: FastifyInstance, host: string) {
  const [address] = app.addresses() as AddressInfo[];
  if (!address) return 'http://localhost';
  const name = ['0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${address.port}`;
}
