import type { Area, Component } from './catalogue.ts';
import { type Answered, type Assessed, type AssessmentValues, assessedAt } from './values.ts';

/** How far something is. */
export interface Progress {
  answered: number;
  asked: number;
}

/** The answers of the API that say so. Source: GO API, `per-options`. */
const SHARES: Readonly<Record<number, number>> = { 1: 1, 5: 0.5, 2: 0 };

const answeredIn = (said: Assessed | undefined, question: number): Answered | undefined =>
  said?.[`q${question}`];

/** What follows from one component, made once: branches are never changed in place, and a key changes one of them. */
function perComponent<Made>(make: (component: Component, said: Assessed) => Made) {
  const made = new WeakMap<Component, WeakMap<Assessed, Made>>();
  return (component: Component, said: Assessed = NOTHING): Made => {
    const own = made.get(component) ?? new WeakMap<Assessed, Made>();
    made.set(component, own);
    if (!own.has(said)) own.set(said, make(component, said));
    return own.get(said) as Made;
  };
}
const NOTHING: Assessed = {};

const answeredOf = perComponent(
  ({ questions }, said) => questions.filter(({ id }) => answeredIn(said, id)?.answer !== undefined).length,
);

/** How many benchmarks of these components are answered. */
export function progressOf(components: readonly Component[], values: AssessmentValues): Progress {
  let [answered, asked] = [0, 0];
  for (const component of components) {
    asked += component.questions.length;
    answered += answeredOf(component, assessedAt(values, component.path));
  }
  return { answered, asked };
}

/** How many components that can be rated have a rating, and how many there are. */
export function ratedOf(components: readonly Component[], values: AssessmentValues): Progress {
  const own = components.filter(({ isParent }) => !isParent);
  return {
    answered: own.filter(({ path }) => assessedAt(values, path)?.rating !== undefined).length,
    asked: own.length,
  };
}

/** Whether an area is done: every benchmark answered, every component rated. */
export const isWhole = ({ components }: Area, values: AssessmentValues): boolean =>
  [progressOf(components, values), ratedOf(components, values)].every(
    ({ answered, asked }) => answered >= asked,
  );

/** What is not answered yet of a component: the path of its field, and the benchmark; none for its rating. */
export interface Missing {
  path: string;
  area: Area;
  component: Component;
  question: Component['questions'][number] | undefined;
}

type MissingPart = Omit<Missing, 'area'>;
const missingOf = perComponent((component, said): MissingPart[] =>
  component.isParent
    ? []
    : [
        ...component.questions
          .filter(({ id }) => answeredIn(said, id)?.answer === undefined)
          .map((question) => ({ path: `${question.path}.answer`, component, question })),
        ...(said.rating === undefined
          ? [{ path: `${component.path}.rating`, component, question: undefined }]
          : []),
      ],
);

/** What is missing, in the order of the form: of each component its benchmarks, then its rating. */
export function missingIn(areas: readonly Area[], values: AssessmentValues): Missing[] {
  const missing: Missing[] = [];
  for (const area of areas)
    for (const component of area.components)
      for (const part of missingOf(component, assessedAt(values, component.path)))
        missing.push({ ...part, area });
  return missing;
}

/** Whether two versions lack the same: at a key all but one of their components are the same. */
export const isMissingSame = (
  areas: readonly Area[],
  one: AssessmentValues,
  other: AssessmentValues,
): boolean =>
  areas.every(({ components }) =>
    components.every((component) => {
      const [here, there] = [one, other].map((values) =>
        missingOf(component, assessedAt(values, component.path)),
      );
      return (
        here === there ||
        (here?.length === there?.length && here?.every(({ path }, index) => path === there?.[index]?.path))
      );
    }),
  );

/** The first missing field after a path in the order of the form, from the beginning again at its end. */
export function nextMissing(
  missing: readonly Missing[],
  order: readonly string[],
  after: string | undefined,
) {
  const from = after === undefined ? -1 : order.indexOf(after);
  const at = new Map(order.map((path, index) => [path, index]));
  return missing.find(({ path }) => (at.get(path) ?? -1) > from) ?? missing[0];
}

/** The paths that can be missing, in the order of the form. */
export const orderOf = (areas: readonly Area[]): string[] => missingIn(areas, {}).map(({ path }) => path);

/**
 * The value of the rating that the answers of a component speak for; undefined until every benchmark is answered. Yes counts whole,
 * partially half: none of it is 1 (does not exist), less than half 2, less than three quarters 3, less than all 4, all of it 5.
 */
export function suggestedRating(component: Component, said: Assessed | undefined): number | undefined {
  if (component.questions.length === 0) return undefined;
  let sum = 0;
  for (const { id } of component.questions) {
    const share = SHARES[answeredIn(said, id)?.answer ?? -1];
    if (share === undefined) return undefined;
    sum += share;
  }
  const mean = sum / component.questions.length;
  if (mean === 0) return 1;
  if (mean < 0.5) return 2;
  if (mean < 0.75) return 3;
  return mean < 1 ? 4 : 5;
}

const answersOf = perComponent(({ questions }, said): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { id } of questions) {
    const answer = answeredIn(said, id)?.answer;
    if (answer !== undefined) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return counts;
});

/** How many benchmarks got which answer, by the ids of answers. */
export function countAnswers(
  components: readonly Component[],
  values: AssessmentValues,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const component of components)
    for (const [answer, count] of answersOf(component, assessedAt(values, component.path)))
      counts.set(answer, (counts.get(answer) ?? 0) + count);
  return counts;
}
