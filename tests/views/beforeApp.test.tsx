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
import type { Reader } from '#src/domain/reader.ts';
import { type Call, inBoth, ofAnyQuery } from '#tests/support/queryOfCalls.ts';

/** A language that no call is made in unless it is the reader's. */
const READERS = 'ar';
const RISK = 'https://risk.example';
const SORTS: readonly Reader[] = ['visitor', 'guest', 'member', 'perAdmin'];
/** Pages that ask for something else by who reads them. */
const hangOnReader = new Set<RouteName>();

interface Asking {
  isFirst?: boolean;
  query?: URLSearchParams;
  /** Undefined for one who is signed in, of whom no more is known. */
  reader?: Reader | undefined;
}

/** The calls that opening a route begins with, for one set-up. `isFirst`: those whose answers the first page waits for. */
async function callsOf(
  name: RouteName,
  extensions: readonly string[],
  now: Date,
  { isFirst = false, query = new URLSearchParams(), reader }: Asking = {},
): Promise<Call[]> {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    const isRisk = url.startsWith(RISK);
    const isEnglish = headers['Accept-Language'] !== READERS;
    calls.push([isRisk ? url.slice(RISK.length) : url, isEnglish ? 1 : 0, isRisk ? 1 : 0]);
    return new Promise(() => {});
  });
  const client = createClient(() => ({ goBase: '', riskBase: RISK, token: undefined, language: READERS }));
  const requests = {
    ...createRequests(client, () => ({ language: READERS, token: undefined })),
    reader() {
      hangOnReader.add(name);
      return reader;
    },
  };
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

/** `/emergencies/:emergencyId` as a regular expression; that of a frame finds the addresses of its tabs too, and of no other page. */
function expressionOf(name: RouteName, hasTabs = false) {
  const own = absolutePath(name);
  const others = NAMES.map((one) => absolutePath(one)).filter(
    (path, index) => path.startsWith(`${own}/`) && !isWithin(NAMES[index], name),
  );
  const apart = others.map((path) => plainExpression(path.slice(own.length), '[1-9]\\d*', '[^/]+'));
  const tabs = `${apart.length > 0 ? `(?!(?:${apart.join('|')})/?$)` : ''}(?:/.*)?`;
  return plainExpression(own, '([1-9]\\d*)', '([^/]+)') + (hasTabs ? tabs : '/?');
}

const plainExpression = (path: string, id: string, word: string) =>
  path
    .replace(/\?/g, '')
    .replace(/:\w+Id\b/g, id)
    .replace(/:\w+/g, word);

function isWithin(name: RouteName | undefined, frame: RouteName): boolean {
  const { parent } = name ? routeRow(name) : {};
  return parent === frame || (parent !== undefined && isWithin(parent as RouteName, frame));
}

/** It and what stands around it, the outermost first: a tab is drawn once with its frame. */
function withFrames(name: RouteName): RouteName[] {
  const { parent } = routeRow(name);
  return [...(parent === undefined ? [] : withFrames(parent as RouteName)), name];
}

const isFrame = (name: RouteName) => NAMES.some((child) => routeRow(child).parent === name);

/** With the places of the parameters, and without the zeros at the end. */
const written = ([address, ...marks]: Call): Call => {
  const places = address.replace(/90000(\d)/g, '$$$1');
  const last = marks.findLastIndex(Boolean);
  return [places, ...marks.slice(0, last + 1)] as unknown as Call;
};

/** The addresses of calls with their days as `dated` takes them: ends of years by the year, first days of months by the month, others by the day. */
async function callsOn(
  day: string,
  ...[name, extensions, reader]: [RouteName, readonly string[], Reader | undefined]
): Promise<Call[]> {
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
  const calls = await ofAnyQuery((query) => callsOf(name, extensions, now, { query, reader }));
  return calls.map(([address, ...marks]) => {
    const general = address.replace(/\d{4}-\d\d-\d\d/g, undated);
    expect(dated(general, now)).toBe(address);
    return [general, ...marks] as unknown as Call;
  });
}

