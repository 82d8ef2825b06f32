import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '#contracts/defineEndpoint.ts';
import { exampleOf, matcherOf } from '#contracts/pact/matchers.ts';
import { listQuery } from '#contracts/query.ts';
import { unreadableRows } from '#contracts/readableRows.ts';
import type { UnreadableRows } from '#contracts/request.ts';
import { listOf, pageOf } from '#contracts/schemas/shared.ts';
import { searchEndpoint } from '#contracts/search/search.ts';
import { startClient } from '#tests/support/client.ts';

const Row = z.object({ id: z.int(), kind: z.object({ name: z.string() }) });
const good = (id: number) => ({ id, kind: { name: 'Flood' } });
const bad = (id: number) => ({ id, kind: null });
const read = <Answer extends z.core.$ZodType>(answer: Answer) =>
  defineEndpoint({ title: 'x', method: 'GET', path: '/rows/', interactions: [], answer });

/** A client that tells what it left out, and one that is strict, on a service with this answer. */
async function clientsOf(answer: unknown) {
  const told: UnreadableRows[] = [];
  const tolerant = await startClient(answer, { onUnreadable: (found) => told.push(found) });
  return { told, tolerant, strict: await startClient(answer) };
}

describe('a list of which some rows do not fit', () => {
  const paged = { ...read(pageOf(Row)), query: z.object(listQuery) };
  const page = { count: 40, next: null, results: [good(1), bad(2), good(3), bad(4), { id: '5' }] };

  it('is shown without them, counted and told of by field, call and what came', async () => {
    const { told, tolerant } = await clientsOf(page);
    const answer = await tolerant.call(paged, { query: { limit: 5 } });
    expect(answer).toEqual({ ...page, results: [good(1), good(3)] });
    expect(unreadableRows(answer)).toBe(3);
    expect(told).toEqual([
      {
        call: 'GET /rows/',
        url: expect.stringMatching(/\/rows\/\?limit=5$/),
        rows: 3,
        misfits: [
          { field: 'results[].kind', expected: 'object', got: 'null', times: 2 },
          { field: 'results[].id', expected: 'number', got: 'string', times: 1 },
          { field: 'results[].kind', expected: 'object', got: 'nothing', times: 1 },
        ],
      },
    ]);
  });

  it('fails as a whole where the client is strict, as in tests', async () => {
    const { strict } = await clientsOf(page);
    await expect(strict.call(read(pageOf(Row)), {})).rejects.toMatchObject({
      key: 'parse',
      debugMessage: expect.stringContaining('results.1.kind: expected object, got null'),
      misfits: expect.arrayContaining([
        { field: 'results[].kind', expected: 'object', got: 'null', times: 2 },
      ]),
    });
  });

  it.each([
    ['without pages', z.array(Row), [good(1), bad(2)], [good(1)]],
    [
      'beside others',
      z.object({ hits: z.nullish(listOf(Row)), more: z.nullish(listOf(Row)) }),
      { hits: [bad(1)], more: [good(2)] },
      { hits: [], more: [good(2)] },
    ],
  ])('%s too', async (_, schema, answer, expected) => {
    const { tolerant } = await clientsOf(answer);
    const shown = await tolerant.call(read(schema), {});
    expect(shown).toEqual(expected);
    expect(unreadableRows(shown)).toBe(1);
  });

  it('is a search of which one hit has a date of another form', async () => {
    const answer = exampleOf(matcherOf(searchEndpoint.answer)) as Record<string, object[]>;
    answer.surge_alerts?.push({ ...answer.surge_alerts[0], deadline: 'tomorrow' });
    const { tolerant } = await clientsOf(answer);
    const shown = await tolerant.call(searchEndpoint, { query: { keyword: 'flood' } });
    expect(shown.surge_alerts).toHaveLength(1);
    expect(unreadableRows(shown)).toBe(1);
  });
});

describe('stays a failure:', () => {
  it.each<[string, z.core.$ZodType, unknown]>([
    ['a page without its count', pageOf(Row), { results: [good(1), bad(2)] }],
    ['a list without any row that fits', pageOf(Row), { count: 1, results: [bad(1)] }],
    ['a list that is none', pageOf(Row), { count: 1, results: { 0: good(1) } }],
    ['a record with a list in it', z.object({ id: z.int(), rows: z.array(Row) }), { id: 1, rows: [bad(1)] }],
    ['nothing', pageOf(Row), null],
  ])('%s', async (_, schema, answer) => {
    const { told, tolerant } = await clientsOf(answer);
    await expect(tolerant.call(read(schema), {})).rejects.toMatchObject({ key: 'parse' });
    expect(told).toEqual([]);
  });
});

it('has nothing to say of a list that fits', async () => {
  const { told, tolerant } = await clientsOf({ count: 1, results: [good(1)] });
  expect(unreadableRows(await tolerant.call(read(pageOf(Row)), {}))).toBe(0);
  expect(told).toEqual([]);
});
