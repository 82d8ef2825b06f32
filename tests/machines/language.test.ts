import { expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import {
  type LanguageInput,
  languageMachine,
  type StringsByNamespace,
  selectIsSettled,
  selectIsTranslated,
  selectStatus,
  selectStrings,
} from '#machines/language.ts';
import { controlled, settle, startOnClock } from '#tests/support/machines.ts';

/** A page in a language; the test answers each batch: `batches[0].resolve(strings)`. */
function startLanguage(input: LanguageInput) {
  const batches: (ReturnType<typeof controlled<StringsByNamespace>> & { namespaces: readonly string[] })[] =
    [];
  const log = vi.fn();
  const keepForLater = vi.fn();
  const { actor, clock } = startOnClock(
    languageMachine.provide({
      actors: {
        loadStrings: fromPromise(({ input: { namespaces } }) => {
          const batch = { ...controlled<StringsByNamespace>(), namespaces };
          batches.push(batch);
          return batch.promise;
        }),
      },
      actions: {
        log: (_, params) => log(params),
        keepForLater: (_, params) => keepForLater(params),
      },
    }),
    { input },
  );
  const register = (...namespaces: string[]) => {
    for (const namespace of namespaces) actor.send({ type: 'namespace.registered', namespace });
  };
  const status = (namespace: string) => selectStatus(namespace)(actor.getSnapshot());
  const strings = (namespace: string) => selectStrings(actor.getSnapshot())[namespace] ?? {};
  return { actor, clock, batches, log, keepForLater, register, status, strings };
}

it('fetches in one batch, 200 ms after the first, all that was registered meanwhile', () => {
  const { clock, batches, register, status } = startLanguage({ language: 'fr' });
  register('home');
  clock.increment(150);
  register('common', 'home');
  clock.increment(49);
  expect(batches).toHaveLength(0);
  expect([status('home'), status('common')]).toEqual(['queued', 'queued']);

  clock.increment(1);

  expect(batches.map(({ namespaces }) => namespaces)).toEqual([['home', 'common']]);
  expect([status('home'), status('common')]).toEqual(['pending', 'pending']);
});

it('never calls for English', () => {
  const { actor, clock, batches, register, status } = startLanguage({ language: 'en' });
  register('home');
  clock.increment(60_000);

  expect(batches).toHaveLength(0);
  expect(status('home')).toBe('fetched');
  expect(selectIsSettled(actor.getSnapshot())).toBe(true);
});

it('lays the answer over the last known strings, without namespaces that nobody asked for', async () => {
  const { actor, clock, batches, keepForLater, register, strings } = startLanguage({
    language: 'fr',
    strings: { home: { heading: 'Ancien', footer: 'Pied' } },
  });
  expect(strings('home')).toEqual({ heading: 'Ancien', footer: 'Pied' });
  register('home');
  clock.increment(200);
  expect(selectIsSettled(actor.getSnapshot())).toBe(false);
  batches[0]?.resolve({ home: { heading: 'Accueil' }, homeMap: { title: 'Carte' } });
  await settle();

  expect(strings('home')).toEqual({ heading: 'Accueil', footer: 'Pied' });
  expect(strings('homeMap')).toEqual({});
  expect(keepForLater).toHaveBeenCalledExactlyOnceWith({
    language: 'fr',
    strings: { home: { heading: 'Accueil', footer: 'Pied' } },
  });
  expect(selectIsSettled(actor.getSnapshot())).toBe(true);
});

it('fetches what is registered during a call in the next batch', async () => {
  const { clock, batches, register, status } = startLanguage({ language: 'es' });
  register('home');
  clock.increment(200);
  register('login');
  expect(status('login')).toBe('queued');
  batches[0]?.resolve({});
  await settle();
  clock.increment(200);

  expect(batches.map(({ namespaces }) => namespaces)).toEqual([['home'], ['login']]);
  expect(status('home')).toBe('fetched');
});

it('logs a failure once and shows English', async () => {
  const { clock, batches, log, register, status, strings } = startLanguage({ language: 'ar' });
  register('home');
  clock.increment(200);
  batches[0]?.reject(new Error('offline'));
  await settle();
  clock.increment(60_000);

  expect(log).toHaveBeenCalledExactlyOnceWith({ namespaces: ['home'], error: new Error('offline') });
  expect(status('home')).toBe('failed');
  expect(strings('home')).toEqual({});
  expect(batches).toHaveLength(1);
});

it.each([
  ['the namespace that failed', 'home', ['home']],
  ['another', 'login', ['home', 'login']],
])('tries again what failed at the next registration of %s', async (_, registered, expected) => {
  const { clock, batches, register } = startLanguage({ language: 'ar' });
  register('home');
  clock.increment(200);
  batches[0]?.reject(new Error('offline'));
  await settle();

  register(registered);
  clock.increment(200);

  expect(batches[1]?.namespaces).toEqual(expected);
});

it('tries again when asked to, if something failed', async () => {
  const { actor, clock, batches, register, status } = startLanguage({ language: 'fr' });
  actor.send({ type: 'retry' });
  clock.increment(200);
  expect(batches).toHaveLength(0);
  register('home');
  clock.increment(200);
  batches[0]?.reject(new Error('offline'));
  await settle();
  actor.send({ type: 'retry' });
  clock.increment(200);
  batches[1]?.resolve({ home: { heading: 'Accueil' } });
  await settle();

  expect(status('home')).toBe('fetched');
});

it('asks for a namespace only once', async () => {
  const { clock, batches, register } = startLanguage({ language: 'fr' });
  register('home');
  clock.increment(200);
  batches[0]?.resolve({});
  await settle();
  register('home');
  clock.increment(60_000);

  expect(batches).toHaveLength(1);
});

it('tries again only what failed, when a namespace that is there is registered once more', async () => {
  const { clock, batches, register } = startLanguage({ language: 'fr' });
  register('home');
  clock.increment(200);
  register('login');
  batches[0]?.resolve({});
  await settle();
  clock.increment(200);
  batches[1]?.reject(new Error('offline'));
  await settle();

  register('home');
  clock.increment(200);

  expect(batches[2]?.namespaces).toEqual(['login']);
});

it('tells a page whether its words are there, or will not come: known from an earlier visit, fetched or failed', async () => {
  const known = { home: { heading: 'Accueil' } };
  const { actor, clock, batches, register } = startLanguage({ language: 'fr', strings: known });
  const isTranslated = (...namespaces: string[]) => selectIsTranslated(namespaces)(actor.getSnapshot());
  expect([isTranslated('home'), isTranslated('login'), isTranslated('home', 'login')]).toEqual([
    true,
    false,
    false,
  ]);
  register('login', 'terms');
  clock.increment(200);
  expect(isTranslated('login')).toBe(false);
  batches[0]?.resolve({ login: { heading: 'Connexion' } });
  await settle();
  // The answer may lack a namespace: English stands for it from now on.
  expect([isTranslated('login'), isTranslated('terms')]).toEqual([true, true]);
  register('search');
  clock.increment(200);
  batches[1]?.reject(new Error('offline'));
  await settle();
  expect(isTranslated('search', 'home')).toBe(true);
});
