import { createHash } from 'node:crypto';
import { eq, inArray, lt } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import { SUMMARY_STATUS } from '#contracts/operationalLearning/states.ts';
import type { learningSummaryEndpoint } from '#contracts/operationalLearning/summary.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  ops_learning_summary,
  ops_learning_summary_part,
  per_component,
  secondary_sector,
} from '#provider/database/schema.ts';
import type { Extract, Summariser, Titles, WrittenSummary } from '#provider/learning/summariser.ts';
import { learningRows, learningsWhere } from '#provider/queries/operationalLearning/where.ts';

type Query = QueryOf<typeof learningSummaryEndpoint>;
type SummaryRow = typeof ops_learning_summary.$inferSelect;

interface Input {
  db: Database;
  summarise: Summariser;
  /** Told of what went wrong here, not of summaries that failed: those are told of by their status. */
  report: (error: unknown) => void;
}

/** The summaries of learnings that somebody has asked for. */
export interface LearningSummaries {
  /** Begins one and returns at once. */
  take(id: number): void;
  /** Begins all that wait, or that a restart has interrupted. */
  takeAll(): Promise<void>;
  /** Nothing is begun or written any more; what is not finished waits for the next start. */
  stop(): Promise<void>;
}

const { pending, started, done, noExtracts, failed } = SUMMARY_STATUS;
const UNFINISHED: readonly number[] = [pending, started];

/**
 * Writes summaries in the background: the status of one says how far it is, so that nothing is lost with the process. Each is
 * written once at a time, however often it is asked for.
 */
export function createLearningSummaries({ db, summarise, report }: Input): LearningSummaries {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<number>();
  const writing = new Set<Promise<void>>();

  async function write(id: number) {
    const row = await begin(db, id);
    if (!row || signal.aborted) return;
    const extracts = await extractsOf(db, row.asked as Query);
    const [first] = extracts;
    const summary =
      first &&
      (await titlesIn(db)
        .then((titles) =>
          summarise(
            extracts.map(({ extract }) => extract),
            titles,
            signal,
          ),
        )
        .catch(() => undefined));
    if (signal.aborted) return;
    const dates = extracts.map(({ date }) => date).sort();
    const written = settle(db, id, {
      status: !first ? noExtracts : summary ? done : failed,
      total_extracts_count: extracts.length,
      earliest_appeal_date: dates[0] ?? null,
      latest_appeal_date: dates.at(-1) ?? null,
      summary,
    });
    writing.add(written);
    await written.finally(() => writing.delete(written));
  }

  const take = (id: number) => {
    if (running.has(id) || signal.aborted) return;
    running.add(id);
    void write(id)
      .catch((error) => signal.aborted || report(error))
      .finally(() => running.delete(id));
  };

  return {
    take,
    async takeAll() {
      const rows = await db
        .select({ id: ops_learning_summary.id })
        .from(ops_learning_summary)
        .where(inArray(ops_learning_summary.status, [...UNFINISHED]));
      for (const { id } of rows) take(id);
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(writing);
    },
  };
}

/** So many summaries are kept, the newest: anybody may ask for one. */
const MOST_KEPT = 2_000;

/** The filters of a query, the same whatever the order of filters and of ids. */
const askedBy = (query: Query): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''))
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? [...new Set(value)].sort((one, other) => one - other) : value,
      ])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );

/** What a query is known by. */
export function keyOf(query: Query) {
  const asked = askedBy(query);
  return { asked, asked_hash: createHash('sha256').update(JSON.stringify(asked)).digest('hex') };
}

/** The summary of a query, which is made to wait for its turn where there is none yet. */
export async function summaryFor(db: Database, query: Query): Promise<SummaryRow> {
  const key = keyOf(query);
  const [known] = await findSummary(db, key.asked_hash);
  if (known) return known;
  const [made] = await db.insert(ops_learning_summary).values(key).onConflictDoNothing().returning();
  if (made) await db.delete(ops_learning_summary).where(lt(ops_learning_summary.id, made.id - MOST_KEPT));
  const row = made ?? (await findSummary(db, key.asked_hash))[0];
  if (!row) throw new Error('A summary that was asked for is gone.');
  return row;
}

const findSummary = (db: Database, hash: string) =>
  db.select().from(ops_learning_summary).where(eq(ops_learning_summary.asked_hash, hash));

export const isUnfinished = ({ status }: Pick<SummaryRow, 'status'>) => UNFINISHED.includes(status);

/** One that failed waits again: whoever asks next is told so. */
export const askAgain = (db: Database, id: number) =>
  db.update(ops_learning_summary).set({ status: pending }).where(eq(ops_learning_summary.id, id));

async function begin(db: Database, id: number): Promise<SummaryRow | undefined> {
  const [row] = await db
    .update(ops_learning_summary)
    .set({ status: started })
    .where(eq(ops_learning_summary.id, id))
    .returning();
  return row;
}

/** What the public may read: a summary is the same for everybody who asks. */
async function extractsOf(db: Database, query: Query): Promise<{ extract: Extract; date: string }[]> {
  const rows = await learningRows(db, learningsWhere(query, { language: 'en' }));
  return rows
    .map(({ learning, appeal }) => ({
      extract: {
        id: learning.id,
        text: learning.learning_validated,
        sectors: learning.sector_validated,
        components: learning.per_component_validated,
      },
      date: appeal.start_date,
    }))
    .sort((one, other) => one.extract.id - other.extract.id);
}

async function titlesIn(db: Database): Promise<Titles> {
  const [sectors, components] = await Promise.all([
    db.select().from(secondary_sector),
    db.select().from(per_component),
  ]);
  return {
    sector: new Map(sectors.map(({ key, label }) => [key, label])),
    component: new Map(components.map(({ id, title }) => [id, title])),
  };
}

/** Writes how it ended, all of it or nothing. */
async function settle(
  db: Database,
  id: number,
  { summary, ...ended }: Partial<SummaryRow> & { summary: WrittenSummary | undefined },
) {
  await db.transaction(async (transaction) => {
    const tx: Database = transaction;
    await tx.delete(ops_learning_summary_part).where(eq(ops_learning_summary_part.summary_id, id));
    await tx
      .update(ops_learning_summary)
      .set({
        ...ended,
        insights: summary?.insights ?? [],
        learning_ids: summary?.learning_ids ?? [],
        generated_at: new Date().toISOString(),
      })
      .where(eq(ops_learning_summary.id, id));
    if (summary?.parts.length)
      await tx
        .insert(ops_learning_summary_part)
        .values(summary.parts.map((part) => ({ ...part, summary_id: id })));
  });
}
