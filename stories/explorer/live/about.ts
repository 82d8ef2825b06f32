import type { LiveActor } from './liveActors.ts';

/** What actors of one machine differ in: the first of these that there is says what one of them is about. */
const TOLD_BY = ['key', 'path', 'address', 'name', 'title', 'label', 'namespace', 'id', 'stage'] as const;
const DEEPEST = 3;

/** What an actor is about, by what the app gave it: the key of a request, the name of a file. Empty where nothing says so. */
export function aboutOf(actor: LiveActor, input: unknown): string {
  // A child is called by its parent, if not by a number of XState's own.
  return toldBy(input) ?? (/^(x:)?\d+$/.test(actor.id) || actor.id === actor.logic.id ? '' : actor.id);
}

function toldBy(value: unknown, depth = 0): string | undefined {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return undefined;
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name of TOLD_BY) {
    const told = fields[name];
    if (typeof told === 'string' || typeof told === 'number') return queryBeside(String(told), fields.query);
  }
  for (const inside of Object.values(fields)) {
    const told = toldBy(inside, depth + 1);
    if (told !== undefined) return told;
  }
  return undefined;
}

function queryBeside(told: string, query: unknown): string {
  if (typeof query !== 'object' || query === null) return told;
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return parts.length > 0 ? `${told}?${parts.join('&')}` : told;
}
