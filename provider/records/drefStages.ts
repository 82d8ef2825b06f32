import { asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '#contracts/languages.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  dref_action,
  dref_district,
  dref_file,
  dref_indicator,
  dref_intervention,
  dref_need,
  dref_photo,
  dref_proposed_action,
  dref_proposed_activity,
  dref_risk,
  dref_source,
  dref_stage,
} from '#provider/database/schema.ts';
import { badRequest, HttpError } from '#provider/http/errors.ts';
import { KIND_OF } from '#provider/queries/dref/drefStage.ts';
import { columnNamesOf, fieldsOfStage } from '#provider/queries/dref/stageFields.ts';
import { keepChange } from '#provider/queries/history.ts';
import {
  DREF_STATUS,
  DREF_TYPE,
  type DrefObstacle,
  type DrefProcess,
  newestUpdate,
  obstacleToReport,
  obstacleToUpdate,
} from '#rules/dref.ts';
import type { Writer } from './asked.ts';
import { lockStage } from './dref.ts';
import { changeRowTexts } from './drefRowTexts.ts';

/*
 * The next stage of a process begins as a copy of what stood before: the columns that both have, their rows and photos. What is
 * copied under another name or not at all, these tables say. Source: DREF facts, section 2.4.
 */

type StageRow = typeof dref_stage.$inferSelect;
type Columns = Partial<StageRow>;
type Next = 'update' | 'report';

/** Why the next stage cannot begin, in the sentences of the real API. */
export const OBSTACLES: Readonly<Record<Next, Readonly<Record<DrefObstacle, string>>>> = {
  update: {
    notApproved: "Can't create Operational Update for not approved dref.",
    openUpdate: "Can't create Operational Update for not approved Operational Update.",
    hasReport: "Can't create Operational Update for dref with a Final Report.",
    loan: "Can't create Operational Update for dref type Loan.",
  },
  report: {
    notApproved: "Can't create Final Report for not approved dref.",
    openUpdate: "Can't create Final Report for not approved Operational Update.",
    hasReport: 'Dref Final Report with this Dref already exists.',
    loan: "Can't create final report for dref type Loan.",
  },
};
export const LANGUAGE_ERRORS = {
  notAsked: 'Starting language does not match the expected language.',
  notOffered: (one: string, other: string) =>
    `Invalid starting language. Supported options are ${one} and ${other}.`,
} as const;

/** What tells of the stage it was written in alone. */
const NEVER_COPIED: Readonly<Record<Next, readonly string[]>> = {
  update: [
    'additional_allocation',
    'summary_of_change',
    'specified_trigger_met',
    'changing_timeframe_operation',
    'changing_operation_strategy',
    'changing_target_population_of_operation',
    'changing_geographic_location',
    'changing_budget',
    'request_for_second_allocation',
    'has_forecasted_event_materialize',
    'reporting_start_date',
    'reporting_end_date',
  ],
  report: ['publishing_date'],
};

/** What is allotted by an application. */
const allotted = ({ is_dref_imminent_v2, total_cost, amount_requested }: StageRow) =>
  is_dref_imminent_v2 ? total_cost : amount_requested;

interface Before {
  root: StageRow;
  /** What it is copied from: the newest update, else the application. */
  source: StageRow;
}

