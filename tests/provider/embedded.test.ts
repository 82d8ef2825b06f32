import { types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Connection, connect, rowsOf } from '#provider/database/connect.ts';
import { openEngine } from '#provider/database/embedded.ts';
import { stateOf } from '#provider/database/state.ts';

/** Longer than the engine may work on end, in seconds. */
const LONG = 0.02;

let db: Connection['db'];
beforeAll(async () => {
  const connection = await connect({});
  ({ db } = connection);
  return connection.close;
});

// What the test before asked counts no more.
beforeEach(() => new Promise((resolve) => setImmediate(resolve)));

const asleep = () => db.execute(sql`select pg_sleep(${LONG})`);

it.each([
  {
    of: 'that wait together',
    ask: (told: (number: number) => void) =>
      Promise.all([1, 2, 3].map((number) => asleep().then(() => told(number)))),
  },
  {
    of: 'that are asked one after the other',
    ask: async (told: (number: number) => void) => {
      for (const number of [1, 2, 3]) {
        await asleep();
        told(number);
      }
    },
  },
])('lets the thread turn to others between statements $of, where they take long', async ({ ask }) => {
  const order: string[] = [];
  const asked = ask((number) => order.push(`statement ${number}`));
  const turn = () => {
    order.push('others');
    if (order.length < 4) setImmediate(turn);
  };
  setImmediate(turn);
  await asked;

  expect(order).toEqual(['statement 1', 'others', 'statement 2', 'others', 'statement 3']);
});

it('says how the database stands before what else waits', async () => {
  const order: string[] = [];
  const note = (name: string) => () => order.push(name);
  const asked = [1, 2, 3].map((number) =>
    db.execute(sql`select ${number}`).then(note(`statement ${number}`)),
  );
  await Promise.all([...asked, stateOf(db).then(note('state'))]);

  expect(order).toEqual(['statement 1', 'state', 'statement 2', 'statement 3']);
});

it('goes on after a statement that fails, and says why it failed', async () => {
  const failing = db.execute(sql`select 1 / 0`);
  const next = rowsOf(db, sql`select 2 as two`);
  await expect(failing).rejects.toMatchObject({ cause: expect.objectContaining({ code: '22012' }) });
  expect(await next).toEqual([{ two: 2 }]);
});

it('waits for a transaction, in which statements are asked as they are outside', async () => {
  await db.execute(sql`create table told (word text)`);
  const written = db.transaction(async (tx) => {
    await tx.execute(sql`insert into told values ('first')`);
    return rowsOf(tx, sql`select timestamptz '2026-11-30 08:00+00' as at, array[date '2026-11-30'] as days`);
  });
  const read = rowsOf(db, sql`select word from told`);

  expect(await written).toEqual([{ at: '2026-11-30 08:00:00+00', days: '{2026-11-30}' }]);
  expect(await read).toEqual([{ word: 'first' }]);
});

it('knows by itself all that Drizzle would have read as text, and copies nothing for a statement that says it', async () => {
  const engine = await openEngine(undefined);
  const moment = "timestamp '2026-11-30 08:00'";
  const { rows } = await engine.query(
    `select ${moment} as at, ${moment}::date as day, interval '1 day' as span, array[${moment}] as moments,
      array[interval '1 day'] as spans, array[1.5::numeric] as numbers, array[7] as ids, array['x'] as words`,
    [],
    { parsers: { [types.TIMESTAMP]: () => 'read otherwise' } },
  );
  await engine.close();

  expect(rows).toEqual([
    {
      at: '2026-11-30 08:00:00',
      day: '2026-11-30',
      span: '1 day',
      moments: '{"2026-11-30 08:00:00"}',
      spans: '{"1 day"}',
      numbers: '{1.5}',
      ids: [7],
      words: ['x'],
    },
  ]);
});
