import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkInSteps } from '#contracts/checkInSteps.ts';
import { pause } from '#contracts/pause.ts';
import { pageOf } from '#contracts/schemas/shared.ts';

const Row = z.object({ id: z.int(), name: z.nullish(z.string()), parts: z.optional(z.array(z.int())) });
const row = (_: unknown, at: number) => ({ id: at + 1, name: `Row ${at + 1}`, unknown: true });
const rows = (count: number) => Array.from({ length: count }, row);
const page = (count: number) => ({ count, next: null, previous: null, more: 1, results: rows(count) });

describe('an answer that is checked in steps', () => {
  it.each<[what: string, schema: z.ZodMiniType, answer: unknown]>([
    ['a long page', pageOf(Row), page(101)],
    ['a short page', pageOf(Row), page(3)],
    ['a list by itself', z.array(Row), rows(47)],
    ['an empty list', z.array(Row), []],
    [
      'a list of one record with long lists',
      z.array(z.object({ one: z.nullish(z.array(Row)) })),
      [{ one: rows(50) }],
    ],
    [
      'no list where there may be one',
      z.object({ one: z.nullish(z.array(Row)), two: z.int() }),
      { one: null, two: 2 },
    ],
    [
      'a row with a long list',
      pageOf(Row),
      { count: 1, results: [{ id: 1, parts: rows(60).map(({ id }) => id) }] },
    ],
    ['text', z.string(), 'pong'],
    ['nothing', z.optional(z.unknown()), undefined],
  ])('is what it is when checked in one go: %s', async (_, schema, answer) => {
    const read = await checkInSteps(schema, answer);
    // Texts are compared too: they show the order of the fields.
    expect(JSON.stringify(read)).toBe(JSON.stringify(z.parse(schema, answer)));
    expect(read).toEqual(z.parse(schema, answer));
  });

  it.each<[what: string, schema: z.ZodMiniType, answer: unknown]>([
    ['a row far below', pageOf(Row), { ...page(80), results: [...rows(79), { id: 'x' }] }],
    ['what stands beside the rows', pageOf(Row), { ...page(80), count: null }],
    ['a list that is none', pageOf(Row), { ...page(80), results: null }],
    ['a list that is too long as a whole', z.array(Row).check(z.maxLength(30)), rows(31)],
    [
      'a record of which a list is asked something',
      z.object({ results: z.array(Row).check(z.maxLength(30)) }),
      page(31),
    ],
    ['a record that is asked something as a whole', z.pipe(pageOf(Row), z.never()), page(31)],
  ])('is refused for %s', async (_, schema, answer) => {
    await expect(checkInSteps(schema, answer)).rejects.toThrow();
  });

  it('lets others have their turn while it is long', async () => {
    const order: string[] = [];
    await Promise.all([
      pause().then(() => order.push('a touch')),
      checkInSteps(pageOf(Row), page(101)).then(() => order.push('the list')),
    ]);
    expect(order).toEqual(['a touch', 'the list']);
  });

  it('is there at once where it is short', async () => {
    const order: string[] = [];
    await Promise.all([
      pause().then(() => order.push('a touch')),
      checkInSteps(pageOf(Row), page(20)).then(() => order.push('the list')),
    ]);
    expect(order).toEqual(['the list', 'a touch']);
  });
});
