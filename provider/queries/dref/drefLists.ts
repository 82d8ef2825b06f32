import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { activeDrefsEndpoint, completedDrefsEndpoint } from '#contracts/dref/list.ts';
import type { drefUpdatesEndpoint } from '#contracts/dref/updates.ts';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import type { Translated } from '#provider/database/schema/columns.ts';
import { dref_stage } from '#provider/database/schema.ts';
import { DREF_STATUS, type DrefStage } from '#rules/dref.ts';
import { isSuperuser } from '#rules/roles.ts';
import { contains, isAmong, isNumber, isOneOf, says } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { groupBy, orderOf, pageFrom } from '../lists.ts';
import { isOwn, type Reader } from '../reader.ts';
import { sqlSortTextIn, textIn } from '../texts.ts';
import { countriesById, type StageRow, stageAnswers } from './stageAnswers.ts';
import { isInRegions, isVisibleOf, isVisibleStage, isWrittenFor } from './visibleStages.ts';

type ActiveQuery = QueryOf<typeof activeDrefsEndpoint>;
type CompletedQuery = QueryOf<typeof completedDrefsEndpoint>;

/** What the last stage of an application's process says in a column. Expects `dref_stage` in the statement. */
const inLastStage = (column: 'status' | 'title' | 'created_at') => sql`(
  select stage.${sql.identifier(column)} from ${dref_stage} stage
  where stage.id = ${dref_stage.id} or stage.dref_id = ${dref_stage.id}
  order by array_position(array['report', 'update', 'application'], stage.stage::text),
    stage.operational_update_number desc nulls last
  limit 1)`;
/** Where the process of an application stands. */
const lastStatus = inLastStage('status');

/** What narrows both lists. `status`: by which a stage is found, that of the process or its own. */
function filtersOf(query: ActiveQuery | CompletedQuery, reader: Reader, status: SQL): SQL | undefined {
  const { country: countries, type_of_dref, disaster_type, appeal_code, region, search } = query;
  return and(
    isOneOf(dref_stage.country_id, countries),
    isOneOf(dref_stage.type_of_dref, type_of_dref),
    isNumber(dref_stage.disaster_type_id, disaster_type),
    contains(dref_stage.appeal_code, appeal_code),
    region === undefined ? undefined : isInRegions([region]),
    isOneOf(status, query.status),
    query.waiting_for_me === undefined
      ? undefined
      : sql`(${isWaitingFor(reader, status)}) = ${query.waiting_for_me}`,
    isOwn(dref_stage.user_id, query.mine, reader),
    isFound(search),
  );
}

/** Who acts next, by `nextToAct` of `rules/dref.ts`: who writes it, or who approves it. */
function isWaitingFor({ user }: Reader, status: SQL): SQL {
  if (!user) return sql`false`;
  const approves = isSuperuser(user) ? sql`true` : isInRegions(user.is_dref_coordinator_for_regions);
  const { draft, failed, finalized } = DREF_STATUS;
  return sql`(${status} in (${draft}, ${failed}) and ${isWrittenFor(user.id)})
    or (${status} = ${finalized} and coalesce(${approves}, false))`;
}

/** By its title in any language, or its code. */
const isFound = (search: string | undefined): SQL | undefined =>
  says(sql`concat_ws(' ', all_names(${dref_stage.title}), ${dref_stage.appeal_code})`, search);

/** By the row itself, as the real API sorts, or by what it has come to. */
function orderFor(query: { ordering?: readonly string[] | undefined }, { language }: Reader) {
  const columns = {
    id: dref_stage.id,
    title: sqlSortTextIn(language, dref_stage.title),
    status: dref_stage.status,
    created_at: dref_stage.created_at,
    latest_title: sqlSortTextIn(language, inLastStage('title')),
    latest_status: lastStatus,
    latest_created_at: inLastStage('created_at'),
  };
  return orderOf(query.ordering, columns, ['-created_at', '-id'], dref_stage.id);
}

/** Applications that are not completed, with what has followed. */
export const listActiveDrefs = (db: Database, query: ActiveQuery, reader: Reader) =>
  pageFrom(db, dref_stage, query, {
    where: and(
      isVisibleOf('application')(reader),
      eq(dref_stage.is_active, true),
      filtersOf(query, reader, lastStatus),
    ),
    order: orderFor(query, reader),
    answers: (rows) => activeRows(db, rows, reader),
  });

