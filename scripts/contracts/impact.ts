import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { describeInteraction } from '#contracts/pact/examples.ts';
import { type Field, fieldsOf } from '#contracts/pact/fields.ts';
import { exampleOf, matcherOf } from '#contracts/pact/matchers.ts';
import { ROOT } from '#scripts/i18n/strings.ts';
import { screensOfApp } from '#scripts/screensOfApp.ts';

/** What of the app depends on one field of one call. */
export interface Impact {
  endpoint: Endpoint;
  field: Field;
  /** Promises of the pacts that name it. */
  promises: string[];
  /** What the app does with an answer that lacks it, or has null there. */
  without: Reading;
  asNull: Reading;
  /** Screens that make the call. */
  screens: ScreenUse[];
  /** Tests that speak of the call, or of one of these screens. */
  tests: string[];
}

/** `refused`: the app can't read such an answer, and its screens say so. */
type Reading = 'read' | 'refused';

export interface ScreenUse {
  /** "All emergencies" */
  title: string;
  /** "/emergencies/all" */
  address: string;
  /** Files of the screen in which the field is named, from the project's folder. None: the screen makes the call and shows something else of it. */
  files: string[];
}

/**
 * What depends on a field, by call. `wanted`: the end of its path (`name`, `countries.iso3`), with a part of the call's path or
 * title before it where it is to be of one call only (`event.name`).
 */
export async function impactOf(wanted: string): Promise<Impact[]> {
  const all = ENDPOINTS.flatMap((endpoint) =>
    answersOf(endpoint).map((field) => ({ endpoint, field, plain: field.path.replaceAll('[*]', '') })),
  );
  const ends = (plain: string, end: string) => plain === end || plain.endsWith(`.${end}`);
  const own = wanted.replaceAll('[*]', '');
  const found = all.filter(({ plain }) => ends(plain, own));
  const [call = '', ...rest] = own.split('.');
  const ofCall = all.filter(
    ({ endpoint, plain }) =>
      rest.length > 0 && `${endpoint.path} ${endpoint.title}`.includes(call) && ends(plain, rest.join('.')),
  );
  const chosen = found.length > 0 ? found : ofCall;
  if (chosen.length === 0) return [];
  const callers = await screensByCall();
  const tests = testFiles();
  return chosen.map(({ endpoint, field }) => {
    const users = callers.get(endpoint) ?? [];
    const name = field.path.split('.').at(-1)?.replaceAll('[*]', '') ?? '';
    return {
      endpoint,
      field,
      promises: promisesOf(endpoint, field),
      without: readingOf(endpoint, field, 'gone'),
      asNull: readingOf(endpoint, field, 'null'),
      screens: users.map((screen) => ({
        title: screen.title,
        address: screen.address,
        files: namingIn(screen, name),
      })),
      tests: tests
        .filter(
          ({ text }) => text.includes(endpoint.path) || users.some(({ module }) => text.includes(module)),
        )
        .map(({ file }) => file),
    };
  });
}

/** What a call gives as data: a workbook has no fields. */
const answersOf = ({ content, answer }: Endpoint) =>
  content === 'json' || content === 'form-data' ? fieldsOf(answer) : [];

function promisesOf(endpoint: Endpoint, { isSometimesAbsent }: Field): string[] {
  if (isSometimesAbsent) return [];
  return endpoint.interactions
    .filter(({ status = 200, isEmpty }) => status < 300 && !isEmpty)
    .map((interaction) => describeInteraction(endpoint, interaction));
}

/** Tried on the app's own reading of the example in the pact. */
function readingOf({ answer }: Endpoint, { path }: Field, change: 'gone' | 'null'): Reading {
  const example = structuredClone(exampleOf(matcherOf(answer)));
  const keys = path.split(/\.|(?=\[)/).map((key) => (key === '[*]' ? 0 : key));
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>(
    (value, key) =>
      (value as Record<string, unknown> | undefined)?.[
        key === '*' ? (Object.keys(value ?? {})[0] ?? '') : key
      ],
    example,
  ) as Record<string, unknown> | undefined;
  if (holder && change === 'gone') delete holder[last];
  else if (holder) holder[last] = null;
  return z.safeParse(answer, example).success ? 'read' : 'refused';
}

export interface Screen {
  title: string;
  address: string;
  /** Its own folder, as imports name it. */
  module: string;
  /** All words by file, of those that know what is in a record. */
  words: ReadonlyMap<string, ReadonlySet<string>>;
}

const CALL = /(?:^|\n)import (?!type)\{([^}]+)\} from '#contracts\/([^']+)'/g;
/** Rooms whose files know what is in a record. */
const SHOWING = /^src\/(choices|domain|records|screens)\//;

let known: Promise<ReadonlyMap<Endpoint, readonly Screen[]>> | undefined;

/** The screens that make each call, found by what their code imports. */
export function screensByCall(): Promise<ReadonlyMap<Endpoint, readonly Screen[]>> {
  known ??= findCallers();
  return known;
}

async function findCallers() {
  const calls = new Map<Endpoint, Screen[]>();
  const callsIn = new Map<string, Promise<Endpoint[]>>();
  for (const { files, ...screen } of screensOfApp()) {
    const own = { ...screen, words: wordsOf(files) };
    const endpoints = new Set<Endpoint>();
    for (const [file, text] of files) {
      const made = callsIn.get(file) ?? callsOf(text);
      callsIn.set(file, made);
      for (const endpoint of await made) endpoints.add(endpoint);
    }
    for (const endpoint of endpoints) calls.set(endpoint, [...(calls.get(endpoint) ?? []), own]);
  }
  return calls;
}

async function callsOf(text: string): Promise<Endpoint[]> {
  const found: Endpoint[] = [];
  for (const [, names = '', module = ''] of text.matchAll(CALL)) {
    const exported = (await import(join(ROOT, 'contracts', module))) as Record<string, Endpoint>;
    for (const name of names.split(',')) {
      const endpoint = exported[name.trim().split(' as ')[0] ?? ''];
      if (!name.includes('type ') && endpoint?.interactions) found.push(endpoint);
    }
  }
  return found;
}

const wordsIn = new Map<string, ReadonlySet<string>>();

/** The words of the files that know what is in a record; screens share most of them, and each is looked through once. */
function wordsOf(files: ReadonlyMap<string, string>): Screen['words'] {
  const told = [...files].flatMap(([path, text]) => {
    const file = relative(ROOT, path);
    if (!SHOWING.test(file)) return [];
    const words = wordsIn.get(file) ?? new Set(text.match(/\w+/g));
    wordsIn.set(file, words);
    return [[file, words] as const];
  });
  return new Map(told.sort(([one], [other]) => one.localeCompare(other, 'en')));
}

/** Files of a screen in which a field is named, from the project's folder. */
export const namingIn = ({ words }: Screen, name: string): string[] =>
  [...words].filter(([, known]) => known.has(name)).map(([file]) => file);

function testFiles(): { file: string; text: string }[] {
  return readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => ({ file: `tests/${file}`, text: readFileSync(join(ROOT, 'tests', file), 'utf8') }))
    .sort((one, other) => one.file.localeCompare(other.file, 'en'));
}
