import { and, asc, sql } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import type { perAreasEndpoint, perOptionsEndpoint } from '#contracts/per/options.ts';
import type {
  perAnswersEndpoint,
  perComponentsEndpoint,
  perQuestionGroupsEndpoint,
  perQuestionsEndpoint,
} from '#contracts/per/questions.ts';
import type { Database } from '#provider/database/connect.ts';
import { per_component } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { PER_OPTIONS } from '#provider/seed/data.ts';
import { QUESTION_IDS } from '#provider/seed/perQuestions.ts';
import { isFlag, isNumber, says } from '../filters.ts';
import { orderOf } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { phraseIn } from '../terms.ts';
import { textIn } from '../texts.ts';
import { hasEveryWord } from '../words.ts';

/** Ratings begin with 0, their ids with 1. */
export const valueOfRating = (id: number): number => id - 1;

/** A rating in words; null where nobody rated. */
export function ratingOf(id: number | null, language: Language) {
  const title = id === null ? undefined : PER_OPTIONS.ratings[valueOfRating(id)];
  return id === null || title === undefined
    ? null
    : { id, value: valueOfRating(id), title: phraseIn(language, title) };
}

/** How it was assessed; null before that is decided. */
export function typeOf(id: number | null, language: Language) {
  const name = id === null ? undefined : PER_OPTIONS.types[id - 1];
  return id === null || name === undefined ? null : { id, name: phraseIn(language, name) };
}

/** The area of a number from 1. */
export const areaOf = (area_num: number, language: Language) => {
  const title = PER_OPTIONS.areas[area_num - 1];
  return { id: area_num, area_num, title: title ? textIn(language, title) : null };
};

/** The component that a question is about; undefined for no such question. */
export const componentOfQuestion = (id: number): number | undefined =>
  QUESTION_IDS.includes(id) ? Math.floor(id / 10) : undefined;

/** The question of an id: the component that it is about, its number there from 1, and the heading that it stands under. */
export function questionOf(id: number, language: Language) {
  const question_num = id % 10;
  const component = Math.floor(id / 10);
  const text = PER_OPTIONS.benchmarks[question_num - 1];
  const group = PER_OPTIONS.groups.findIndex(
    (one) => one.component === component && one.questions.includes(question_num),
  );
  return {
    id,
    component,
    question_num,
    question: text ? textIn(language, text) : '',
    question_group: group < 0 ? null : group + 1,
  };
}

export const isRating = (id: number): boolean => PER_OPTIONS.ratings[valueOfRating(id)] !== undefined;
export const isAnswer = (id: number): boolean => PER_OPTIONS.answers.some((answer) => answer.id === id);

const answersIn = (language: Language) =>
  PER_OPTIONS.answers.map(({ id, text }) => ({
    id,
    text: textIn(language, text),
    translation_module_original_language: 'en',
  }));

/** Guidance of the federation on each of the further notes. */
export const guidanceIn = (language: Language) => {
  const { guidance } = PER_OPTIONS;
  return {
    epi_considerations_guidance: textIn(language, guidance.epi_considerations),
    urban_considerations_guidance: textIn(language, guidance.urban_considerations),
    climate_environmental_considerations_guidance: textIn(
      language,
      guidance.climate_environmental_considerations,
    ),
    migration_considerations_guidance: textIn(language, guidance.migration_considerations),
  };
};

export const perOptions = (language: Language): AnswerOf<typeof perOptionsEndpoint> => ({
  componentratings: PER_OPTIONS.ratings.flatMap((_, value) => ratingOf(value + 1, language) ?? []),
  answers: answersIn(language),
  overviewassessmenttypes: PER_OPTIONS.types.flatMap((_, index) => typeOf(index + 1, language) ?? []),
});

/** What is the same for all, page by page: rows that have the words of a search. */
function pageOfAll<Row>(
  query: { limit?: number | undefined; offset?: number | undefined; search?: string | undefined },
  rows: readonly Row[],
  textOf: (row: Row) => string | null,
) {
  const { limit, offset } = pageBounds(query);
  const found = rows.filter((row) => hasEveryWord(textOf(row) ?? '', query.search));
  return { count: found.length, results: found.slice(offset, offset + limit) };
}

/** The areas by their numbers. */
export async function listAreas(_: unknown, query: QueryOf<typeof perAreasEndpoint>, { language }: Reader) {
  const areas = PER_OPTIONS.areas
    .map((_area, index) => areaOf(index + 1, language))
    .filter(({ area_num }) => query.area_num === undefined || area_num === query.area_num);
  return pageOfAll(query, areas, ({ title }) => title);
}

export async function listQuestionGroups(
  _: unknown,
  query: QueryOf<typeof perQuestionGroupsEndpoint>,
  { language }: Reader,
) {
  const groups = PER_OPTIONS.groups.map(({ component, title }, index) => ({
    id: index + 1,
    component,
    title: textIn(language, title),
    description: null,
  }));
  return pageOfAll(query, groups, ({ title }) => title);
}

export const listAnswers = async (
  _: unknown,
  query: QueryOf<typeof perAnswersEndpoint>,
  { language }: Reader,
) => pageOfAll(query, answersIn(language), ({ text }) => text);

/** Components of Preparedness for Effective Response, by area and number. */
export async function listComponents(
  db: Database,
  query: QueryOf<typeof perComponentsEndpoint>,
  { language }: Reader,
) {
  const where = and(
    isNumber(per_component.area, query.area_id),
    // A component split into lettered parts stays; its parts go.
    query.exclude_subcomponents
      ? sql`(${per_component.component_letter} is null or ${isFlag(per_component.is_parent, true)})`
      : undefined,
    says(sql`all_names(${per_component.title})`, query.search),
  );
  const columns = {
    id: per_component.id,
    area: per_component.area,
    component_num: per_component.component_num,
    component_letter: per_component.component_letter,
  };
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(per_component, where),
    db
      .select()
      .from(per_component)
      .where(where)
      .orderBy(
        ...orderOf(query.ordering, columns, ['area', 'component_num', 'component_letter'], per_component.id),
      )
      .limit(limit)
      .offset(offset),
  ]);
  return { count, results: rows.map((row) => componentAnswer(row, language)) };
}

/** The questions of all components that have some. */
export async function listQuestions(
  db: Database,
  query: QueryOf<typeof perQuestionsEndpoint>,
  { language }: Reader,
) {
  const answers = answersIn(language);
  const components = new Map((await allComponents(db)).map((row) => [row.id, row]));
  const questions = QUESTION_IDS.flatMap((id) => {
    const { component: of, ...question } = questionOf(id, language);
    const row = components.get(of);
    if (!row || (query.component ?? of) !== of || (query.area_id ?? row.area) !== row.area) return [];
    const { title, description, component_letter, component_num, is_parent } = componentAnswer(row, language);
    return [
      {
        ...question,
        description: null,
        answers,
        component: {
          id: of,
          title,
          description,
          component_letter,
          component_num,
          is_parent,
          area: areaOf(row.area, language),
        },
      },
    ];
  });
  return pageOfAll(query, questions, ({ question }) => question);
}

type Component = typeof per_component.$inferSelect;

/** A component as the API answers it. */
export const componentAnswer = ({ title, description, ...component }: Component, language: Language) => ({
  ...component,
  title: textIn(language, title),
  description: textIn(language, description),
  ...guidanceIn(language),
  translation_module_original_language: 'en',
});

const allComponents = (db: Database) =>
  db
    .select()
    .from(per_component)
    .orderBy(
      asc(per_component.area),
      asc(per_component.component_num),
      sql`${per_component.component_letter} nulls first`,
      asc(per_component.id),
    );
