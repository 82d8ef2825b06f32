import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { filesOfPage } from '#scripts/routeFiles.ts';
import { NAMES } from '#src/app/screens/tree.ts';
import { expect, test } from './support/test.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** Bytes of JavaScript and styles, gzip, that a page may ask for before it can be used, by the kind of its route; the first that fits holds. */
const MOST: readonly (readonly [kind: RegExp, bytes: number])[] = [
  [/^(new|edit)Dref/, 252_900],
  // Forms.
  [/^(new|edit|upload|per[A-Z])/, 228_400],
  [/^home$/, 160_000],
  [/^login$/, 158_900],
  [
    /^(cookiePolicy|termsAndConditions|resources|search|chido|globalPerformance|resourcesCatalogue)$/,
    176_000,
  ],
  // Lists, and an emergency.
  [
    /^(appeals|emergencies|emergencyDetails|fieldReports|surgeAlerts|deployedErus|emergencyOverview|countryPreviousEvents)$/,
    195_400,
  ],
  [/^operationalToolbox$/, 175_000],
  [/^surge(Catalogue|Service)/, 180_000],
  // Maps.
  [/^(riskWatch|preparedness|globalSummary|operationalLearning|project)/, 194_900],
  // What is one's own.
  [/^(account|my)/, 202_400],
  [/./, 218_900],
];

const sizes = new Map<string, number>();
const sizeOf = (file: string) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(DIST + file), { level: 9 }).length);
  return sizes.get(file) ?? 0;
};

test('no page asks for more before it can be used than its kind may', () => {
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0);
  const pages = NAMES.map((name) => ({ name, bytes: sum(filesOfPage(name)) }));
  // The build says what each is made of.
  expect(pages.filter(({ bytes }) => bytes < sum(filesOfPage('home')) / 2)).toEqual([]);
  expect(
    pages.filter(({ name, bytes }) => bytes > (MOST.find(([kind]) => kind.test(name))?.[1] ?? 0)),
  ).toEqual([]);
});

/** What calls promise a provider, in words that nothing but the pact says. */
const PROMISE = /without a token|for a member|a user is signed in|interactions:/;

test('no page asks for what only the pact reads', () => {
  const scripts = readdirSync(`${DIST}/static/js`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.filter((file) => PROMISE.test(readFileSync(`${DIST}/static/js/${file}`, 'utf8')))).toEqual(
    [],
  );
});
