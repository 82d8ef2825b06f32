import { type Actor, createActor, fromPromise } from 'xstate';
import type { AppConfig } from '#contracts/appConfig.ts';
import { type Client, createClient } from '#contracts/client.ts';
import { currentUserEndpoint } from '#contracts/endpoints/account.ts';
import { languageEndpoint } from '#contracts/endpoints/language.ts';
import type { Language } from '#contracts/languages.ts';
import { alertsMachine } from '#machines/alerts.ts';
import { authMachine, type StoredAuth, selectToken } from '#machines/auth.ts';
import { connectivityMachine } from '#machines/connectivity.ts';
import { cookieBannerMachine } from '#machines/cookieBanner.ts';
import { languageMachine, type StringsByNamespace } from '#machines/language.ts';
import { navigationMachine } from '#machines/navigation.ts';
import { createRequestCache } from '#machines/requestCache.ts';
import { displayName } from '#src/domain/displayName.ts';
import { createMonitoring, type Monitoring } from './monitoring/index.ts';
import { isQueueMarked } from './queueMark.ts';
import { createRequests, type Requests } from './requests.ts';
import {
  clearAuth,
  clearConsent,
  onAuthChanged,
  onConsentChanged,
  readAuth,
  readConsent,
  readStrings,
  writeAuth,
  writeConsent,
  writeStrings,
} from './storage.ts';

/** Everything a screen may ask for, made once at start. */
export interface App {
  config: AppConfig;
  language: Language;
  client: Client;
  monitoring: Monitoring;
  requests: Requests;
  actors: {
    auth: Actor<typeof authMachine>;
    alerts: Actor<typeof alertsMachine>;
    connectivity: Actor<typeof connectivityMachine>;
    cookieBanner: Actor<typeof cookieBannerMachine>;
    language: Actor<typeof languageMachine>;
    navigation: Actor<typeof navigationMachine>;
  };
}

/** The composition root: machines get their real effects here and nowhere else. */
export function createApp(config: AppConfig, language: Language): App {
  // The actor is asked for its token at every call, and is made before the first.
  let token: () => string | undefined = () => undefined;
  const connectivity = createActor(connectivityMachine);
  const client = createClient(() => ({
    goBase: config.apiEndpoint,
    riskBase: config.riskApiEndpoint || config.apiEndpoint,
    token: token(),
    language,
    onStored: (at) => connectivity.send({ type: 'stored.shown', at }),
  }));
  const auth = createAuth(client);
  token = () => selectToken(auth.getSnapshot());
  const monitoring = createMonitoring(config, token);
  const app: App = {
    config,
    language,
    client,
    monitoring,
    requests: createRequests(client, createRequestCache(), () => ({ language, token: token() })),
    actors: {
      auth,
      alerts: createActor(alertsMachine),
      connectivity,
      cookieBanner: createCookieBanner(monitoring),
      language: createLanguage(client, language, config.version),
      navigation: createActor(navigationMachine),
    },
  };
  for (const actor of Object.values(app.actors)) actor.start();
  watchConnection(app.actors.connectivity);
  watchQueue(app);
  onAuthChanged((stored) =>
    auth.send(stored ? { type: 'storage.changed', stored } : { type: 'storage.cleared' }),
  );
  return app;
}

function createAuth(client: Client) {
  const machine = authMachine.provide({
    actors: {
      signIn: fromPromise(async ({ input, signal }): Promise<StoredAuth> => {
        // Most visits are of people who are signed in, or never will be.
        const { signInEndpoint } = await import('#contracts/endpoints/signIn.ts');
        const answer = await client.call(signInEndpoint, { body: input, signal });
        return { ...answer, displayName: displayName(answer) };
      }),
      loadProfile: fromPromise(({ signal }) => client.call(currentUserEndpoint, { signal })),
    },
    actions: {
      store: (_, { stored }) => writeAuth(stored),
      clearStored: clearAuth,
      reload: () => window.location.reload(),
    },
  });
  return createActor(machine, { input: { stored: readAuth() } });
}

function watchConnection(connectivity: App['actors']['connectivity']) {
  window.addEventListener('offline', () => connectivity.send({ type: 'connection.lost' }));
  window.addEventListener('online', () => connectivity.send({ type: 'connection.restored' }));
  if (!navigator.onLine) connectivity.send({ type: 'connection.lost' });
}

/** Sends what was submitted without a connection, now and whenever it comes back; the code for it comes only when needed. */
function watchQueue(app: App) {
  async function send() {
    if (isQueueMarked()) await (await import('./draftQueue.ts')).sendQueued(app);
  }
  const trySending = () => void send().catch((cause) => console.warn('What is queued was not sent.', cause));
  window.addEventListener('online', trySending);
  trySending();
}

function createCookieBanner(monitoring: Monitoring) {
  const machine = cookieBannerMachine.provide({
    actions: {
      keepConsent: writeConsent,
      dropConsent: clearConsent,
      startAnalytics: monitoring.start,
      stopAnalytics: monitoring.stop,
    },
  });
  const actor = createActor(machine, { input: { isAccepted: readConsent() } });
  onConsentChanged((isAccepted) => actor.send({ type: 'storage.changed', isAccepted }));
  return actor;
}

function createLanguage(client: Client, language: Language, version: string) {
  const machine = languageMachine.provide({
    actors: {
      loadStrings: fromPromise(async ({ input, signal }) => {
        const { strings } = await client.call(languageEndpoint, {
          path: { id: input.language },
          query: { page_name: [...input.namespaces] },
          signal,
        });
        return byNamespace(strings ?? []);
      }),
    },
    actions: {
      log: (_, { namespaces, error }) => console.warn(`No translations for ${namespaces.join(', ')}.`, error),
      keepForLater: (_, kept) => writeStrings(kept.language, version, kept.strings),
    },
  });
  return createActor(machine, { input: { language, strings: readStrings(language, version) } });
}

/** Strings without a value or a page are dropped. */
function byNamespace(
  strings: readonly { key: string; value: string; page_name?: string | null | undefined }[],
) {
  const grouped: Record<string, Record<string, string>> = {};
  for (const { key, value, page_name } of strings) {
    if (!page_name || !value) continue;
    grouped[page_name] = { ...grouped[page_name], [key]: value };
  }
  return grouped satisfies StringsByNamespace;
}
