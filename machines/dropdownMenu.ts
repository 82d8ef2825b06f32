import { assign, type SnapshotFrom, setup } from 'xstate';
import { TYPEAHEAD_MS } from './constants/timings.ts';
import { type FocusMove, moveFocus } from './focusMove.ts';

/** The text of an item; with those of a menu of its own where it opens one. */
export type MenuLabel = string | { readonly label: string; readonly items: readonly MenuLabel[] };

/** `labels`: the items' texts in their order, for typeahead. `persistent`: a press outside does not close. `@default` false */
export interface DropdownMenuInput {
  labels?: readonly MenuLabel[] | undefined;
  persistent?: boolean | undefined;
}

interface DropdownMenuContext {
  labels: readonly MenuLabel[];
  persistent: boolean;
  /** The items whose menus are open, from the outermost: an index in each list. Keys are for the innermost list. */
  path: readonly number[];
  /** Index in the innermost list; undefined: the focus is not in it. */
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
  | { type: 'submenu.entered' }
  | { type: 'submenu.left' }
  | { type: 'submenu.pressed'; path: readonly number[] }
  | { type: 'labels.changed'; labels: readonly MenuLabel[] };

/**
 * A button that opens a list of actions or links.
 *
 *   closed <-(toggle)-> open { navigating <-> typing -(500 ms)-> navigating }
 *   `escape` and `item.picked` close and give the focus back to the button (`focusTrigger`), `close` and a press outside
 *   close and leave it; `persistent` ignores the press outside. `focus.moved` opens a closed menu.
 *   Menus within menus: `submenu.entered` opens that of the item with the focus, `submenu.left` and `escape` close the
 *   innermost, `submenu.pressed` opens or closes that of the item at a path.
 *
 * The view turns keys into events by `dropdownMenuKeyEvent` and `submenuKeyEvent` and focuses the item of `selectFocused`.
 * Source: WAI-ARIA menu button pattern.
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
    isNested: ({ context }) => context.path.length > 0,
    hasSubmenu: ({ context: { labels, path, focused } }) =>
      focused !== undefined && isBranch(listAt(labels, path)[focused]),
  },
  actions: {
    moveFocus: assign(({ context }, { move }: { move: FocusMove }) => ({
      focused: moveFocus(context.focused, move, listAt(context.labels, context.path).length),
    })),
    leaveItems: assign({ focused: undefined, typed: '', path: [] }),
    enterSubmenu: assign(({ context: { path, focused } }) => ({ path: [...path, focused ?? 0], focused: 0 })),
    leaveSubmenu: assign(({ context: { path } }) => ({ path: path.slice(0, -1), focused: path.at(-1) })),
    pressSubmenu: assign(({ context }, { path }: { path: readonly number[] }) => pressed(context, path)),
    keepLabels: assign((_, { labels }: { labels: readonly MenuLabel[] }) => ({
      labels,
      focused: undefined,
      path: [],
    })),
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
    path: [],
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
        escape: [
          { guard: 'isNested', target: '.navigating', actions: 'leaveSubmenu' },
          { target: 'closed', actions: 'focusTrigger' },
        ],
        'submenu.entered': { guard: 'hasSubmenu', target: '.navigating', actions: 'enterSubmenu' },
        'submenu.left': { guard: 'isNested', target: '.navigating', actions: 'leaveSubmenu' },
        'submenu.pressed': {
          target: '.navigating',
          actions: { type: 'pressSubmenu', params: ({ event }) => event },
        },
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
  const labels = listAt(context.labels, context.path).map(textOf);
  for (const typed of [context.typed + letter, letter]) {
    // A word that grows may stay on its item; a new one looks for the next.
    const focused = findLabel(labels, typed, (context.focused ?? -1) + (typed === letter ? 1 : 0));
    if (focused !== undefined) return { typed, focused };
  }
  return { typed: '' };
}

function findLabel(labels: readonly string[], sought: string, start: number) {
  const order = labels.map((_, offset) => (Math.max(start, 0) + offset) % labels.length);
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(sought));
}

function isBranch(label: MenuLabel | undefined) {
  return typeof label === 'object';
}

function textOf(label: MenuLabel) {
  return typeof label === 'string' ? label : label.label;
}

/** The list that a path leads to; empty where it leads nowhere. */
function listAt(labels: readonly MenuLabel[], path: readonly number[]): readonly MenuLabel[] {
  return path.reduce<readonly MenuLabel[]>((list, index) => {
    const label = list[index];
    return typeof label === 'object' ? label.items : [];
  }, labels);
}

/** The menu at a path opens, or closes where it is open. */
function pressed({ path: open }: DropdownMenuContext, path: readonly number[]) {
  const isOpen = path.every((index, depth) => open[depth] === index);
  return isOpen ? { path: path.slice(0, -1), focused: path.at(-1) } : { path, focused: 0 };
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

/** The event of the arrow that enters or leaves a menu within a menu; `isRtl`: lines run from right to left. */
export function submenuKeyEvent(key: string, isRtl: boolean): DropdownMenuEvent | undefined {
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return { type: 'submenu.entered' };
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return { type: 'submenu.left' };
  return undefined;
}

export type DropdownMenuSnapshot = SnapshotFrom<typeof dropdownMenuMachine>;
export const selectIsOpen = (snapshot: DropdownMenuSnapshot) => snapshot.hasTag('open');
/** Index, in the innermost list, of the item that has the focus; undefined: the button keeps it. */
export const selectFocused = (snapshot: DropdownMenuSnapshot) => snapshot.context.focused;
/** The items whose menus are open, from the outermost. */
export const selectPath = (snapshot: DropdownMenuSnapshot) => snapshot.context.path;
