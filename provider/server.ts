import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { appConfig, type Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { watchRoom } from './database/room.ts';
import { appFiles, isBuilt, isPage, linksAhead, readPages, sendApp } from './http/appFiles.ts';
import { delivery, plainJson, privateAnswers } from './http/delivery.ts';
import { apiDocs } from './http/docs.ts';
import { fail, failures, refuseMalformed, refuseUnknown } from './http/failures.ts';
import { keepAnswers } from './http/keptAnswers.ts';
import { linkPages } from './http/linkPages.ts';
import { demonstrationMedia } from './http/media.ts';
import { outboxPage } from './http/outbox.ts';
import { forSearchEngines } from './http/searchEngines.ts';
import { securityHeaders } from './http/security.ts';
import { quote, type Summariser } from './learning/summariser.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createDrefTranslations } from './records/drefTranslation.ts';
import { createLearningSummaries } from './records/learningSummaries.ts';
import { apiRoutes } from './routes/index.ts';
import { fileLinkKeyOf } from './security/secrets.ts';
import { type Translator, takeOver } from './translation/translator.ts';

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
  /** Translates what people write into English. @default takes it over as it is */
  translate?: Translator;
  /** Writes summaries of operational learnings. @default quotes these */
  summarise?: Summariser;
}

/** The whole server, not listening yet: the API, the app's configuration and its files. Tests use `inject`. */
export async function buildServer({
  db,
  config,
  appFolder,
  mailer = createMailer(config),
  translate = takeOver,
  summarise = quote,
}: ServerInput): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEAD_TIMEOUT_MS },
    genReqId: () => randomUUID(),
    logger: { level: 'error', stream: process.stderr },
    // A proxy of the configuration may say for whom it calls; anyone else who says so is not believed.
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    // What comes while the process ends is still served: it was sent before its sender could know.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => fail(error, request, reply),
    clientErrorHandler: (error, socket) => refuseMalformed(error, socket),
  });
  app.removeContentTypeParser('text/plain');
  app.decorate('db', db);
  app.decorate('federationDomain', config.federationEmailDomain);
  app.decorate('filesFolder', config.filesFolder);
  app.decorate('publicUrl', config.publicUrl);
  app.decorate('fileLinkKey', fileLinkKeyOf(db));
  app.decorate('room', watchRoom(db, config.filesFolder));
  app.decorate('kept', keepAnswers(db));
  app.decorate('implemented', []);
  const report = (error: unknown) => app.log.error(error);
  const drefTranslations = createDrefTranslations({ db, translate, report });
  const learningSummaries = createLearningSummaries({ db, summarise, report });
  app.decorate('drefTranslations', drefTranslations);
  app.decorate('learningSummaries', learningSummaries);
  // What cannot be taken up now waits for the next start, and keeps nobody from being served.
  for (const work of [drefTranslations, learningSummaries]) {
    app.addHook('onReady', () => work.takeAll().catch(report));
    app.addHook('onClose', () => work.stop());
  }
  const accounts = {
    db,
    mailer,
    product: config.title,
    isDemoOpen: config.demoAccess === 'everywhere',
    publicUrl: () => config.publicUrl || addressOf(app, config.host),
    report: (line: string) => app.log.error(line),
  };
  failures(app);
  await securityHeaders(app, config, appFolder);
  plainJson(app);
  await delivery(app);
  await app.register(async (api) => {
    privateAnswers(api);
    apiRoutes(api, { accounts });
    linkPages(api, accounts);
    if (mailer.outbox) outboxPage(api, mailer.outbox);
  });
  app.get('/config.json', (_, reply) => reply.header('Cache-Control', 'no-cache').send(appConfig(config)));
  if (config.environment !== 'production') apiDocs(app, config);
  demonstrationMedia(app);
  const pages = isBuilt(appFolder) ? readPages(appFolder) : undefined;
  const links = linksAhead(pages?.files ?? []);
  if (isBuilt(appFolder) && pages) {
    // Else the folder itself would answer.
    app.get('/', (_, reply) => sendApp(reply, true, links));
    await appFiles(app, appFolder, { hasSourceMaps: config.environment !== 'production' });
    forSearchEngines(app, pages.public, config.environment);
  }
  const addresses = new RegExp(pages?.addresses ?? '^$', 'i');
  app.setNotFoundHandler((request, reply) => {
    const isKnown = addresses.test(request.url.split('?')[0] ?? '');
    return pages && isPage(request, isKnown)
      ? sendApp(reply, isKnown, links)
      : refuseUnknown(app, request, reply);
  });
  return app;
}

/** Where the server listens: what callers say they called is not believed, or a mail could lead anywhere. */
function addressOf(app: FastifyInstance, host: string) {
  const [address] = app.addresses() as AddressInfo[];
  if (!address) return 'http://localhost';
  const name = ['0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${address.port}`;
}
