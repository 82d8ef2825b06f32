import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import {
  DOCUMENT_PATIENCE_MS,
  DOCUMENT_POLL_MS,
  FLASH_UPDATE_DOCUMENT_PATIENCE_MS,
  FLASH_UPDATE_DOCUMENT_POLL_MS,
} from '#machines/constants/timings.ts';
import {
  type DocumentLook,
  type ServerDocument,
  selectDocumentAddress,
  selectDocumentError,
  selectDocumentPhase,
  serverDocumentMachine,
} from '#machines/serverDocument.ts';
import { settle, startOnClock } from '#tests/support/machines.ts';

const PENDING: ServerDocument = { state: 'pending', order: 7 };
const READY: ServerDocument = { state: 'ready', order: 7, address: 'https://example.org/7.pdf' };

const start = (...ends: readonly (ServerDocument | Error)[]) => startAt({}, ...ends);

/** A document that is found so, one look after the other, the last one again and again; an error is thrown. */
function startAt(delays: { poll?: number; patience?: number }, ...ends: readonly (ServerDocument | Error)[]) {
  const looks: (number | undefined)[] = [];
  const { actor, clock } = startOnClock(
    serverDocumentMachine.provide({
      delays,
      actors: {
        look: fromPromise<ServerDocument, DocumentLook>(async ({ input: { order } }) => {
          looks.push(order);
          const end = ends[Math.min(looks.length, ends.length) - 1];
          if (!end || end instanceof Error) throw end;
          return end;
        }),
      },
    }),
  );
  const pass = async (ms = DOCUMENT_POLL_MS) => {
    clock.increment(ms);
    await settle();
  };
  const order = async () => {
    actor.send({ type: 'order' });
    await settle();
  };
  return { actor, pass, order, looks, phase: () => selectDocumentPhase(actor.getSnapshot()) };
}

it('is ordered once and looked for every five seconds, until it is there', async () => {
  const { actor, pass, order, looks, phase } = start(PENDING, PENDING, READY);
  expect([phase(), looks]).toEqual(['idle', []]);
  await order();
  expect([phase(), looks]).toEqual(['working', [undefined]]);
  await pass(DOCUMENT_POLL_MS - 1);
  expect(looks).toHaveLength(1);
  await pass(1);
  await pass();
  expect([phase(), looks]).toEqual(['ready', [undefined, 7, 7]]);
  expect(selectDocumentAddress(actor.getSnapshot())).toBe(READY.address);
});

it('that could not be made is ordered anew', async () => {
  const { pass, order, looks, phase } = start(PENDING, { state: 'failed', order: 7 }, READY);
  await order();
  await pass();
  expect(phase()).toBe('failed');
  await order();
  expect([phase(), looks]).toEqual(['ready', [undefined, 7, undefined]]);
});

it('is not ordered twice where the connection broke while it was waited for', async () => {
  const offline = new Error('offline');
  const { actor, pass, order, looks, phase } = start(PENDING, offline, READY);
  await order();
  await pass();
  expect(phase()).toBe('unreachable');
  expect(selectDocumentError(actor.getSnapshot())).toBe(offline);
  await order();
  expect([phase(), looks]).toEqual(['ready', [undefined, 7, 7]]);
  expect(selectDocumentError(actor.getSnapshot())).toBeUndefined();
});

it('that nobody makes is given up after five minutes, and can be looked for again', async () => {
  const { pass, order, looks, phase } = start(PENDING);
  await order();
  for (let ms = 0; ms < DOCUMENT_PATIENCE_MS; ms += DOCUMENT_POLL_MS) await pass();
  expect(phase()).toBe('overdue');
  await order();
  expect([phase(), looks.at(-1)]).toEqual(['working', 7]);
});

it('of a flash update is looked for every three seconds, and given up after ten times', async () => {
  const pace = { poll: FLASH_UPDATE_DOCUMENT_POLL_MS, patience: FLASH_UPDATE_DOCUMENT_PATIENCE_MS };
  const { pass, order, looks, phase } = startAt(pace, { state: 'pending' });
  await order();
  for (let time = 1; time <= 12; time += 1) await pass(pace.poll);
  expect([phase(), looks.length]).toEqual(['overdue', 10]);
  await order();
  expect([phase(), looks.length]).toEqual(['working', 11]);
});

it('is looked for no more once its reader has given it up', async () => {
  const { actor, pass, order, looks, phase } = start(PENDING);
  await order();
  actor.send({ type: 'cancel' });
  await pass();
  expect([phase(), looks.length]).toEqual(['idle', 1]);
});
