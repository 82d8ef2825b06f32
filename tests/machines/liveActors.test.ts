import { afterAll, beforeEach, expect, it } from 'vitest';
import { Actor, createActor, fromPromise, StateMachine } from 'xstate';
import { alertsMachine } from '#machines/alerts.ts';
import { MACHINES } from '#machines/catalogue.ts';
import { confirmMachine } from '#machines/confirm.ts';
import { requestMachine } from '#machines/request.ts';
import { aboutOf } from '#stories/explorer/live/about.ts';
import { type LiveActors, watchActors } from '#stories/explorer/live/liveActors.ts';
import { asSequence, messageInWords, messagesOf } from '#stories/explorer/live/messages.ts';
import { fromJson, toJson } from '#stories/explorer/model/recording.ts';
import { differencesOf } from '#stories/explorer/model/replayed.ts';
import { startSession } from '#stories/explorer/model/session.ts';
import { controlled, settle } from '#tests/support/machines.ts';

const { start, stop } = Actor.prototype;
const { getInitialSnapshot } = StateMachine.prototype;
let time = 0;
let live: LiveActors;

beforeEach(() => {
  Object.assign(Actor.prototype, { start, stop });
  Object.assign(StateMachine.prototype, { getInitialSnapshot });
  time = 0;
  live = watchActors(() => time);
});

afterAll(() => {
  Object.assign(Actor.prototype, { start, stop });
  Object.assign(StateMachine.prototype, { getInitialSnapshot });
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

it('keeps who told what to whom, of all actors on one time line', async () => {
  const { promise, reject } = controlled<unknown>();
  const actor = createActor(
    confirmMachine.provide({ actors: { run: fromPromise<unknown, { subject: unknown }>(() => promise) } }),
  ).start();
  const other = createActor(alertsMachine).start();
  actor.send({ type: 'open' });
  actor.send({ type: 'open' });
  time = 1200;
  actor.send({ type: 'confirm' });
  reject(new Error('offline'));
  await settle();
  const own = messagesOf(live.getMessages(), actor);

  expect(own.map(messageInWords)).toEqual(['starts', 'open × 2', 'confirm', 'starts', 'run failed']);
  expect(own.map(({ at }) => at)).toEqual([0, 0, 1200, 1200, 1200]);
  expect(live.getMessages().filter(({ to }) => to === other)).toHaveLength(1);
  expect(asSequence(own, (one) => (one ? one.id : 'the page'))).toMatch(
    /participant a0 as the page\n.*a0->>a1: 1200 ms confirm\n {2}a1->>a2: 1200 ms starts\n {2}a2->>a1: 1200 ms run failed/s,
  );
  actor.stop();
  other.stop();
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

/** Runs a request of the app that fails once, with a policy of its own that no file can hold. */
async function failingRequest() {
  const offline = { kind: 'network' };
  const ends = [controlled<unknown>(), controlled<unknown>()];
  let sent = 0;
  const machine = requestMachine.provide({
    actors: {
      send: fromPromise<unknown, { request: unknown; attempt: number }>(() => {
        sent += 1;
        return ends[sent - 1]?.promise ?? Promise.reject(offline);
      }),
    },
  });
  const input = {
    request: { path: '/api/v2/region/', query: { limit: 10 } },
    retryDelay: (error: unknown) => (error === offline ? 250 : undefined),
  };
  const actor = createActor(machine, { input }).start();
  await settle();
  ends[0]?.reject(offline);
  await settle();
  return { actor, finish: ends[1] };
}

it('a bug recorded in the running app is sent as a file, replayed, and turned into a test that fails until it is mended', async () => {
  const { actor } = await failingRequest();
  const [shown] = live.getActors();
  if (!shown) throw new Error('No machine runs.');
  const file = toJson(live.record(shown));
  actor.stop();
  const recording = fromJson(file);

  expect(recording).toMatchObject({
    given: { request: { path: '/api/v2/region/', query: { limit: 10 } } },
    origin: { at: expect.stringMatching(/Z$/), address: expect.any(String), browser: expect.any(String) },
  });
  // Its policy is not in the file, what that answered is.
  expect(differencesOf(MACHINES, recording)).toEqual([]);
  const step = recording.steps.length - 1;
  const last = recording.steps[step];
  if (!last) throw new Error('Nothing was recorded.');
  expect(last.state).toBe('retrying');
  const wanted = { ...recording, steps: recording.steps.with(step, { ...last, expected: 'failure' }) };
  expect(differencesOf(MACHINES, fromJson(toJson(wanted)))).toEqual([
    `step ${step + 1}, send failed: should be “failure”, is “retrying”`,
  ]);
});

it('tells actors of one machine apart by what they are about', async () => {
  const { actor } = await failingRequest();
  const [shown] = live.getActors();
  if (!shown) throw new Error('No machine runs.');
  const about = aboutOf(shown, live.inputOf(shown));
  actor.stop();

  expect(about).toBe('/api/v2/region/?limit=10');
});

it('a log that has grown too long begins later, from where it can be played', async () => {
  const actor = createActor(confirmMachine).start();
  await settle();
  for (let turn = 0; turn < 400; turn += 1) actor.send({ type: turn % 2 === 0 ? 'open' : 'cancel' });
  actor.send({ type: 'open', subject: 'a report' });
  const [shown] = live.getActors();
  if (!shown) throw new Error('No machine runs.');
  const recording = fromJson(toJson(live.record(shown)));
  actor.stop();

  expect(recording.steps.length).toBeLessThan(300);
  expect(recording.begins?.snapshot).toMatchObject({ value: 'closed' });
  expect(differencesOf(MACHINES, recording)).toEqual([]);
});
