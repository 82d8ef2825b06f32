import { asc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  country,
  per_area_response,
  per_assessment,
  per_component,
  per_component_response,
  per_overview,
  per_prioritization,
  per_prioritized_component,
  per_question_response,
  per_work_plan,
  per_work_plan_action,
} from '#provider/database/schema.ts';
import type { PerPlace } from '#rules/per.ts';
import { isAmong, isNumber } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { groupBy } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { miniCountry, miniCountryColumns } from '../reference/countries.ts';
import { phraseIn } from '../terms.ts';
import { areaOf, componentAnswer, questionOf, ratingOf } from './options.ts';
import { peopleById } from './people.ts';

/** A step of a cycle, with its place for the rules; undefined where there is none. */
export interface Step {
  id: number;
  overview_id: number;
  is_draft: boolean;
  modified_at: string;
  modified_by_id: number | null;
  /** That of its overview: a cycle is written in one language. */
  language: Language;
  place: PerPlace;
}
type StepTable = typeof per_assessment | typeof per_prioritization | typeof per_work_plan;

/** A step by its id, or that of a cycle. */
type Wanted = number | { overview: number };

async function findStep(db: Database, table: StepTable, wanted: Wanted): Promise<Step | undefined> {
  // The three tables differ by name only.
  const step = table as typeof per_assessment;
  const [row] = await db
    .select({
      id: step.id,
      overview_id: step.overview_id,
      is_draft: step.is_draft,
      modified_at: step.modified_at,
      modified_by_id: step.modified_by_id,
      language: per_overview.original_language,
      country: per_overview.country_id,
      region: country.region_id,
    })
    .from(step as PgTable & { id: PgColumn })
    .innerJoin(per_overview, eq(per_overview.id, step.overview_id))
    .innerJoin(country, eq(country.id, per_overview.country_id))
    .where(
      typeof wanted === 'number' ? isNumber(step.id, wanted) : isNumber(step.overview_id, wanted.overview),
    );
  if (!row) return undefined;
  const { country: of, region, language, ...known } = row;
  return { ...known, language: language as Language, place: { country: of, region } };
}

export const findAssessment = (db: Database, of: Wanted) => findStep(db, per_assessment, of);
export const findPrioritization = (db: Database, of: Wanted) => findStep(db, per_prioritization, of);
export const findWorkPlan = (db: Database, of: Wanted) => findStep(db, per_work_plan, of);

const written = ({ language }: Step) => ({ translation_module_original_language: language });

const stepAnswer = ({ id, overview_id, is_draft }: Step) => ({
  id,
  overview: overview_id,
  is_draft,
});

/** The same of a step that is saved as a whole: when it was, and by whom. */
async function savedAnswer(db: Database, step: Step) {
  const people = await peopleById(db, [step.modified_by_id]);
  return {
    ...stepAnswer(step),
    modified_at: step.modified_at,
    modified_by_details: people.get(step.modified_by_id ?? -1) ?? null,
  };
}

/** By area, number and letter, as people know them. */
const BY_NUMBER = [
  asc(per_component.area),
  asc(per_component.component_num),
  asc(per_component.component_letter),
  asc(per_component.id),
];

async function ratedComponents(db: Database, assessment: number) {
  return db
    .select({ response: per_component_response, component: per_component })
    .from(per_component_response)
    .innerJoin(per_component, eq(per_component.id, per_component_response.component_id))
    .where(eq(per_component_response.assessment_id, assessment))
    .orderBy(...BY_NUMBER);
}

/** How the components were rated, what was answered and noted: for those who look after the country. */
export async function assessmentAnswer(db: Database, step: Step, { language }: Reader) {
  const rated = await ratedComponents(db, step.id);
  const answers = groupBy(
    await responsesTo(
      db,
      rated.map(({ response }) => response.id),
    ),
    ({ component_response_id }) => component_response_id,
  );
  const { versions, people } = await savedAreas(db, step.id);
  const areas = byArea(step.id, rated, ({ response, component }) => ({
    id: response.id,
    component: component.id,
    component_details: componentAnswer(component, language),
    rating: response.rating_id,
    rating_details: ratingOf(response.rating_id, language),
    notes: phraseIn(language, response.notes),
    epi_considerations: response.epi_considerations,
    urban_considerations: response.urban_considerations,
    climate_environmental_considerations: response.climate_environmental_considerations,
    migration_considerations: response.migration_considerations,
    question_responses: (answers.get(response.id) ?? []).map(({ id, question_id, answer_id, notes }) => ({
      id,
      question: question_id,
      question_details: questionOf(question_id, language),
      answer: answer_id,
      notes,
    })),
  }));
  // An area that was emptied has a version all the same.
  const emptied = versions
    .filter(({ area }) => !areas.some((known) => known.area === area))
    .map(({ area }) => ({ id: idOfArea(step.id, area), area, component_responses: [] }));
  return {
    ...stepAnswer(step),
    ...written(step),
    area_responses: [...areas, ...emptied]
      .sort((one, other) => one.area - other.area)
      .map((area) => {
        const saved = versions.find((version) => version.area === area.area);
        return {
          ...area,
          area_details: areaOf(area.area, language),
          modified_at: saved?.modified_at ?? null,
          modified_by_details: people.get(saved?.modified_by_id ?? -1) ?? null,
        };
      }),
  };
}

