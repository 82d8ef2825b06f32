import { eq } from 'drizzle-orm';
import { PDF_STATUS } from '#contracts/dref/pdf.ts';
import type { Database } from '#provider/database/connect.ts';
import { dref_stage, pdf_export } from '#provider/database/schema.ts';
import { DREF_ONSET, DREF_STATUS, DREF_TYPE, type DrefStage } from '#rules/dref.ts';
import {
  FLOOD,
  hasVersion,
  idOf,
  isGone,
  NEPAL,
  nobodyHasTheName,
  number,
  type Parameters,
  type StateHandler,
  type States,
} from './support.ts';

/** A stage of Nepal with nothing but its first facts, made anew each time: promises finalize, approve and delete it. */
async function makeStage(db: Database, stage: DrefStage, parameters: Parameters, more: object = {}) {
  const id = number(parameters, 'id');
  const author = await idOf(db, parameters.author ?? 'member');
  const language = parameters.language === 'fr' ? 'fr' : 'en';
  const status = number(parameters, 'status', DREF_STATUS.draft);
  await db.delete(dref_stage).where(eq(dref_stage.dref_id, id));
  await db.delete(dref_stage).where(eq(dref_stage.id, id));
  await db.insert(dref_stage).values({
    id,
    stage,
    status,
    finalizing_since: status === DREF_STATUS.finalizing ? new Date().toISOString() : null,
    type_of_dref: number(parameters, 'type', DREF_TYPE.response),
    type_of_onset: DREF_ONSET.sudden,
    title: { en: 'Nepal: Floods 2026', [language]: 'Nepal: Floods 2026' },
    national_society_id: NEPAL,
    country_id: number(parameters, 'country', NEPAL),
    disaster_type_id: FLOOD,
    appeal_code: String(parameters.code ?? `MDRNP9${id}`),
    amount_requested: 250_000,
    num_affected: 5_000,
    date_of_approval: '2026-05-04',
    starting_language: language,
    original_language: language,
    user_id: author,
    modified_by_id: author,
    ...more,
  });
}

/** The approved application that an update or a report belongs to. */
const makeRoot = (db: Database, parameters: Parameters, more: object = {}) =>
  makeStage(
    db,
    'application',
    { id: parameters.dref ?? 0, author: parameters.author ?? 'member', status: DREF_STATUS.approved },
    more,
  );

const anApplicationExists: StateHandler = (db, parameters) => makeStage(db, 'application', parameters);

const anUpdateExists: StateHandler = async (db, parameters) => {
  await makeRoot(db, parameters);
  await makeStage(db, 'update', parameters, {
    dref_id: number(parameters, 'dref'),
    operational_update_number: number(parameters, 'number', 1),
  });
};

const aReportExists: StateHandler = async (db, parameters) => {
  await makeRoot(db, parameters, { is_active: number(parameters, 'status') !== DREF_STATUS.approved });
  await makeStage(db, 'report', parameters, { dref_id: number(parameters, 'dref') });
};

const aPdfWasOrdered: StateHandler = async (db, parameters) => {
  const id = number(parameters, 'id');
  await db.delete(pdf_export).where(eq(pdf_export.id, id));
  await db.insert(pdf_export).values({
    id,
    user_id: await idOf(db, parameters.username),
    export_type: 'dref-applications',
    export_id: 1,
    status: PDF_STATUS.errored,
  });
};

const RECORDS = ['DREF application', 'DREF operational update', 'DREF final report'] as const;

/** What the pacts ask of DREFs. */
export const DREF_STATES: States = {
  ...nobodyHasTheName(...RECORDS),
  'a DREF application exists': anApplicationExists,
  'a DREF operational update exists': anUpdateExists,
  'a DREF final report exists': aReportExists,
  'a PDF was ordered': aPdfWasOrdered,
  'no PDF exists': isGone(pdf_export),
  ...Object.fromEntries(
    RECORDS.flatMap((record) => [
      [`no ${record} exists`, isGone(dref_stage)],
      [`a ${record} has the version`, hasVersion(dref_stage)],
    ]),
  ),
};
