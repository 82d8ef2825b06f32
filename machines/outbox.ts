import { assign, type SnapshotFrom, setup } from 'xstate';
import { QUEUE_RETRY_MS } from './constants/timings.ts';
import { effect } from './effect.ts';

/** A form that was submitted without a connection and waits in this browser. `user`: its author, who alone can send it. */
export interface OutboxItem {
  /** The id of its draft. */
  id: string;
  user: number;
  title: string;
  /** Where its form opens. */
  address: string;
}

/**
 * What became of a form: sent as a new record or as a change of one, gone because another tab had its turn first, waiting
 * because there still is no connection.
 */
export type OutboxResult =
  | { outcome: 'created' | 'updated'; name?: string | null | undefined }
  | { outcome: 'gone' }
  | { outcome: 'waiting' };

/** What the author is told of a form. */
export interface OutboxNews {
  item: OutboxItem;
  outcome: 'created' | 'updated' | 'failed';
  /** What the saved record is called. */
  name?: string | null | undefined;
}

interface OutboxContext {
  /** Who is signed in; missing while nobody is. */
  user: number | undefined;
  /** Everything that waits, of all who use this browser. */
  items: readonly OutboxItem[];
  /** The ids of those of the user that still have their turn in this round. */
  toSend: readonly string[];
  news: OutboxNews | undefined;
}

type OutboxEvent =
  | { type: 'user.changed'; user: number | undefined }
  | { type: 'form.queued' }
  | { type: 'connection.restored' };

/**
 * What was submitted without a connection, sent one after another, each once whatever other tabs do, by its own author.
 *
 *   awaitingUser -(user.changed)-> listing -> choosing -> turn { locked -> sending -> telling } -> choosing
 *   choosing -(something of the user waits)-> waiting -(connection restored, form queued, 15 s)-> listing
 *   choosing -(only what others wrote waits)-> keeping; -(nothing waits)-> empty; both -(connection restored, form queued)-> listing
 *   `user.changed` leads from everywhere to `listing`.
 *
 * Provide `list` (what waits, of everybody), `lock` (resolves when it is this tab's turn for a form), `send`, `tell`, and the
 * action `unlock`. What somebody else wrote is never sent and never forgotten: `selectForeign` counts it.
 */
export const outboxMachine = setup({
  types: {
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
  },
  actors: {
    list: effect<readonly OutboxItem[], undefined>('list'),
    lock: effect<unknown, { id: string }>('lock'),
    send: effect<OutboxResult, { item: OutboxItem }>('send'),
    tell: effect<unknown, { news: OutboxNews }>('tell'),
  },
  guards: {
    hasNext: ({ context }) => nextOf(context) !== undefined,
    hasOwn: ({ context }) => ownOf(context).length > 0,
    hasAny: ({ context }) => context.items.length > 0,
    isGone: (_, { result }: { result: OutboxResult }) => result.outcome === 'gone',
    isStillWaiting: (_, { result }: { result: OutboxResult }) => result.outcome === 'waiting',
  },
  actions: {
    keepUser: assign((_, { user }: { user: number | undefined }) => ({ user })),
    keepItems: assign(({ context: { user } }, { items }: { items: readonly OutboxItem[] }) => ({
      items,
      toSend: items.filter((item) => item.user === user).map(({ id }) => id),
    })),
    dropItem: assign(({ context }) => {
      const [id, ...toSend] = context.toSend;
      return { items: context.items.filter((item) => item.id !== id), toSend };
    }),
    postpone: assign(({ context }) => ({ toSend: context.toSend.slice(1) })),
    keepSuccess: assign(({ context }, { result }: { result: OutboxResult }) => {
      const item = nextOf(context);
      return item && 'name' in result ? { news: { item, ...result } } : {};
    }),
    keepFailure: assign(({ context }) => {
      const item = nextOf(context);
      return item ? { news: { item, outcome: 'failed' as const } } : {};
    }),
    forgetNews: assign({ news: undefined }),
    /** Another tab may have its turn. */
    unlock: () => {},
  },
  delays: { retry: QUEUE_RETRY_MS },
}).createMachine({
  id: 'outbox',
  context: { user: undefined, items: [], toSend: [], news: undefined },
  initial: 'awaitingUser',
  on: {
    'user.changed': { target: '.listing', actions: { type: 'keepUser', params: ({ event }) => event } },
  },
  states: {
    awaitingUser: {},
    listing: {
      invoke: {
        id: 'list',
        src: 'list',
        onDone: {
          target: 'choosing',
          actions: { type: 'keepItems', params: ({ event }) => ({ items: event.output }) },
        },
        // A browser that keeps nothing, or no connection for what reads it.
        onError: 'empty',
      },
    },
    choosing: {
      always: [
        { guard: 'hasNext', target: 'turn' },
        { guard: 'hasOwn', target: 'waiting' },
        { guard: 'hasAny', target: 'keeping' },
        { target: 'empty' },
      ],
    },
    turn: {
      initial: 'locked',
      exit: 'unlock',
      states: {
        locked: {
          invoke: {
            id: 'lock',
            src: 'lock',
            input: ({ context }) => ({ id: context.toSend[0] ?? '' }),
            onDone: 'sending',
            onError: { target: '#outbox.choosing', actions: 'postpone' },
          },
        },
        sending: {
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => ({ item: nextOf(context) ?? NOTHING }),
            onDone: [
              {
                guard: { type: 'isGone', params: resultOf },
                target: '#outbox.choosing',
                actions: 'dropItem',
              },
              {
                guard: { type: 'isStillWaiting', params: resultOf },
                target: '#outbox.choosing',
                actions: 'postpone',
              },
              { target: 'telling', actions: [{ type: 'keepSuccess', params: resultOf }, 'dropItem'] },
            ],
            onError: { target: 'telling', actions: ['keepFailure', 'dropItem'] },
          },
        },
        telling: {
          exit: 'forgetNews',
          invoke: {
            id: 'tell',
            src: 'tell',
            input: ({ context }) => ({ news: context.news ?? { item: NOTHING, outcome: 'failed' } }),
            onDone: '#outbox.choosing',
            onError: '#outbox.choosing',
          },
        },
      },
    },
    waiting: {
      on: { 'connection.restored': 'listing', 'form.queued': 'listing' },
      after: { retry: 'listing' },
    },
    keeping: { on: { 'connection.restored': 'listing', 'form.queued': 'listing' } },
    empty: { on: { 'connection.restored': 'listing', 'form.queued': 'listing' } },
  },
});

const NOTHING: OutboxItem = { id: '', user: 0, title: '', address: '' };

function resultOf({ event }: { event: { output: OutboxResult } }) {
  return { result: event.output };
}

const ownOf = ({ items, user }: OutboxContext) => items.filter((item) => item.user === user);
const nextOf = ({ items, toSend: [next] }: OutboxContext) => items.find(({ id }) => id === next);

export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>;
/** What the user submitted and what still waits; a new array at each change. */
export const selectOwn = ({ context }: OutboxSnapshot) => ownOf(context);
/** How many forms of others wait in this browser. */
export const selectForeign = ({ context }: OutboxSnapshot) => context.items.length - ownOf(context).length;
