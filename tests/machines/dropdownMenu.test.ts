import { describe, expect, it, vi } from 'vitest';
import {
  type DropdownMenuInput,
  dropdownMenuKeyEvent,
  dropdownMenuMachine,
  selectFocused,
  selectIsOpen,
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
