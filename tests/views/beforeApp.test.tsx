import { expect, test, vi } from 'vitest';
import { currentUserEndpoint } from '#contracts/account/currentUser.ts';
import { AppConfig } from '#contracts/appConfig.ts';
import { createClient } from '#contracts/client.ts';
import { EXTENSION_NAMES } from '#contracts/extensions.ts';
import { screenOf } from '#src/app/screenRows.ts';
import { NAMES } from '#src/app/screens/tree.ts';
import { dated } from '#src/beforeApp/dated.ts';
import { idsOf } from '#src/core/ids.ts';
import { absolutePath } from '#src/core/links.ts';
import { createRequests } from '#src/core/requests.ts';
import { type RouteName, routeRow } from '#src/core/routes/index.ts';
import { type Call, inBoth, ofAnyQuery } from '#tests/support/queryOfCalls.ts';

/** A language that no call is made in unless it is the reader's. */
const READERS = 'ar';
const RISK = 'https://risk.example';

/** The calls that opening a route begins with, for one set-up. `isFirst`: those whose answers the first page waits for. */
async function callsOf(
  name: RouteName,
  extensions: readonly string[],
  now: Date,
  { isFirst = false, query = new URLSearchParams() } = {},
): Promise<Call[]> {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    const isRisk = url.startsWith(RISK);
    const isEnglish = headers['Accept-Language'] !== READERS;
    calls.push([isRisk ? url.slice(RISK.length) : url, isEnglish ? 1 : 0, isRisk ? 1 : 0]);
    return new Promise(() => {});
  });
  const client = createClient(() => ({ goBase: '', riskBase: RISK, token: undefined, language: READERS }));
  const requests = createRequests(client, () => ({ language: READERS, token: undefined }));
  const config = AppConfig.parse({
    ...{ title: '', environment: '', apiEndpoint: '', riskApiEndpoint: '', federationEmailDomain: '' },
    ...{ mapStyleUrl: '', version: '', extensions: [...extensions] },
  });
  const params = paramsOf(name);
  const address = { params, ids: idsOf(params), query };
  const row = await screenOf(name);
  const opened = isFirst ? await row?.screen() : row;
  await opened?.prefetch?.(requests, address, config, now);
  // A call is sent in the turn after it was asked for.
  await new Promise((resolve) => setImmediate(resolve));
  vi.unstubAllGlobals();
  return calls;
}

/** A value for each parameter of a path that nothing else in an address looks like: `900001` for the first. */
const paramsOf = (name: RouteName) =>
  Object.fromEntries(namesIn(name).map((parameter, index) => [parameter, String(900_001 + index)]));

const namesIn = (name: RouteName) => [...absolutePath(name).matchAll(/:(\w+)/g)].map(([, one]) => one ?? '');

/** `/emergencies/:emergencyId` as a regular expression; that of a frame finds the addresses of its tabs too. */
const expressionOf = (path: string, hasTabs: boolean) =>
  path
    .replace(/\?/g, '')
    .replace(/:\w+Id\b/g, '([1-9]\\d*)')
    .replace(/:\w+/g, '([^/]+)') + (hasTabs ? '(?:/.*)?' : '/?');

const isFrame = (name: RouteName) => NAMES.some((child) => routeRow(child).parent === name);

/** With the places of the parameters, and without the zeros at the end. */
const written = ([address, ...marks]: Call): Call => {
  const places = address.replace(/90000(\d)/g, '$$$1');
  const last = marks.findLastIndex(Boolean);
  return [places, ...marks.slice(0, last + 1)] as unknown as Call;
};

/** The addresses of calls with their days as `dated` takes them: ends of years by the year, first days of months by the month, others by the day. */
async function callsOn(day: string, ...[name, extensions]: [RouteName, readonly string[]]): Promise<Call[]> {
  const now = new Date(day);
  const undated = (text: string) => {
    const then = new Date(text);
    const months =
      (then.getUTCFullYear() - now.getUTCFullYear()) * 12 + then.getUTCMonth() - now.getUTCMonth();
    if (/-01-01$|-12-31$/.test(text))
      return `{year${signed(then.getUTCFullYear() - now.getUTCFullYear())}}${text.slice(4)}`;
    const days = (then.getTime() - Date.parse(day.slice(0, 10))) / 86_400_000;
    return text.endsWith('-01') ? `{month${signed(months)}}-01` : `{day${signed(days)}}`;
  };
  const calls = await ofAnyQuery((query) => callsOf(name, extensions, now, { query }));
  return calls.map(([address, ...marks]) => {
    const general = address.replace(/\d{4}-\d\d-\d\d/g, undated);
    expect(dated(general, now)).toBe(address);
    return [general, ...marks] as unknown as Call;
  });
}

const signed = (count: number) => (count < 0 ? String(count) : `+${count}`);

async function rowOf(name: RouteName) {
  // No month before or after these begins or ends a year.
  const plain = await callsOn('2026-02-05T10:00:00Z', name, []);
  const other = await callsOn('2025-08-19T22:11:07Z', name, EXTENSION_NAMES);
  // What hangs on the installation, the app alone can ask.
  return inBoth(plain, other).map(written);
}

/** Where somebody who opens a page of tabs is led in the end. */
function lastForward(name: RouteName): RouteName {
  const { forward } = routeRow(name);
  return forward ? lastForward(forward as RouteName) : name;
}

test('the page asks ahead for what the app asks for first at each address', async () => {
  const rows: object[] = [{ path: '.*', signedIn: true, calls: [written([currentUserEndpoint.path])] }];
  const callsByName = new Map<RouteName, Call[]>();
  for (const name of NAMES) callsByName.set(name, await rowOf(name));
  for (const name of NAMES) {
    const path = absolutePath(name);
    const signedIn = routeRow(name).visibility === 'is-authenticated' && { signedIn: true };
    const calls = callsByName.get(name) ?? [];
    const expression = expressionOf(path, isFrame(name));
    if (path !== '/' && calls.length > 0) rows.push({ path: expression, ...signedIn, calls });
    if (path === '/') rows.push({ path: '/', calls });
    const first = callsByName.get(lastForward(name)) ?? [];
    if (lastForward(name) !== name && first.length > 0)
      rows.push({ path: expressionOf(path, false), ...signedIn, calls: first });
  }
  await expect(`${JSON.stringify(rows, null, 1)}\n`).toMatchFileSnapshot('../../src/beforeApp/calls.json');
}, 300_000);

test('the first page takes the answers to what its route asks for, and asks for nothing else', async () => {
  const now = new Date('2026-01-05T10:00:00Z');
  const names: RouteName[] = [];
  for (const name of NAMES) {
    const row = await screenOf(name);
    if (!row?.prefetch || !(await row.screen()).prefetch) continue;
    names.push(name);
    expect(await callsOf(name, EXTENSION_NAMES, now, { isFirst: true })).toEqual(
      await callsOf(name, EXTENSION_NAMES, now),
    );
  }
  expect(names).toContain('appeals');
  expect(names.length).toBeGreaterThan(8);
}, 300_000);
