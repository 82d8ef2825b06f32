import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { appConfig, type Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { watchRoom } from './database/room.ts';
import { isBuilt, serveApp } from './http/appFiles.ts';
import { delivery, plainJson, privateAnswers } from './http/delivery.ts';
import { apiDocs } from './http/docs.ts';
import { fail, failures, refuseUnknown } from './http/failures.ts';
import { createInstance } from './http/instance.ts';
import { keepAnswers } from './http/keptAnswers.ts';
import { linkPages } from './http/linkPages.ts';
import { leadToPage } from './http/meantPage.ts';
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

export interface ServerInput {
  db: Database;
  config: Config;
  /** The built app, usually `dist/`; the API alone is served without it or before the first build. */
  appFolder?: string;
  /** What listens for it. @default itself */
  entrance?: FastifyInstance;
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
  entrance,
  mailer = createMailer(config),
  translate = takeOver,
  summarise = quote,
}: ServerInput): Promise<FastifyInstance> {
  const app = createInstance(config, (error, request, reply) => {
    if (!isBuilt(appFolder) || !leadToPage(request, reply)) fail(error, request, reply);
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
    publicUrl: () => config.publicUrl || addressOf(entrance ?? app, config.host),
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
  const served = isBuilt(appFolder) ? await serveApp(app, appFolder, appConfig(config)) : undefined;
  if (served) forSearchEngines(app, served.publicPaths, config.environment);
  app.setNotFoundHandler(
    (request, reply) => served?.page(request, reply) ?? refuseUnknown(app, request, reply),
  );
  return app;
}

/** Where the server listens: what callers say they called is not believed, or a mail could lead anywhere. */
function addressOf(app: FastifyInstance, host: string) {
  const [address] = app.addresses() as AddressInfo[];
  if (!address) return 'http://localhost';
  const name = ['0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${address.port}`;
}
