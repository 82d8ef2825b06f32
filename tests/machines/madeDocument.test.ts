import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { DOCUMENT_PATIENCE_MS, DOCUMENT_POLL_MS } from '#machines/constants/timings.ts';
import {
  type MadeDocument,
  madeDocumentMachine,
  selectAddress,
  selectIsMaking,
  selectIsOverdue,
  selectMakingError,
} from '#machines/madeDocument.ts';
import { settle, startOnClock } from '#tests/support/machines.ts';

const ADDRESS = 'https://go.example/documents/1';

/** A document whose looks end like these, the last one again and again; an error is thrown. */
function start(...ends: readonly (MadeDocument | Error)[]) {
  let asked = 0;
  const { actor, clock } = startOnClock(
    madeDocumentMachine.provide({
      actors: {
        ask: fromPromise<MadeDocument, undefined>(async () => {
          const end = ends[Math.min(asked, ends.length - 1)];
          asked += 1;
          if (end instanceof Error) throw end;
          return end ?? {};
        }),
      },
    }),
    {},
  );
  const pass = async (ms = DOCUMENT_POLL_MS) => {
    clock.increment(ms);
    await settle();
  };
  return { actor, pass, count: () => asked };
}

it('is asked for every three seconds until it is there, and no more', async () => {
  const { actor, pass, count } = start({}, {}, { address: ADDRESS });
  await pass();
  expect(count()).toBe(0);
  actor.send({ type: 'make' });
  await settle();
  expect(selectIsMaking(actor.getSnapshot())).toBe(true);
  await pass(DOCUMENT_POLL_MS - 1);
  expect(count()).toBe(1);
  await pass(1);
  await pass();
  expect(selectAddress(actor.getSnapshot())).toBe(ADDRESS);
  expect(selectIsMaking(actor.getSnapshot())).toBe(false);
  await pass(DOCUMENT_PATIENCE_MS);
  expect(count()).toBe(3);
});

it('is given up after ten times, and begun anew when it is asked for again', async () => {
  const { actor, pass, count } = start({});
  actor.send({ type: 'make' });
  await settle();
  for (let time = 1; time <= 12; time += 1) await pass();
  expect([selectIsOverdue(actor.getSnapshot()), count()]).toEqual([true, 10]);
  actor.send({ type: 'make' });
  await settle();
  expect([selectIsMaking(actor.getSnapshot()), count()]).toEqual([true, 11]);
});

it('tells what it failed with until it is asked for again', async () => {
  const offline = new Error('offline');
  const { actor } = start(offline, { address: ADDRESS });
  actor.send({ type: 'make' });
  await settle();
  expect(selectMakingError(actor.getSnapshot())).toBe(offline);
  actor.send({ type: 'make' });
  await settle();
  expect(selectMakingError(actor.getSnapshot())).toBeUndefined();
  expect(selectAddress(actor.getSnapshot())).toBe(ADDRESS);
});
