import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/i18n/strings.ts';

interface Rules {
  [path: string]: { combine?: string; matchers: { match: string; regex?: string }[] };
}

/** A pact, as far as two versions of it are compared. */
export interface PactVersion {
  provider: { name: string };
  interactions: {
    description: string;
    providerStates?: { name: string; params?: unknown }[];
    request: {
      method: string;
      path: string;
      query?: unknown;
      headers?: unknown;
      body?: { content?: unknown };
    };
    response: { status: number; body?: { content?: unknown }; matchingRules?: { body?: Rules } };
  }[];
}

/** Something that is otherwise in the newer of two versions of the pacts. */
export interface Change {
  /** Whether a provider that kept the older one may break the newer. */
  isBreaking: boolean;
  provider: string;
  /** "GET /api/v2/event/ results[*].name: promised now, text" */
  words: string;
  /** The promises in which it is so. */
  promises: string[];
}

/** In words, each change once with the promises that it touches; breaking ones first. */
export function changesBetween(before: readonly PactVersion[], after: readonly PactVersion[]): Change[] {
  const changes = new Map<string, Change>();
  const names = new Set([...before, ...after].map(({ provider }) => provider.name));
  for (const provider of names) {
    const old = interactionsOf(before, provider);
    const now = interactionsOf(after, provider);
    for (const description of new Set([...old.keys(), ...now.keys()])) {
      for (const [isBreaking, words] of changesOf(old.get(description), now.get(description))) {
        const key = `${provider} ${words}`;
        const change = changes.get(key) ?? { isBreaking, provider, words, promises: [] };
        change.promises.push(description);
        changes.set(key, change);
      }
    }
  }
  return [...changes.values()].sort((one, other) => Number(other.isBreaking) - Number(one.isBreaking));
}

type Interaction = PactVersion['interactions'][number];
type Told = readonly [isBreaking: boolean, words: string];

const interactionsOf = (pacts: readonly PactVersion[], provider: string): Map<string, Interaction> =>
  new Map(
    pacts
      .filter((pact) => pact.provider.name === provider)
      .flatMap(({ interactions }) =>
        interactions.map((interaction) => [interaction.description, interaction]),
      ),
  );

function changesOf(old: Interaction | undefined, now: Interaction | undefined): Told[] {
  if (!old || !now) {
    const { request, response } = (old ?? now) as Interaction;
    const call = `${request.method} ${request.path} → ${response.status}`;
    return [now ? [true, `${call}: a new promise`] : [false, `${call}: promised no longer`]];
  }
  const { method, path } = now.request;
  return [...requestChanges(old, now), ...stateChanges(old, now), ...answerChanges(old, now)].map(
    ([isBreaking, words]) => [isBreaking, `${method} ${path} ${words}`],
  );
}

function requestChanges({ request: old }: Interaction, { request: now }: Interaction): Told[] {
  const parts = ['method', 'path', 'query', 'headers'] as const;
  const told: Told[] = parts.flatMap((part) =>
    isSame(old[part], now[part])
      ? []
      : [[true, `asked with another ${part}: ${said(old[part])}, now ${said(now[part])}`]],
  );
  return isSame(old.body?.content, now.body?.content)
    ? told
    : [...told, ...bodyChanges(old.body?.content, now.body?.content)];
}

/** Of what is sent: a provider has to take each new field. */
function bodyChanges(old: unknown, now: unknown): Told[] {
  const before = valuesOf(old);
  const after = valuesOf(now);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path): Told[] => {
    if (!before.has(path)) return [[true, `sent ${path}: new, ${said(after.get(path))}`]];
    if (!after.has(path)) return [[true, `sent ${path}: no longer`]];
    return isSame(before.get(path), after.get(path))
      ? []
      : [[true, `sent ${path}: ${said(before.get(path))}, now ${said(after.get(path))}`]];
  });
}

function stateChanges(
  { providerStates: old = [] }: Interaction,
  { providerStates: now = [] }: Interaction,
): Told[] {
  const known = new Set(old.map((state) => JSON.stringify(state)));
  return now
    .filter((state) => !known.has(JSON.stringify(state)))
    .map(({ name, params }) => [true, `starts from the state "${name}" ${said(params ?? {})}`]);
}

function answerChanges({ response: old }: Interaction, { response: now }: Interaction): Told[] {
  const told: Told[] = old.status === now.status ? [] : [[true, `status ${old.status}, now ${now.status}`]];
  const before = fieldsOf(old);
  const after = fieldsOf(now);
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  // Of an object that came or went, what it holds says no more.
  const isBelowOther = (path: string) =>
    paths.some((other) => path.startsWith(`${other}.`) && before.has(other) !== after.has(other));
  const fields = paths.flatMap((path): Told[] => {
    const was = before.get(path);
    const is = after.get(path);
    if (!was && is) return isBelowOther(path) ? [] : [[true, `${path}: promised now, ${wordsOf(is)}`]];
    if (was && !is) return isBelowOther(path) ? [] : [[false, `${path}: promised no longer`]];
    if (!was || !is || isSame(was, is)) return [];
    // What was fine before must be fine still.
    const isWider = was.every((kind) => is.includes(kind));
    return [[!isWider, `${path}: ${wordsOf(was)}, now ${wordsOf(is)}`]];
  });
  return [...told, ...fields];
}

const wordsOf = (kinds: readonly string[]) => kinds.join(' or ');

/** Each field of an answer with the kinds of values that may be in it. */
function fieldsOf({ body, matchingRules }: Interaction['response']): Map<string, string[]> {
  const rules = matchingRules?.body ?? {};
  return new Map(
    [...valuesOf(body?.content)].map(([path, value]) => [
      path,
      kindsOf(rules[`$${path.startsWith('[') ? '' : '.'}${path}`], value),
    ]),
  );
}

function kindsOf(rule: Rules[string] | undefined, value: unknown): string[] {
  if (!rule) return [value !== null && typeof value === 'object' ? typeOf(value) : JSON.stringify(value)];
  return rule.matchers.map(({ match, regex }) =>
    match === 'type' ? typeOf(value) : match === 'regex' ? `text like ${regex}` : match,
  );
}

function typeOf(value: unknown) {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value === 'string' ? 'text' : typeof value;
}

/** Each value of a body, rows of a list as one: `results[*].name`. */
function valuesOf(value: unknown, path = ''): Map<string, unknown> {
  if (Array.isArray(value)) return new Map(value.flatMap((item) => [...valuesOf(item, `${path}[*]`)]));
  if (typeof value !== 'object' || value === null) return new Map(path === '' ? [] : [[path, value]]);
  return new Map(
    Object.entries(value).flatMap(([name, held]) => {
      const own = path === '' ? name : `${path}.${name}`;
      return [[own, held] as const, ...valuesOf(held, own)];
    }),
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const MOST_TOLD = 100;
function said(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text;
}

/** The pacts of a commit; of the files as they are now without one. Throws on a commit that is not there. */
export function pactsOf(ref?: string): PactVersion[] {
  const read = (text: string) => JSON.parse(text) as PactVersion;
  if (ref === undefined) {
    return readdirSync(join(ROOT, 'pacts'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => read(readFileSync(join(ROOT, 'pacts', file), 'utf8')));
  }
  return git('ls-tree', '--name-only', ref, 'pacts/')
    .split('\n')
    .filter((file) => file.endsWith('.json'))
    .map((file) => read(git('show', `${ref}:${file}`)));
}

const LARGEST_PACT = 64 * 1024 * 1024;
/** What git says. Throws where it can't. */
export const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: LARGEST_PACT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
