import { expect, it } from 'vitest';
import { disclosureMachine, selectIsMade, selectIsOpen } from '#machines/disclosure.ts';
import { startOnClock } from '#tests/support/machines.ts';

function start(input?: { isInitiallyOpen?: boolean }) {
  const { actor } = startOnClock(disclosureMachine, { input });
  return {
    actor,
    isOpen: () => selectIsOpen(actor.getSnapshot()),
    isMade: () => selectIsMade(actor.getSnapshot()),
  };
}

it('makes what is in it when it is first opened, and keeps it while it is folded', () => {
  const { actor, isOpen, isMade } = start();
  expect([isOpen(), isMade()]).toEqual([false, false]);
  actor.send({ type: 'open' });
  expect([isOpen(), isMade()]).toEqual([true, true]);
  actor.send({ type: 'close' });
  expect([isOpen(), isMade()]).toEqual([false, true]);
  actor.send({ type: 'open' });
  expect([isOpen(), isMade()]).toEqual([true, true]);
});

it('can be open from the start', () => {
  const { isOpen, isMade } = start({ isInitiallyOpen: true });
  expect([isOpen(), isMade()]).toEqual([true, true]);
});
