import { eq } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { country, dref_stage } from '#provider/database/schema.ts';
import { badRequest, forbidden } from '#provider/http/errors.ts';
import { KIND_OF } from '#provider/queries/dref/drefStage.ts';
import { keepChange } from '#provider/queries/history.ts';
import { DREF_STATUS, type DrefStage, type DrefStatus, drefRules } from '#rules/dref.ts';
import type { Writer } from './asked.ts';
import { lockStage } from './dref.ts';
import { laterThan } from './writing.ts';

/** Why a step cannot be taken. */
export const STEP_ERRORS = {
  alreadyFinalized: 'Cannot be finalized because it is already Finalized.',
  finalizedAndApproved: 'Cannot be finalized because it is already Approved.',
  notFinalized: 'Must be finalized before it can be approved.',
  alreadyApproved: 'This record has already been approved.',
} as const;

type StageRow = typeof dref_stage.$inferSelect;

/**
 * Ends the writing of a stage: of one in English it is finalized at once, of another it is translated first. Resolves with its
 * new status. Throws `HttpError` 400, 404.
 */
export const finalizeStage = (
  db: Database,
  stage: DrefStage,
  id: number,
  writer: Writer,
): Promise<DrefStatus> =>
  step(db, stage, id, writer, async ({ row }) => {
    const { user } = writer;
    if (!drefRules.finalize(user, row) && !drefRules.retryFinalize(user, row))
      throw badRequest(
        row.status === DREF_STATUS.approved ? STEP_ERRORS.finalizedAndApproved : STEP_ERRORS.alreadyFinalized,
      );
    // By our own clock: the database counts finer than it is read back, and this tells attempts apart.
    return row.original_language === 'en'
      ? { status: DREF_STATUS.finalized, finalizing_since: null }
      : { status: DREF_STATUS.finalizing, finalizing_since: new Date().toISOString() };
  });

/** Approves a stage; with its final report an application is completed. Throws `HttpError` 400, 403, 404. */
export const approveStage = (
  db: Database,
  stage: DrefStage,
  id: number,
  writer: Writer,
): Promise<DrefStatus> =>
  step(db, stage, id, writer, async ({ tx, row }) => {
    const region = await regionOf(tx, row.country_id);
    if (!drefRules.approveAny(writer.user, region)) throw forbidden();
    if (!drefRules.approve(writer.user, { status: row.status, region }))
      throw badRequest(
        row.status === DREF_STATUS.approved ? STEP_ERRORS.alreadyApproved : STEP_ERRORS.notFinalized,
      );
    if (stage === 'report' && row.dref_id !== null)
      await tx.update(dref_stage).set({ is_active: false }).where(eq(dref_stage.id, row.dref_id));
    return { status: DREF_STATUS.approved };
  });

async function regionOf(tx: Database, id: number | null) {
  if (id === null) return null;
  const [place] = await tx.select({ region: country.region_id }).from(country).where(eq(country.id, id));
  return place?.region ?? null;
}

/** A step in the life of a stage: it is locked, its version renewed, and its history kept. */
function step(
  db: Database,
  stage: DrefStage,
  id: number,
  writer: Writer,
  take: (asked: {
    tx: Database;
    row: StageRow;
  }) => Promise<{ status: DrefStatus; finalizing_since?: string | null }>,
): Promise<DrefStatus> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const row = await lockStage(tx, stage, id, writer);
    const change = await take({ tx, row });
    await tx
      .update(dref_stage)
      .set({ ...change, modified_by_id: writer.user.id, modified_at: laterThan(dref_stage.modified_at) })
      .where(eq(dref_stage.id, id));
    await keepChange(tx, {
      kind: KIND_OF[stage],
      id,
      by: writer.user.id,
      before: { status: row.status },
      after: { status: change.status },
    });
    return change.status;
  });
}
