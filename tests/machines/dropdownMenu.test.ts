import { describe, expect, it, vi } from 'vitest';
import {
  type DropdownMenuInput,
  dropdownMenuKeyEvent,
  dropdownMenuMachine,
  selectFocused,
  selectIsOpen,
  selectPath,
  submenuKeyEvent,
} from '#machines/dropdownMenu.ts';
import { startOnClock } from '#tests/support/machines.ts';

const labels = ['Account', 'Language', 'Llamamientos', 'Logout'];

function startMenu(input: DropdownMenuInput = { labels }) {
  const focusTrigger = vi.fn();
  const { actor, clock } = startOnClock(dropdownMenuMachine.provide({ actions: { focusTrigger } }), {
    input,
  });
  const press = (...keys: string[]) => {
    for (const key of keys) {
      const event = dropdownMenuKeyEvent(key);
      if (event) actor.send(event);
    }
  };
  return {
    actor,
    clock,
    press,
    focusTrigger,
    isOpen: () => selectIsOpen(actor.getSnapshot()),
    focused: () => labels[selectFocused(actor.getSnapshot()) ?? -1],
  };
}

it('is opened and closed by its button', () => {
  const { actor, isOpen } = startMenu();
  actor.send({ type: 'toggle' });
  expect(isOpen()).toBe(true);
  actor.send({ type: 'toggle' });

  expect(isOpen()).toBe(false);
});

it.each([
  [false, false],
  [true, true],
])('persistent: %s, then a press outside leaves it open: %s', (persistent, isOpenAfter) => {
  const { actor, isOpen } = startMenu({ labels, persistent });
  actor.send({ type: 'toggle' });
  actor.send({ type: 'outside.pressed' });

  expect(isOpen()).toBe(isOpenAfter);
});

it('gives the focus back to its button on Escape and after a choice, not after a press outside', () => {
  for (const [type, times] of [
    ['escape', 1],
    ['item.picked', 1],
    ['outside.pressed', 0],
    ['close', 0],
  ] as const) {
    const { actor, focusTrigger, isOpen } = startMenu();
    actor.send({ type: 'toggle' });
    actor.send({ type });

    expect(isOpen()).toBe(false);
    expect(focusTrigger).toHaveBeenCalledTimes(times);
  }
});

describe('by keyboard', () => {
  it.each([
    [['ArrowDown'], 'Account'],
    [['ArrowUp'], 'Logout'],
    [['ArrowDown', 'ArrowDown'], 'Language'],
    [['ArrowDown', 'ArrowUp'], 'Logout'],
    [['ArrowUp', 'ArrowDown'], 'Account'],
    [['ArrowDown', 'End'], 'Logout'],
    [['ArrowUp', 'Home'], 'Account'],
    [['ArrowUp', 'ArrowUp'], 'Llamamientos'],
    [['ArrowUp', 'ArrowUp', 'ArrowUp'], 'Language'],
  ])('%j leads a closed menu to %s', (keys, expected) => {
    const { press, focused, isOpen } = startMenu();
    press(...keys);

    expect(isOpen()).toBe(true);
    expect(focused()).toBe(expected);
  });

  it('forgets the item once it is closed', () => {
    const { actor, press, focused } = startMenu();
    press('ArrowDown', 'Escape');
    actor.send({ type: 'toggle' });

    expect(focused()).toBeUndefined();
  });

  it('stays without focus when it has no items', () => {
    const { press, focused, isOpen } = startMenu({ labels: [] });
    press('ArrowDown', 'ArrowUp', 'a');

    expect(isOpen()).toBe(true);
    expect(focused()).toBeUndefined();
  });

  it('follows labels that change', () => {
    const { actor, press } = startMenu({ labels: [] });
    actor.send({ type: 'labels.changed', labels });
    press('ArrowUp');

    expect(selectFocused(actor.getSnapshot())).toBe(3);
  });

  it('leaves Tab, Enter and Space to the browser', () => {
    expect(['Tab', 'Enter', ' '].map(dropdownMenuKeyEvent)).toEqual([undefined, undefined, undefined]);
  });
});

describe('typed letters', () => {
  it.each([
    ['l', 'Language'],
    ['L', 'Language'],
    ['lo', 'Logout'],
    ['ll', 'Llamamientos'],
    ['lla', 'Llamamientos'],
    ['aa', 'Account'],
    ['x', undefined],
  ])('"%s" leads to %s', (typed, expected) => {
    const { actor, press, focused } = startMenu();
    actor.send({ type: 'toggle' });
    press(...typed);

    expect(focused()).toBe(expected);
  });

  it('walk through the items of a letter when half a second lies between', () => {
    const { actor, clock, press, focused } = startMenu();
    actor.send({ type: 'toggle' });
    const walked = ['l', 'l', 'l', 'l'].map((letter) => {
      press(letter);
      clock.increment(500);
      return focused();
    });

    expect(walked).toEqual(['Language', 'Llamamientos', 'Logout', 'Language']);
  });
});

describe('a menu within a menu', () => {
  const tree = [
    'Home',
    { label: 'Report', items: ['Field report', { label: 'DREF', items: ['New'] }, '3W'] },
  ];
  const keys = ['ArrowDown', 'ArrowDown', 'ArrowRight'];

  function startTree() {
    const { actor } = startMenu({ labels: tree });
    return {
      actor,
      press: (pressed: readonly string[], isRtl = false) => {
        for (const key of pressed) {
          const event = submenuKeyEvent(key, isRtl) ?? dropdownMenuKeyEvent(key);
          if (event) actor.send(event);
        }
        const snapshot = actor.getSnapshot();
        return [selectIsOpen(snapshot), selectPath(snapshot), selectFocused(snapshot)];
      },
    };
  }

  it.each([
    [keys, [1], 0],
    [[...keys, 'ArrowDown'], [1], 1],
    [[...keys, 'ArrowUp'], [1], 2],
    [[...keys, 'd', 'ArrowRight'], [1, 1], 0],
    [[...keys, 'd', 'ArrowRight', 'ArrowLeft'], [1], 1],
    [[...keys, 'ArrowLeft'], [], 1],
    [[...keys, 'Escape'], [], 1],
    [['ArrowDown', 'ArrowRight'], [], 0],
    [['ArrowDown', 'ArrowLeft'], [], 0],
  ])('%j leads to the path %j, item %s', (pressed, path, focused) => {
    expect(startTree().press(pressed)).toEqual([true, path, focused]);
  });

  it('is entered by the left arrow where lines run from right to left', () => {
    expect(startTree().press(['ArrowDown', 'ArrowDown', 'ArrowLeft'], true)).toEqual([true, [1], 0]);
    expect(startTree().press([...keys.slice(0, 2), 'ArrowLeft', 'ArrowRight'], true)).toEqual([true, [], 1]);
  });

  it('closes wholly at the second Escape and after a choice', () => {
    const { press } = startTree();
    expect(press([...keys, 'Escape', 'Escape'])).toEqual([false, [], undefined]);
    const { actor, press: pressOther } = startTree();
    pressOther(keys);
    actor.send({ type: 'item.picked' });
    expect(pressOther([])).toEqual([false, [], undefined]);
  });

  it('opens and closes by a press on its item', () => {
    const { actor, press } = startTree();
    actor.send({ type: 'toggle' });
    actor.send({ type: 'submenu.pressed', path: [1, 1] });
    expect(press([])).toEqual([true, [1, 1], 0]);
    actor.send({ type: 'submenu.pressed', path: [1] });
    expect(press([])).toEqual([true, [], 1]);
  });
});
