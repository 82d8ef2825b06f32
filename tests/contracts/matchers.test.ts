import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FORMATS } from '#contracts/pact/formats.ts';
import { alternatives, emptyOf, exampleOf, matcherOf } from '#contracts/pact/matchers.ts';
import { inParts } from '#contracts/schemas/inParts.ts';
import { like, pageOf, sometimes } from '#contracts/schemas/shared.ts';

const WEB_ADDRESS = FORMATS.url?.regex;
const type = (value: unknown) => ({ 'pact:matcher:type': 'type', value });
const integer = (value: number) => ({ 'pact:matcher:type': 'integer', value });
const regex = (value: string, pattern: string) => ({ 'pact:matcher:type': 'regex', value, regex: pattern });

describe('a schema as matchers', () => {
  it.each([
    ['text', z.string(), type('text')],
    ['a text with an example', like(z.string(), 'NPL'), type('NPL')],
    ['a whole number', z.int(), integer(1)],
    ['any number', z.number(), { 'pact:matcher:type': 'number', value: 1.5 }],
    ['yes or no', z.boolean(), type(true)],
    ['null', z.null(), null],
    ['one text of several', z.enum(['red', 'a.b']), regex('red', '^(red|a\\.b)$')],
    ['one number of several', z.literal([0, 1, 2]), integer(0)],
    ['a literal text', z.literal('Point'), regex('Point', '^(Point)$')],
    ['a list', z.array(z.int()), { ...type([integer(1)]), min: 0 }],
    ['what may be null', z.nullable(z.int()), integer(1)],
    ['what may be missing', z.optional(z.int()), integer(1)],
    [
      'a record',
      z.record(z.string(), z.int()),
      { 'pact:matcher:type': 'values', value: { key: integer(1) } },
    ],
    ['a record of anything', z.record(z.string(), z.unknown()), type({})],
    ['the first of a union', z.union([z.int(), z.string()]), integer(1)],
    [
      'a pattern with its example',
      like(z.string().check(z.regex(/^[A-Z]{3}$/)), 'NPL'),
      regex('NPL', '^[A-Z]{3}$'),
    ],
  ])('%s', (_, schema, expected) => {
    expect(matcherOf(schema)).toEqual(expected);
  });

  it.each([
    ['moment', z.iso.datetime({ offset: true }), '2026-05-01T08:30:00Z'],
    ['day', z.iso.date(), '2026-05-01'],
    ['time', z.iso.time(), '08:30:00'],
    ['e-mail address', z.email(), 'member@example.org'],
    ['web address', z.url(), 'https://example.org/'],
    ['UUID', z.uuid(), '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  ])('a %s: an example that its own pattern and the schema take', (_, schema, example) => {
    const matched = matcherOf(schema) as { value: string; regex: string };
    expect(matched.value).toBe(example);
    expect(matched.value).toMatch(new RegExp(matched.regex));
    expect(z.safeParse(schema, example).success).toBe(true);
  });

  it('an object: what is promised of it, and not what is at times missing or may be anything', () => {
    const schema = z.object({ id: z.int(), gone: sometimes(z.int()), whatever: z.unknown() });
    expect(matcherOf(schema)).toEqual({ id: integer(1) });
  });

  it('an object in parts: none of its fields, and nothing is missed that is not there', () => {
    const schema = inParts(z.object({ id: z.int(), place: z.object({ lat: z.number() }) }));
    expect(matcherOf(schema)).toEqual({});
    expect(z.safeParse(schema, {}).success).toBe(true);
    expect(z.safeParse(schema, { place: {} }).success).toBe(false);
  });

  it('a page: with one record at least', () => {
    expect(matcherOf(pageOf(z.object({ id: z.int() })))).toMatchObject({
      count: integer(1),
      results: { 'pact:matcher:type': 'type', min: 1, value: [{ id: integer(1) }] },
    });
  });

  it('refuses what it has no words for, by name', () => {
    expect(() => matcherOf(z.date())).toThrow('no words for a schema of type date');
    expect(() => matcherOf(z.string().check(z.regex(/^x$/)))).toThrow('needs an example');
  });
});

it('the example behind matchers is an answer that the schema takes', () => {
  const schema = z.object({
    id: z.int(),
    tags: z.array(z.string()),
    place: z.nullable(z.object({ type: z.literal('Point'), at: z.array(z.number()) })),
    by_year: z.record(z.string(), z.int()),
    when: z.iso.date(),
    level: z.nullish(z.enum(['a', 'b'])),
  });
  const example = exampleOf(matcherOf(schema));
  expect(z.safeParse(schema, example).error).toBeUndefined();
});

describe('other types than that of the example', () => {
  it.each([
    ['null', z.object({ glide: z.nullish(z.string()) }), [['$.glide', [{ match: 'null' }]]]],
    [
      'null in a list',
      z.object({ rows: z.array(z.object({ n: z.nullable(z.int()) })) }),
      [['$.rows[*].n', [{ match: 'null' }]]],
    ],
    ['null in a record', z.record(z.string(), z.nullable(z.int())), [['$.*', [{ match: 'null' }]]]],
    [
      'a union of plain types',
      z.object({ n: z.union([z.int(), z.boolean()]) }),
      [['$.n', [{ match: 'boolean' }]]],
    ],
    [
      'a union that may be null',
      z.object({ n: z.nullable(z.union([z.int(), z.url()])) }),
      [['$.n', [{ match: 'regex', regex: WEB_ADDRESS }, { match: 'null' }]]],
    ],
    [
      'an object or list in a row: null, or one of its kind, whatever it holds',
      z.object({
        rows: z.array(
          z.object({ o: z.nullish(z.object({ n: z.nullable(z.int()) })), l: z.nullable(z.array(z.int())) }),
        ),
      }),
      [
        [
          '$.rows[*].o',
          [
            { match: 'regex', regex: '^(?:null|\\{[\\s\\S]*\\})$' },
            { match: 'regex', regex: '^(?:null|\\{[\\s\\S]*"n":(?:null[,}]|-?\\d+[,}])[\\s\\S]*)$' },
          ],
          'whole',
        ],
        ['$.rows[*].l', [{ match: 'regex', regex: '^(?:null|\\[[\\s\\S]*\\])$' }], 'whole'],
      ],
    ],
    [
      'not for an object of its own, where the rule would reach what it holds',
      z.object({ o: z.nullable(z.object({ id: z.int() })) }),
      [],
    ],
  ] as const)('%s', (_, schema, expected) => {
    expect(alternatives(schema)).toEqual(expected);
  });
});

it('an empty list is a page of none, or an empty array, and nothing else', () => {
  expect(emptyOf(pageOf(z.int()))).toEqual({ count: 0, next: null, previous: null, results: [] });
  expect(emptyOf(z.array(z.int()))).toEqual([]);
  expect(() => emptyOf(z.object({ id: z.int() }))).toThrow('can be an empty list');
});
