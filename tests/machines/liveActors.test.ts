import { afterAll, beforeEach, expect, it } from 'vitest';
import { Actor, createActor, fromPromise } from 'xstate';
import { alertsMachine } from '#machines/alerts.ts';
import { MACHINES } from '#machines/catalogue.ts';
import { confirmMachine } from '#machines/confirm.ts';
import { type LiveActors, watchActors } from '#stories/explorer/live/liveActors.ts';
import { startSession } from '#stories/explorer/model/session.ts';
import { controlled, settle } from '#tests/support/machines.ts';

const { start, stop } = Actor.prototype;
let time = 0;
let live: LiveActors;

beforeEach(() => {
  Object.assign(Actor.prototype, { start, stop });
  time = 0;
  live = watchActors(() => time);
});

afterAll(() => {
  Object.assign(Actor.prototype, { start, stop });
});

const idsOf = () => live.getActors().map(({ logic }) => logic.id);

it('lists the machines that run, with those that they have started, until they stop', async () => {
  const alerts = createActor(alertsMachine).start();
  const confirm = createActor(confirmMachine).start();
  alerts.send({
    type: 'alert.added',
    alert: { name: 'a', variant: 'info', title: 'A', nonDismissable: true },
  });
  await settle();
  expect(idsOf()).toEqual(['alerts', 'alert', 'confirm']);
  alerts.stop();
  await settle();
  expect(idsOf()).toEqual(['confirm']);
  confirm.stop();
  await settle();

  expect(idsOf()).toEqual([]);
});

it('keeps a log that the storybook’s explorer replays to the same end', async () => {
  const { promise, reject } = controlled<unknown>();
  const actor = createActor(
    confirmMachine.provide({ actors: { run: fromPromise<unknown, { subject: unknown }>(() => promise) } }),
  ).start();
  await settle();
  actor.send({ type: 'open' });
  time = 1200;
  actor.send({ type: 'confirm' });
  reject(new Error('offline'));
  await settle();
  const [shown] = live.getActors();
  if (!shown) throw new Error('No machine runs.');
  const recording = live.record(shown);
  actor.stop();
  const entry = MACHINES.find(({ name }) => name === 'confirm');
  if (!entry) throw new Error('The catalogue has no such machine.');
  const session = startSession(entry);
  session.load(recording);

  expect(recording.steps.map(({ state }) => state)).toEqual(['asking', 'asking', 'running', 'failed']);
  expect(recording.steps[1]).toEqual({ wait: 1200, state: 'asking' });
  expect(session.getView().snapshot.value).toBe('failed');
});

it('tells when something happens, once for all at a time', async () => {
  const actor = createActor(confirmMachine).start();
  await settle();
  let told = 0;
  const leave = live.subscribe(() => {
    told += 1;
  });
  actor.send({ type: 'open' });
  actor.send({ type: 'cancel' });
  await settle();
  expect(told).toBe(1);
  leave();
  actor.send({ type: 'open' });
  await settle();
  actor.stop();

  expect(told).toBe(1);
});
