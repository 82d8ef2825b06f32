import type { Component } from './catalogue.ts';
import { type AssessmentValues, assessedAt } from './values.ts';

interface Rating {
  id: number;
  /** 1 to 5, 0 where it was not reviewed. */
  value: number;
}

/** The highest rating. */
const HIGHEST = 5;

const valuesIn = (components: readonly Component[], values: AssessmentValues, ratings: readonly Rating[]) =>
  components
    .filter(({ isParent }) => !isParent)
    .map(({ path }) => ratings.find(({ id }) => id === assessedAt(values, path)?.rating)?.value ?? 0);

/** The mean of what was reviewed; undefined where nothing was. */
export function averageRating(
  components: readonly Component[],
  values: AssessmentValues,
  ratings: readonly Rating[],
): number | undefined {
  const reviewed = valuesIn(components, values, ratings).filter((value) => value > 0);
  return reviewed.length === 0
    ? undefined
    : reviewed.reduce((sum, value) => sum + value, 0) / reviewed.length;
}

/** How many components have each value, from 0, not reviewed, to the highest. */
export function countRatings(
  components: readonly Component[],
  values: AssessmentValues,
  ratings: readonly Rating[],
): number[] {
  const counts = Array.from({ length: HIGHEST + 1 }, () => 0);
  for (const value of valuesIn(components, values, ratings)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
