import { expect, it, vi } from 'vitest';
import { cookieBannerMachine, selectIsShown } from '#machines/cookieBanner.ts';
import { startOnClock } from '#tests/support/machines.ts';

function start(isAccepted: boolean) {
  const actions = {
    keepConsent: vi.fn(),
    dropConsent: vi.fn(),
    startAnalytics: vi.fn(),
    stopAnalytics: vi.fn(),
  };
  const { actor } = startOnClock(cookieBannerMachine.provide({ actions }), { input: { isAccepted } });
  return { actor, ...actions, isShown: () => selectIsShown(actor.getSnapshot()) };
}

it('asks until it is accepted, and starts nothing analytical before', () => {
  const { actor, isShown, keepConsent, startAnalytics } = start(false);
  expect(isShown()).toBe(true);
  expect(startAnalytics).not.toHaveBeenCalled();

  actor.send({ type: 'accept' });

  expect(isShown()).toBe(false);
  expect(keepConsent).toHaveBeenCalledOnce();
  expect(startAnalytics).toHaveBeenCalledOnce();
});

it('does not ask who has accepted before', () => {
  const { isShown, keepConsent, startAnalytics } = start(true);
  expect(isShown()).toBe(false);
  expect(startAnalytics).toHaveBeenCalledOnce();
  expect(keepConsent).not.toHaveBeenCalled();
});

it('asks again once the consent is taken back', () => {
  const { actor, isShown, dropConsent, stopAnalytics } = start(true);
  expect(stopAnalytics).not.toHaveBeenCalled();
  actor.send({ type: 'withdraw' });
  expect(isShown()).toBe(true);
  expect(stopAnalytics).toHaveBeenCalledOnce();
  expect(dropConsent).toHaveBeenCalledOnce();
});

it('follows what another tab did, without storing it again', () => {
  const { actor, isShown, keepConsent, dropConsent } = start(false);
  actor.send({ type: 'storage.changed', isAccepted: true });
  expect(isShown()).toBe(false);
  actor.send({ type: 'storage.changed', isAccepted: false });
  expect(isShown()).toBe(true);
  expect(keepConsent).not.toHaveBeenCalled();
  expect(dropConsent).not.toHaveBeenCalled();
});

it('is not moved by what another tab says again', () => {
  const asked = start(false);
  asked.actor.send({ type: 'storage.changed', isAccepted: false });
  expect(asked.isShown()).toBe(true);
  expect(asked.startAnalytics).not.toHaveBeenCalled();

  const accepted = start(true);
  accepted.actor.send({ type: 'storage.changed', isAccepted: true });
  expect(accepted.isShown()).toBe(false);
  expect(accepted.startAnalytics).toHaveBeenCalledOnce();
  expect(accepted.stopAnalytics).not.toHaveBeenCalled();
});
