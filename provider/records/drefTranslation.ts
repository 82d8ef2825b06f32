import { and, eq } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, type Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import type { Translated } from '#provider/database/schema/columns.ts';
import { dref_stage } from '#provider/database/schema.ts';
import { KIND_OF } from '#provider/queries/dref/drefStage.ts';
import { fieldsOfStage } from '#provider/queries/dref/stageFields.ts';
import { keepChange } from '#provider/queries/history.ts';
import type { Translator } from '#provider/translation/translator.ts';
import { DREF_STATUS } from '#rules/dref.ts';
import { changeRowTexts, textsInRows } from './drefRowTexts.ts';
import { laterThan } from './writing.ts';

interface Input {
  db: Database;
  translate: Translator;
  /** Told of what went wrong here, not of translations that failed: those are told of by their status. */
  report: (error: unknown) => void;
}

/** The translations of stages that were finalized in another language than English. */
export interface DrefTranslations {
  /** Begins one and returns at once. */
  take(id: number): void;
  /** Begins all that wait: whatever a restart has left behind. */
  takeAll(): Promise<void>;
  /** Nothing is begun or written any more; what is not finished waits for the next start. */
  stop(): Promise<void>;
}

/**
 * Translates in the background: the status of a stage says that it is to be done and how it ended, so that nothing is lost with
 * the process. Of several attempts at one stage the last that was asked for counts.
 */
export function createDrefTranslations({ db, translate, report }: Input): DrefTranslations {
  const stopping = new AbortController();
  const { signal } = stopping;
  const writing = new Set<Promise<void>>();

  async function attempt(id: number) {
    const [row] = await db.select().from(dref_stage).where(isWaiting(id));
    if (!row || signal.aborted) return;
    const inRows = await textsInRows(db, row);
    const texts = { ...textsOf(row), ...Object.fromEntries(inRows.map((text, at) => [IN_ROWS + at, text])) };
    const translation = await translate(texts, row.original_language as Language, signal).catch(
      () => undefined,
    );
    if (signal.aborted) return;
    const written = settle(db, row, translation && { texts: translation, inRows });
    writing.add(written);
    await written.finally(() => writing.delete(written));
  }
  const take = (id: number) => void attempt(id).catch((error) => signal.aborted || report(error));

  return {
    take,
    async takeAll() {
      const rows = await db.select({ id: dref_stage.id }).from(dref_stage).where(isWaiting());
      for (const { id } of rows) take(id);
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(writing);
    },
  };
}

type StageRow = typeof dref_stage.$inferSelect;
/** Texts of rows have no names of their own. */
const IN_ROWS = 'row.';

const isWaiting = (id?: number) =>
  and(eq(dref_stage.status, DREF_STATUS.finalizing), id === undefined ? undefined : eq(dref_stage.id, id));

/** What people wrote, by column. */
function textsOf(row: StageRow): Record<string, string> {
  const columns = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fieldsOfStage(row.stage).texts.flatMap((name) => {
      const text = columns[name] as Translated | null;
      const original = text?.[row.original_language as Language] ?? text?.en;
      return original ? [[name, original]] : [];
    }),
  );
}

/** Writes how it ended, unless another attempt was asked for meanwhile. */
async function settle(
  db: Database,
  row: StageRow,
  translation: { texts: Readonly<Record<string, string>>; inRows: readonly string[] } | undefined,
) {
  await db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const [now] = await tx.select().from(dref_stage).where(isWaiting(row.id)).for('update');
    if (!now || now.finalizing_since !== row.finalizing_since) return;
    const status = translation ? DREF_STATUS.finalized : DREF_STATUS.failed;
    const columns = now as Readonly<Record<string, unknown>>;
    const texts = Object.entries(translation?.texts ?? {}).flatMap(([name, en]) =>
      name.startsWith(IN_ROWS) ? [] : [[name, { ...(columns[name] as Translated | null), en }]],
    );
    const said = new Map(
      translation?.inRows.flatMap((text, at) => {
        const en = translation.texts[IN_ROWS + at];
        return en === undefined ? [] : [[text, en] as const];
      }),
    );
    const from = now.original_language as Language;
    const row_texts = translation && (await changeRowTexts(tx, now, { from, to: DEFAULT_LANGUAGE, said }));
    await tx
      .update(dref_stage)
      .set({
        ...(Object.fromEntries(texts) as Partial<StageRow>),
        ...(translation && { original_language: DEFAULT_LANGUAGE, row_texts }),
        status,
        finalizing_since: null,
        modified_at: laterThan(dref_stage.modified_at),
      })
      .where(eq(dref_stage.id, row.id));
    const by = now.modified_by_id ?? now.user_id;
    if (by)
      await keepChange(tx, {
        kind: KIND_OF[row.stage],
        id: row.id,
        by,
        before: { status: now.status },
        after: { status },
      });
  });
}
