import type { Component } from './catalogue.ts';
import { type AssessmentValues, assessedAt } from './values.ts';

interface Rating {
  id: number;
  /** 1 to 5, 0 where it was not reviewed. */
  value: number;
}

/** The mean of what was reviewed; undefined where nothing was. */
export function averageRating(
  components: readonly Component[],
  values: AssessmentValues,
  ratings: readonly Rating[],
): number | undefined {
  const reviewed = components
    .map(({ path }) => ratings.find(({ id }) => id === assessedAt(values, path)?.rating)?.value ?? 0)
    .filter((value) => value > 0);
  return reviewed.length === 0
    ? undefined
    : reviewed.reduce((sum, value) => sum + value, 0) / reviewed.length;
}
