import type { Catalogue } from '../useCatalogue.ts';
import type { Area } from './catalogue.ts';
import { countAnswers, type Progress, progressOf, ratedOf } from './progress.ts';
import { averageRating, countRatings } from './ratings.ts';
import type { AssessmentValues } from './values.ts';

/** How far an area is and how it was rated. `byRating`: how many of its components have each value, from 0, not reviewed, to 5. */
export interface AreaFigures {
  benchmarks: Progress;
  components: Progress;
  average: number | undefined;
  byRating: readonly number[];
}

/** What the summary of an assessment tells. `answers` and `areas`: in the order of the catalogue. */
export interface Figures {
  benchmarks: Progress;
  components: Progress;
  answers: readonly number[];
  areas: readonly AreaFigures[];
}

export function figuresOf({ areas, ratings, answers }: Catalogue, values: AssessmentValues): Figures {
  const all = areas.flatMap(({ components }) => components);
  const counts = countAnswers(all, values);
  return {
    ...progressIn(all, values),
    answers: answers.map(({ id }) => counts.get(id) ?? 0),
    areas: areas.map(({ components }) => ({
      ...progressIn(components, values),
      average: averageRating(components, values, ratings),
      byRating: countRatings(components, values, ratings),
    })),
  };
}

const progressIn = (components: Area['components'], values: AssessmentValues) => ({
  benchmarks: progressOf(components, values),
  components: ratedOf(components, values),
});

/** A few dozen numbers, of which a key changes none. */
export const isSameFigures = (one: Figures, other: Figures): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
