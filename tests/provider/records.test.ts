import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, serial, varchar } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { stamps } from '#provider/database/schema/columns.ts';
import { user } from '#provider/database/schema.ts';
import type { Writer } from '#provider/records/asked.ts';
import { defineRecord } from '#provider/records/defineRecord.ts';
import { rows } from '#provider/records/parts.ts';
import { findUserById } from '#provider/security/users.ts';
import { type Api, startApi } from '../support/api.ts';

/** A record as the next areas have them: rows in rows, and the real API's own lock. */
const plan = pgTable('test_plan', { id: serial().primaryKey(), title: varchar(), ...stamps() });
const step = pgTable('test_step', {
  id: serial().primaryKey(),
  plan_id: integer().notNull(),
  title: varchar(),
  cost: integer().default(5),
});
const item = pgTable('test_item', {
  id: serial().primaryKey(),
  step_id: integer().notNull(),
  name: varchar().notNull(),
});

const Item = z.object({ id: z.optional(z.int()), name: z.string() });
const Step = z.object({
  id: z.optional(z.int()),
  title: z.nullish(z.string()),
  cost: z.nullish(z.int()),
  items: z.optional(z.array(Item)),
});
const Plan = z.object({ title: z.string(), steps: z.optional(z.array(Step)) });

const usual = {
  kind: 'project' as const,
  table: plan,
  schema: Plan,
  isVisible: () => sql`true`,
  answers: async (_: unknown, found: readonly (typeof plan.$inferSelect)[]) => found,
};
const planRecord = defineRecord({
  ...usual,
  lock: 'body',
  stored: async (row, { tx }) => ({ steps: await stepsOf(tx, row.id) }),
  parts: { steps: rows(step, 'plan_id', { parts: { items: rows(item, 'step_id') } }) },
});

async function stepsOf(db: Api['db'], id: number) {
  const steps = await db.select().from(step).where(eq(step.plan_id, id)).orderBy(step.id);
  const items = await db.select().from(item).orderBy(item.id);
  return steps.map(({ plan_id: _, ...row }) => ({
    ...row,
    items: items.flatMap(({ step_id, ...kept }) => (step_id === row.id ? [kept] : [])),
  }));
}

let api: Api;
let writer: Writer;
beforeAll(async () => {
  api = await startApi();
  for (const table of [
    sql`create table test_plan (id serial primary key, title varchar, user_id integer, modified_by_id integer,
      created_at timestamptz not null default now(), modified_at timestamptz not null default now())`,
    sql`create table test_step (id serial primary key, plan_id integer not null, title varchar, cost integer default 5)`,
    sql`create table test_item (id serial primary key, step_id integer not null, name varchar)`,
  ])
    await api.db.execute(table);
  const [member] = await api.db.select().from(user).where(eq(user.username, 'member'));
  const found = await findUserById(api.db, member?.id ?? 0, '');
  if (!found) throw new Error('There is no member.');
  writer = { user: found, language: 'en' };
});

const TWO_STEPS = {
  title: 'Floods',
  steps: [
    { title: 'First', cost: 1, items: [{ name: 'Tents' }, { name: 'Ropes' }] },
    { title: 'Second', items: [{ name: 'Soap' }] },
  ],
};
const versionOf = async (id: number) =>
  (await api.db.select().from(plan).where(eq(plan.id, id)))[0]?.modified_at;
/** A change on the newest version. */
const change = async (id: number, body: object) =>
  planRecord.update(api.db, id, { ...body, modified_at: await versionOf(id) }, writer);

it('keeps the ids of rows within rows, and drops what is left out', async () => {
  const id = await planRecord.create(api.db, TWO_STEPS, writer);
  const [first, second] = await stepsOf(api.db, id);
  expect([first?.items.length, second?.items.length, second?.cost]).toEqual([2, 1, 5]);
  const ropes = first?.items[1];
  await change(id, {
    steps: [
      { title: 'New', items: [{ name: 'Maps' }] },
      { ...first, cost: null, items: [{ ...ropes, name: 'Rope' }] },
    ],
  });
  const [kept, added] = await stepsOf(api.db, id);
  expect(kept).toEqual({ id: first?.id, title: 'First', cost: 5, items: [{ id: ropes?.id, name: 'Rope' }] });
  expect(added).toMatchObject({ title: 'New', items: [{ name: 'Maps' }] });
  expect(await api.db.$count(step, eq(step.plan_id, id))).toBe(2);
});

it('takes no row of another record by its id', async () => {
  const one = await planRecord.create(api.db, TWO_STEPS, writer);
  const other = await planRecord.create(api.db, TWO_STEPS, writer);
  const [theirs] = await stepsOf(api.db, one);
  await change(other, { steps: [{ ...theirs, title: 'Mine' }] });
  expect((await stepsOf(api.db, one))[0]).toEqual(theirs);
});

it('leaves parts alone that a change does not name', async () => {
  const id = await planRecord.create(api.db, TWO_STEPS, writer);
  const before = await stepsOf(api.db, id);
  await change(id, { title: 'Flood' });
  expect(await stepsOf(api.db, id)).toEqual(before);
});

it.each([
  [undefined, 'Modified At is required!'],
  ['2020-01-01T00:00:00.000Z', 'OBSOLETE_PAYLOAD'],
])('refuses a change on version %s where the body says it', async (modified_at, sentence) => {
  const id = await planRecord.create(api.db, TWO_STEPS, writer);
  const sent = { title: 'Flood', modified_at };
  await expect(planRecord.update(api.db, id, sent, writer)).rejects.toMatchObject({
    status: 400,
    fields: { modified_at: [sentence] },
  });
});

it('keeps nothing of what cannot be read back', async () => {
  const unreadable = defineRecord({
    ...usual,
    answers: async () => {
      throw new RangeError('Invalid time value');
    },
    parts: { steps: rows(step, 'plan_id', { parts: { items: rows(item, 'step_id') } }) },
  });
  const counts = () => Promise.all([plan, step, item].map((table) => api.db.$count(table)));
  const before = await counts();
  await expect(unreadable.create(api.db, TWO_STEPS, writer, 'unreadable')).rejects.toThrow(RangeError);
  expect(await counts()).toEqual(before);
  // Nor its key, which would stand for a record that there is not.
  await expect(planRecord.create(api.db, TWO_STEPS, writer, 'unreadable')).resolves.toBeGreaterThan(0);
});

it('says at the start which field has no place, and which part is none', () => {
  expect(() => defineRecord(usual)).toThrow('"steps" of project has no place');
  expect(() => rows(item, 'plan_id')).toThrow('no column "plan_id"');
});
