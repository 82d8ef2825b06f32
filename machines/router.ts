import { assign, emit, raise, type SnapshotFrom, setup } from 'xstate';
import { effect } from './effect.ts';

/** An entry of the browser's history. `key`: its own name; `state`: what whoever led there handed over. */
export interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

/** A row of the route table that an address leads through. */
export interface RouterRow {
  /** Of the row and its part of the address: the same where both are. */
  key: string;
  /** Its code has not come yet. */
  needsCode: boolean;
  /** Something is to be done before it opens. */
  needsLoad: boolean;
  /** It can say that something broke, itself or below. */
  tellsFailure: boolean;
}

/** An address and the rows it leads through, outermost first. */
export interface RouterPlace {
  location: RouterLocation;
  rows: readonly RouterRow[];
}

/** How a page is written into the history once it is there; one that somebody went back or forth to stands in it already. */
export type RouterEntry = 'push' | 'replace' | 'none';

export interface RouterWay extends RouterPlace {
  entry: RouterEntry;
  /** The window stays where it is scrolled to. */
  keepsScroll: boolean;
}

/** What an open page says of itself: itself with another query. */
export type RouterNote = Pick<RouterWay, 'location' | 'entry'>;

/** The page that is open; before the first one is, its address. */
export interface RouterPage extends RouterPlace {
  isOpened: boolean;
  keepsScroll: boolean;
  /** What broke while it loaded, and which of its rows says so. */
  failure?: { at: number; error: unknown } | undefined;
}

/** What broke, and in which of the rows. */
export interface RouterBroken {
  at: number;
  error: unknown;
}

/** A way that somebody is asked about. `steps`: how many entries of the history it goes, where the browser has gone it already. */
interface Held {
  way: RouterWay;
  steps?: number | undefined;
}

interface RouterContext {
  page: RouterPage;
  /** The newest way: under way, or arrived. */
  way: RouterWay;
  held?: Held | undefined;
}

type RouterEvent =
  /** A link or the app itself leads on. `isAsked`: not before somebody was asked. */
  | { type: 'navigate'; way: RouterWay; isAsked: boolean }
  /** The browser went back or forth. `steps`: how far, where all entries in between are the app's. */
  | { type: 'stepped'; way: RouterWay; isAsked: boolean; steps?: number | undefined }
  /** The open page says more of itself in its address, such as what a reader has typed: that leads nowhere, and holds up no way. */
  | ({ type: 'noted' } & RouterNote)
  | { type: 'proceed' }
  | { type: 'reset' }
  /** What the regions tell each other. */
  | { type: 'way.begun'; way: RouterWay }
  | ({ type: 'step.held' } & Held)
  | { type: 'step.allowed' }
  | { type: 'page.opened' };

/** A page that leads on to another. */
interface Redirect {
  redirect?: RouterPlace | undefined;
}

/**
 * Which page is open: what one needs is loaded while the page before it stands, and the newest way wins.
 *
 *   page: arriving -(nothing is needed)-> open; arriving -> loading -> open | arriving (it leads on); `way.begun` leads to arriving
 *   question: none -(`isAsked`)-> asked -(proceed)-> none, and the way begins; `reset`, or another page that opens, ends it too
 *   steps: free -(a step that is asked about)-> undone, until the browser is back; free -(it was allowed)-> allowed, until it went
 *
 * `noted` writes another query of the open page, whatever is under way: a link that was pressed while a filter was being typed is
 * followed, and the way back leads to what was filtered. What is left already notes nothing any more, also while the next page is
 * still to be drawn; nor where the browser has gone a step, whose entry is not the page's.
 *
 * A row's code is loaded once, its `load` runs when it opens at another address, not for another query. What breaks is told in the
 * place of the next row around it that can.
 *
 * Provide `load` (`awaited`: the places of the rows that need it; rejects with `RouterBroken`), `write` into the history, `step` in it,
 * and `report`.
 */
