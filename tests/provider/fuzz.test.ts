import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { withExamples } from '#contracts/pact/stateValue.ts';
import { auth_token, user } from '#provider/database/schema.ts';
import { hashToken, newToken, TOKEN_LIFETIME_MS } from '#provider/security/tokens.ts';
import { createRandom } from '#provider/seed/random.ts';
import { type Api, startApi } from '../support/api.ts';

/** How many of each kind are tried in every run; GO_FULL=1 tries all: some tens of thousands, in minutes. */
const TRIED = process.env.GO_FULL ? Number.POSITIVE_INFINITY : 300;
/** Another seed tries others; a failure tells its case by itself. */
const SEED = Number(process.env.GO_SEED ?? 20_261_122);
/** All of them take long. In ms. */
const FULL_LIMIT_MS = 3_600_000;
/** Requests under way at once. */
const AT_ONCE = 8;

const LONG = 'x'.repeat(5_000);
const TEXTS = [
  ...['', ' ', 'abc', '-1', '0', '1.5', '1e400', 'NaN', 'Infinity', 'null', 'undefined', 'true', '[]', '{}'],
  ...[
    '2147483647',
    '2147483648',
    '-2147483649',
    '99999999999999999999999',
    '0x10',
    '1_000',
    '٣',
    '1,2',
    ',,,,',
  ],
  ...['\0', 'a\0b', '\ud800', '\u202egpj.exe', '\u200b', '🌊', 'ﷺ', 'e\u0301'.repeat(200)],
  ...[
    "'; drop table event; --",
    '" or 1=1 --',
    '%25_\\',
    '&|!():*<->',
    '$1',
    '$'.concat('{1}'),
    '{{1}}',
    '../../etc/passwd',
  ],
  ...['<script>alert(1)</script>', 'javascript:alert(1)', '__proto__', 'constructor', 'toString', LONG],
  ...['2024-99-99', '2023-02-30', '2024-02-29', '0000-00-00', '99999-01-01', '2024-01-01T25:61:00Z'],
  ...['2026-05-01T00:00:00+99:99', '-infinity', 'epoch', 'now()', '2026-05-01'],
];
/** What bytes an address may hold that are no text. */
const RAW = ['%00', '%FF%FE', '%E0%A4%A', '%', '%c0%ae', '%F0%9F'];

const VALUES: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1, 1.5, 1e308, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53],
  ...TEXTS,
  ...[[], {}, [null], [[]], [{}], ['a'], [0], [-1], [1.5], [1, 1, 1], [2 ** 31], ['__proto__']],
  ...[{ toString: 1 }, { valueOf: null, toString: null }, { length: 5 }, { id: 0 }, { a: { b: [] } }],
  ...[[{ toString: 1 }], [{ id: 1 }, { id: 1 }], { 0: 'a' }, { $ne: null }],
  'x'.repeat(100_000),
  Array.from({ length: 70_000 }, (_, id) => id + 1),
  Array.from({ length: 5_000 }, () => ({})),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
];

interface Case {
  endpoint: Endpoint;
  url: string;
  /** JSON, made when it is sent: all at once would be gigabytes. */
  body?: (() => string) | undefined;
}

if (process.env.GO_FULL) vi.setConfig({ testTimeout: FULL_LIMIT_MS });

let api: Api;
let token: string;
let ids: Map<string, string>;
beforeAll(async () => {
  api = await startApi();
  token = await freshToken();
  ids = await idsOfRecords();
});

const GO = ENDPOINTS.filter((endpoint) => endpoint.api === 'go');
const WRITES = GO.filter(({ body, content }) => body !== undefined && content === 'json');

it('no value of a query breaks a call', () =>
  expectNoFailure(
    GO.flatMap((endpoint) =>
      Object.keys(shapeOf(endpoint.query)).flatMap((name) =>
        [...TEXTS.map(encode), ...RAW].map((value) => ({
          endpoint,
          url: `${pathOf(endpoint)}?${name}=${value}`,
          body: endpoint.body && (() => JSON.stringify(bodyOf(endpoint))),
        })),
      ),
    ),
  ));

it('no id in an address breaks a call', () =>
  expectNoFailure(
    GO.filter(({ path }) => path.includes('{')).flatMap((endpoint) =>
      [...TEXTS.filter(Boolean).map(encode), ...RAW].map((value) => ({
        endpoint,
        url: endpoint.path.replace(/\{\w+\}/g, value),
        body: endpoint.body && (() => JSON.stringify(bodyOf(endpoint))),
      })),
    ),
  ));

it('no body breaks a call, whatever a field of it holds', () =>
  expectNoFailure(
    WRITES.flatMap((endpoint) => {
      const base = bodyOf(endpoint);
      const url = pathOf(endpoint);
      return [[], ...placesIn(endpoint.body)].flatMap((place) =>
        VALUES.map((value) => ({
          endpoint,
          url,
          body: () => JSON.stringify(withValue(base, place, value)),
        })),
      );
    }),
  ));

