import { isFilled } from '#rules/isFilled.ts';
import { CONSIDERATIONS } from '#rules/perSteps.ts';
import type { Consideration } from './catalogue.ts';

/** What was answered to a benchmark. `answer`: the id of an answer. */
export interface Answered {
  readonly id?: number | undefined;
  readonly answer?: number | undefined;
  readonly notes?: string | undefined;
}

/** What was said of a component, with its benchmarks by `q` and their id. `rating`: the id of a rating, not its value. */
export type Assessed = {
  readonly id?: number | undefined;
  readonly rating?: number | undefined;
  readonly notes?: string | undefined;
} & { readonly [Name in Consideration]?: string | undefined } & {
  readonly [question: `q${number}`]: Answered | undefined;
};

/** What was said of the components of an area, by `c` and their id. `modified_at`: its version, as our own API tells it. */
export type AreaValues = {
  readonly id?: number | undefined;
  readonly modified_at?: string | undefined;
} & {
  readonly [component: `c${number}`]: Assessed | undefined;
};

/**
 * The answers of an assessment by the ids of areas, components and benchmarks: a change copies one branch, however many there are.
 * `opened`: the components that were changed here, by their paths, each as it stood before; whoever else writes in another one is
 * in nobody's way (`merge.ts`).
 */
export type AssessmentValues = {
  /** The process that it belongs to. */
  readonly overview?: number | undefined;
  readonly opened?: Readonly<Record<string, Assessed>> | undefined;
} & { readonly [area: `a${number}`]: AreaValues | undefined };

/** An assessment as the API tells it. */
export interface WrittenAssessment {
  id: number;
  overview?: number | null | undefined;
  is_draft?: boolean | undefined;
  area_responses?: readonly WrittenArea[] | undefined;
}
interface WrittenArea {
  id: number;
  area: number;
  modified_at?: string | null | undefined;
  component_responses?: readonly WrittenComponent[] | undefined;
}
type WrittenComponent = {
  id: number;
  component: number;
  rating?: number | null | undefined;
  notes?: string | null | undefined;
  question_responses?: readonly WrittenAnswer[] | undefined;
} & { [Name in Consideration]?: string | null | undefined };
interface WrittenAnswer {
  id: number;
  question?: number | null | undefined;
  answer?: number | null | undefined;
  notes?: string | null | undefined;
}

const TEXTS = ['notes', ...CONSIDERATIONS.map(({ notes }) => notes)] as const;

/** An assessment as the form shows it. */
export function valuesOf({ overview, area_responses = [] }: Omit<WrittenAssessment, 'id'>): AssessmentValues {
  return {
    overview: overview ?? undefined,
    opened: {},
    ...Object.fromEntries(area_responses.map((area) => [`a${area.area}`, areaOf(area)])),
  };
}

const areaOf = ({ id, modified_at, component_responses = [] }: WrittenArea): AreaValues => ({
  id,
  modified_at: modified_at ?? undefined,
  ...Object.fromEntries(component_responses.map((one) => [`c${one.component}`, assessedOf(one)])),
});

const assessedOf = ({ id, rating, question_responses = [], ...texts }: WrittenComponent): Assessed => ({
  id,
  rating: rating ?? undefined,
  ...Object.fromEntries(TEXTS.map((name) => [name, texts[name] || undefined])),
  ...Object.fromEntries(
    question_responses.flatMap(({ id: own, question, answer, notes }) =>
      typeof question === 'number'
        ? [[`q${question}`, { id: own, answer: answer ?? undefined, notes: notes || undefined }]]
        : [],
    ),
  ),
});

/** A component as it is sent. What is empty by now is said to be so; what never had a row gets none. */
interface ComponentBody {
  id?: number | undefined;
  component: number;
  rating: number | null;
  question_responses: {
    id?: number | undefined;
    question: number;
    answer: number | null;
    notes: string | null;
  }[];
}
interface AreaBody {
  id?: number | undefined;
  area: number;
  modified_at?: string | null;
  component_responses?: ComponentBody[];
}
export interface AssessmentBody {
  overview: number;
  is_draft: true;
  area_responses: AreaBody[];
}

/**
 * The answers as they are sent: whole those of the areas that were changed here; of all others no more than that they are there,
 * so that they stay as they are.
 */
export function bodyOf(values: AssessmentValues): AssessmentBody {
  const changed = changedIn(values);
  return {
    overview: values.overview ?? 0,
    is_draft: true,
    area_responses: entriesOf<AreaValues>(values, 'a').flatMap(([area, own]) => {
      if (changed.has(`a${area}`)) return [areaBody(area, own)];
      return own.id === undefined ? [] : [{ id: own.id, area }];
    }),
  };
}