/** What is copied under another name, and what follows: columns of the new stage by what stood before. */
const RENAMED: Readonly<Record<Next, (before: Before) => Columns>> = {
  update: ({ root, source }) =>
    source.stage === 'update'
      ? {
          operational_update_number: (source.operational_update_number ?? 0) + 1,
          operation_start_date: root.date_of_approval,
          dref_allocated_so_far: source.total_dref_allocation,
        }
      : {
          operational_update_number: 1,
          operation_start_date: root.date_of_approval,
          // Applications have no number of people assisted, which the real API looks at here: it is always empty.
          number_of_people_targeted: root.num_assisted ?? root.total_targeted_population,
          dref_allocated_so_far: allotted(root),
          total_dref_allocation: allotted(root),
          ...(root.is_dref_imminent_v2 && {
            type_of_dref: DREF_TYPE.response,
            operation_timeframe: null,
            end_date: null,
          }),
        },
  report: ({ root, source }) => ({
    operation_start_date: root.date_of_approval ?? source.operation_start_date,
    total_dref_allocation: source.stage === 'update' ? source.total_dref_allocation : allotted(root),
    ...(source.stage === 'application' && {
      number_of_people_targeted: root.num_assisted ?? root.total_targeted_population,
    }),
    ...(root.is_dref_imminent_v2 && {
      is_dref_imminent_v2: true,
      // What has become a response has an allocation and months of its own. The real API copies the costs even so.
      ...(source.type_of_dref === DREF_TYPE.imminent && {
        operation_timeframe_imminent: root.operation_timeframe_imminent,
        sub_total_cost: root.sub_total_cost,
        surge_deployment_cost: root.surge_deployment_cost,
        indirect_cost: root.indirect_cost,
        total_cost: root.total_cost,
      }),
    }),
  }),
};

/**
 * Begins an operational update or the final report of an application that the writer sees; of two at once one does. Resolves
 * with its id. Throws `HttpError` 400.
 */
export function beginStage(
  db: Database,
  stage: Next,
  { dref, starting_language }: { dref: number; starting_language: Language },
  writer: Writer,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const root = await rootOf(tx, dref, writer);
    refuseLanguage(root, starting_language, writer.language);
    const followers = await tx.select().from(dref_stage).where(eq(dref_stage.dref_id, root.id));
    const source = sourceOf(stage, root, followers);
    const shared = new Set(columnNamesOf(stage));
    const copied = Object.fromEntries(
      columnNamesOf(source.stage)
        .filter((name) => shared.has(name) && !NEVER_COPIED[stage].includes(name))
        .map((name) => [name, source[name as keyof StageRow]]),
    );
    const { user } = writer;
    const clone = fileCloner(tx, user.id, starting_language);
    const [made] = await tx
      .insert(dref_stage)
      .values({
        ...copied,
        ...RENAMED[stage]({ root, source }),
        cover_image_file: await clone(source.cover_image_file),
        event_map_file: await clone(source.event_map_file),
        stage,
        dref_id: root.id,
        starting_language,
        original_language: starting_language,
        user_id: user.id,
        modified_by_id: user.id,
      })
      .returning();
    if (!made) throw new Error('A stage was not written.');
    const { id } = made;
    await copyParts(tx, source.id, id);
    await copyPhotos(tx, source, { id, stage }, clone);
    if (stage === 'report') await copyProposedActions(tx, root.id, id);
    await speak(tx, made, source);
    await keepChange(tx, { kind: KIND_OF[stage], id, by: user.id });
    return id;
  });
}

/** Puts what was copied in rows into the language of the new stage, as far as the one before it remembers that. */
async function speak(tx: Database, stage: StageRow, { original_language, row_texts }: StageRow) {
  const to = stage.original_language as Language;
  const from = original_language as Language;
  const kept =
    to === from
      ? row_texts
      : await changeRowTexts(tx, stage, {
          from,
          to,
          said: new Map(Object.entries(row_texts?.[to] ?? {})),
        });
  await tx.update(dref_stage).set({ row_texts: kept }).where(eq(dref_stage.id, stage.id));
}

/** Locked: whoever begins a stage of it at the same time waits, and then sees this one. */
async function rootOf(tx: Database, id: number, writer: Writer): Promise<StageRow> {
  try {
    return await lockStage(tx, 'application', id, writer);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404)
      throw badRequest({ dref: [FORM_ERRORS.unknownRecord] });
    throw error;
  }
}

function refuseLanguage(
  { starting_language, original_language }: StageRow,
  wanted: Language,
  spoken: Language,
) {
  if (wanted !== spoken) throw badRequest({ starting_language: [LANGUAGE_ERRORS.notAsked] });
  if (wanted !== starting_language && wanted !== original_language)
    throw badRequest({
      starting_language: [LANGUAGE_ERRORS.notOffered(starting_language, original_language)],
    });
}

