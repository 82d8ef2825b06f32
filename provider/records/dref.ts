import { and, eq, type SQL, sql } from 'drizzle-orm';
import {
  Dref,
  type DrefBody,
  DrefReport,
  type DrefReportBody,
  DrefUpdate,
  type DrefUpdateBody,
} from '#contracts/dref/schemas.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  country,
  disaster_type,
  district,
  dref_action,
  dref_district,
  dref_indicator,
  dref_intervention,
  dref_need,
  dref_proposed_action,
  dref_proposed_activity,
  dref_risk,
  dref_source,
  dref_stage,
  field_report,
  primary_sector,
} from '#provider/database/schema.ts';
import { badRequest, notFound } from '#provider/http/errors.ts';
import { stageAnswers } from '#provider/queries/dref/stageAnswers.ts';
import { columnsOfStage, fieldsOfStage } from '#provider/queries/dref/stageFields.ts';
import { isVisibleOf } from '#provider/queries/dref/visibleStages.ts';
import { isVisibleReport } from '#provider/queries/reader.ts';
import { DREF_STATUS, DREF_TYPE, type DrefStage, drefRules } from '#rules/dref.ts';
import type { Asked, Mistakes, Writer } from './asked.ts';
import { defineRecord } from './defineRecord.ts';
import { album, photo, refuseFiles } from './drefFiles.ts';
import { link, rows } from './parts.ts';
import { to } from './references.ts';

/** What is looked at of any of them. */
type Looked = Partial<Pick<DrefBody, 'event_date' | 'type_of_onset' | 'appeal_code'>>;
type StageRow = typeof dref_stage.$inferSelect;

/** Why a stage cannot be written now. */
export const STAGE_ERRORS = {
  inTranslation: 'Cannot be updated while the translation is in progress.',
  approved: 'An approved record cannot be changed any more.',
  completed: 'An application whose final report is approved cannot be changed any more.',
  onlyDrafts: 'Only drafts can be deleted.',
  codeOfUpdate: "Can't edit MDR Code",
} as const;
const notInOriginal = (language: string) => `Only original language is supported: ${language}`;

/** What an assessment does not have: what was asked for before its type changed is gone. Source: DREF facts, section 4.7. */
const NOT_OF_ASSESSMENTS = {
  did_it_affect_same_area: null,
  did_it_affect_same_population: null,
  did_ns_respond: null,
  did_ns_request_fund: null,
  ns_request_text: null,
  dref_recurrent_text: null,
  lessons_learned: null,
  assessment_report: null,
  event_scope: null,
  identified_gaps: null,
  women: null,
  men: null,
  girls: null,
  boys: null,
  logistic_capacity_of_ns: null,
  pmer: null,
  communication: null,
} satisfies Partial<StageRow>;

/** What the three kinds share. */
const shared = <Stage extends DrefStage>(stage: Stage) =>
  ({
    table: dref_stage,
    isVisible: isVisibleOf(stage),
    answers: stageAnswers,
    columns: columnsOfStage(stage),
    parts: {
      district: link(dref_district, 'stage_id', 'district_id'),
      national_society_actions: rows(dref_action, 'stage_id'),
      needs_identified: rows(dref_need, 'stage_id'),
      planned_interventions: rows(dref_intervention, 'stage_id', {
        parts: { indicators: rows(dref_indicator, 'intervention_id') },
      }),
      risk_security: rows(dref_risk, 'stage_id'),
      source_information: rows(dref_source, 'stage_id'),
      cover_image_file: photo('cover_image_file'),
      event_map_file: photo('event_map_file'),
      images_file: album('images_file'),
    },
    references: {
      national_society: to(country.id),
      country: to(country.id),
      district: to<{ country?: number | null | undefined }>(district.id, {
        where: ({ body }) => eq(district.country_id, body.country ?? 0),
      }),
      disaster_type: to(disaster_type.id),
    },
    refuse: (asked: Asked<Looked>) => refuse(stage, asked),
  }) as const;

const proposedAction = rows(dref_proposed_action, 'stage_id', {
  parts: { activities: rows(dref_proposed_activity, 'proposed_action_id') },
});
const knownSectors = to<Pick<DrefBody, 'proposed_action'>>(primary_sector.key, {
  ids: ({ proposed_action }) =>
    (proposed_action ?? []).flatMap(({ activities }) => (activities ?? []).map(({ sector }) => sector)),
});
/** Texts that are kept by language: their names come from the tables of the contract. */
const textsOf = (stage: DrefStage) => [...fieldsOfStage(stage).texts] as never[];

