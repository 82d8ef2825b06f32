import type { CatalogueEntry } from '#machines/catalogue.ts';
import { namedTransitionsOf, statesOf } from '#scripts/machines/transitions.ts';
import type { MachineCoverage } from './coverage.ts';
import type { SessionView } from './session.ts';

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