/** What the new stage is a copy of. Throws `HttpError` 400 where it cannot begin. */
function sourceOf(stage: Next, root: StageRow, followers: readonly StageRow[]): StageRow {
  const updates = followers
    .filter((row) => row.stage === 'update')
    .map((row) => ({
      number: row.operational_update_number ?? 0,
      status: row.status,
      type: row.type_of_dref,
      row,
    }));
  const process: DrefProcess = {
    status: root.status,
    type: root.type_of_dref,
    updates,
    report: followers.find((row) => row.stage === 'report'),
  };
  const obstacle = stage === 'update' ? obstacleToUpdate(process) : obstacleToReport(process);
  if (obstacle) throw badRequest(OBSTACLES[stage][obstacle]);
  const number = newestUpdate(process)?.number;
  return updates.find((one) => one.number === number && one.status === DREF_STATUS.approved)?.row ?? root;
}

type Cloner = (id: number | null) => Promise<number | null>;

/** Copies what is said of a photo, for one stage to say otherwise than another; the photo itself stays one file. */
const fileCloner =
  (tx: Database, user_id: number, original_language: Language): Cloner =>
  async (id) => {
    if (id === null) return null;
    const [file] = await tx.select().from(dref_file).where(eq(dref_file.id, id));
    if (!file) return null;
    const { id: _, created_at: __, ...said } = file;
    const [made] = await tx
      .insert(dref_file)
      .values({ ...said, user_id, original_language })
      .returning({ id: dref_file.id });
    return made?.id ?? null;
  };

async function copyPhotos(
  tx: Database,
  source: StageRow,
  { id, stage }: { id: number; stage: Next },
  clone: Cloner,
) {
  // Photos of the National Society's work are those of one update.
  const albums: readonly string[] =
    source.stage === 'update' && stage === 'update' ? ['images_file'] : fieldsOfStage(stage).albums;
  const photos = await tx
    .select()
    .from(dref_photo)
    .where(eq(dref_photo.stage_id, source.id))
    .orderBy(asc(dref_photo.position), asc(dref_photo.id));
  for (const { album, file_id, position } of photos.filter((photo) => albums.includes(photo.album))) {
    const copy = await clone(file_id);
    if (copy) await tx.insert(dref_photo).values({ stage_id: id, album, file_id: copy, position });
  }
}

/** Provinces and rows, with what hangs on these. */
async function copyParts(tx: Database, from: number, to: number) {
  const districts = await tx.select().from(dref_district).where(eq(dref_district.stage_id, from));
  if (districts.length > 0)
    await tx.insert(dref_district).values(districts.map((row) => ({ ...row, stage_id: to })));
  for (const table of [dref_need, dref_action, dref_risk, dref_source])
    await copyRows(tx, table, 'stage_id', new Map([[from, to]]));
  const interventions = await copyRows(tx, dref_intervention, 'stage_id', new Map([[from, to]]));
  await copyRows(tx, dref_indicator, 'intervention_id', interventions);
}

async function copyProposedActions(tx: Database, from: number, to: number) {
  const actions = await copyRows(tx, dref_proposed_action, 'stage_id', new Map([[from, to]]));
  await copyRows(tx, dref_proposed_activity, 'proposed_action_id', actions);
}

type RowsTable = PgTable & { id: PgColumn };

/** Copies rows from owners to owners; resolves with the ids of the copies by those of the rows. `own`: the column of the owner. */
async function copyRows(
  tx: Database,
  table: RowsTable,
  own: string,
  owners: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  if (owners.size === 0) return new Map();
  const column = (table as unknown as Record<string, PgColumn>)[own] as PgColumn;
  const rows = (await tx
    .select()
    .from(table as PgTable)
    .where(inArray(column, [...owners.keys()]))
    .orderBy(asc(table.id))) as Record<string, unknown>[];
  if (rows.length === 0) return new Map();
  const copies = rows.map(({ id: _, ...row }) => ({ ...row, [own]: owners.get(row[own] as number) }));
  const made = await tx
    .insert(table)
    .values(copies as never)
    .returning({ id: table.id });
  return new Map(rows.map((row, index) => [row.id as number, made[index]?.id as number]));
}
