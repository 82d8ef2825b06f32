import { expect, it } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { effect } from '#machines/effect.ts';
import { provideAnew, provideTo } from '#machines/provide.ts';
import { startOnClock } from '#tests/support/machines.ts';

/** Asks for an answer, waits, and says it, if that is allowed. */
const machine = setup({
  types: { events: {} as { type: 'asked' } },
  actors: { ask: effect<string, undefined>('ask') },
  actions: { say: () => {} },
  guards: { isAllowed: () => false },
  delays: { patience: 1000 },
}).createMachine({
  id: 'asker',
  initial: 'idle',
  states: {
    idle: { on: { asked: 'asking' } },
    asking: { invoke: { src: 'ask', onDone: 'waiting', onError: 'failed' } },
    waiting: { after: { patience: [{ guard: 'isAllowed', target: 'said' }, { target: 'refused' }] } },
    said: { entry: 'say' },
    refused: {},
    failed: {},
  },
});

const answering = (said: string[], name: string) =>
  provideTo(machine)({
    actors: { ask: fromPromise(async () => name) },
    actions: { say: () => said.push(name) },
    guards: { isAllowed: () => true },
    delays: { patience: 10 },
  });

it('runs the effects, actions, guards and delays that it was given, and no other of the same machine', async () => {
  const said: string[] = [];
  const both = [answering(said, 'one'), answering(said, 'two')].map(startOnClock);
  for (const { actor, clock } of both) {
    actor.send({ type: 'asked' });
    await expect.poll(() => actor.getSnapshot().value).toBe('waiting');
    clock.increment(10);
    expect(actor.getSnapshot().value).toBe('said');
  }
  expect(said).toEqual(['one', 'two']);
});

it('leaves the machine as it was', async () => {
  answering([], 'one');
  const { actor } = startOnClock(machine);
  actor.send({ type: 'asked' });
  await expect.poll(() => actor.getSnapshot().value).toBe('failed');
});

it('keeps what it is not given anew', async () => {
  const said: string[] = [];
  const provided = provideTo(answering(said, 'one'))({ actions: { say: () => said.push('other') } });
  const { actor, clock } = startOnClock(provided);
  provideAnew(provided, { delays: { patience: 20 } });
  actor.send({ type: 'asked' });
  await expect.poll(() => actor.getSnapshot().value).toBe('waiting');
  clock.increment(19);
  expect(actor.getSnapshot().value).toBe('waiting');
  clock.increment(1);
  expect(said).toEqual(['other']);
});

it('goes on from a snapshot with what it was given', async () => {
  const said: string[] = [];
  const provided = answering(said, 'one');
  const asking = createActor(provided).start();
  asking.send({ type: 'asked' });
  const { actor, clock } = startOnClock(provided, { snapshot: asking.getPersistedSnapshot() });
  await expect.poll(() => actor.getSnapshot().value).toBe('waiting');
  clock.increment(10);
  expect(said).toEqual(['one']);
});

it('builds no state anew', () => expect(answering([], 'one').root).toBe(machine.root));
