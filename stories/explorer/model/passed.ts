import type { CatalogueEntry } from '#machines/catalogue.ts';
import { namedTransitionsOf, statesOf } from '#scripts/machines/transitions.ts';
import type { MachineCoverage } from './coverage.ts';
import type { Recording } from './recording.ts';
import { type SessionView, startSession } from './session.ts';

/** What of a machine this session has passed. */
export function passedOf(
  { machine }: CatalogueEntry,
  { passed }: Pick<SessionView, 'passed'>,
): MachineCoverage {
  const states = statesOf(machine);
  const told = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, passed.has(name)]));
  return {
    states: told(states.map(({ id }) => id)),
    transitions: told(states.flatMap(namedTransitionsOf).map(([, name]) => name)),
  };
}

/** What several people have passed between them, by their recordings: those of other machines count for nothing here. */
export function passedBy(entry: CatalogueEntry, recordings: readonly Recording[]): ReadonlySet<string> {
  const session = startSession(entry);
  const own = recordings.filter(({ machine }) => machine === entry.name);
  // Its start alone is nobody's doing.
  if (own.length === 0) return new Set();
  for (const recording of own) session.load(recording);
  return session.getView().passed;
}
