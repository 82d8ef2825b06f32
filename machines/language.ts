import { assign, type SnapshotFrom, setup } from 'xstate';
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts';
import { LANGUAGE_BATCH_MS } from './constants/timings.ts';
import { effect } from './effect.ts';

export type NamespaceStatus = 'queued' | 'pending' | 'fetched' | 'failed';
/** Translations by key. */
export type Strings = Readonly<Record<string, string>>;
export type StringsByNamespace = Readonly<Record<string, Strings>>;

/** `strings`: those last known of this language, shown until the fresh ones are there. */
export interface LanguageInput {
  language: Language;
  strings?: StringsByNamespace | undefined;
}

interface LanguageContext {
  language: Language;
  strings: StringsByNamespace;
  statuses: Readonly<Record<string, NamespaceStatus>>;
}

/**
 * The translations that the screens in use have asked for. The language is fixed: choosing another reloads the page.
 *
 *   deciding -> english (never calls) | idle -(first registration)-> queueing -(200 ms)-> fetching -> idle | queueing
 *
 * Each namespace is `queued`, `pending`, `fetched` or `failed`. A failure is logged, English stays, and the next
 * registration of any namespace tries again all that failed. Provide `loadStrings` and the actions `log`, `keepForLater`.
 * Views register from an effect, never while rendering.
 */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    input: {} as LanguageInput,
    events: {} as { type: 'namespace.registered'; namespace: string } | { type: 'retry' },
  },
  actors: {
    loadStrings: effect<StringsByNamespace, { language: Language; namespaces: readonly string[] }>(
      'loadStrings',
    ),
  },
  guards: {
    isEnglish: ({ context }) => context.language === DEFAULT_LANGUAGE,
    hasFailed: ({ context }) => withStatus(context, 'failed').length > 0,
    isToBeFetched: ({ context }, { namespace }: { namespace: string }) =>
      context.statuses[namespace] === undefined || withStatus(context, 'failed').length > 0,
    isUnknown: ({ context }, { namespace }: { namespace: string }) =>
      context.statuses[namespace] === undefined,
    isQueued: ({ context }) => withStatus(context, 'queued').length > 0,
  },
  actions: {
    settle: assign(({ context }, { namespace }: { namespace: string }) => ({
      statuses: { ...context.statuses, [namespace]: 'fetched' as const },
    })),
    queue: assign(({ context }, { namespace }: { namespace: string }) => ({
      statuses: { ...context.statuses, [namespace]: context.statuses[namespace] ?? ('queued' as const) },
    })),
    queueFailed: assign(({ context }) => ({ statuses: move(context, 'failed', 'queued') })),
    markPending: assign(({ context }) => ({ statuses: move(context, 'queued', 'pending') })),
    markFetched: assign(({ context }) => ({ statuses: move(context, 'pending', 'fetched') })),
    markFailed: assign(({ context }) => ({ statuses: move(context, 'pending', 'failed') })),
    keepStrings: assign(({ context }, { strings }: { strings: StringsByNamespace }) => ({
      strings: mergeAnswer(context, strings),
    })),
    keepForLater: (_, _params: { language: Language; strings: StringsByNamespace }) => {},
    log: (_, _params: { namespaces: readonly string[]; error: unknown }) => {},
  },
  delays: { batch: LANGUAGE_BATCH_MS },
}).createMachine({
  id: 'language',
  context: ({ input }) => ({ language: input.language, strings: input.strings ?? {}, statuses: {} }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isEnglish', target: 'english' }, { target: 'idle' }] },
    english: {
      on: {
        'namespace.registered': {
          guard: { type: 'isUnknown', params: ({ event }) => event },
          actions: { type: 'settle', params: ({ event }) => event },
        },
      },
    },
    idle: {
      on: {
        'namespace.registered': {
          guard: { type: 'isToBeFetched', params: ({ event }) => event },
          target: 'queueing',
          actions: ['queueFailed', { type: 'queue', params: ({ event }) => event }],
        },
        retry: { guard: 'hasFailed', target: 'queueing', actions: 'queueFailed' },
      },
    },
    queueing: {
      on: {
        'namespace.registered': {
          guard: { type: 'isUnknown', params: ({ event }) => event },
          actions: { type: 'queue', params: ({ event }) => event },
        },
      },
      after: { batch: { target: 'fetching', actions: 'markPending' } },
    },
    fetching: {
      invoke: {
        id: 'loadStrings',
        src: 'loadStrings',
        input: ({ context }) => ({
          language: context.language,
          namespaces: withStatus(context, 'pending'),
        }),
        onDone: {
          target: 'settling',
          actions: [
            { type: 'keepStrings', params: ({ event }) => ({ strings: event.output }) },
            'markFetched',
            {
              type: 'keepForLater',
              params: ({ context }) => ({ language: context.language, strings: context.strings }),
            },
          ],
        },
        onError: {
          target: 'settling',
          actions: [
            {
              type: 'log',
              params: ({ context, event }) => ({
                namespaces: withStatus(context, 'pending'),
                error: event.error,
              }),
            },
            'markFailed',
          ],
        },
      },
      on: {
        'namespace.registered': {
          guard: { type: 'isUnknown', params: ({ event }) => event },
          actions: { type: 'queue', params: ({ event }) => event },
        },
      },
    },
    settling: { always: [{ guard: 'isQueued', target: 'queueing' }, { target: 'idle' }] },
  },
});

function withStatus({ statuses }: LanguageContext, status: NamespaceStatus) {
  return Object.keys(statuses).filter((namespace) => statuses[namespace] === status);
}

function move({ statuses }: LanguageContext, from: NamespaceStatus, to: NamespaceStatus) {
  return Object.fromEntries(
    Object.entries(statuses).map(([namespace, status]) => [namespace, status === from ? to : status]),
  );
}

/** The server may send along namespaces that nobody asked for: they are dropped. */
function mergeAnswer(context: LanguageContext, answer: StringsByNamespace) {
  const fetched = withStatus(context, 'pending').map((namespace) => [
    namespace,
    { ...context.strings[namespace], ...answer[namespace] },
  ]);
  return { ...context.strings, ...Object.fromEntries(fetched) };
}

export type LanguageSnapshot = SnapshotFrom<typeof languageMachine>;
export const selectLanguage = (snapshot: LanguageSnapshot) => snapshot.context.language;
/** The translations known, by namespace, to be laid over English; of one the same object until they change. */
export const selectStrings = (snapshot: LanguageSnapshot) => snapshot.context.strings;
/** Undefined before the namespace is registered. */
export const selectStatus = (namespace: string) => (snapshot: LanguageSnapshot) =>
  snapshot.context.statuses[namespace];
/** Each of these namespaces has translations, from this visit or an earlier one, or will not get any now. */
export const selectIsTranslated =
  (namespaces: readonly string[]) =>
  ({ context }: LanguageSnapshot) =>
    namespaces.every((namespace) => {
      const status = context.statuses[namespace];
      return context.strings[namespace] !== undefined || status === 'fetched' || status === 'failed';
    });
/** Nothing is queued or under way: what is shown is what there is. */
export const selectIsSettled = (snapshot: LanguageSnapshot) =>
  Object.values(snapshot.context.statuses).every((status) => status === 'fetched' || status === 'failed');
