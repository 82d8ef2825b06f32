/** What the path tests reached of one machine: `true` for reached, by the id of a state or the name of a transition. */
export interface MachineCoverage {
  readonly states: Readonly<Record<string, boolean>>;
  readonly transitions: Readonly<Record<string, boolean>>;
}

/** By the machine's name; the tests of the machines write it to this file, the storybook serves it under the same name. */
export type CoverageReport = Readonly<Record<string, MachineCoverage>>;
export const COVERAGE_FILE = 'machine-coverage.json';

/** How much of a list is reached, and what is not. */
export function countReached(parts: Readonly<Record<string, boolean>>) {
  const all = Object.entries(parts);
  const missed = all.filter(([, isReached]) => !isReached).map(([name]) => name);
  return { all: all.length, reached: all.length - missed.length, missed };
}
