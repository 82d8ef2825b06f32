import { assign, type SnapshotFrom, setup } from 'xstate';
import { INPUT_DEBOUNCE_MS } from './constants/timings.ts';
import { effect } from './effect.ts';
import { type FocusMove, moveFocus } from './focusMove.ts';
import { optionIndex, type SelectOption } from './optionIndex.ts';

export type { SelectOption } from './optionIndex.ts';

/** The options as the caller has them. A `loaded` list is told apart from another by its identity. */
export type OptionSource =
  | { readonly status: 'pending' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly options: readonly SelectOption[] };

/** What a search found. `total`: how many there are, found or not. `@default` as many as `options` */
export interface SelectAnswer {
  readonly options: readonly SelectOption[];
  readonly total?: number | undefined;
}

export interface SelectInput {
  /** With `isRemote` these stand as long as the keyword is blank. `@default` pending */
  source?: OptionSource | undefined;
  /** Keys of the options chosen. `@default` none */
  selected?: readonly string[] | undefined;
  /** @default false */
  isMultiple?: boolean | undefined;
  /** A keyword is answered by `searchOptions`, not looked for in the options at hand. `@default` false */
  isRemote?: boolean | undefined;
  /** Read-only or disabled. `@default` false */
  isLocked?: boolean | undefined;
  /** Options shown at most. `@default` all */
  limit?: number | undefined;
}

interface SelectContext {
  source: OptionSource;
  isMultiple: boolean;
  isRemote: boolean;
  isLocked: boolean;
  limit: number;
  /** As typed. */
  keyword: string;
  /** What the keyword leaves of the options, or what the search found. */
  matches: readonly SelectOption[];
  /** The first `limit` of `matches`. */
  shown: readonly SelectOption[];
  /** How many match, known or not. */
  total: number;
  /** Why the last search failed. */
  error: unknown;
  /** Index in `shown`. */
  focused: number | undefined;
  /** Keys in the order of choosing; they stay when the options change. */
  selected: readonly string[];
  /** The options of `selected`, as far as they were ever seen, so that a label outlives the list that it was picked from. */
  chosen: readonly SelectOption[];
}

type SelectEvent =
  | { type: 'toggle' }
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'focus.left' }
  | { type: 'outside.pressed' }
  | { type: 'focus.moved'; move: FocusMove }
  | { type: 'keyword.changed'; keyword: string }
  | { type: 'enter' }
  | { type: 'option.picked'; option: SelectOption }
  | { type: 'selectAll' }
  | { type: 'clear' }
  | { type: 'retry' }
  | { type: 'options.changed'; source: OptionSource }
  | { type: 'value.changed'; selected: readonly string[] }
  | { type: 'lock.changed'; isLocked: boolean };

const NONE: readonly SelectOption[] = [];
const NO_LIST = { matches: NONE, shown: NONE, total: 0, error: undefined, focused: undefined };

/**
 * One or several of a list of options, filtered at hand or searched for elsewhere.
 *
 *   locked | closed <-(open, toggle, a keyword; close, toggle, focus or press elsewhere, one picked)-> open
 *   open, by the options there are: pending | failed | ready | filteredEmpty | empty
 *   open, `isRemote`, with a keyword: typing -(300 ms)-> searching -> ready | filteredEmpty | failed -(retry)-> searching
 *
 * Provide `searchOptions` for `isRemote`, and the actions `reportChange`, `enterWithoutOption`, `requestOptions` (asks the
 * caller for a list that failed, at `retry` and when opened again). Leaving `searching` aborts its signal, so the latest
 * keyword wins; the last options stay meanwhile. A closed select keeps its selection alone.
 *
 * One of several that is picked ends its keyword: what was typed is done with, and the list is whole again. A keyword focuses
 * its first match, so that Enter takes it; without one, and where nothing is typed, Enter is
 * `enterWithoutOption`. The view turns keys into events by `selectKeyEvent`.
 * Source: WAI-ARIA combobox pattern.
 */
