import { and, eq, type SQL, sql } from 'drizzle-orm';
import { OWN_STEP_ERRORS as E, type PerAssessmentChangeBody } from '#contracts/per/steps.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  per_area_response,
  per_component,
  per_component_response,
  per_question_response,
} from '#provider/database/schema.ts';
import { badRequest, HttpError } from '#provider/http/errors.ts';
import { isAmong } from '#provider/queries/filters.ts';
import { componentOfQuestion, isAnswer, isRating } from '#provider/queries/per/options.ts';
import { keptPhrase } from '#provider/queries/terms.ts';
import { CONSIDERATIONS } from '#rules/perSteps.ts';
import type { Writer } from './asked.ts';
import { setRows } from './parts.ts';
import { byComponent, saveStep } from './perSteps.ts';
import { laterThan } from './writing.ts';

type Area = NonNullable<PerAssessmentChangeBody['area_responses']>[number];
type Rated = NonNullable<Area['component_responses']>[number];
type Stored = typeof per_component_response.$inferSelect;

const LIST = 'area_responses';
const TEXTS = ['notes', ...CONSIDERATIONS.map(({ notes }) => notes)] as const;

/**
 * Saves areas of an assessment, or submits it. Others stay as they are, and so does what a row leaves out; an area that somebody
 * else has saved since the caller saw it is refused, with all else that was sent. A handful of statements, however much is in
 * them. Throws `HttpError` 400, 403, 404, 412.
 */
export const saveAssessment = (
  db: Database,
  id: number,
  change: PerAssessmentChangeBody,
  writer: Writer,
): Promise<void> =>
  saveStep(db, 'assessment', id, change, writer, {
    async write({ tx }) {
      // Of an area that is named twice the later one counts.
      const sent = [...new Map((change[LIST] ?? []).map((area) => [area.area, area])).values()];
      if (sent.length === 0) return {};
      await refuseOld(tx, id, sent);
      const areas = sent.flatMap(({ area, component_responses: components }) =>
        components ? [{ area, components: byComponent(components) }] : [],
      );
      if (areas.length === 0) return {};
      await refuseUnknown(tx, areas);
      await setComponents(tx, id, areas);
      const versions = await tx
        .insert(per_area_response)
        .values(areas.map(({ area }) => ({ assessment_id: id, area, modified_by_id: writer.user.id })))
        .onConflictDoUpdate({
          target: [per_area_response.assessment_id, per_area_response.area],
          set: { modified_by_id: writer.user.id, modified_at: laterThan(per_area_response.modified_at) },
        })
        .returning();
      return Object.fromEntries(versions.map(({ area, modified_at }) => [`area_${area}`, modified_at]));
    },
  });

/** Throws `HttpError` 412 that names the areas which are newer than the caller has seen them. */
async function refuseOld(tx: Database, id: number, sent: readonly Area[]) {
  if (sent.every(({ modified_at }) => modified_at === undefined)) return;
  const rows = await tx.select().from(per_area_response).where(eq(per_area_response.assessment_id, id));
  const versions = new Map(rows.map(({ area, modified_at }) => [area, modified_at]));
  const old = sent.filter(({ area, modified_at: seen }) => {
    if (seen === undefined) return false;
    const now = versions.get(area);
    return seen === null ? now !== undefined : now === undefined || Date.parse(seen) !== Date.parse(now);
  });
  if (old.length > 0)
    throw new HttpError(412, {
      [LIST]: Object.fromEntries(old.map(({ area }) => [String(area), [E.areaIsOld]])),
    });
}

interface RatedArea {
  area: number;
  components: readonly Rated[];
}

/** Throws `HttpError` 400 for components of another area, and for questions, answers and ratings that there are not. */
async function refuseUnknown(tx: Database, areas: readonly RatedArea[]) {
  const components = areas.flatMap((area) => area.components);
  const known = await tx
    .select({ id: per_component.id, area: per_component.area, is_parent: per_component.is_parent })
    .from(per_component)
    .where(
      isAmong(
        per_component.id,
        components.map(({ component }) => component),
      ),
    );
  const isKnown = ({ area, components: its }: RatedArea) =>
    its.every(({ component, rating, question_responses = [] }) => {
      const found = known.find(({ id }) => id === component);
      return (
        found?.area === area &&
        !found.is_parent &&
        (typeof rating !== 'number' || isRating(rating)) &&
        question_responses.every(
          ({ question, answer }) =>
            componentOfQuestion(question) === component && (typeof answer !== 'number' || isAnswer(answer)),
        )
      );
    });
  if (!areas.every(isKnown)) throw badRequest({ [LIST]: [FORM_ERRORS.unknownRecord] });
}

/** Makes these the components of the areas: each is known by what it is about, so that two people who begin one write the same row. */
async function setComponents(tx: Database, id: number, areas: readonly RatedArea[]) {
  const inAreas = isAmong(
    per_component.area,
    areas.map(({ area }) => area),
  );
  const own = and(
    eq(per_component_response.assessment_id, id),
    sql`${per_component_response.component_id} in (select ${per_component.id} from ${per_component} where ${inAreas})`,
  ) as SQL;
  const stored = await tx.select().from(per_component_response).where(own);
  const rated = areas.flatMap(({ components }) => components);
  const ids = await setRows(
    tx,
    per_component_response,
    own,
    rated.map((row) =>
      merged(
        id,
        row,
        stored.find(({ component_id }) => component_id === row.component),
      ),
    ),
  );
  const answered = rated.flatMap(({ question_responses: answers }, index) =>
    answers ? [{ of: ids[index] ?? 0, answers }] : [],
  );
  if (answered.length === 0) return;
  const ofThese = isAmong(
    per_question_response.component_response_id,
    answered.map(({ of }) => of),
  );
  const known = await tx.select().from(per_question_response).where(ofThese);
  const idOf = new Map(known.map((row) => [`${row.component_response_id} ${row.question_id}`, row] as const));
  await setRows(
    tx,
    per_question_response,
    ofThese,
    answered.flatMap(({ of, answers }) =>
      [...new Map(answers.map((answer) => [answer.question, answer])).values()].map((answer) => {
        const before = idOf.get(`${of} ${answer.question}`);
        return {
          id: before?.id,
          component_response_id: of,
          question_id: answer.question,
          answer_id: said(answer.answer, before?.answer_id),
          notes: said(answer.notes, before?.notes),
        };
      }),
    ),
  );
}

/** What is sent; what is left out stays. */
const said = <Value>(sent: Value | null | undefined, before: Value | null | undefined): Value | null =>
  sent === undefined ? (before ?? null) : sent;

const merged = (assessment_id: number, row: Rated, before: Stored | undefined) => ({
  id: before?.id,
  assessment_id,
  component_id: row.component,
  rating_id: said(row.rating, before?.rating_id),
  ...Object.fromEntries(
    TEXTS.map((name) => [
      name,
      row[name] === undefined ? (before?.[name] ?? null) : (keptPhrase(row[name]) ?? null),
    ]),
  ),
});
