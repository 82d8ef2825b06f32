import { expect, it } from 'vitest';
import { alertMachine } from '#machines/alert.ts';
import { startOnClock } from '#tests/support/machines.ts';

it('counts from the moment it is renewed, by its new duration', () => {
  const { actor, clock } = startOnClock(alertMachine, { input: { durationMs: 1000 } });
  clock.increment(999);
  actor.send({ type: 'renewed', durationMs: 2000 });
  clock.increment(1999);
  expect(actor.getSnapshot().status).toBe('active');
  clock.increment(1);

  expect(actor.getSnapshot().status).toBe('done');
});

it('needs as many releases as there are kinds of hold, however often each is told', () => {
  const { actor, clock } = startOnClock(alertMachine, { input: {} });
  actor.send({ type: 'held', by: 'pointer' });
  actor.send({ type: 'held', by: 'pointer' });
  actor.send({ type: 'released', by: 'pointer' });
  clock.increment(4500);

  expect(actor.getSnapshot().status).toBe('done');
});

it('is held again after it was let go', () => {
  const { actor, clock } = startOnClock(alertMachine, { input: {} });
  actor.send({ type: 'held', by: 'pointer' });
  actor.send({ type: 'released', by: 'pointer' });
  // Both come and go: had the first hold stayed, the second would be the last too early.
  actor.send({ type: 'held', by: 'focus' });
  actor.send({ type: 'held', by: 'pointer' });
  actor.send({ type: 'released', by: 'focus' });
  clock.increment(60_000);
  expect(actor.getSnapshot().status).toBe('active');
  actor.send({ type: 'released', by: 'pointer' });
  clock.increment(4500);

  expect(actor.getSnapshot().status).toBe('done');
});

it('is not held by what has left it, when it is renewed', () => {
  const { actor, clock } = startOnClock(alertMachine, { input: {} });
  actor.send({ type: 'held', by: 'pointer' });
  actor.send({ type: 'released', by: 'pointer' });
  actor.send({ type: 'renewed' });
  clock.increment(4500);

  expect(actor.getSnapshot().status).toBe('done');
});

it('does not begin to count because of a release without a hold', () => {
  const { actor, clock } = startOnClock(alertMachine, { input: { nonDismissable: true } });
  actor.send({ type: 'released', by: 'focus' });
  clock.increment(60_000);

  expect(actor.getSnapshot().status).toBe('active');
});
