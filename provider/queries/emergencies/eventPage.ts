import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type {
  appealDocumentsEndpoint,
  severityHistoryEndpoint,
  situationReportsEndpoint,
  snippetsEndpoint,
} from '#contracts/emergencies/page.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  appeal,
  appeal_document,
  event,
  event_snippet,
  severity_change,
  situation_report,
  situation_report_type,
} from '#provider/database/schema.ts';
import { addressOf } from '#provider/http/media.ts';
import { pageBounds } from '#provider/http/page.ts';
import { isNumber, isOneOf, isText, isWithin, says } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { orderOf } from '../lists.ts';
import { hasVisibleEvent, isVisibleOfEvent, type Reader } from '../reader.ts';
import { phraseIn, saysPhrase } from '../terms.ts';
import { textIn } from '../texts.ts';
import { severity } from './severity.ts';

const counted = { count: sql<number>`count(*)::integer` };

/** The texts of additional tabs, tab by tab, in the order they stand there. `origin` as for `findEvent`. */
export async function listSnippets(
  db: Database,
  query: QueryOf<typeof snippetsEndpoint>,
  reader: Reader,
  origin: string,
) {
  const where = and(
    isVisibleOfEvent(reader, event_snippet),
    isNumber(event_snippet.event_id, query.event),
    says(sql`all_names(${event_snippet.snippet})`, query.search),
  );
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(event_snippet, where),
    db
      .select()
      .from(event_snippet)
      .where(where)
      .orderBy(asc(event_snippet.tab), asc(event_snippet.position), asc(event_snippet.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ event_id, ...row }) => ({
    ...row,
    event: event_id,
    snippet: textIn(reader.language, row.snippet),
    image: addressOf(origin, row.image),
    tab_display: labelOf('api_tab_number', row.tab, reader.language),
    position_display: labelOf('api_position_type', row.position, reader.language),
    visibility_display: labelOf('api_visibility_choices', row.visibility, reader.language),
    translation_module_original_language: 'en',
  }));
  return { count, results };
}

/** Documents about the response, pinned ones first, then the newest. */
export async function listSituationReports(
  db: Database,
  query: QueryOf<typeof situationReportsEndpoint>,
  reader: Reader,
  origin: string,
) {
  const where = and(
    isVisibleOfEvent(reader, situation_report),
    isNumber(situation_report.event_id, query.event),
    isNumber(situation_report.type_id, query.type),
    saysPhrase(situation_report.name, query.search),
    ...isWithin(situation_report.created_at, { gte: query.created_at__gte, lte: query.created_at__lte }),
  );
  const columns = {
    id: situation_report.id,
    created_at: situation_report.created_at,
    is_pinned: situation_report.is_pinned,
    name: situation_report.name,
  };
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(situation_report, where),
    db
      .select({ report: situation_report, type: situation_report_type })
      .from(situation_report)
      .innerJoin(situation_report_type, eq(situation_report_type.id, situation_report.type_id))
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['-is_pinned', '-created_at'], situation_report.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ report: { event_id, type_id: _, ...report }, type }) => ({
    ...report,
    name: phraseIn(reader.language, report.name),
    event: event_id,
    document: addressOf(origin, report.document),
    visibility_display: labelOf('api_visibility_choices', report.visibility, reader.language),
    type: { ...type, type: textIn(reader.language, type.type) },
  }));
  return { count, results };
}

/** Documents of appeals, newest first; those of an emergency that the reader may not see are hidden with it. */
export async function listAppealDocuments(
  db: Database,
  query: QueryOf<typeof appealDocumentsEndpoint>,
  reader: Reader,
  origin: string,
) {
  const where = and(
    hasVisibleEvent(reader, appeal.event_id),
    isOneOf(appeal_document.appeal_id, query.appeal),
    isText(appeal_document.name, query.name),
    saysPhrase(appeal_document.name, query.search),
    ...isWithin(appeal_document.created_at, { gte: query.created_at__gte, lte: query.created_at__lte }),
  );
  const columns = {
    id: appeal_document.id,
    created_at: appeal_document.created_at,
    name: appeal_document.name,
  };
  const { limit, offset } = pageBounds(query);
  const [total, rows] = await Promise.all([
    db
      .select(counted)
      .from(appeal_document)
      .innerJoin(appeal, eq(appeal.id, appeal_document.appeal_id))
      .where(where),
    db
      .select({ document: appeal_document, appeal, event: miniEventColumns })
      .from(appeal_document)
      .innerJoin(appeal, eq(appeal.id, appeal_document.appeal_id))
      .leftJoin(event, eq(event.id, appeal.event_id))
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['-created_at'], appeal_document.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ document: { appeal_id: _, ...document }, appeal: of, event: at }) => ({
    ...document,
    name: phraseIn(reader.language, document.name),
    type: phraseIn(reader.language, document.type),
    description: phraseIn(reader.language, document.description),
    document: addressOf(origin, document.document),
    appeal: {
      id: of.id,
      code: of.code,
      start_date: of.start_date,
      event: at && {
        ...at,
        name: textIn(reader.language, at.name),
        translation_module_original_language: 'en',
      },
    },
    translation_module_original_language: 'en',
  }));
  return { count: total[0]?.count ?? 0, results };
}

const miniEventColumns = {
  id: event.id,
  name: event.name,
  slug: event.slug,
  dtype: event.dtype_id,
  parent_event: event.parent_event_id,
  start_date: event.disaster_start_date,
  emergency_response_contact_email: event.emergency_response_contact_email,
};

/** The severities of emergencies, oldest first. */
export async function listSeverities(
  db: Database,
  query: QueryOf<typeof severityHistoryEndpoint>,
  reader: Reader,
) {
  const where = and(
    hasVisibleEvent(reader, severity_change.event_id),
    isNumber(severity_change.event_id, query.event),
    nameOfEvent(query.search),
  );
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(severity_change, where),
    db
      .select()
      .from(severity_change)
      .where(where)
      .orderBy(asc(severity_change.created_at), desc(severity_change.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ event_id, ...row }) => ({
    ...row,
    event: event_id,
    ifrc_severity_level: severity(row.ifrc_severity_level, reader.language).level,
    ifrc_severity_level_update_date: row.created_at,
    created_by: null,
  }));
  return { count, results };
}

const nameOfEvent = (search: string | undefined): SQL | undefined => {
  const found = says(sql`all_names(${event.name})`, search);
  return found && sql`${severity_change.event_id} in (select ${event.id} from ${event} where ${found})`;
};
