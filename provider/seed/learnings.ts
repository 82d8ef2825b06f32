import { asc, eq, inArray } from 'drizzle-orm';
import { SUMMARY_STATUS } from '#contracts/operationalLearning/states.ts';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { keyOf } from '#provider/records/learningSummaries.ts';
import { LEARNING_TEXTS } from './data.ts';
import { inEachLanguage, say } from './generate/wording.ts';
import { insertWhole } from './insert.ts';
import { createRandom } from './random.ts';

/** Any number: what is drawn here moves nothing else. */
const TOPIC = 7;
/** At the usual scale. */
const LEARNINGS = 1_500;
/** Editors have not looked at all of them. */
const IS_VALIDATED = 0.96;
const FINAL_REPORTS = ['Final Report', 'DREF Final Report'];

/** What the final reports of operations taught, and summaries of it: those of a fresh service, none of which is there yet. */
export async function seedLearnings(db: Database, seed: number, scale: number): Promise<void> {
  const reports = await db
    .select({
      document: tables.appeal_document.id,
      appeal: tables.appeal_document.appeal_id,
      written: tables.appeal_document.created_at,
    })
    .from(tables.appeal_document)
    .innerJoin(tables.appeal, eq(tables.appeal.id, tables.appeal_document.appeal_id))
    .where(inArray(tables.appeal_document.type, FINAL_REPORTS))
    .orderBy(asc(tables.appeal_document.id));
  if (reports.length === 0) return;
  const random = createRandom(seed + TOPIC);
  const rows = Array.from({ length: Math.round(LEARNINGS * scale) }, (_, index) => {
    const report = reports[index % reports.length] ?? random.pick(reports);
    const lesson = random.pick(LEARNING_TEXTS.lessons);
    const further = random.pick(LEARNING_TEXTS.further);
    return {
      appeal_id: report.appeal,
      appeal_document_id: report.document,
      learning_validated: inEachLanguage(
        (language) => `${say(lesson.text, language)} ${say(further, language)}`,
      ),
      type_validated: lesson.type,
      is_validated: random.chance(IS_VALIDATED),
      sector_validated: lesson.sectors,
      per_component_validated: lesson.components,
      organization_validated: random
        .some(LEARNING_TEXTS.organizations, random.int(1, 2))
        .map((organization) => LEARNING_TEXTS.organizations.indexOf(organization) + 1),
      created_at: report.written,
      modified_at: report.written,
    };
  });
  await insertWhole(db, tables.ops_learning, rows);
  await db.insert(tables.ops_learning_summary).values(
    SUMMARIES.map(({ query, status }) => ({
      ...keyOf(query),
      status,
      learning_ids: [],
      insights: [],
    })),
  );
}

/** By region: waiting, begun when the service ended, failed. The whole world's is written when the service starts. */
const SUMMARIES = [
  { query: {}, status: SUMMARY_STATUS.pending },
  { query: { appeal_code__region: 0 }, status: SUMMARY_STATUS.started },
  { query: { appeal_code__region: 1 }, status: SUMMARY_STATUS.failed },
];
