import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { QUEUE_RETRY_MS } from '#machines/constants/timings.ts';
import {
  type OutboxItem,
  type OutboxResult,
  outboxMachine,
  selectForeign,
  selectOwn,
} from '#machines/outbox.ts';
import { settle, startOnClock } from '#tests/support/machines.ts';

const ANA = 2;
const BEN = 3;

const form = (user: number, title: string): OutboxItem => ({
  id: `${user} ${title}`,
  user,
  title,
  address: '/field-reports/new',
});
const floods = form(ANA, 'Floods');
const fire = form(ANA, 'Fire');
const ofBen = form(BEN, 'Landslide');

/** An outbox in a browser where these forms wait; sending one ends as told, one end an attempt, and else succeeds. */
function start(forms: OutboxItem[], ends: Readonly<Record<string, readonly (OutboxResult | Error)[]>> = {}) {
  const kept = [...forms];
  const log: string[] = [];
  const attempts: Record<string, number> = {};
  const drop = (item: OutboxItem) => kept.splice(kept.indexOf(item), 1);
  const { actor, clock } = startOnClock(
    outboxMachine.provide({
      actors: {
        list: fromPromise(async (): Promise<readonly OutboxItem[]> => [...kept]),
        lock: fromPromise(async ({ input: { id } }): Promise<unknown> => log.push(`lock ${id}`)),
        send: fromPromise(async ({ input: { item } }): Promise<OutboxResult> => {
          const attempt = attempts[item.title] ?? 0;
          attempts[item.title] = attempt + 1;
          log.push(`send ${item.title}`);
          const end = ends[item.title]?.[attempt] ?? { outcome: 'created', name: `NPL: ${item.title}` };
          if (end instanceof Error || end.outcome !== 'waiting') drop(item);
          if (end instanceof Error) throw end;
          return end;
        }),
        tell: fromPromise(
          async ({ input: { news } }): Promise<unknown> =>
            log.push(`tell ${news.outcome} ${news.name ?? news.item.title}`),
        ),
      },
      actions: { unlock: () => log.push('unlock') },
    }),
    {},
  );
  const is = async (user: number | undefined) => {
    actor.send({ type: 'user.changed', user });
    await settle();
    await settle();
    await settle();
  };
  const own = () => selectOwn(actor.getSnapshot()).map(({ title }) => title);
  return {
    actor,
    clock,
    log,
    is,
    own,
    begin: (item: OutboxItem) => kept.push(item),
    foreign: () => selectForeign(actor.getSnapshot()),
  };
}

it('sends what waits one after another, each in its own turn, and tells of each', async () => {
  const { is, log, own } = start([floods, fire]);
  await is(ANA);

  expect(log).toEqual([
    ...['lock 2 Floods', 'send Floods', 'tell created NPL: Floods', 'unlock'],
    ...['lock 2 Fire', 'send Fire', 'tell created NPL: Fire', 'unlock'],
  ]);
  expect(own()).toEqual([]);
});

it('keeps what somebody else wrote, and sends it once its author is back', async () => {
  const { is, log, foreign } = start([floods]);
  await is(BEN);
  expect(log).toEqual([]);
  expect(foreign()).toBe(1);

  await is(undefined);
  expect(foreign()).toBe(1);

  await is(ANA);
  expect(log).toContain('send Floods');
  expect(foreign()).toBe(0);
});

it('sends only its own of those of two people', async () => {
  const { is, log, foreign } = start([ofBen, floods]);
  await is(ANA);

  expect(log.filter((line) => line.startsWith('send'))).toEqual(['send Floods']);
  expect(foreign()).toBe(1);
});

it('says what still waits, and tries again by itself and once the connection is back', async () => {
  const { actor, clock, is, log, own } = start([floods, fire], {
    Floods: [{ outcome: 'waiting' }, { outcome: 'waiting' }],
  });
  await is(ANA);
  expect(own()).toEqual(['Floods']);
  expect(log).toContain('send Fire');

  clock.increment(QUEUE_RETRY_MS);
  await settle();
  await settle();
  expect(own()).toEqual(['Floods']);

  actor.send({ type: 'connection.restored' });
  await settle();
  await settle();
  expect(own()).toEqual([]);
  expect(log.filter((line) => line === 'send Floods')).toHaveLength(3);
});

it('says what the server refuses, and does not send it again', async () => {
  const { clock, is, log } = start([floods], { Floods: [new Error('Enter a shorter text.')] });
  await is(ANA);
  clock.increment(QUEUE_RETRY_MS);
  await settle();

  expect(log).toEqual(['lock 2 Floods', 'send Floods', 'tell failed Floods', 'unlock']);
});

it('says nothing of what another tab had sent first', async () => {
  const { is, log, own } = start([floods], { Floods: [{ outcome: 'gone' }] });
  await is(ANA);

  expect(log).toEqual(['lock 2 Floods', 'send Floods', 'unlock']);
  expect(own()).toEqual([]);
});

it('takes what begins to wait while the app is open', async () => {
  const { actor, is, log, begin } = start([]);
  await is(ANA);
  expect(log).toEqual([]);

  begin(floods);
  actor.send({ type: 'form.queued' });
  await settle();

  expect(log).toContain('send Floods');
});

it('looks again once the connection is back where it could not be read what waits', async () => {
  let isRead = false;
  const sent: string[] = [];
  const { actor } = startOnClock(
    outboxMachine.provide({
      actors: {
        list: fromPromise(async (): Promise<readonly OutboxItem[]> => {
          if (!isRead) throw new Error('No connection for the code.');
          return sent.length === 0 ? [floods] : [];
        }),
        lock: fromPromise(async (): Promise<unknown> => undefined),
        send: fromPromise(async ({ input: { item } }): Promise<OutboxResult> => {
          sent.push(item.title);
          return { outcome: 'created' };
        }),
        tell: fromPromise(async (): Promise<unknown> => undefined),
      },
    }),
    {},
  );
  actor.send({ type: 'user.changed', user: ANA });
  await settle();
  isRead = true;
  actor.send({ type: 'connection.restored' });
  await settle();
  await settle();
  expect(sent).toEqual(['Floods']);
});
