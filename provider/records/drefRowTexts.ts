import { inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  dref_action,
  dref_file,
  dref_indicator,
  dref_intervention,
  dref_need,
  dref_photo,
  dref_proposed_action,
  dref_proposed_activity,
  dref_risk,
  dref_source,
  type dref_stage,
} from '#provider/database/schema.ts';
import { TEXTS_OF_ROWS } from '#provider/queries/dref/rowTexts.ts';
import { fileIdsOf } from '#provider/queries/dref/stageAnswers.ts';

/*
 * What people write in rows and below photos is kept in the language of its stage. When that changes the texts change with it, and
 * the stage remembers what they were (`row_texts`): readers of the other language are shown them as long as nobody writes anew.
 */

type StageRow = typeof dref_stage.$inferSelect;
type RowsTable = PgTable & { id: PgColumn };
interface Texts {
  table: RowsTable;
  rows: readonly Readonly<Record<string, unknown>>[];
  fields: readonly string[];
}

/** All rows of a stage that have texts. */
async function rowsOf(tx: Database, stage: StageRow): Promise<Texts[]> {
  const among = async (table: RowsTable, own: string, ids: readonly number[]) =>
    ids.length === 0
      ? []
      : ((await tx
          .select()
          .from(table as PgTable)
          .where(inArray((table as unknown as Record<string, PgColumn>)[own] as PgColumn, [...ids]))) as {
          id: number;
        }[]);
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const [needs, actions, risks, sources, interventions, proposed, photos] = await Promise.all([
    among(dref_need, 'stage_id', [stage.id]),
    among(dref_action, 'stage_id', [stage.id]),
    among(dref_risk, 'stage_id', [stage.id]),
    among(dref_source, 'stage_id', [stage.id]),
    among(dref_intervention, 'stage_id', [stage.id]),
    among(dref_proposed_action, 'stage_id', [stage.id]),
    among(dref_photo, 'stage_id', [stage.id]),
  ]);
  const files = [
    ...(photos as unknown as { file_id: number }[]).map((row) => row.file_id),
    ...fileIdsOf(stage),
  ];
  const [indicators, activities, captions] = await Promise.all([
    among(dref_indicator, 'intervention_id', idsOf(interventions)),
    among(dref_proposed_activity, 'proposed_action_id', idsOf(proposed)),
    among(dref_file, 'id', files),
  ]);
  return [
    { table: dref_need, rows: needs, fields: TEXTS_OF_ROWS.titled },
    { table: dref_action, rows: actions, fields: TEXTS_OF_ROWS.titled },
    { table: dref_risk, rows: risks, fields: TEXTS_OF_ROWS.risk },
    { table: dref_source, rows: sources, fields: TEXTS_OF_ROWS.source },
    { table: dref_intervention, rows: interventions, fields: TEXTS_OF_ROWS.intervention },
    { table: dref_indicator, rows: indicators, fields: TEXTS_OF_ROWS.indicator },
    { table: dref_proposed_activity, rows: activities, fields: TEXTS_OF_ROWS.activity },
    { table: dref_file, rows: captions, fields: TEXTS_OF_ROWS.file },
  ];
}

const written = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What people wrote in rows of a stage and below its photos, each text once. */
export async function textsInRows(tx: Database, stage: StageRow): Promise<string[]> {
  const all = await rowsOf(tx, stage);
  return [
    ...new Set(all.flatMap(({ rows, fields }) => rows.flatMap((row) => fields.map((name) => row[name])))),
  ].filter(written);
}

/**
 * Puts the texts of a stage's rows into another language. `said`: the new text by the old one; what it does not have stays. Resolves
 * with what the stage remembers then.
 */
export async function changeRowTexts(
  tx: Database,
  stage: StageRow,
  { from, to, said }: { from: Language; to: Language; said: ReadonlyMap<string, string> },
): Promise<StageRow['row_texts']> {
  const before = new Map<string, string>();
  for (const { table, rows, fields } of await rowsOf(tx, stage))
    for (const row of rows) {
      const changed: Record<string, string> = {};
      for (const name of fields) {
        const old = row[name];
        const text = written(old) ? said.get(old) : undefined;
        if (text === undefined || !written(old) || text === old) continue;
        changed[name] = text;
        before.set(text, old);
      }
      const values = { ...changed, ...(table === dref_file && { original_language: to }) };
      if (Object.keys(values).length > 0)
        await tx
          .update(table as PgTable)
          .set(values)
          .where(inArray(table.id, [row.id as number]));
    }
  return { [from]: Object.fromEntries(before) };
}