/** Approved final reports, each with its application. */
export const listCompletedDrefs = (db: Database, query: CompletedQuery, reader: Reader) =>
  pageFrom(db, dref_stage, query, {
    where: and(
      isVisibleOf('report')(reader),
      eq(dref_stage.status, DREF_STATUS.approved),
      filtersOf(query, reader, sql`${dref_stage.status}`),
    ),
    order: orderFor(query, reader),
    async answers(rows) {
      const ids = rows.flatMap(({ dref_id }) => dref_id ?? []);
      const roots = await db.select().from(dref_stage).where(isAmong(dref_stage.id, ids));
      const [applications, places] = await Promise.all([
        activeRows(db, roots, reader),
        placesOf(db, rows, reader.language),
      ]);
      const byId = new Map(applications.map((row) => [row.id, row]));
      return rows.flatMap((row) => {
        const dref = byId.get(row.dref_id ?? 0);
        const own = { glide_code: row.glide_code, date_of_publication: row.publishing_date };
        return dref ? [{ ...listed(row, places, reader.language), ...own, dref }] : [];
      });
    },
  });

/** Operational updates, whole, the newest first. */
export const listDrefUpdates = (db: Database, query: QueryOf<typeof drefUpdatesEndpoint>, reader: Reader) =>
  pageFrom(db, dref_stage, query, {
    where: and(isVisibleOf('update')(reader), isOneOf(dref_stage.dref_id, query.dref), isFound(query.search)),
    order: [sql`${dref_stage.created_at} desc`, sql`${dref_stage.id} desc`],
    answers: (rows) => stageAnswers(db, rows, reader),
  });

type Places = Awaited<ReturnType<typeof countriesById>>;
const placesOf = (db: Database, rows: readonly StageRow[], language: Language) =>
  countriesById(
    db,
    rows.map(({ country_id }) => country_id),
    language,
  );

/** Applications as lists show them, with those of their stages that the reader sees; three statements, however many. */
async function activeRows(db: Database, rows: readonly StageRow[], reader: Reader) {
  const { language } = reader;
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const followers = await db
    .select()
    .from(dref_stage)
    .where(and(isNotNull(dref_stage.dref_id), isAmong(dref_stage.dref_id, ids), isVisibleStage(reader)))
    .orderBy(sql`${dref_stage.operational_update_number} desc nulls last`, asc(dref_stage.id));
  const places = await placesOf(db, [...rows, ...followers], language);
  const followersOf = groupBy(followers, (row) => row.dref_id ?? 0);
  return rows.map((row) => {
    const its = followersOf.get(row.id) ?? [];
    const updates = its.filter(({ stage }) => stage === 'update');
    const [report] = its.filter(({ stage }) => stage === 'report');
    const isOpen = ({ status }: StageRow) => status !== DREF_STATUS.approved;
    return {
      ...listed(row, places, language),
      disaster_type: row.disaster_type_id,
      type_of_dref: row.type_of_dref,
      type_of_dref_display: labelOf('dref_dref_dref_type', row.type_of_dref, language),
      date_of_approval: row.date_of_approval,
      operation_end: endOf(row, updates),
      has_ops_update: updates.length > 0,
      has_final_report: report !== undefined,
      unpublished_op_update_count: updates.filter(isOpen).length,
      unpublished_final_report_count: report && isOpen(report) ? 1 : 0,
      is_dref_imminent_v2: row.is_dref_imminent_v2,
      operational_update_details: updates.map((update) => ({
        ...listed(update, places, language),
        operational_update_number: update.operational_update_number,
        type_of_dref: update.type_of_dref,
      })),
      final_report_details: report ? listed(report, places, language) : null,
    };
  });
}

/** The newest update that is approved says it, else the application. `updates`: the newest first. */
const endOf = (root: StageRow, updates: readonly StageRow[]) =>
  updates.find(({ status, end_date }) => status === DREF_STATUS.approved && end_date)?.end_date ??
  root.end_date;

const KEYS: Readonly<Record<DrefStage, string>> = {
  application: 'DREF',
  update: 'OPS_UPDATE',
  report: 'FINAL_REPORT',
};
const NAMES: Readonly<Record<DrefStage, Required<Translated>>> = {
  application: {
    en: 'DREF application',
    fr: 'Demande DREF',
    es: 'Solicitud DREF',
    ar: 'طلب DREF',
  },
  update: {
    en: 'Operational update #{number}',
    fr: 'Mise à jour opérationnelle n° {number}',
    es: 'Actualización operativa n.º {number}',
    ar: 'التحديث التشغيلي رقم {number}',
  },
  report: { en: 'Final report', fr: 'Rapport final', es: 'Informe final', ar: 'التقرير النهائي' },
};

function listed(row: StageRow, places: Places, language: Language) {
  return {
    id: row.id,
    title: textIn(language, row.title),
    appeal_code: row.appeal_code,
    created_at: row.created_at,
    application_type: KEYS[row.stage],
    application_type_display: NAMES[row.stage][language].replace(
      '{number}',
      String(row.operational_update_number ?? ''),
    ),
    country_details: places.get(row.country_id ?? -1) ?? null,
    status: row.status,
    status_display: labelOf('dref_dref_status', row.status, language),
    starting_language: row.starting_language,
  };
}
