import { and, eq, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '#contracts/languages.ts';
import {
  OWN_STEP_ERRORS as E,
  type PerPrioritizationChangeBody,
  type PerWorkPlanChangeBody,
} from '#contracts/per/steps.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { Database } from '#provider/database/connect.ts';
import type { RecordKind } from '#provider/database/schema/history.ts';
import {
  country,
  per_assessment,
  per_component,
  per_overview,
  per_prioritization,
  per_prioritized_component,
  per_work_plan,
  per_work_plan_action,
} from '#provider/database/schema.ts';
import { badRequest, forbidden, notFound } from '#provider/http/errors.ts';
import { isAmong } from '#provider/queries/filters.ts';
import { keepChange } from '#provider/queries/history.ts';
import { keptPhrase } from '#provider/queries/terms.ts';
import { perRules } from '#rules/per.ts';
import {
  obstacleToStep,
  type PerPhase,
  type PerStep,
  phaseAfter,
  SUPPORTED_BY_SOCIETY,
} from '#rules/perSteps.ts';
import type { Writer } from './asked.ts';
import { setRows } from './parts.ts';
import { laterThan, refuseOtherLanguage, refuseUnseen } from './writing.ts';

type StepTable = typeof per_assessment | typeof per_prioritization | typeof per_work_plan;

/** What every change of a step says. */
interface StepChange {
  overview: number;
  is_draft?: boolean | undefined;
}

/** The steps that have a record of their own: its table, its kind in the history, and the table of the step that it opens. */
const STEPS = {
  assessment: { table: per_assessment, kind: 'perAssessment', opens: per_prioritization },
  prioritization: { table: per_prioritization, kind: 'perPrioritization', opens: per_work_plan },
  workPlan: { table: per_work_plan, kind: 'perWorkPlan', opens: undefined },
} as const satisfies Record<
  Exclude<PerStep, 'overview'>,
  { table: StepTable; kind: RecordKind; opens: StepTable | undefined }
>;

export type StepRow = typeof per_assessment.$inferSelect;

/**
 * Saves one step of a cycle in one transaction: whose it is, the language of the cycle, where it stands and what the caller has seen
 * are looked at while the cycle is locked; then `write` keeps what was sent and tells what of it changed, for the history. Finished, a step
 * opens the next one. Throws `HttpError` 400, 403, 404, 412.
 */
export function saveStep(
  db: Database,
  name: keyof typeof STEPS,
  id: number,
  change: StepChange,
  writer: Writer,
  {
    seen,
    write,
  }: {
    /** The version that the change was made on, where the whole step has one. */
    seen?: string | undefined;
    write: (asked: { tx: Database; row: StepRow; isDraft: boolean }) => Promise<object>;
  },
): Promise<void> {
  // The three tables differ by name only.
  const { kind, opens } = STEPS[name];
  const table = STEPS[name].table as typeof per_assessment;
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
    if (!row) throw notFound();
    const [cycle] = await tx
      .select({
        phase: per_overview.phase,
        language: per_overview.original_language,
        country: per_overview.country_id,
        region: country.region_id,
      })
      .from(per_overview)
      .innerJoin(country, eq(country.id, per_overview.country_id))
      .where(eq(per_overview.id, row.overview_id))
      .for('update', { of: per_overview });
    if (!cycle) throw notFound();
    if (!perRules.manage(writer.user, cycle)) throw forbidden();
    refuseOtherLanguage(writer.language, cycle.language as Language);
    if (change.overview !== row.overview_id) throw badRequest({ overview: [E.otherOverview] });
    const obstacle = obstacleToStep(name, cycle.phase);
    if (obstacle) throw badRequest(obstacle === 'frozen' ? E.submitted : E.notYet);
    if (change.is_draft === true && !row.is_draft) throw badRequest({ is_draft: [E.draftAgain] });
    refuseUnseen(seen, row.modified_at);
    const isDraft = change.is_draft ?? row.is_draft;
    const after = await write({ tx, row, isDraft });
    await tx
      .update(table)
      .set({ is_draft: isDraft, modified_by_id: writer.user.id, modified_at: laterThan(table.modified_at) })
      .where(eq(table.id, id));
    if (!isDraft) {
      if (opens)
        await tx
          .insert(opens as typeof per_assessment)
          .values({ overview_id: row.overview_id })
          .onConflictDoNothing();
      const phase = phaseAfter(name, cycle.phase as PerPhase, { isDraft });
      if (phase !== cycle.phase)
        await tx.update(per_overview).set({ phase }).where(eq(per_overview.id, row.overview_id));
    }
    await keepChange(tx, {
      kind,
      id,
      by: writer.user.id,
      before: { is_draft: row.is_draft },
      after: { is_draft: isDraft, ...after },
    });
  });
}

/** Throws `HttpError` 400 for components that are not there, or that are the heading of others. */
export async function refuseUnknownComponents(
  tx: Database,
  field: string,
  ids: readonly number[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const known = and(isAmong(per_component.id, wanted), eq(per_component.is_parent, false));
  if ((await tx.$count(per_component, known)) < wanted.length)
    throw badRequest({ [field]: [FORM_ERRORS.unknownRecord] });
}

/** Rows by the component that they are about: one each, the later one counts. */
export const byComponent = <Row extends { component: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.component, row])).values(),
];

