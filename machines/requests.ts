import {
  type ActorRefFrom,
  assign,
  type EventFromLogic,
  enqueueActions,
  type SnapshotFrom,
  setup,
} from 'xstate';
import { ANSWER_ROWS, CACHE_AGE_MS, CACHE_ROWS, PREFETCH_AGE_MS } from './constants/limits.ts';
import { ABANDON_MS } from './constants/timings.ts';
import { type RequestInput, requestMachine } from './request.ts';

/**
 * A call that is wanted. `key`: what its answer is kept under; calls of one key are one call. `address`: where it asks.
 * `subjects`: the kinds of records that its answer tells of.
 */
export interface Asked extends RequestInput {
  key: string;
  address?: string | undefined;
  subjects?: readonly string[] | undefined;
}

/** What is known of a call besides its actor, the child of the same key. */
interface Kept extends Pick<Asked, 'address' | 'subjects'> {
  /** Who shows its answer. */
  observers: readonly string[];
  /** How long its answer stays once nobody does, in ms. 0: what it tells of was deleted, and is not asked for again. */
  keepMs: number;
  /** In its answer, when it was last shown. */
  rows?: number | undefined;
}

interface RequestsContext {
  /** By key; of those without observers the one that lost its last one first is first. */
  kept: Readonly<Record<string, Kept>>;
}

interface Keyed {
  key: string;
}

interface Keys {
  keys: readonly string[];
}

/** What calls are told. */
interface Message extends Keys {
  type: EventFromLogic<typeof requestMachine>['type'];
}

/** What happens by itself to a call that nobody shows any more. */
const TIMED = ['request.abandoned', 'request.expired'] as const;

interface Timed extends Keyed {
  types?: readonly (typeof TIMED)[number][];
}

interface Observed extends Keyed {
  observer: string;
}

interface Unwatched extends Observed, Pick<Kept, 'rows'> {}

/** Kinds of records of which some were changed. `gone`: the address of the one that was deleted. */
interface Change {
  subjects: readonly string[];
  gone?: string | undefined;
}

/**
 * All that the app has asked the API for: one child (`requestMachine`, its id is the key) a call, shared by all who show its answer.
 *
 *   `request.watched`: somebody more shows it: it is sent, or sent again unless its answer is fresh or on its way, or others show
 *   that it has failed
 *   `request.unwatched`: somebody less. With the last one a call on its way is aborted soon, and the answer, of so many `rows`,
 *   goes later
 *   `request.prefetched`: somebody is about to show it: it is sent ahead
 *   `records.changed`: what tells of such records is asked for again where it is shown, and forgotten where it is not
 *   `retry.requested`: the connection is back. What failed asks again; after answers `isStored` from earlier, everything does
 *
 * Provide `request`: the machine of a call with its `send`.
 */