const signed = (count: number) => (count < 0 ? String(count) : `+${count}`);

async function callsFor(name: RouteName, reader?: Reader) {
  // No month before or after these begins or ends a year.
  const plain = await callsOn('2026-02-05T10:00:00Z', name, [], reader);
  const other = await callsOn('2025-08-19T22:11:07Z', name, EXTENSION_NAMES, reader);
  // What hangs on the installation, the app alone can ask.
  return inBoth(plain, other).map(written);
}

interface Part {
  readers?: readonly Reader[];
  calls: Call[];
}

interface Row extends Part {
  path: string;
  signedIn?: boolean;
}

/** What every reader of a page begins with, and what some do besides. */
async function partsOf(name: RouteName): Promise<Part[]> {
  const calls = await callsFor(name);
  if (!hangOnReader.has(name)) return [{ calls }];
  const all = calls.map(String);
  const others = new Map<string, { call: Call; readers: Reader[] }>();
  for (const reader of SORTS.filter((one) => one !== 'visitor' || !isForSignedIn(name))) {
    const its = await callsFor(name, reader);
    // What is asked for of whom nothing is known, everybody asks for.
    expect(its.map(String)).toEqual(expect.arrayContaining(all));
    for (const call of its.filter((one) => !all.includes(String(one)))) {
      const { readers } = others.get(String(call)) ?? { readers: [] };
      others.set(String(call), { call, readers: [...readers, reader] });
    }
  }
  const parts = new Map<string, Required<Part>>();
  for (const { call, readers } of others.values()) {
    const part = parts.get(String(readers)) ?? { readers, calls: [] };
    part.calls.push(call);
    parts.set(String(readers), part);
  }
  return [{ calls }, ...parts.values()];
}

const isForSignedIn = (name: RouteName) => routeRow(name).visibility === 'is-authenticated';

/** Where somebody who opens a page of tabs is led in the end. */
function lastForward(name: RouteName): RouteName {
  const { forward } = routeRow(name);
  return forward ? lastForward(forward as RouteName) : name;
}

test('the page asks ahead for what the app asks for first at each address', async () => {
  const rows: Row[] = [{ path: '.*', signedIn: true, calls: [written([currentUserEndpoint.path])] }];
  const partsByName = new Map<RouteName, Part[]>();
  for (const name of NAMES) partsByName.set(name, await partsOf(name));
  for (const name of NAMES) {
    const signedIn = isForSignedIn(name) && { signedIn: true };
    const add = (path: string, parts: readonly Part[] = []) =>
      rows.push(
        ...parts.filter(({ calls }) => calls.length > 0).map((part) => ({ path, ...signedIn, ...part })),
      );
    add(name === 'home' ? '/' : expressionOf(name, isFrame(name)), partsByName.get(name));
    if (lastForward(name) !== name) add(expressionOf(name), partsByName.get(lastForward(name)));
  }
  // By what stands in front of it the page finds a row, before it makes an expression of it.
  for (const { path } of rows.slice(1)) expect(path).toMatch(/^\/[\w-]*(\/|$)/);
  await expect(`${JSON.stringify(rows, null, 1)}\n`).toMatchFileSnapshot('../../src/beforeApp/calls.json');
}, 300_000);

test('the first page takes the answers to what its route asks for, and asks for nothing else', async () => {
  const now = new Date('2026-01-05T10:00:00Z');
  const names: RouteName[] = [];
  for (const name of NAMES) {
    const row = await screenOf(name);
    if (!row?.prefetch || !(await row.screen()).prefetch) continue;
    names.push(name);
    const asked: Call[] = [];
    for (const one of withFrames(name)) asked.push(...(await callsOf(one, EXTENSION_NAMES, now)));
    expect(await callsOf(name, EXTENSION_NAMES, now, { isFirst: true })).toEqual(asked);
  }
  expect(names).toContain('appeals');
  expect(names.length).toBeGreaterThan(8);
}, 300_000);