const LIST = 'prioritized_action_responses';

/** Saves what is prioritized. What was planned for components that are no longer so goes with them. */
export const savePrioritization = (
  db: Database,
  id: number,
  change: PerPrioritizationChangeBody,
  writer: Writer,
  seen?: string,
): Promise<void> =>
  saveStep(db, 'prioritization', id, change, writer, {
    seen,
    async write({ tx, row, isDraft }) {
      const list = change[LIST] && byComponent(change[LIST]);
      const own = eq(per_prioritized_component.prioritization_id, id);
      const count = list ? list.length : await tx.$count(per_prioritized_component, own);
      if (!isDraft && count === 0) throw badRequest({ [LIST]: [E.nothingChosen] });
      if (!list) return {};
      const components = list.map(({ component }) => component);
      await refuseUnknownComponents(tx, LIST, components);
      const known = await tx.select().from(per_prioritized_component).where(own);
      await setRows(
        tx,
        per_prioritized_component,
        own,
        list.map(({ component, justification_text: said }) => {
          const before = known.find(({ component_id }) => component_id === component);
          return {
            id: before?.id,
            prioritization_id: id,
            component_id: component,
            justification_text:
              said === undefined ? (before?.justification_text ?? null) : (keptPhrase(said) ?? null),
          };
        }),
      );
      if (!row.is_draft) await forgetActions(tx, row.overview_id, components);
      return { [LIST]: components };
    },
  });

/** Of components that are not among these; what is done beside them stays. */
async function forgetActions(tx: Database, overview: number, components: readonly number[]) {
  const [plan] = await tx.select().from(per_work_plan).where(eq(per_work_plan.overview_id, overview));
  if (!plan) return;
  const { component_id } = per_work_plan_action;
  const others = components.length > 0 ? notInArray(component_id, [...components]) : undefined;
  const gone = await tx
    .delete(per_work_plan_action)
    .where(and(eq(per_work_plan_action.work_plan_id, plan.id), isNotNull(component_id), others))
    .returning({ id: per_work_plan_action.id });
  // Whoever is writing on the plan has not seen that.
  if (gone.length > 0)
    await tx
      .update(per_work_plan)
      .set({ modified_at: laterThan(per_work_plan.modified_at) })
      .where(eq(per_work_plan.id, plan.id));
}

type Action = NonNullable<PerWorkPlanChangeBody['additional_action_responses']>[number];

/** Saves what is done about the prioritized components, and beside them. */
export const saveWorkPlan = (
  db: Database,
  id: number,
  change: PerWorkPlanChangeBody,
  writer: Writer,
  seen?: string,
): Promise<void> =>
  saveStep(db, 'workPlan', id, change, writer, {
    seen,
    async write({ tx, row }) {
      const { prioritized_action_responses: prioritized, additional_action_responses: additional } = change;
      const actions: readonly Action[] = [...(prioritized ?? []), ...(additional ?? [])];
      await refuseUnknownSupporters(tx, actions);
      if (prioritized) {
        await refuseUnchosen(tx, row.overview_id, prioritized);
        await setActions(tx, id, isNotNull, prioritized);
      }
      if (additional) await setActions(tx, id, isNull, additional);
      return {
        ...(prioritized && { prioritized_action_responses: prioritized.length }),
        ...(additional && { additional_action_responses: additional.length }),
      };
    },
  });

const setActions = (
  tx: Database,
  id: number,
  isTheirs: (column: PgColumn) => SQL,
  actions: readonly (Action & { component?: number })[],
) =>
  setRows(
    tx,
    per_work_plan_action as PgTable & { id: PgColumn },
    and(eq(per_work_plan_action.work_plan_id, id), isTheirs(per_work_plan_action.component_id)) as SQL,
    actions.map((action) => ({
      id: action.id,
      work_plan_id: id,
      component_id: action.component ?? null,
      actions: keptPhrase(action.actions) ?? null,
      due_date: action.due_date ?? null,
      status: action.status,
      supported_by_organization_type: action.supported_by_organization_type ?? null,
      supported_by_id:
        action.supported_by_organization_type === SUPPORTED_BY_SOCIETY ? (action.supported_by ?? null) : null,
    })),
  );

async function refuseUnknownSupporters(tx: Database, actions: readonly Action[]) {
  const wanted = [...new Set(actions.flatMap(({ supported_by }) => supported_by ?? []))];
  if (wanted.length > 0 && (await tx.$count(country, isAmong(country.id, wanted))) < wanted.length)
    throw badRequest({ supported_by: [FORM_ERRORS.unknownRecord] });
}

/** Throws `HttpError` 400 for actions of components that the cycle does not prioritize. */
async function refuseUnchosen(tx: Database, overview: number, rows: readonly { component: number }[]) {
  const wanted = [...new Set(rows.map(({ component }) => component))];
  if (wanted.length === 0) return;
  const chosen = and(
    isAmong(per_prioritized_component.component_id, wanted),
    sql`${per_prioritized_component.prioritization_id} in (
      select ${per_prioritization.id} from ${per_prioritization} where ${per_prioritization.overview_id} = ${overview})`,
  );
  if ((await tx.$count(per_prioritized_component, chosen)) < wanted.length)
    throw badRequest({ [LIST]: [E.notChosen] });
}