/** The areas that something was changed in here. */
const changedIn = ({ opened = {} }: AssessmentValues) =>
  new Set(Object.keys(opened).map((path) => path.split('.')[0]));

/**
 * What a draft keeps of thousands of answers, since it is written again and again: the areas that were changed here; of the others
 * no more than that they are there.
 */
export const drafted = {
  of(values: AssessmentValues): AssessmentValues {
    const changed = changedIn(values);
    const areas = entriesOf<AreaValues>(values, 'a').map(([area, own]) => [
      `a${area}`,
      changed.has(`a${area}`) ? own : { id: own.id },
    ]);
    return { ...values, ...Object.fromEntries(areas) };
  },
  /** Areas that were not changed here are as they stand in the record by now. */
  whole(kept: AssessmentValues, initial: AssessmentValues): AssessmentValues {
    const changed = changedIn(kept);
    const areas = entriesOf<AreaValues>(kept, 'a').filter(([area]) => changed.has(`a${area}`));
    return {
      ...initial,
      opened: kept.opened,
      ...Object.fromEntries(areas.map(([area, own]) => [`a${area}`, own])),
    };
  },
};

// A key changes one component: those of all others are as they were.
const areaBody = kept(
  (area, own: AreaValues): AreaBody => ({
    ...withId(own),
    area,
    modified_at: own.modified_at ?? null,
    component_responses: entriesOf<Assessed>(own, 'c').flatMap(([component, said]) => {
      const body = componentBody(component, said);
      return body ? [body] : [];
    }),
  }),
);

const componentBody = kept((component, said: Assessed): ComponentBody | undefined => {
  const questions = entriesOf<Answered>(said, 'q').filter(
    ([, { id, ...answered }]) => id !== undefined || isFilled(answered),
  );
  const { id } = said;
  if (id === undefined && questions.length === 0 && !isAnythingSaid(said)) return undefined;
  return {
    ...withId({ id }),
    component,
    rating: said.rating ?? null,
    ...Object.fromEntries(TEXTS.map((name) => [name, said[name] ?? null])),
    question_responses: questions.map(([question, answered]) => ({
      ...withId(answered),
      question,
      answer: answered.answer ?? null,
      notes: answered.notes ?? null,
    })),
  };
});

const isAnythingSaid = (said: Assessed) =>
  said.rating !== undefined || TEXTS.some((name) => isFilled(said[name]));
const withId = ({ id }: { id?: number | undefined }) => (id === undefined ? {} : { id });

/** The branches of a kind, by the number after their letter. */
export function entriesOf<Branch extends object>(of: object, letter: 'a' | 'c' | 'q'): [number, Branch][] {
  return Object.entries(of).flatMap(([name, branch]): [number, Branch][] =>
    NUMBERED.test(name) && name.startsWith(letter) && branch
      ? [[Number(name.slice(1)), branch as Branch]]
      : [],
  );
}
const NUMBERED = /^[acq]\d+$/;

/** What was made of a branch once: branches are never changed in place. */
function kept<Branch extends object, Made>(make: (id: number, branch: Branch) => Made) {
  const made = new WeakMap<Branch, Made>();
  return (id: number, branch: Branch): Made => {
    if (!made.has(branch)) made.set(branch, make(id, branch));
    return made.get(branch) as Made;
  };
}

/** The branch of a component: "a1.c12". */
export function assessedAt(values: AssessmentValues, path: string): Assessed | undefined {
  const dot = path.indexOf('.');
  return values[path.slice(0, dot) as `a${number}`]?.[path.slice(dot + 1) as `c${number}`];
}

/** The path of the component that a path leads into; undefined for what is in none. */
export const componentOf = (path: string): string | undefined => /^a\d+\.c\d+/.exec(path)?.[0];

/** Keeps how components stood before they were changed here for the first time. */
export function consequencesOf(
  values: AssessmentValues,
  paths: readonly string[],
  before: AssessmentValues,
): AssessmentValues {
  const fresh = paths.flatMap((path) => {
    const component = componentOf(path);
    return component === undefined || values.opened?.[component] ? [] : [component];
  });
  if (fresh.length === 0) return values;
  const opened = Object.fromEntries(fresh.map((path) => [path, assessedAt(before, path) ?? {}]));
  return { ...values, opened: { ...values.opened, ...opened } };
}
