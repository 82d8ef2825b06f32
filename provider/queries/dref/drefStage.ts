import { and, eq } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import type { RecordKind } from '#provider/database/schema/history.ts';
import { dref_stage } from '#provider/database/schema.ts';
import type { DrefStage } from '#rules/dref.ts';
import { historyOf } from '../history.ts';
import type { Reader } from '../reader.ts';
import { stageAnswers } from './stageAnswers.ts';
import { isVisibleOf } from './visibleStages.ts';

/** Under which a stage's history is kept. */
export const KIND_OF: Readonly<Record<DrefStage, RecordKind>> = {
  application: 'dref',
  update: 'drefUpdate',
  report: 'drefReport',
};

/** A stage with its history; undefined where there is none, or none for this reader. */
export async function findStage(db: Database, stage: DrefStage, id: number, reader: Reader) {
  const rows = await db
    .select()
    .from(dref_stage)
    .where(and(eq(dref_stage.id, id), isVisibleOf(stage)(reader)));
  const [answer] = await stageAnswers(db, rows, reader);
  return answer && { ...answer, history: await historyOf(db, KIND_OF[stage], id, reader) };
}
