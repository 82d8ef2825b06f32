import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Endpoint, Interaction } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { describeInteraction } from '#contracts/pact/examples.ts';
import { emptyOf } from '#contracts/pact/matchers.ts';

const statuses = ({ interactions }: Endpoint) => interactions.map(({ status = 200 }) => status);
/** Of one object, or of what there is: whatever is asked for is there. */
const NO_LISTS = new Set(['/api/v1/seasonal/', '/api/v1/country-seasonal/', '/api/v2/per-map-data']);
const isList = ({ path, answer }: Endpoint) => {
  if (NO_LISTS.has(path)) return false;
  try {
    return Boolean(emptyOf(answer));
  } catch {
    return false;
  }
};

describe.each(ENDPOINTS)('$title', (endpoint) => {
  it('promises its success', () => {
    expect(statuses(endpoint).some((status) => status < 300)).toBe(true);
  });

  it.runIf(isList(endpoint))('promises to be empty where nothing fits', () => {
    expect(endpoint.interactions.some(({ isEmpty }: Interaction) => isEmpty)).toBe(true);
  });

  it.runIf(endpoint.token === 'required')('promises to refuse whoever is not signed in', () => {
    expect(statuses(endpoint)).toContain(401);
  });

  it.runIf(endpoint.path.includes('{'))('promises 404 for what does not exist', () => {
    expect(statuses(endpoint)).toContain(404);
  });

  // A body without fields has none that could be wrong.
  const hasFields =
    Object.keys((endpoint.body as { shape?: object } | undefined)?.shape ?? { any: 1 }).length > 0;
  it.runIf(!['GET', 'DELETE'].includes(endpoint.method) && hasFields)('promises 400 for a bad body', () => {
    expect(statuses(endpoint)).toContain(400);
  });
});

it('says every promise once', () => {
  const descriptions = ENDPOINTS.flatMap((endpoint) =>
    endpoint.interactions.map((interaction) => describeInteraction(endpoint, interaction)),
  );
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Every source file of a room, with its text. */
const sourcesOf = (room: string) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file: join(room, file), text: readFileSync(join(ROOT, room, file), 'utf8') }));

/** Calls that no code of the app makes, with the reason why a provider is held to them all the same. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  updateStringsEndpoint: 'npm run i18n:push',
  replaceProjectEndpoint: 'forms send changes',
  replaceEmergencyProjectEndpoint: 'forms send changes',
  deleteDrefEndpoint: 'no screen asks for it yet',
  perAnswersEndpoint: 'no screen asks for it yet',
  regionsEndpoint: 'no screen asks for it yet',
  regionSocietyActivitiesEndpoint: 'no screen asks for it yet',
  eruOwnerNamesEndpoint: 'no screen asks for it yet',
  learningEndpoint: 'no screen asks for it yet',
  learningOrganizationsEndpoint: 'no screen asks for it yet',
};

it('binds other providers to nothing that the app does not ask, but for what is listed with a reason', async () => {
  const asking = ['src', 'machines']
    .flatMap(sourcesOf)
    .map(({ text }) => text)
    .join('\n');
  const modules = sourcesOf('contracts').filter(({ file }) => file.split(sep).length > 2);
  const declared = await Promise.all(modules.map(({ file }) => import(join(ROOT, file))));
  const names = declared.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (isOfOthers(value) ? [name] : [])),
  );
  const words = new Set(asking.match(/\w+/g));
  expect(names.filter((name) => !words.has(name)).sort()).toEqual(Object.keys(NOT_ASKED).sort());
});

/** What only our own API does binds nobody else. */
const isOfOthers = (value: unknown) =>
  ENDPOINTS.some((endpoint) => endpoint === value && !endpoint.extension);

/** Ways to reach a server without the catalogue. */
const CALLS =
  /\b(fetch|ky|axios)\s*(\.\w+\s*)?\(|\bnew (XMLHttpRequest|EventSource|WebSocket)\b|\bsendBeacon\b|from '(ky|axios)'/;

/**
 * Files of the app, no calls of the API: its own page, to learn of a newer release, and borders of countries and provinces, its words. What
 * the page asks ahead of the code is what the catalogue's calls ask: `tests/views/beforeApp.test.tsx`.
 */
const NO_API_CALLERS = [
  'src/app/keepAhead.ts',
  'src/app/offline.ts',
  'src/beforeApp/index.ts',
  'src/core/loadFile.ts',
];

describe('nobody calls the API but through the catalogue', () => {
  it.each(['src', 'machines'])('in %s/', (room) => {
    const callers = sourcesOf(room).filter(({ text }) => CALLS.test(text));
    expect(callers.map(({ file }) => file)).toEqual(NO_API_CALLERS.filter((file) => file.startsWith(room)));
  });

  it.each([
    'await fetch(url)',
    'window.fetch(url)',
    "ky.get('/api')",
    "import ky from 'ky'",
    'new XMLHttpRequest()',
    'navigator.sendBeacon(url)',
    'new EventSource(url)',
  ])('and this check would find %s', (text) => {
    expect(text).toMatch(CALLS);
  });

  it('and every declared endpoint is in the catalogue', async () => {
    const modules = sourcesOf('contracts').filter(({ file }) => file.split(sep).length > 2);
    const declared = await Promise.all(modules.map(({ file }) => import(join(ROOT, file))));
    const endpoints = declared.flatMap(Object.values).filter((value) => value?.interactions);
    const left = endpoints.filter((endpoint) => !ENDPOINTS.includes(endpoint));
    expect(
      left.map(({ method, path }) => `${method} ${path}: name its file in contracts/endpoints.ts`),
    ).toEqual([]);
    expect(endpoints.length).toBe(ENDPOINTS.length);
  });
});
