import { CONSIDERATIONS } from '#rules/perSteps.ts';
import { byNumber, countedNumber, type PerComponent } from '#src/domain/perComponents.ts';

/** What the catalogue of PER is made of, as the API lists it. */
export interface ListedArea {
  id: number;
  area_num?: number | null | undefined;
  title?: string | null | undefined;
}
export interface ListedComponent extends PerComponent {
  id: number;
  /** The id of its area. */
  area: number;
  description?: string | null | undefined;
  is_parent?: boolean | null | undefined;
  epi_considerations_guidance?: string | null | undefined;
  urban_considerations_guidance?: string | null | undefined;
  climate_environmental_considerations_guidance?: string | null | undefined;
  migration_considerations_guidance?: string | null | undefined;
}
export interface ListedQuestion {
  id: number;
  question?: string | null | undefined;
  question_num?: number | null | undefined;
  description?: string | null | undefined;
  question_group?: number | null | undefined;
  answers?: readonly { id: number; text?: string | null | undefined }[] | undefined;
  component: { id: number };
}
export interface ListedGroup {
  id: number;
  component: number;
  title?: string | null | undefined;
  description?: string | null | undefined;
}

/** A benchmark. `number`: as it is read, "7.2". */
export interface Question {
  id: number;
  path: string;
  number: string;
  text: string;
  description: string | undefined;
  answers: readonly { id: number; text: string }[];
}

/** Benchmarks under one title; those without one come first. */
export interface QuestionGroup {
  id: number | undefined;
  title: string | undefined;
  description: string | undefined;
  questions: readonly Question[];
}

/** A component with its benchmarks. `path`: where its answers stand in the form. A parent is the heading of what follows it. */
export interface Component {
  id: number;
  path: string;
  /** "14(C)" */
  number: string;
  title: string;
  description: string | undefined;
  isParent: boolean;
  guidance: { readonly [Name in Consideration]?: string | undefined };
  groups: readonly QuestionGroup[];
  /** Of all groups, in their order. */
  questions: readonly Question[];
}

export interface Area {
  id: number;
  path: string;
  /** 1 to 5. */
  number: number;
  title: string;
  components: readonly Component[];
}

/** Further notes on each component, by the name of their field. */
export type Consideration = (typeof CONSIDERATIONS)[number]['notes'];
type Switches = { readonly [Name in (typeof CONSIDERATIONS)[number]['switch']]?: boolean | null | undefined };

/** Those that the overview of the process asks for: once for all components. */
export const considerationsOf = (overview: Switches | undefined): Consideration[] =>
  CONSIDERATIONS.filter((one) => overview?.[one.switch] === true).map(({ notes }) => notes);

export const areaPath = (area: number) => `a${area}`;
export const componentPath = (area: number, component: number) => `${areaPath(area)}.c${component}`;
export const questionPath = (component: string, question: number) => `${component}.q${question}`;

interface Lists {
  areas: readonly ListedArea[];
  components: readonly ListedComponent[];
  questions: readonly ListedQuestion[];
  groups: readonly ListedGroup[];
}

/**
 * The areas in their order with their components, and these with their benchmarks. Components of no area that is listed are left
 * out: nothing of them could be sent.
 */
export function catalogueOf({ areas, components, questions, groups }: Lists): Area[] {
  const questionsOf = grouped(questions, ({ component }) => component.id);
  const groupsOf = grouped(groups, ({ component }) => component);
  const componentsOf = grouped(components, ({ area }) => area);
  return areas
    .map((area) => ({
      id: area.id,
      path: areaPath(area.id),
      number: area.area_num ?? area.id,
      title: area.title ?? '',
      components: (componentsOf.get(area.id) ?? []).toSorted(byNumber).map((component) => {
        const path = componentPath(area.id, component.id);
        const own = groupedIn(
          component,
          path,
          questionsOf.get(component.id) ?? [],
          groupsOf.get(component.id) ?? [],
        );
        return {
          id: component.id,
          path,
          number: countedNumber(component),
          title: component.title ?? '',
          description: component.description ?? undefined,
          isParent: component.is_parent === true,
          guidance: Object.fromEntries(
            CONSIDERATIONS.map(({ notes, guidance }) => [notes, component[guidance] || undefined]),
          ),
          groups: own,
          questions: own.flatMap((group) => group.questions),
        };
      }),
    }))
    .sort((one, other) => one.number - other.number);
}

function grouped<Item>(items: readonly Item[], by: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const own = groups.get(by(item));
    if (own) own.push(item);
    else groups.set(by(item), [item]);
  }
  return groups;
}

function groupedIn(
  { component_num }: ListedComponent,
  path: string,
  questions: readonly ListedQuestion[],
  groups: readonly ListedGroup[],
): QuestionGroup[] {
  const known = new Set(groups.map(({ id }) => id));
  const placed = questions
    .toSorted((one, other) => (one.question_num ?? 0) - (other.question_num ?? 0) || one.id - other.id)
    .map((question) => ({
      group:
        typeof question.question_group === 'number' && known.has(question.question_group)
          ? question.question_group
          : undefined,
      question: {
        id: question.id,
        path: questionPath(path, question.id),
        number: [component_num, question.question_num].filter((part) => part != null).join('.'),
        text: question.question ?? '',
        description: question.description ?? undefined,
        answers: (question.answers ?? []).map(({ id, text }) => ({ id, text: text ?? '' })),
      },
    }));
  const inGroup = (id: number | undefined) =>
    placed.filter(({ group }) => group === id).map(({ question }) => question);
  return [
    { id: undefined, title: undefined, description: undefined, questions: inGroup(undefined) },
    ...groups.map(({ id, title, description }) => ({
      id,
      title: title ?? undefined,
      description: description ?? undefined,
      questions: inGroup(id),
    })),
  ].filter((group) => group.questions.length > 0);
}
