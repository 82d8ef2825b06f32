import { and, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type {
  learningOrganizationsEndpoint,
  learningsEndpoint,
} from '#contracts/operationalLearning/learnings.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  appeal,
  appeal_document,
  country,
  event,
  ops_learning,
  ops_learning_summary,
  ops_learning_summary_part,
} from '#provider/database/schema.ts';
import { addressOf } from '#provider/http/media.ts';
import { pageBounds } from '#provider/http/page.ts';
import { LEARNING_TEXTS } from '#provider/seed/data.ts';
import { contains, everyWord, isFlag, isNumber } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { orderOf } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { phraseIn } from '../terms.ts';
import { textIn } from '../texts.ts';
import { hasEveryWord } from '../words.ts';
import { isOfIds, learningsWhere } from './where.ts';

type Query = QueryOf<typeof learningsEndpoint>;

/** The learnings of a query, the newest first. */
export async function listLearnings(db: Database, query: Query, reader: Reader, origin: string) {
  const where = and(
    learningsWhere(query, reader),
    isFlag(ops_learning.is_validated, query.is_validated),
    // Not folded: they are long.
    everyWord(query.search, (word) => contains(sql`all_names(${ops_learning.learning_validated})`, word)),
    await isOfInsight(db, query),
  );
  const keys = { id: ops_learning.id, created_at: ops_learning.created_at };
  const { limit, offset } = pageBounds(query);
  const [total, rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(ops_learning)
      .innerJoin(appeal, eq(appeal.id, ops_learning.appeal_id))
      .innerJoin(country, eq(country.id, appeal.country_id))
      .where(where),
    learnings(db)
      .where(where)
      .orderBy(...orderOf(query.ordering, keys, ['-created_at'], ops_learning.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count: total[0]?.count ?? 0, results: rows.map((row) => answer(row, reader, origin)) };
}

/** One that the reader may see; undefined for any other. */
export async function findLearning(db: Database, id: number, reader: Reader, origin: string) {
  const [row] = await learnings(db).where(and(learningsWhere({}, reader), isNumber(ops_learning.id, id)));
  return row && answer(row, reader, origin);
}

const learnings = (db: Database) =>
  db
    .select({
      learning: ops_learning,
      appeal,
      document: appeal_document,
      event: { id: event.id, name: event.name },
    })
    .from(ops_learning)
    .innerJoin(appeal, eq(appeal.id, ops_learning.appeal_id))
    .innerJoin(country, eq(country.id, appeal.country_id))
    .leftJoin(appeal_document, eq(appeal_document.id, ops_learning.appeal_document_id))
    .leftJoin(event, eq(event.id, appeal.event_id));
type Row = Awaited<ReturnType<typeof learnings>>[number];

/** Those that a summary, or a part of it, was written of. */
async function isOfInsight(
  db: Database,
  { insight_id, insight_sector_id, insight_component_id }: Query,
): Promise<SQL | undefined> {
  const of = insight_sector_id ?? insight_component_id;
  if (insight_id === undefined && of === undefined) return undefined;
  const summary = db
    .select({ ids: ops_learning_summary.learning_ids })
    .from(ops_learning_summary)
    .where(isNumber(ops_learning_summary.id, insight_id ?? -1));
  const part = db
    .select({ ids: ops_learning_summary_part.learning_ids })
    .from(ops_learning_summary_part)
    .where(isNumber(ops_learning_summary_part.id, of ?? -1));
  const rows = await unionAll(summary, part);
  return isOfIds(rows.flatMap(({ ids }) => ids));
}

function answer({ learning, appeal: of, document, event: at }: Row, { language }: Reader, origin: string) {
  const { learning_validated: text, appeal_id: _, ...row } = learning;
  return {
    ...row,
    learning_validated: textIn(language, text),
    learning_validated_en: text.en,
    learning_validated_fr: text.fr ?? null,
    learning_validated_es: text.es ?? null,
    learning_validated_ar: text.ar ?? null,
    document_name: document && phraseIn(language, document.name),
    document_url: document && (addressOf(origin, document.document) ?? document.document_url),
    appeal: {
      id: of.id,
      code: of.code,
      name: textIn(language, of.name),
      country: of.country_id,
      start_date: of.start_date,
      atype: labelOf('api_appeal_type', of.atype, language),
      event_details: at && { id: at.id, name: textIn(language, at.name) },
    },
    translation_module_original_language: 'en',
  };
}

/** Whom learnings are for, by their numbers from 1. */
export async function listOrganizations(
  _: unknown,
  query: QueryOf<typeof learningOrganizationsEndpoint>,
  { language }: Reader,
) {
  const { limit, offset } = pageBounds(query);
  const found = LEARNING_TEXTS.organizations
    .map((title, index) => ({ id: index + 1, title: textIn(language, title) }))
    .filter(({ title }) => hasEveryWord(title, query.search));
  return { count: found.length, results: found.slice(offset, offset + limit) };
}