export const selectMachine = setup({
  types: {
    context: {} as SelectContext,
    input: {} as SelectInput,
    events: {} as SelectEvent,
    tags: {} as 'open' | 'pending' | 'failed' | 'filteredEmpty' | 'empty',
  },
  actors: { searchOptions: effect<SelectAnswer, { keyword: string }>('searchOptions') },
  guards: {
    isLocked: ({ context }) => context.isLocked,
    isMultiple: ({ context }) => context.isMultiple,
    isPending: ({ context }) => context.source.status === 'pending' && !isSearched(context),
    hasFailed: ({ context }) => context.source.status === 'failed' && !isSearched(context),
    hasMatches: ({ context }) => context.matches.length > 0,
    hasKeyword: ({ context }) => context.keyword.trim() !== '',
    hasNoFocus: ({ context }) => focusedOption({ context }).option === undefined,
    isSearched: ({ context }) => isSearched(context),
    needsSearch: ({ context }, { keyword }: { keyword: string }) => isSearched({ ...context, keyword }),
    isSameSearch: ({ context }, { keyword }: { keyword: string }) =>
      isSearched(context) && keyword.trim() === context.keyword.trim(),
    canSelectAll: ({ context }) => context.isMultiple && !context.isLocked,
    canClear: ({ context }) => context.selected.length > 0 && !context.isLocked,
  },
  actions: {
    keepSource: assign(({ context }, { source }: { source: OptionSource }) => ({
      source,
      chosen: seen({ ...context, source }, context.selected),
    })),
    keepSelected: assign(({ context }, { selected }: { selected: readonly string[] }) => ({
      selected,
      chosen: seen(context, selected),
    })),
    keepLock: assign((_, { isLocked }: { isLocked: boolean }) => ({ isLocked })),
    keepKeyword: assign((_, { keyword }: { keyword: string }) => ({ keyword, focused: undefined })),
    openList: assign(({ context }) => {
      const list = listed(context, matchesOf(context));
      return { ...list, focused: firstToFocus(context, list.shown) };
    }),
    listMatches: assign(({ context }) => {
      const list = listed(context, matchesOf(context));
      const { option } = focusedOption({ context });
      return {
        ...list,
        focused: option ? indexOfKey(list.shown, option.key) : firstMatch(context, list.shown),
      };
    }),
    keepAnswer: assign(({ context }, { answer: { options, total } }: { answer: SelectAnswer }) => {
      const list = listed(context, optionIndex(options).arranged, total);
      return { ...list, focused: firstMatch(context, list.shown) };
    }),
    keepError: assign((_, { error }: { error: unknown }) => ({ ...NO_LIST, error })),
    forgetMatches: assign(NO_LIST),
    forgetKeyword: assign({ keyword: '' }),
    moveFocus: assign(({ context }, { move }: { move: FocusMove }) => ({
      focused: moveFocus(context.focused, move, context.shown.length),
    })),
    pick: assign(({ context }, { option }: { option: SelectOption | undefined }) => picked(context, option)),
    selectAll: assign(({ context }) => {
      const all = isSearched(context) ? context.matches : matchesOf(context);
      const options = new Map([...context.chosen, ...all].map((option) => [option.key, option]));
      const selected = [...new Set([...context.selected, ...options.keys()])];
      return { selected, chosen: [...options.values()] };
    }),
    clear: assign({ selected: [], chosen: NONE }),
    reportChange: (_, _params: { selected: readonly string[]; chosen: readonly SelectOption[] }) => {},
    enterWithoutOption: (_, _params: { keyword: string }) => {},
    requestOptions: () => {},
  },
  delays: { debounce: INPUT_DEBOUNCE_MS },
}).createMachine({
  id: 'select',
  context: ({ input }) => {
    const source = input.source ?? { status: 'pending' };
    const selected = input.selected ?? [];
    return {
      source,
      isMultiple: input.isMultiple ?? false,
      isRemote: input.isRemote ?? false,
      isLocked: input.isLocked ?? false,
      limit: input.limit ?? Number.POSITIVE_INFINITY,
      keyword: '',
      ...NO_LIST,
      selected,
      chosen: seen({ source, matches: NONE, chosen: NONE }, selected),
    };
  },
  initial: 'closed',
  on: {
    'options.changed': { actions: { type: 'keepSource', params: ({ event }) => event } },
    'value.changed': { actions: { type: 'keepSelected', params: ({ event }) => event } },
    'lock.changed': { target: '.closed', actions: { type: 'keepLock', params: ({ event }) => event } },
    selectAll: {
      guard: 'canSelectAll',
      actions: ['selectAll', { type: 'reportChange', params: choice }],
    },
    clear: {
      guard: 'canClear',
      actions: ['clear', { type: 'reportChange', params: choice }],
    },
  },
  states: {
    locked: {},
    closed: {
      entry: ['forgetMatches', 'forgetKeyword'],
      always: { guard: 'isLocked', target: 'locked' },
      on: {
        toggle: [{ guard: 'hasFailed', target: 'open', actions: 'requestOptions' }, { target: 'open' }],
        open: [{ guard: 'hasFailed', target: 'open', actions: 'requestOptions' }, { target: 'open' }],
        'keyword.changed': [
          {
            guard: { type: 'needsSearch', params: ({ event }) => event },
            target: 'open.typing',
            actions: { type: 'keepKeyword', params: ({ event }) => event },
          },
          { target: 'open', actions: { type: 'keepKeyword', params: ({ event }) => event } },
        ],
      },
    },
    open: {
      tags: 'open',
      entry: 'openList',
      initial: 'deciding',
      on: {
        toggle: 'closed',
        close: 'closed',
        'focus.left': 'closed',
        'outside.pressed': 'closed',
        'focus.moved': { actions: { type: 'moveFocus', params: ({ event }) => event } },
        'keyword.changed': [
          {
            guard: { type: 'isSameSearch', params: ({ event }) => event },
            actions: { type: 'keepKeyword', params: ({ event }) => event },
          },
          {
            guard: { type: 'needsSearch', params: ({ event }) => event },
            target: '.typing',
            actions: { type: 'keepKeyword', params: ({ event }) => event },
          },
          {
            target: '.deciding',
            actions: [{ type: 'keepKeyword', params: ({ event }) => event }, 'listMatches'],
          },
        ],
        'options.changed': [
          { guard: 'isSearched', actions: { type: 'keepSource', params: ({ event }) => event } },
          {
            target: '.deciding',
            actions: [{ type: 'keepSource', params: ({ event }) => event }, 'listMatches'],
          },
        ],
        enter: [
          {
            guard: 'hasNoFocus',
            actions: { type: 'enterWithoutOption', params: ({ context }) => context },
          },
          {
            guard: 'isMultiple',
            target: '.deciding',
            actions: [
              { type: 'pick', params: focusedOption },
              { type: 'reportChange', params: choice },
              'forgetKeyword',
              'listMatches',
            ],
          },
          {
            target: 'closed',
            actions: [
              { type: 'pick', params: focusedOption },
              { type: 'reportChange', params: choice },
            ],
          },
        ],
        'option.picked': [
          {
            guard: 'isMultiple',
            target: '.deciding',
            actions: [
              { type: 'pick', params: ({ event }) => event },
              { type: 'reportChange', params: choice },
              'forgetKeyword',
              'listMatches',
            ],
          },
          {
            target: 'closed',
            actions: [
              { type: 'pick', params: ({ event }) => event },
              { type: 'reportChange', params: choice },
            ],
          },
        ],
      },
      states: {
        deciding: {
          always: [
            { guard: 'isPending', target: 'pending' },
            { guard: 'hasFailed', target: 'failed' },
            { guard: 'hasMatches', target: 'ready' },
            { guard: 'hasKeyword', target: 'filteredEmpty' },
            { target: 'empty' },
          ],
        },
        pending: { tags: 'pending' },
        typing: { tags: 'pending', after: { debounce: 'searching' } },
        searching: {
          tags: 'pending',
          invoke: {
            id: 'searchOptions',
            src: 'searchOptions',
            input: ({ context }) => ({ keyword: context.keyword.trim() }),
            onDone: {
              target: 'deciding',
              actions: { type: 'keepAnswer', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: {
          tags: 'failed',
          on: { retry: [{ guard: 'isSearched', target: 'searching' }, { actions: 'requestOptions' }] },
        },
        ready: {},
        filteredEmpty: { tags: 'filteredEmpty' },
        empty: { tags: 'empty' },
      },
    },
  },
});

/** Whether the keyword is one for `searchOptions`: a blank one is never searched for. */
function isSearched({ isRemote, keyword }: Pick<SelectContext, 'isRemote' | 'keyword'>) {
  return isRemote && keyword.trim() !== '';
}

function givenOptions({ source }: Pick<SelectContext, 'source'>) {
  return source.status === 'loaded' ? source.options : NONE;
}

function matchesOf(context: SelectContext) {
  const index = optionIndex(givenOptions(context));
  return context.isRemote ? index.arranged : index.filter(context.keyword);
}

function listed({ limit }: SelectContext, matches: readonly SelectOption[], total = matches.length) {
  const shown = matches.length > limit ? matches.slice(0, limit) : matches;
  return { matches, shown, total, error: undefined };
}

/** The options of these keys: as they are given now, else as found, else as they were when chosen. */
function seen(context: Pick<SelectContext, 'source' | 'matches' | 'chosen'>, keys: readonly string[]) {
  const lists = [givenOptions(context), context.matches, context.chosen].map(optionIndex);
  return keys.flatMap((key) => {
    const list = lists.find((index) => index.find(key) !== undefined);
    return list?.find(key) ?? [];
  });
}

function picked({ isMultiple, selected, chosen }: SelectContext, option: SelectOption | undefined) {
  if (!option) return {};
  if (!isMultiple) return { selected: [option.key], chosen: [option] };
  if (!selected.includes(option.key)) {
    return { selected: [...selected, option.key], chosen: [...chosen, option] };
  }
  return {
    selected: selected.filter((key) => key !== option.key),
    chosen: chosen.filter(({ key }) => key !== option.key),
  };
}

function choice({ context: { selected, chosen } }: { context: SelectContext }) {
  return { selected, chosen };
}

function focusedOption({ context: { shown, focused } }: { context: SelectContext }) {
  return { option: focused === undefined ? undefined : shown[focused] };
}

/** A list opens at what is chosen; where it opens because something is typed, at the first match. */
function firstToFocus(context: SelectContext, shown: readonly SelectOption[]) {
  const [first] = context.selected;
  if (context.keyword === '') return first === undefined ? undefined : indexOfKey(shown, first);
  // What a keyword is searched for elsewhere is not found yet.
  return isSearched(context) ? undefined : firstMatch(context, shown);
}

/** Enter takes the first match of what was typed. Source: WAI-ARIA combobox pattern, automatic selection. */
function firstMatch({ keyword }: SelectContext, shown: readonly SelectOption[]) {
  return keyword.trim() === '' || shown.length === 0 ? undefined : 0;
}

function indexOfKey(options: readonly SelectOption[], sought: string) {
  const index = options.findIndex(({ key }) => key === sought);
  return index < 0 ? undefined : index;
}

const OPENING_KEYS: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Backspace']);

const OPEN_KEY_EVENTS: Readonly<Record<string, SelectEvent>> = {
  Tab: { type: 'close' },
  Escape: { type: 'close' },
  ArrowDown: { type: 'focus.moved', move: 'next' },
  ArrowUp: { type: 'focus.moved', move: 'previous' },
  Home: { type: 'focus.moved', move: 'first' },
  End: { type: 'focus.moved', move: 'last' },
  Enter: { type: 'enter' },
};

/** The event of a pressed key (`KeyboardEvent.key`); undefined for keys that are the input's own. */
export function selectKeyEvent(key: string, isOpen: boolean): SelectEvent | undefined {
  if (isOpen) return OPEN_KEY_EVENTS[key];
  return OPENING_KEYS.has(key) ? { type: 'open' } : undefined;
}

/** What there is to choose from: on its way, not to be had, nothing for the keyword, nothing at all, or there. */
export type SelectStatus = 'pending' | 'failed' | 'filteredEmpty' | 'empty' | 'ready';

const TOLD_BY_TAG = ['pending', 'failed', 'filteredEmpty', 'empty'] as const;

export type SelectSnapshot = SnapshotFrom<typeof selectMachine>;
export const selectIsOpen = (snapshot: SelectSnapshot) => snapshot.hasTag('open');
export const selectIsMultiple = (snapshot: SelectSnapshot) => snapshot.context.isMultiple;
/** Of an open select. */
export const selectStatus = (snapshot: SelectSnapshot): SelectStatus =>
  TOLD_BY_TAG.find((tag) => snapshot.hasTag(tag)) ?? 'ready';
export const selectKeyword = (snapshot: SelectSnapshot) => snapshot.context.keyword;
/** The options of the list, by group; also while others are searched for. */
export const selectShown = (snapshot: SelectSnapshot) => snapshot.context.shown;
/** How many options exist beyond those shown. */
export const selectMore = ({ context }: SelectSnapshot) => Math.max(0, context.total - context.shown.length);
export const selectError = (snapshot: SelectSnapshot) => snapshot.context.error;
/** Index in `selectShown`. */
export const selectFocused = (snapshot: SelectSnapshot) => snapshot.context.focused;
/** Keys in the order of choosing. */
export const selectSelected = (snapshot: SelectSnapshot) => snapshot.context.selected;
/** The options chosen, but for those never seen in a list. */
export const selectChosen = (snapshot: SelectSnapshot) => snapshot.context.chosen;