// Without the service all of them take seconds, so they are tried in every run.
it('no rule of a body throws, whatever a field of it holds', () => {
  const thrown: string[] = [];
  for (const endpoint of WRITES) {
    const base = bodyOf(endpoint);
    for (const place of [[], ...placesIn(endpoint.body)])
      for (const value of VALUES.filter(isSmall)) {
        try {
          if (endpoint.body) z.safeParse(endpoint.body, withValue(base, place, value));
        } catch (cause) {
          thrown.push(`${endpoint.path} ${place.join('.')}: ${JSON.stringify(value).slice(0, 50)}: ${cause}`);
        }
      }
  }
  expect(thrown).toEqual([]);
});

/** What is refused for its size is no matter of a rule, and takes long. */
const isSmall = (value: unknown) => JSON.stringify(value).length < 10_000;

async function expectNoFailure(all: readonly Case[]) {
  const cases = Number.isFinite(TRIED) ? createRandom(SEED).some(all, TRIED) : all;
  const statuses: Record<number, number> = {};
  const failures: string[] = [];
  for (let at = 0; at < cases.length; at += AT_ONCE)
    await Promise.all(cases.slice(at, at + AT_ONCE).map((one) => tryOne(one, statuses, failures)));
  if (process.env.GO_FULL) console.warn(`${cases.length} requests`, statuses);
  expect(failures).toEqual([]);
  expect(cases.length).toBeGreaterThan(100);
}

async function tryOne(
  { endpoint, url, body: write }: Case,
  statuses: Record<number, number>,
  failures: string[],
) {
  const body = write?.();
  const response = await api.app.inject({
    method: endpoint.method,
    url,
    ...(body !== undefined && { payload: body }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      // Calls that are open to everybody are tried as a stranger.
      ...(endpoint.token === 'required' && { authorization: `Token ${token}` }),
    },
  });
  const { statusCode, body: text } = response;
  const about = `${endpoint.method} ${url.slice(0, 300)} ${body?.slice(0, 300) ?? ''} -> ${statusCode} ${text.slice(0, 300)}`;
  // A refusal tells nothing of how the service is made.
  if (statusCode >= 500 || (statusCode >= 400 && / at .+\.ts:\d+|syntax error|params:/.test(text)))
    failures.push(about);
  statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  // A password was changed, and with it the session ended: what follows shall be read too.
  if (statusCode === 401) token = await freshToken();
}

/** Signed in whatever the password is by now, and however often a wrong one was tried. */
async function freshToken(): Promise<string> {
  const [superuser] = await api.db.select({ id: user.id }).from(user).where(eq(user.username, 'superuser'));
  const fresh = newToken();
  await api.db.insert(auth_token).values({
    token_hash: hashToken(fresh),
    user_id: superuser?.id ?? 0,
    expires_at: new Date(Date.now() + TOKEN_LIFETIME_MS).toISOString(),
  });
  return fresh;
}

type Place = readonly (string | number)[];

/** Every field of a body, and those within its objects and the first items of its lists. */
function placesIn(schema: unknown, path: Place = []): Place[] {
  const inner = innerOf(schema);
  if (inner instanceof z.ZodMiniArray) {
    const item: Place = [...path, 0];
    return [item, ...placesIn(inner.def.element, item)];
  }
  return Object.entries(shapeOf(inner)).flatMap(([name, field]): Place[] => {
    const place = [...path, name];
    return [place, ...placesIn(field, place)];
  });
}

/** What is behind "optional" and "nullable". */
function innerOf(schema: unknown): unknown {
  return schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable
    ? innerOf(schema.def.innerType)
    : schema;
}

const shapeOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  schema instanceof z.ZodMiniObject ? schema.shape : {};

/** A copy with another value at this place, whether or not there was one. */
function withValue(base: unknown, [first, ...rest]: Place, value: unknown): unknown {
  if (first === undefined) return value;
  const inside = (base as Record<PropertyKey, unknown> | null | undefined)?.[first];
  const changed = withValue(inside, rest, value);
  if (typeof first === 'number') return [changed, ...(Array.isArray(base) ? base.slice(1) : [])];
  return { ...(base as object), [first]: changed };
}

/** A body that is fine, as the pact has it. */
function bodyOf({ interactions }: Endpoint): unknown {
  const found = interactions.find(({ body, status = 200 }) => body !== undefined && status < 300);
  return withExamples(found?.body ?? {});
}

/** With the id of a record that is there, so that a change is not refused at the door. */
const pathOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, ids.get(path.split('{')[0] ?? '') ?? '1');

async function idsOfRecords() {
  const lists = new Set(GO.flatMap(({ path }) => (path.includes('{') ? [path.split('{')[0] ?? ''] : [])));
  const found = new Map<string, string>();
  for (const list of lists) {
    const { body } = await api.get(`${list}?limit=1`, { token });
    const id = body?.results?.[0]?.id;
    if (id !== undefined) found.set(list, String(id));
  }
  return found;
}

/** Percent-encoded; a lone surrogate cannot be. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
