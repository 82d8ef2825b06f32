import { assign, type SnapshotFrom, setup } from 'xstate';
import { INPUT_DEBOUNCE_MS } from './constants/timings.ts';
import { effect } from './effect.ts';

/** One line of the list of results; the composition root adds what it needs to show and open it. */
export interface SearchOption {
  key: string;
  label: string;
}

interface SearchContext {
  /** Trimmed. */
  keyword: string;
  options: readonly SearchOption[] | undefined;
  error: unknown;
  focused: number | undefined;
}

type SearchEvent =
  | { type: 'keyword.changed'; keyword: string }
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'retry' }
  | { type: 'focus.moved'; by: 1 | -1 }
  | { type: 'option.picked'; option: SearchOption }
  | { type: 'submit' };

/**
 * The keyword search of the navigation bar, and its list of results.
 *
 *   answer: idle -> typing -(300 ms)-> searching -> found | failed -(retry)-> searching
 *   list: closed <-> open
 *   `keyword.changed` leads from everywhere to `typing` and `open`, or, when blank, to `idle` and `closed`.
 *
 * Provide `search` and the actions `openOption`, `openSearchPage`. Leaving `searching` aborts its signal, so the latest
 * keyword wins; the last options stay meanwhile. `submit` opens the focused option, else the search page. A search that led to an
 * option is over: nothing of it is kept, while that of the search page may be gone on with.
 */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    tags: {} as 'pending' | 'open',
  },
  actors: { search: effect<readonly SearchOption[], { keyword: string }>('search') },
  guards: {
    isBlank: (_, { keyword }: { keyword: string }) => keyword === '',
    isOther: ({ context }, { keyword }: { keyword: string }) => keyword !== context.keyword,
    hasKeyword: ({ context }) => context.keyword !== '',
    hasFocused: ({ context }) => focusedOption(context) !== undefined,
  },
  actions: {
    keepKeyword: assign((_, { keyword }: { keyword: string }) => ({ keyword, focused: undefined })),
    keepOptions: assign((_, { options }: { options: readonly SearchOption[] }) => ({
      options,
      error: undefined,
      focused: undefined,
    })),
    keepError: assign((_, { error }: { error: unknown }) => ({
      error,
      options: undefined,
      focused: undefined,
    })),
    forget: assign({ keyword: '', options: undefined, error: undefined, focused: undefined }),
    moveFocus: assign(({ context }, { by }: { by: 1 | -1 }) => ({ focused: moved(context, by) })),
    leaveOptions: assign({ focused: undefined }),
    openOption: (_, _params: { option: SearchOption | undefined }) => {},
    openSearchPage: (_, _params: { keyword: string }) => {},
  },
  delays: { debounce: INPUT_DEBOUNCE_MS },
}).createMachine({
  id: 'search',
  context: { keyword: '', options: undefined, error: undefined, focused: undefined },
  type: 'parallel',
  states: {
    answer: {
      initial: 'idle',
      on: {
        'keyword.changed': [
          { guard: { type: 'isBlank', params: trimmed }, target: '.idle', actions: 'forget' },
          {
            guard: { type: 'isOther', params: trimmed },
            target: '.typing',
            actions: { type: 'keepKeyword', params: trimmed },
          },
        ],
        // `list` opens it and forgets the rest: what else was on its way is wanted no more.
        'option.picked': '.idle',
        submit: { guard: 'hasFocused', target: '.idle' },
      },
      states: {
        idle: {},
        typing: { tags: 'pending', after: { debounce: 'searching' } },
        searching: {
          tags: 'pending',
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({ keyword: context.keyword }),
            onDone: {
              target: 'found',
              actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        found: {},
        failed: { on: { retry: 'searching' } },
      },
    },
    list: {
      initial: 'closed',
      on: {
        'keyword.changed': [
          { guard: { type: 'isBlank', params: trimmed }, target: '.closed' },
          { target: '.open' },
        ],
        'option.picked': {
          target: '.closed',
          actions: [{ type: 'openOption', params: ({ event }) => event }, 'forget'],
        },
        submit: [
          {
            guard: 'hasFocused',
            target: '.closed',
            actions: [
              { type: 'openOption', params: ({ context }) => ({ option: focusedOption(context) }) },
              'forget',
            ],
          },
          {
            guard: 'hasKeyword',
            target: '.closed',
            actions: { type: 'openSearchPage', params: ({ context }) => ({ keyword: context.keyword }) },
          },
        ],
      },
      states: {
        closed: {
          entry: 'leaveOptions',
          on: {
            open: { guard: 'hasKeyword', target: 'open' },
            'focus.moved': {
              guard: 'hasKeyword',
              target: 'open',
              actions: { type: 'moveFocus', params: ({ event }) => event },
            },
          },
        },
        open: {
          tags: 'open',
          on: {
            close: 'closed',
            'focus.moved': { actions: { type: 'moveFocus', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

function trimmed({ event }: { event: { keyword: string } }) {
  return { keyword: event.keyword.trim() };
}

function focusedOption({ options, focused }: SearchContext) {
  return focused === undefined ? undefined : options?.[focused];
}

/** Goes round: after the last option comes the first. */
function moved({ options, focused }: SearchContext, by: 1 | -1) {
  const count = options?.length ?? 0;
  if (count === 0) return undefined;
  if (focused === undefined) return by === 1 ? 0 : count - 1;
  return (focused + by + count) % count;
}

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;
export const selectIsOpen = (snapshot: SearchSnapshot) => snapshot.hasTag('open');
export const selectIsPending = (snapshot: SearchSnapshot) => snapshot.hasTag('pending');
export const selectKeyword = (snapshot: SearchSnapshot) => snapshot.context.keyword;
/** Of the last answer, also while the next is awaited; undefined before the first and after a failure. */
export const selectOptions = <Option extends SearchOption = SearchOption>(snapshot: SearchSnapshot) =>
  snapshot.context.options as readonly Option[] | undefined;
export const selectFocused = (snapshot: SearchSnapshot) => snapshot.context.focused;
export const selectError = (snapshot: SearchSnapshot) => snapshot.context.error;