export const routerMachine = setup({
  types: {
    context: {} as RouterContext,
    events: {} as RouterEvent,
    input: {} as { first: RouterPlace },
    emitted: {} as { type: 'left'; location: RouterLocation },
    tags: {} as 'loading' | 'asked',
  },
  actors: { load: effect<Redirect, { place: RouterPlace; awaited: readonly number[] }>('load') },
  guards: {
    isAsked: (_, { isAsked }: { isAsked: boolean }) => isAsked,
    isAskedStep: (_, { isAsked, steps }: { isAsked: boolean; steps?: number | undefined }) =>
      isAsked && Boolean(steps),
    isStep: ({ context }) => context.held?.steps !== undefined,
    isAtEntry: ({ context: { page, way } }, { location: { pathname } }: RouterNote) =>
      pathname === page.location.pathname && (way.entry !== 'none' || pathname === way.location.pathname),
    needsNothing: ({ context }) => awaitedOf(context).length === 0,
    leadsOn: (_, { redirect }: Redirect) => redirect !== undefined,
  },
  actions: {
    begin: raise((_, { way }: { way: RouterWay }) => ({ type: 'way.begun' as const, way })),
    take: assign((_, { way }: { way: RouterWay }) => ({ way })),
    // The entry that it would have made is none yet; one that is there already shall not lead here again.
    leadOn: assign(({ context: { way } }, { redirect }: Redirect) => ({
      way: { ...way, ...redirect, entry: way.entry === 'push' ? ('push' as const) : ('replace' as const) },
    })),
    hold: assign((_, { way, steps }: Held) => ({ held: { way, steps } })),
    holdStep: raise((_, { way, steps }: Held) => ({ type: 'step.held' as const, way, steps })),
    allowStep: raise({ type: 'step.allowed' }),
    letGo: assign({ held: undefined }),
    show: assign(({ context: { way } }, failure: RouterBroken | undefined) => ({
      page: {
        location: way.location,
        rows: way.rows,
        keepsScroll: way.keepsScroll,
        isOpened: true,
        failure: failure && { at: tellerOf(way, failure.at), error: failure.error },
      },
    })),
    note: assign(({ context: { page } }, { location }: RouterNote) => ({
      page: { ...page, location, keepsScroll: true },
    })),
    tellOpened: raise({ type: 'page.opened' }),
    tellLeft: emit(({ context: { page } }) => ({ type: 'left' as const, location: page.location })),
    write: (_, _way: RouterNote) => {},
    step: (_, _params: { steps: number }) => {},
    report: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'router',
  type: 'parallel',
  context: ({ input: { first } }) => ({
    page: { ...first, isOpened: false, keepsScroll: true },
    // The page that a tab is opened with is at its top, or where it was scrolled to before the app was there.
    way: { ...first, entry: 'none', keepsScroll: true },
  }),
  states: {
    page: {
      initial: 'arriving',
      on: {
        'way.begun': { target: '.arriving', actions: { type: 'take', params: ({ event }) => event } },
        noted: {
          guard: { type: 'isAtEntry', params: ({ event }) => event },
          actions: [
            'tellLeft',
            { type: 'write', params: ({ event }) => event },
            { type: 'note', params: ({ event }) => event },
          ],
        },
      },
      states: {
        arriving: {
          always: [
            {
              guard: 'needsNothing',
              target: 'open',
              actions: [
                { type: 'write', params: ({ context }) => context.way },
                { type: 'show', params: undefined },
              ],
            },
            'loading',
          ],
        },
        loading: {
          tags: 'loading',
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context }) => ({ place: context.way, awaited: awaitedOf(context) }),
            onDone: [
              {
                guard: { type: 'leadsOn', params: ({ event }) => event.output },
                target: 'arriving',
                actions: { type: 'leadOn', params: ({ event }) => event.output },
              },
              {
                target: 'open',
                actions: [
                  { type: 'write', params: ({ context }) => context.way },
                  { type: 'show', params: undefined },
                ],
              },
            ],
            onError: {
              target: 'open',
              actions: [
                { type: 'report', params: ({ event }) => event.error as RouterBroken },
                { type: 'write', params: ({ context }) => context.way },
                { type: 'show', params: ({ event }) => event.error as RouterBroken },
              ],
            },
          },
        },
        open: { entry: 'tellOpened', exit: 'tellLeft' },
      },
    },
    question: {
      initial: 'none',
      on: {
        navigate: [
          {
            guard: { type: 'isAsked', params: ({ event }) => event },
            target: '.asked',
            actions: { type: 'hold', params: ({ event }) => ({ way: event.way }) },
          },
          { actions: { type: 'begin', params: ({ event }) => event } },
        ],
        'step.held': { target: '.asked', actions: { type: 'hold', params: ({ event }) => event } },
      },
      states: {
        none: {},
        asked: {
          tags: 'asked',
          on: {
            proceed: [
              {
                guard: 'isStep',
                target: 'none',
                actions: [
                  'allowStep',
                  { type: 'step', params: ({ context }) => ({ steps: context.held?.steps ?? 0 }) },
                  'letGo',
                ],
              },
              {
                target: 'none',
                actions: [{ type: 'begin', params: ({ context }) => context.held ?? context }, 'letGo'],
              },
            ],
            reset: { target: 'none', actions: 'letGo' },
            'page.opened': { target: 'none', actions: 'letGo' },
          },
        },
      },
    },
    steps: {
      initial: 'free',
      on: { 'step.allowed': '.allowed' },
      states: {
        free: {
          on: {
            stepped: [
              {
                guard: { type: 'isAskedStep', params: ({ event }) => event },
                target: 'undone',
                actions: [
                  { type: 'step', params: ({ event }) => ({ steps: -(event.steps ?? 0) }) },
                  { type: 'holdStep', params: ({ event }) => event },
                ],
              },
              { actions: { type: 'begin', params: ({ event }) => event } },
            ],
          },
        },
        undone: { on: { stepped: 'free' } },
        allowed: {
          on: { stepped: { target: 'free', actions: { type: 'begin', params: ({ event }) => event } } },
        },
      },
    },
  },
});

/** The places of the rows that need something before they open: another filter in the query is the page's own affair. */
function awaitedOf({ page, way }: RouterContext): number[] {
  const isOpen = ({ key }: RouterRow, at: number) =>
    page.isOpened && !page.failure && page.rows[at]?.key === key;
  return way.rows.flatMap((row, at) => (row.needsCode || (row.needsLoad && !isOpen(row, at)) ? [at] : []));
}

const tellerOf = ({ rows }: RouterPlace, at: number) =>
  Math.max(
    0,
    rows.findLastIndex(({ tellsFailure }, index) => index <= at && tellsFailure),
  );

export type RouterSnapshot = SnapshotFrom<typeof routerMachine>;
/** The same until another page opens. */
export const selectPage = (snapshot: RouterSnapshot) => snapshot.context.page;
/** The first page, or another one, is coming. */
export const selectIsLoading = (snapshot: RouterSnapshot) => snapshot.hasTag('loading');
export const selectIsAsked = (snapshot: RouterSnapshot) => snapshot.hasTag('asked');