const application = shared('application');
const update = shared('update');
const report = shared('report');

/** An application: what the others begin as copies of. */
const applicationRecord = defineRecord<typeof dref_stage, DrefBody>({
  ...application,
  kind: 'dref',
  lock: 'body',
  schema: Dref,
  translated: textsOf('application'),
  parts: { ...application.parts, proposed_action: proposedAction },
  references: {
    ...application.references,
    proposed_action: knownSectors,
    field_report: to(field_report.id, { where: ({ writer }) => isVisibleReport(writer) }),
  },
  derive: ({ body, before, language }) => ({
    ...(!before && { stage: 'application' as const, starting_language: language }),
    // An older one that stays imminent keeps its classic fields.
    ...(body.type_of_dref !== before?.type_of_dref && {
      is_dref_imminent_v2: body.type_of_dref === DREF_TYPE.imminent,
    }),
    ...(body.type_of_dref === DREF_TYPE.assessment && NOT_OF_ASSESSMENTS),
  }),
  async afterwards({ tx, id, body }) {
    if (body.type_of_dref === DREF_TYPE.assessment)
      await tx.delete(dref_need).where(eq(dref_need.stage_id, id));
  },
});

export const drefRecord = {
  ...applicationRecord,
  /** Deletes a draft: with what has come of others there is somebody who has worked with them. */
  remove: (db: Database, id: number, writer: Writer, seen?: string): Promise<void> =>
    db.transaction(async (transaction) => {
      const tx: Database = transaction;
      const row = await lockStage(tx, 'application', id, writer);
      if (!drefRules.remove(writer.user, row)) throw badRequest(STAGE_ERRORS.onlyDrafts);
      await applicationRecord.remove(tx, id, writer, seen);
    }),
};

/** An operational update. It begins as a copy: `drefStages.ts`. */
export const drefUpdateRecord = defineRecord<typeof dref_stage, DrefUpdateBody>({
  ...update,
  kind: 'drefUpdate',
  lock: 'body',
  schema: DrefUpdate,
  translated: textsOf('update'),
  parts: { ...update.parts, photos_file: album('photos_file') },
});

/** A final report. */
export const drefReportRecord = defineRecord<typeof dref_stage, DrefReportBody>({
  ...report,
  kind: 'drefReport',
  lock: 'body',
  schema: DrefReport,
  translated: textsOf('report'),
  parts: { ...report.parts, proposed_action: proposedAction },
  references: { ...report.references, proposed_action: knownSectors },
});

/** The row of a stage that a writer sees, locked for the rest of the transaction. Throws `HttpError` 404. */
export async function lockStage(
  tx: Database,
  stage: DrefStage,
  id: number,
  writer: Writer,
  where?: SQL,
): Promise<StageRow> {
  const [row] = await tx
    .select()
    .from(dref_stage)
    .where(and(eq(dref_stage.id, id), isVisibleOf(stage)(writer), where))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** Where it stands in its process, the language it is written in, and what no single field can know. */
async function refuse(stage: DrefStage, asked: Asked<Looked>): Promise<Mistakes> {
  const { tx, id, body, before, language, writer } = asked;
  if (before && id !== undefined) {
    const [row] = await tx.select().from(dref_stage).where(eq(dref_stage.id, id));
    const obstacle = row && (await obstacleToWriting(tx, writer, row));
    if (obstacle) throw badRequest(obstacle);
    if (writer.language !== language) throw badRequest(notInOriginal(language));
  }
  const errors: Record<string, string[]> = { ...(await refuseFiles(stage, asked)) };
  // The type of onset says what day it is.
  if (body.event_date && !body.type_of_onset && body.event_date !== before?.event_date)
    errors.event_date = [FORM_ERRORS.required];
  if (stage === 'update' && before && (body.appeal_code ?? null) !== (before.appeal_code ?? null))
    errors.appeal_code = [STAGE_ERRORS.codeOfUpdate];
  return errors;
}

async function obstacleToWriting(tx: Database, { user }: Writer, row: StageRow): Promise<string | undefined> {
  if (!drefRules.edit(user, row))
    return row.status === DREF_STATUS.finalizing ? STAGE_ERRORS.inTranslation : STAGE_ERRORS.approved;
  if (row.stage !== 'application') return undefined;
  const closed = and(
    eq(dref_stage.dref_id, row.id),
    eq(dref_stage.stage, 'report'),
    sql`${dref_stage.status} = ${DREF_STATUS.approved}`,
  );
  return (await tx.$count(dref_stage, closed)) > 0 ? STAGE_ERRORS.completed : undefined;
}
