import { expect, it, vi } from 'vitest';
import { type ModalRules, modalMachine, selectIsInFront, selectIsOpen } from '#machines/modal.ts';
import { startOnClock } from '#tests/support/machines.ts';

function openModal(input?: ModalRules) {
  const show = vi.fn();
  const hide = vi.fn();
  const { actor } = startOnClock(modalMachine.provide({ actions: { show, hide } }), { input });
  actor.send({ type: 'open' });
  return { actor, show, hide, isOpen: () => selectIsOpen(actor.getSnapshot()) };
}

it.each([
  ['close.pressed', {}, false],
  ['escape', {}, true],
  ['escape', { closesOnEscape: true }, false],
  ['outside.pressed', {}, true],
  ['outside.pressed', { closesOnOutsidePress: true }, false],
] as const)('at %s with %j it stays open: %s', (type, rules, staysOpen) => {
  const { actor, isOpen, hide } = openModal(rules);
  actor.send({ type });
  expect(isOpen()).toBe(staysOpen);
  expect(hide).toHaveBeenCalledTimes(staysOpen ? 0 : 1);
});

it('holds the focus and the page from its opening until it is closed, each once', () => {
  const { actor, show, hide } = openModal();
  actor.send({ type: 'covered' });
  actor.send({ type: 'uncovered' });
  expect([show.mock.calls.length, hide.mock.calls.length]).toEqual([1, 0]);
  actor.send({ type: 'close' });
  expect([show.mock.calls.length, hide.mock.calls.length]).toEqual([1, 1]);
});

it('lets its owner refuse, and close it at another time', () => {
  const askToClose = vi.fn();
  const { actor } = startOnClock(modalMachine.provide({ actions: { askToClose } }), { input: {} });
  actor.send({ type: 'open' });
  actor.send({ type: 'close.pressed' });
  expect(askToClose).toHaveBeenCalledOnce();
  expect(selectIsOpen(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'close' });
  expect(selectIsOpen(actor.getSnapshot())).toBe(false);
});

it('is deaf behind another window, and hears again once that is gone', () => {
  const { actor, isOpen } = openModal({ closesOnEscape: true });
  actor.send({ type: 'covered' });
  actor.send({ type: 'escape' });
  actor.send({ type: 'close.pressed' });
  expect([isOpen(), selectIsInFront(actor.getSnapshot())]).toEqual([true, false]);
  actor.send({ type: 'uncovered' });
  actor.send({ type: 'escape' });
  expect(isOpen()).toBe(false);
});

it('takes new rules while it is open', () => {
  const { actor, isOpen } = openModal({ closesOnEscape: true });
  actor.send({ type: 'rules.changed', rules: {} });
  actor.send({ type: 'escape' });
  expect(isOpen()).toBe(true);
});
