import { createActor, fromPromise } from 'xstate';
import { currentUserEndpoint } from '#contracts/account/currentUser.ts';
import { signOutEndpoint } from '#contracts/account/signOut.ts';
import type { AppConfig } from '#contracts/appConfig.ts';
import { type Client, createClient } from '#contracts/client.ts';
import { offers } from '#contracts/extensions.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts';
import { agreementMachine } from '#machines/agreement.ts';
import { alertsMachine } from '#machines/alerts.ts';
import {
  type AuthSnapshot,
  authMachine,
  type StoredAuth,
  selectIsSignedIn,
  selectProfile,
  selectProfileStatus,
  selectToken,
} from '#machines/auth.ts';
import { connectivityMachine } from '#machines/connectivity.ts';
import { cookieBannerMachine } from '#machines/cookieBanner.ts';
import { languageMachine } from '#machines/language.ts';
import { navigationMachine } from '#machines/navigation.ts';
import { provideTo } from '#machines/provide.ts';
import { selectHasFailed } from '#machines/requests.ts';
import type { App } from '#src/core/App.ts';
import { createMonitoring, type Monitoring } from '#src/core/monitoring/index.ts';
import { isQueueMarked, onQueueMarked } from '#src/core/queueMark.ts';
import { createRequests, heedingClient, tellingClient } from '#src/core/requests.ts';
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
  writeReader,
  writeStrings,
} from '#src/core/storage.ts';
import { displayName } from '#src/domain/displayName.ts';
import { readerOf } from '#src/domain/reader.ts';

/** The composition root: machines get their real effects here and nowhere else. */
export function createApp(config: AppConfig, language: Language, now = () => new Date()): App {
  // The actor is asked for its token at every call, and is made before the first.
  let token: () => string | undefined = () => undefined;
  const connectivity = createActor(connectivityMachine, {
    input: { hasFailed: () => selectHasFailed(requests.store.getSnapshot()) },
  });
  const service = createClient(() => ({
    goBase: config.apiEndpoint,
    riskBase: config.riskApiEndpoint || config.apiEndpoint,
    token: token(),
    language,
    onStored: (at, isLate) => connectivity.send({ type: 'stored.shown', at, isLate }),
    onUnreadable: ({ call, misfits }) =>
      agreement.send({
        type: 'rows.unreadable',
        faults: misfits.map((misfit) => ({ call, ...misfit })),
      }),
  }));
  const telling = tellingClient(service, (change) =>
    requests.store.send({ type: 'records.changed', ...change }),
  );
  const auth = createAuth(config, telling);
  // What somebody does leads on by signing in again over the page; then it is done again.
  const client = heedingClient(telling, () => auth.send({ type: 'session.refused' }));
  token = () => selectToken(auth.getSnapshot());
  const monitoring = createMonitoring(config, token);
  const agreement = createAgreement(monitoring);
  const requests = createRequests(
    heedingClient(
      telling,
      // Not from under whoever fills something in: what they send asks them to sign in again. A search has an `action`.
      () => document.querySelector('form:not([action])') ?? auth.send({ type: 'profile.refetch' }),
    ),
    () => ({ language, token: token(), reader: selectReader(auth.getSnapshot()) }),
  );
  connectivity.on('retry.requested', (event) => requests.store.send(event));
  const app: App = {
    config,
    language,
    client,
    monitoring,
    requests,
    now,
    actors: {
      agreement,
      auth,
      alerts: createActor(alertsMachine),
      connectivity,
      cookieBanner: createCookieBanner(monitoring),
      language: createLanguage(telling, language, config.version),
      navigation: createActor(navigationMachine),
    },
  };
  for (const actor of Object.values(app.actors)) actor.start();
  watchConnection(app.actors);
  watchQueue(app);
  onAuthChanged((stored) =>
    auth.send(stored ? { type: 'storage.changed', stored } : { type: 'storage.cleared' }),
  );
  return app;
}

/** Tells developers, in the console and by the monitoring, what the API does not keep. */
function createAgreement(monitoring: Monitoring) {
  const machine = provideTo(agreementMachine)({
    actions: {
      report: (_, { faults }) => {
        for (const { call, field, expected, got, times } of faults) {
          const error = new Error(`${call}: ${field}: expected ${expected}, got ${got} (${times} times)`);
          console.error(error);
          monitoring.report(error);
        }
      },
    },
  });
  return createActor(machine);
}

function createAuth(config: AppConfig, client: Client) {
  const machine = provideTo(authMachine)({
    actors: {
      signIn: fromPromise(async ({ input, signal }): Promise<StoredAuth> => {
        // Most visits are of people who are signed in, or never will be.
        const { signInEndpoint } = await import('#contracts/account/signIn.ts');
        const answer = await client.call(signInEndpoint, { body: input, signal });
        return { ...answer, displayName: displayName(answer) };
      }),
      loadProfile: fromPromise(async ({ signal }) => {
        const profile = await client.call(currentUserEndpoint, { signal });
        writeReader(readerOf(profile));
        return profile;
      }),
      endSession: fromPromise<unknown, { token: string }>(
        async () => offers(config, 'signOut') && client.call(signOutEndpoint, { body: {} }),
      ),
    },
    actions: {
      store: (_, { stored }) => writeAuth(stored),
      clearStored: clearAuth,
      reload: () => window.location.reload(),
    },
  });
  return createActor(machine, { input: { stored: readAuth() } });
}

/** Unknown until the profile is there. */
function selectReader(snapshot: AuthSnapshot) {
  const profile = selectProfile(snapshot);
  return profile || !selectIsSignedIn(snapshot) ? readerOf(profile) : undefined;
}

function watchConnection({ auth, connectivity }: App['actors']) {
  window.addEventListener('offline', () => connectivity.send({ type: 'connection.lost' }));
  window.addEventListener('online', () => {
    connectivity.send({ type: 'connection.restored' });
    // Who opened the app without a connection may do nothing until the profile is there.
    if (selectProfileStatus(auth.getSnapshot()) === 'failed') auth.send({ type: 'profile.refetch' });
  });
  if (!navigator.onLine) connectivity.send({ type: 'connection.lost' });
}

/** Sends what was submitted without a connection; the code for it comes once something waits. */
function watchQueue(app: App) {
  const start = () => {
    if (!isQueueMarked()) return;
    import('#src/app/outbox.ts')
      .then(({ outboxOf }) => outboxOf(app))
      // The connection that is missing may be its own: it is asked for again with the next one.
      .catch(() => {});
  };
  onQueueMarked(start);
  window.addEventListener('online', start);
  start();
}

function createCookieBanner(monitoring: Monitoring) {
  const machine = provideTo(cookieBannerMachine)({
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
  // Most read English, which stands in the code.
  const loader = () => import('./words.ts');
  // What fails is asked for again with the words.
  if (language !== DEFAULT_LANGUAGE) loader().catch(() => {});
  const machine = provideTo(languageMachine)({
    actors: {
      loadStrings: fromPromise(async ({ input, signal }) =>
        (await loader()).loadWords(client, input, signal),
      ),
    },
    actions: {
      log: (_, { namespaces, error }) => console.warn('Untranslated:', namespaces, error),
      keepForLater: (_, kept) => writeStrings(kept.language, version, kept.strings),
    },
  });
  return createActor(machine, { input: { language, strings: readStrings(language, version) } });
}
