import { assign, type SnapshotFrom, setup } from 'xstate';
import { TYPEAHEAD_MS } from './constants/timings.ts';
import { type FocusMove, moveFocus } from './focusMove.ts';

/** `labels`: the items' texts in their order, for typeahead. `persistent`: a press outside does not close. `@default` false */
export interface DropdownMenuInput {
  labels?: readonly string[] | undefined;
  persistent?: boolean | undefined;
}

interface DropdownMenuContext {
  labels: readonly string[];
  persistent: boolean;
  /** Index in `labels`; undefined: the focus is not in the list. */
  focused: number | undefined;
  /** Letters typed within the last half second, in lower case. */
  typed: string;
}

type DropdownMenuEvent =
  | { type: 'toggle' }
  | { type: 'close' }
  | { type: 'escape' }
  | { type: 'outside.pressed' }
  | { type: 'item.picked' }
  | { type: 'focus.moved'; move: FocusMove }
  | { type: 'character.typed'; character: string }
  | { type: 'labels.changed'; labels: readonly string[] };

/**
 * A button that opens a list of actions or links.
 *
 *   closed <-(toggle)-> open { navigating <-> typing -(500 ms)-> navigating }
 *   `escape` and `item.picked` close and give the focus back to the button (`focusTrigger`), `close` and a press outside
 *   close and leave it; `persistent` ignores the press outside. `focus.moved` opens a closed menu.
 *
 * The view turns keys into events by `dropdownMenuKeyEvent` and focuses the item of `selectFocused`.
 * Source: product specification, section 4; WAI-ARIA menu button pattern.
 */
export const dropdownMenuMachine = setup({
  types: {
    context: {} as DropdownMenuContext,
    input: {} as DropdownMenuInput,
    events: {} as DropdownMenuEvent,
    tags: {} as 'open',
  },
  guards: {
    isPersistent: ({ context }) => context.persistent,
  },
  actions: {
    moveFocus: assign(({ context }, { move }: { move: FocusMove }) => ({
      focused: moveFocus(context.focused, move, context.labels.length),
    })),
    leaveItems: assign({ focused: undefined, typed: '' }),
    keepLabels: assign((_, { labels }: { labels: readonly string[] }) => ({ labels, focused: undefined })),
    typeCharacter: assign(({ context }, { character }: { character: string }) =>
      typeahead(context, character),
    ),
    forgetTyped: assign({ typed: '' }),
    focusTrigger: () => {},
  },
  delays: { typeahead: TYPEAHEAD_MS },
}).createMachine({
  id: 'dropdownMenu',
  context: ({ input }) => ({
    labels: input.labels ?? [],
    persistent: input.persistent ?? false,
    focused: undefined,
    typed: '',
  }),
  initial: 'closed',
  on: {
    'labels.changed': { actions: { type: 'keepLabels', params: ({ event }) => event } },
  },
  states: {
    closed: {
      on: {
        toggle: 'open',
        'focus.moved': { target: 'open', actions: { type: 'moveFocus', params: ({ event }) => event } },
      },
    },
    open: {
      tags: 'open',
      exit: 'leaveItems',
      initial: 'navigating',
      on: {
        toggle: 'closed',
        close: 'closed',
        escape: { target: 'closed', actions: 'focusTrigger' },
        'item.picked': { target: 'closed', actions: 'focusTrigger' },
        'outside.pressed': [{ guard: 'isPersistent' }, { target: 'closed' }],
        'focus.moved': {
          target: '.navigating',
          actions: { type: 'moveFocus', params: ({ event }) => event },
        },
        'character.typed': {
          target: '.typing',
          actions: { type: 'typeCharacter', params: ({ event }) => event },
        },
      },
      states: {
        navigating: { entry: 'forgetTyped' },
        typing: { after: { typeahead: 'navigating' } },
      },
    },
  },
});

/** Goes on with the word begun if an item starts so, else begins a new one: a letter typed again and again walks on. */
function typeahead(context: DropdownMenuContext, character: string) {
  const letter = character.toLocaleLowerCase();
  for (const typed of [context.typed + letter, letter]) {
    // A word that grows may stay on its item; a new one looks for the next.
    const focused = findLabel(context.labels, typed, (context.focused ?? -1) + (typed === letter ? 1 : 0));
    if (focused !== undefined) return { typed, focused };
  }
  return { typed: '' };
}

function findLabel(labels: readonly string[], sought: string, start: number) {
  const order = labels.map((_, offset) => (Math.max(start, 0) + offset) % labels.length);
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(sought));
}

const KEY_EVENTS: Readonly<Record<string, DropdownMenuEvent>> = {
  ArrowDown: { type: 'focus.moved', move: 'next' },
  ArrowUp: { type: 'focus.moved', move: 'previous' },
  Home: { type: 'focus.moved', move: 'first' },
  End: { type: 'focus.moved', move: 'last' },
  Escape: { type: 'escape' },
};

/** The event of a pressed key (`KeyboardEvent.key`); undefined for keys that the browser shall handle itself. */
export function dropdownMenuKeyEvent(key: string): DropdownMenuEvent | undefined {
  if ([...key].length === 1 && key !== ' ') return { type: 'character.typed', character: key };
  return KEY_EVENTS[key];
}

export type DropdownMenuSnapshot = SnapshotFrom<typeof dropdownMenuMachine>;
export const selectIsOpen = (snapshot: DropdownMenuSnapshot) => snapshot.hasTag('open');
/** Index of the item that has the focus; undefined: the button keeps it. */
export const selectFocused = (snapshot: DropdownMenuSnapshot) => snapshot.context.focused;
