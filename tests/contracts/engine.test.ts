import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { alternatives, exampleOf, matcherOf } from '#contracts/pact/matchers.ts';
import { like, Moment } from '#contracts/schemas/shared.ts';
import { verifyPacts } from '#scripts/contracts/verify.ts';
import { finishFile } from '../support/pact.ts';

/** One of everything that an answer may hold. */
const Everything = z.object({
  id: z.int(),
  ratio: z.number(),
  text: like(z.string(), 'Nepal'),
  day: z.iso.date(),
  colour: z.enum(['red', 'green']),
  level: z.nullish(z.int()),
  tags: z.array(z.string()),
  by_year: z.record(z.string(), z.int()),
  mixed: z.union([z.int(), z.boolean()]),
  moment: Moment,
  nested: z.object({ rows: z.array(z.object({ note: z.nullable(z.string()) })) }),
  rows: z.array(
    z.object({
      place: z.nullish(
        z.object({
          id: z.int(),
          kind: z.literal('Point'),
          name: z.nullish(z.string()),
          height: z.number(),
          is_open: z.boolean(),
          at: z.nullish(z.array(z.int())),
        }),
      ),
      tags: z.nullable(z.array(z.string())),
      by_year: z.nullish(z.record(z.string(), z.int())),
    }),
  ),
});

const folder = mkdtempSync(join(tmpdir(), 'engine-'));
const file = join(folder, 'schema-engine.json');
const example = exampleOf(matcherOf(Everything)) as z.output<typeof Everything>;

const PLACE = example.rows[0]?.place;

beforeAll(async () => {
  await new PactV4({
    consumer: 'schema',
    provider: 'engine',
    dir: folder,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  })
    .addInteraction()
    .uponReceiving('everything')
    .withRequest('GET', '/')
    .willRespondWith(200, (builder) => builder.jsonBody(matcherOf(Everything)))
    .executeTest(async ({ url }) => {
      // Pact notes a call after it has answered: once a second one is answered, the first is noted.
      for (let call = 0; call < 2; call += 1) await (await fetch(url)).json();
    });
  finishFile(file, () => alternatives(Everything));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What Pact's own engine says of an answer. */
async function isTaken(answer: unknown): Promise<boolean> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const [verdict] = await verifyPacts({ url: `http://127.0.0.1:${port}`, files: [file] });
  return verdict?.isKept ?? false;
}

describe('what a schema takes, the engine takes', () => {
  it.each<[string, object]>([
    ['other values of the same types', { id: 7, ratio: 0.25, text: '', day: '1999-12-31', colour: 'green' }],
    ['null where it may stand', { level: null, nested: { rows: [{ note: null }] } }],
    ['null for an object or a list in a row', { rows: [{ place: null, tags: null, by_year: null }] }],
    [
      'an object and a list in a row',
      { rows: [{ place: { ...PLACE, name: null, at: null, height: 3 }, tags: ['a'], by_year: { 2024: 1 } }] },
    ],
    ['rows of either kind', { rows: [example.rows[0], { place: null, tags: [], by_year: {} }] }],
    ['a moment with parts of a second and an offset', { moment: '2026-02-28T23:59:59.123456+05:45' }],
    ['empty lists', { tags: [], nested: { rows: [] } }],
    ['other keys of a record', { by_year: { 2024: 1, 2025: 2 } }],
    ['another type of a union', { mixed: true }],
    ['fields that nobody named', { unheard_of: [1] }],
  ])('%s', async (_, change) => {
    const answer = { ...example, ...change };
    expect(z.safeParse(Everything, answer).success).toBe(true);
    expect(await isTaken(answer)).toBe(true);
  });
});

describe('what a schema refuses, the engine refuses', () => {
  it.each<[string, object]>([
    ['a fraction for a whole number', { id: 1.5 }],
    ['text for a number', { ratio: '1' }],
    ['null where it may not stand', { text: null }],
    ['a day in another format', { day: '31.12.1999' }],
    ['a day that no calendar has', { day: '2026-02-30' }],
    ['a moment with a blank', { moment: '2026-02-28 23:59:59Z' }],
    [
      'a fraction in an object of a row',
      { rows: [{ place: { ...PLACE, id: 1.5 }, tags: null, by_year: null }] },
    ],
    [
      'another kind in an object of a row',
      { rows: [{ place: { ...PLACE, kind: 'point' }, tags: null, by_year: null }] },
    ],
    [
      'a number for a text in an object of a row',
      { rows: [{ place: { ...PLACE, name: 7 }, tags: null, by_year: null }] },
    ],
    ['a missing field in an object of a row', { rows: [{ place: { id: 7 }, tags: null, by_year: null }] }],
    ['a text for an object in a row', { rows: [{ place: 'Nepal', tags: null, by_year: null }] }],
    ['a list for an object in a row', { rows: [{ place: [], tags: null, by_year: null }] }],
    ['a row without one of its keys', { rows: [{ place: null, by_year: null }] }],
    ['a value that is not in the list', { colour: 'blue' }],
    ['a wrong item in a list', { tags: ['a', 2] }],
    ['a wrong value in a record', { by_year: { 2024: 'one' } }],
    ['a type that is not in the union', { mixed: { n: 1 } }],
    ['a missing field deep inside', { nested: { rows: [{}] } }],
  ])('%s', async (_, change) => {
    const answer = { ...example, ...change };
    expect(z.safeParse(Everything, answer).success).toBe(false);
    expect(await isTaken(answer)).toBe(false);
  });
});