export const requestsMachine = setup({
  types: {
    context: {} as RequestsContext,
    events: {} as
      | { type: 'request.watched'; asked: Asked; observer: string }
      | ({ type: 'request.unwatched' } & Unwatched)
      | { type: 'request.prefetched'; asked: Asked }
      | ({ type: 'request.abandoned' } & Keyed)
      | ({ type: 'request.expired' } & Keyed)
      | ({ type: 'records.changed' } & Change)
      | { type: 'retry.requested'; isStored: boolean },
  },
  actors: { request: requestMachine },
  guards: {
    isKept: ({ context }, { key }: Keyed) => key in context.kept,
    isUnused: ({ context }, { key }: Keyed) => context.kept[key]?.observers.length === 0,
  },
  actions: {
    start: enqueueActions(({ context, enqueue }, { asked }: { asked: Asked }) => {
      enqueue.spawnChild('request', { id: asked.key, input: asked });
      enqueue.assign({ kept: { ...context.kept, [asked.key]: keptOf(asked) } });
    }),
    addObserver: assign(({ context }, { key, observer }: Observed) =>
      changed(context, key, ({ observers }) => ({ observers: [...new Set([...observers, observer])] })),
    ),
    dropObserver: assign(({ context }, { key, observer, rows }: Unwatched) =>
      changed(context, key, ({ observers }) => ({
        observers: observers.filter((one) => one !== observer),
        rows,
      })),
    ),
    markGone: assign(({ context }, { gone }: Change) =>
      changed(context, keysOf(context, ({ address }) => address === gone)[0], () => ({ keepMs: 0 })),
    ),
    tell: enqueueActions(({ enqueue }, { keys, type }: Message) => {
      for (const key of keys) enqueue.sendTo(key, { type });
    }),
    startTimers: enqueueActions(({ context, enqueue }, { key, types = TIMED }: Timed) => {
      for (const type of types) {
        const delay = type === 'request.expired' ? (context.kept[key]?.keepMs ?? 0) : ABANDON_MS;
        enqueue.raise({ type, key }, { id: type + key, delay });
      }
    }),
    stopTimers: enqueueActions(({ enqueue }, { keys }: Keys) => {
      for (const key of keys) for (const type of TIMED) enqueue.cancel(type + key);
    }),
    forget: enqueueActions(({ context, enqueue }, { keys }: Keys) => {
      const kept = { ...context.kept };
      for (const key of keys) {
        enqueue.stopChild(key);
        delete kept[key];
      }
      enqueue.assign({ kept });
    }),
  },
}).createMachine({
  id: 'requests',
  context: { kept: {} },
  on: {
    'request.watched': [
      {
        guard: { type: 'isKept', params: ({ event }) => event.asked },
        actions: [
          { type: 'addObserver', params: observedOf },
          { type: 'stopTimers', params: ({ event }) => ({ keys: [event.asked.key] }) },
          { type: 'tell', params: ({ context, event }) => watchedBy(context, event) },
        ],
      },
      {
        actions: [
          { type: 'start', params: ({ event }) => event },
          { type: 'addObserver', params: observedOf },
        ],
      },
    ],
    'request.prefetched': [
      {
        guard: { type: 'isKept', params: ({ event }) => event.asked },
        actions: { type: 'tell', params: ({ event }) => ({ keys: [event.asked.key], type: 'watched' }) },
      },
      {
        actions: [
          { type: 'start', params: ({ event }) => ({ asked: prefetched(event.asked) }) },
          {
            type: 'startTimers',
            params: ({ event }) => ({ key: event.asked.key, types: ['request.expired'] }),
          },
        ],
      },
    ],
    'request.unwatched': {
      actions: [
        { type: 'dropObserver', params: ({ event }) => event },
        { type: 'stopTimers', params: ({ event }) => ({ keys: [event.key] }) },
        { type: 'startTimers', params: ({ event: { key } }) => ({ key }) },
        { type: 'forget', params: ({ context }) => ({ keys: tooMany(context) }) },
      ],
    },
    'request.abandoned': {
      guard: { type: 'isUnused', params: ({ event }) => event },
      actions: { type: 'tell', params: ({ event }) => ({ keys: [event.key], type: 'abort' }) },
    },
    'request.expired': {
      guard: { type: 'isUnused', params: ({ event }) => event },
      actions: { type: 'forget', params: ({ event }) => ({ keys: [event.key] }) },
    },
    'records.changed': {
      actions: [
        { type: 'markGone', params: ({ event }) => event },
        {
          type: 'tell',
          params: ({ context, event }) => ({ keys: stale(context, event, isShown), type: 'refetch' }),
        },
        { type: 'forget', params: ({ context, event }) => ({ keys: stale(context, event, isHidden) }) },
      ],
    },
    'retry.requested': {
      actions: [
        {
          type: 'tell',
          params: ({ context, event }) => ({
            keys: keysOf(context, isShown),
            type: event.isStored ? 'refetch' : 'retry',
          }),
        },
        {
          type: 'forget',
          params: ({ context, event }) => ({ keys: event.isStored ? keysOf(context, isHidden) : [] }),
        },
      ],
    },
  },
});

function keptOf({ address, subjects = [], freshMs = 0 }: Asked): Kept {
  return { address, subjects, observers: [], keepMs: Math.max(CACHE_AGE_MS, freshMs) };
}

/** Code that is slow to load has come before its answer counts as old. */
function prefetched(asked: Asked): Asked {
  return { ...asked, firstFreshMs: Math.max(PREFETCH_AGE_MS, asked.freshMs ?? 0) };
}

/** What a call hears of one who shows it, who is among its observers by now. */
function watchedBy({ kept }: RequestsContext, { asked: { key } }: { asked: Asked }): Message {
  return { keys: [key], type: kept[key]?.observers.length === 1 ? 'watched' : 'joined' };
}

function observedOf({ event: { asked, observer } }: { event: { asked: Asked; observer: string } }) {
  return { key: asked.key, observer };
}

/** Moves the call to the end. */
function changed({ kept }: RequestsContext, key = '', change: (one: Kept) => Partial<Kept>) {
  const { [key]: one, ...others } = kept;
  return one ? { kept: { ...others, [key]: { ...one, ...change(one) } } } : {};
}

const isShown = ({ observers, keepMs }: Kept) => observers.length > 0 && keepMs > 0;
const isHidden = ({ observers }: Kept) => observers.length === 0;

function keysOf({ kept }: RequestsContext, holds: (kept: Kept) => boolean) {
  return Object.keys(kept).filter((key) => kept[key] && holds(kept[key]));
}

/** Those that nothing has shown for too long, by what has been put aside since. */
function tooMany(context: RequestsContext) {
  const isOver = (key: string, since: number) =>
    since * (ANSWER_ROWS + (context.kept[key]?.rows ?? 0)) >= CACHE_ROWS;
  return keysOf(context, isHidden).reverse().filter(isOver);
}

/** What tells of changed records. */
function stale(context: RequestsContext, { subjects }: Change, holds: (kept: Kept) => boolean) {
  return keysOf(
    context,
    (kept) => holds(kept) && kept.subjects?.some((subject) => subjects.includes(subject)) === true,
  );
}

export type RequestsSnapshot = SnapshotFrom<typeof requestsMachine>;
/** Something that is shown could not be had, and is not being asked for again. */
export const selectHasFailed = (snapshot: RequestsSnapshot) =>
  keysOf(snapshot.context, isShown).some((key) =>
    selectCall(snapshot, key)?.getSnapshot().matches('failure'),
  );
/** The actor of a call; undefined where nobody wanted it, or not for long. */
export const selectCall = (snapshot: RequestsSnapshot, key: string) =>
  snapshot.children[key] as ActorRefFrom<typeof requestMachine> | undefined;
