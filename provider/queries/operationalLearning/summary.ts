import { asc, eq } from 'drizzle-orm';
import { SUMMARY_STATUS } from '#contracts/operationalLearning/states.ts';
import type { Database } from '#provider/database/connect.ts';
import type { ops_learning_summary } from '#provider/database/schema.ts';
import { ops_learning_summary_part, per_component, secondary_sector } from '#provider/database/schema.ts';
import type { Reader } from '../reader.ts';
import { textIn } from '../texts.ts';

/** As the real service calls them; the app has words of its own. */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  [SUMMARY_STATUS.pending]: 'Pending',
  [SUMMARY_STATUS.started]: 'Started',
  [SUMMARY_STATUS.done]: 'Success',
  [SUMMARY_STATUS.noExtracts]: 'No extract available',
  [SUMMARY_STATUS.failed]: 'Failed',
};

/** A summary in the reader's language: as much of it as there is. */
export async function summaryAnswer(
  db: Database,
  row: typeof ops_learning_summary.$inferSelect,
  { language }: Reader,
) {
  const isDone = row.status === SUMMARY_STATUS.done;
  const parts = isDone
    ? await db
        .select({
          part: ops_learning_summary_part,
          sector: secondary_sector.label,
          component: per_component.title,
        })
        .from(ops_learning_summary_part)
        .leftJoin(secondary_sector, eq(secondary_sector.key, ops_learning_summary_part.subject_id))
        .leftJoin(per_component, eq(per_component.id, ops_learning_summary_part.subject_id))
        .where(eq(ops_learning_summary_part.summary_id, row.id))
        .orderBy(asc(ops_learning_summary_part.id))
    : [];
  const told = (about: 'sector' | 'component') =>
    parts
      .filter(({ part }) => part.about === about)
      .map(({ part, ...titles }) => ({
        id: part.id,
        title: textIn(language, titles[about]) ?? '',
        content: textIn(language, part.content),
        extracts_count: part.learning_ids.length,
      }));
  const insight = (index: number) => (isDone ? row.insights[index] : undefined);
  const insights = Object.fromEntries(
    [1, 2, 3].flatMap((number) => {
      const { title = null, content = null } = insight(number - 1) ?? {};
      return [
        [`insights${number}_title`, textIn(language, title)],
        [`insights${number}_content`, textIn(language, content)],
      ];
    }),
  ) as Record<`insights${1 | 2 | 3}_${'title' | 'content'}`, string | null>;
  return {
    id: row.id,
    status: row.status,
    status_display: STATUS_NAMES[row.status] ?? '',
    ...insights,
    sectors: told('sector'),
    components: told('component'),
    used_extracts_count: isDone ? row.learning_ids.length : 0,
    total_extracts_count: row.total_extracts_count,
    earliest_appeal_date: row.earliest_appeal_date,
    latest_appeal_date: row.latest_appeal_date,
    generated_at: isDone ? row.generated_at : null,
  };
}