/** When the areas of an assessment were saved last, and by whom. */
async function savedAreas(db: Database, assessment: number) {
  const versions = await db
    .select()
    .from(per_area_response)
    .where(eq(per_area_response.assessment_id, assessment));
  const people = await peopleById(
    db,
    versions.map(({ modified_by_id }) => modified_by_id),
  );
  return { versions, people };
}

const responsesTo = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(per_question_response)
    .where(isAmong(per_question_response.component_response_id, ids))
    .orderBy(asc(per_question_response.question_id), asc(per_question_response.id));

/** The ratings alone: nobody's notes and answers. Undefined while the assessment is being written. */
export async function findPublicAssessment(db: Database, id: number, { language }: Reader) {
  const step = await findAssessment(db, id);
  if (!step || step.is_draft) return undefined;
  const rated = await ratedComponents(db, step.id);
  return {
    id: step.id,
    area_responses: byArea(step.id, rated, ({ response, component }) => ({
      id: response.id,
      component: component.id,
      component_details: componentAnswer(component, language),
      rating: response.rating_id,
      rating_details: ratingOf(response.rating_id, language),
    })),
  };
}

/** An area has no record of its own: its id is made of the assessment and its number. */
const byArea = <Answer>(
  assessment: number,
  rated: Awaited<ReturnType<typeof ratedComponents>>,
  answerOf: (row: (typeof rated)[number]) => Answer,
) =>
  [...groupBy(rated, ({ component }) => component.area)].map(([area, own]) => ({
    id: idOfArea(assessment, area),
    area,
    component_responses: own.map(answerOf),
  }));
const idOfArea = (assessment: number, area: number) => (assessment % AREAS_OF_ASSESSMENTS) * 10 + area;
/** So many are told apart within the bounds of an integer. */
const AREAS_OF_ASSESSMENTS = 100_000_000;

async function prioritized(db: Database, of: SQL) {
  return db
    .select({ row: per_prioritized_component, component: per_component })
    .from(per_prioritized_component)
    .innerJoin(per_component, eq(per_component.id, per_prioritized_component.component_id))
    .where(of)
    .orderBy(...BY_NUMBER);
}

/** What is strengthened first, and why. */
export async function prioritizationAnswer(db: Database, step: Step, { language }: Reader) {
  const rows = await prioritized(db, eq(per_prioritized_component.prioritization_id, step.id));
  return {
    ...(await savedAnswer(db, step)),
    prioritized_action_responses: rows.map(({ row, component }) => ({
      id: row.id,
      component: component.id,
      component_details: componentAnswer(component, language),
      justification_text: phraseIn(language, row.justification_text),
      ...written(step),
    })),
  };
}

/** The same without the reasons; undefined while it is not decided. */
export async function findPublicPrioritization(db: Database, id: number, reader: Reader) {
  const step = await findPrioritization(db, id);
  if (!step || step.is_draft) return undefined;
  const { prioritized_action_responses } = await prioritizationAnswer(db, step, reader);
  return {
    id: step.id,
    prioritized_action_responses: prioritized_action_responses.map(
      ({ justification_text: _, ...component }) => component,
    ),
  };
}

/** What is done until when, and who supports it. */
export async function workPlanAnswer(db: Database, step: Step, { language }: Reader) {
  const rows = await db
    .select({ row: per_work_plan_action, component: per_component, supporter: miniCountryColumns })
    .from(per_work_plan_action)
    .leftJoin(per_component, eq(per_component.id, per_work_plan_action.component_id))
    .leftJoin(country, eq(country.id, per_work_plan_action.supported_by_id))
    .where(eq(per_work_plan_action.work_plan_id, step.id))
    .orderBy(...BY_NUMBER, asc(per_work_plan_action.id));
  const actions = rows.map(({ row, component, supporter }) => ({
    component,
    action: {
      id: row.id,
      actions: phraseIn(language, row.actions),
      due_date: row.due_date,
      status: row.status,
      status_display: labelOf('per_workplanstatus', row.status, language),
      supported_by: row.supported_by_id,
      supported_by_details: supporter && miniCountry(supporter, language),
      supported_by_organization_type: row.supported_by_organization_type,
      supported_by_organization_type_details: labelOf(
        'per_supported_by_organization_type',
        row.supported_by_organization_type,
        language,
      ),
      ...written(step),
    },
  }));
  const [overview] = await db.select().from(per_overview).where(eq(per_overview.id, step.overview_id));
  return {
    ...(await savedAnswer(db, step)),
    overview_details: {
      id: step.overview_id,
      workplan_development_date: overview?.workplan_development_date ?? null,
      ns_focal_point_name: overview?.ns_focal_point_name ?? null,
      ns_focal_point_email: overview?.ns_focal_point_email ?? null,
    },
    prioritized_action_responses: actions.flatMap(({ component, action }) =>
      component
        ? [{ ...action, component: component.id, component_details: componentAnswer(component, language) }]
        : [],
    ),
    additional_action_responses: actions.flatMap(({ component, action }) => (component ? [] : [action])),
  };
}
