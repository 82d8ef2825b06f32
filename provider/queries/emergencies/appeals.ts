import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import type { appealTotalsEndpoint } from '#contracts/emergencies/appealTotals.ts';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import { appeal, country, disaster_type, event, event_district, region } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import type { RowList } from '#provider/http/serveList.ts';
import { instantOf, isAmong, isFlag, isNumber, isOneOf, isText, isWithin, saysFolded } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { orderOf } from '../lists.ts';
import { isVisibleEvent, type Reader } from '../reader.ts';
import { miniCountry, miniCountryColumns, miniRegion } from '../reference/countries.ts';
import { disasterType } from '../reference/taxonomy.ts';
import { phraseIn } from '../terms.ts';
import { sqlSortTextIn, textIn } from '../texts.ts';
import { severityFields } from './severity.ts';

type AppealQuery = QueryOf<typeof appealsEndpoint>;

/**
 * Appeals as they stand now, newest first. The emergency is null while the link waits for confirmation, and for a reader who
 * may not see it.
 */
export const appealList: RowList<typeof appealsEndpoint> = {
  rowsOf: 'appeal',
  page: idsOfAppeals,
  rows: appealRows,
};

/** The emergency of an appeal, for its reader. */
const ownEvent = (reader: Reader) =>
  and(eq(event.id, appeal.event_id), eq(appeal.needs_confirmation, false), isVisibleEvent(reader));

async function idsOfAppeals(db: Database, query: AppealQuery, reader: Reader) {
  const where = matches(query);
  const columns = {
    id: appeal.id,
    start_date: appeal.start_date,
    end_date: appeal.end_date,
    atype: appeal.atype,
    // By name, as the real backend orders what a record points to.
    dtype: sqlSortTextIn(reader.language, disaster_type.name),
    country: sqlSortTextIn(reader.language, country.name),
    region: country.region_id,
    status: appeal.status,
    code: appeal.code,
    amount_requested: appeal.amount_requested,
    amount_funded: appeal.amount_funded,
    num_beneficiaries: appeal.num_beneficiaries,
  };
  const { limit, offset } = pageBounds(query);
  const [total, rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(appeal)
      .innerJoin(country, eq(country.id, appeal.country_id))
      .leftJoin(event, ownEvent(reader))
      .where(where),
    db
      .select({ id: appeal.id })
      .from(appeal)
      .innerJoin(country, eq(country.id, appeal.country_id))
      .innerJoin(disaster_type, eq(disaster_type.id, appeal.dtype_id))
      .leftJoin(event, ownEvent(reader))
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['-start_date', '-end_date'], appeal.id))
      .limit(limit)
      .offset(offset),
  ]);
  return { count: total[0]?.count ?? 0, ids: rows.map(({ id }) => id) };
}

async function appealRows(db: Database, ids: readonly number[], reader: Reader) {
  const rows = await db
    .select({ appeal, country: miniCountryColumns, region, dtype: disaster_type, event: eventColumns })
    .from(appeal)
    .innerJoin(country, eq(country.id, appeal.country_id))
    .innerJoin(disaster_type, eq(disaster_type.id, appeal.dtype_id))
    .leftJoin(region, eq(region.id, country.region_id))
    .leftJoin(event, ownEvent(reader))
    .where(isAmong(appeal.id, ids));
  return new Map(rows.map((row) => [row.appeal.id, appealAnswer(row, reader)]));
}

/** Not the whole row: summaries are long. */
const eventColumns = {
  id: event.id,
  name: event.name,
  slug: event.slug,
  parent_event_id: event.parent_event_id,
  ifrc_severity_level: event.ifrc_severity_level,
  ifrc_severity_level_update_date: event.ifrc_severity_level_update_date,
  updated_at: event.updated_at,
  original_language: event.original_language,
};

interface AppealRow {
  appeal: typeof appeal.$inferSelect;
  country: Parameters<typeof miniCountry>[0];
  region: typeof region.$inferSelect | null;
  dtype: typeof disaster_type.$inferSelect;
  event: Pick<typeof event.$inferSelect, keyof typeof eventColumns> | null;
}

function appealAnswer({ appeal: row, ...of }: AppealRow, { language }: Reader) {
  return {
    // The real backend numbers the versions of an appeal, in text; each appeal here has one.
    id: String(row.id),
    aid: row.aid,
    code: row.code,
    name: textIn(language, row.name),
    atype: row.atype,
    atype_display: labelOf('api_appeal_type', row.atype, language),
    status: row.status,
    status_display: labelOf('api_appeal_status', row.status, language),
    sector: phraseIn(language, row.sector),
    start_date: row.start_date,
    end_date: row.end_date,
    amount_requested: row.amount_requested,
    amount_funded: row.amount_funded,
    num_beneficiaries: row.num_beneficiaries,
    needs_confirmation: row.needs_confirmation,
    created_at: row.created_at,
    modified_at: row.modified_at,
    real_data_update: row.real_data_update,
    country: miniCountry(of.country, language),
    region: of.region && miniRegion(of.region, language),
    dtype: disasterType(of.dtype, language),
    event: of.event?.id ?? null,
    event_details: of.event && {
      id: of.event.id,
      name: textIn(language, of.event.name),
      slug: of.event.slug,
      parent_event: of.event.parent_event_id,
      ...severityFields(of.event, language),
      updated_at: of.event.updated_at,
      translation_module_original_language: of.event.original_language,
    },
  };
}

function matches(query: AppealQuery): SQL | undefined {
  return and(
    isNumber(appeal.atype, query.atype),
    isNumber(appeal.dtype_id, query.dtype),
    isNumber(appeal.status, query.status),
    isOneOf(appeal.country_id, query.country),
    isOneOf(country.region_id, query.region),
    query.district?.length
      ? sql`${appeal.event_id} in (select ${event_district.event_id} from ${event_district} where ${isOneOf(event_district.district_id, query.district)})`
      : undefined,
    isText(country.iso3, query.country__iso3),
    isText(appeal.code, query.code),
    isFlag(appeal.needs_confirmation, query.needs_confirmation),
    query.has_event === undefined ? undefined : sql`(${event.id} is not null) = ${query.has_event}`,
    saysFolded(sql`${appeal}.words`, query.search),
    ...isWithin(appeal.start_date, {
      gt: query.start_date__gt,
      gte: query.start_date__gte,
      lt: query.start_date__lt,
      lte: query.start_date__lte,
    }),
    ...isWithin(appeal.end_date, {
      gt: query.end_date__gt,
      gte: query.end_date__gte,
      lt: query.end_date__lt,
      lte: query.end_date__lte,
    }),
  );
}

/** Sums in Swiss francs and people; `…_dref_included` counts every type, `amount_…` all but DREFs. */
interface AppealTotals {
  active_drefs: number;
  active_appeals: number;
  total_appeals: number;
  amount_requested: number;
  amount_funded: number;
  amount_requested_dref_included: number;
  amount_funded_dref_included: number;
  target_population: number;
}

/**
 * Sums over active appeals: those that run now, or ran on a given day; their status does not count, as with the real
 * backend. Appeals are of type 1 (emergency) and 2 (international), DREFs of type 0.
 */
export async function sumAppeals(
  db: Database,
  query: QueryOf<typeof appealTotalsEndpoint>,
): Promise<AppealTotals> {
  const day = query.date ? instantOf(query.date) : sql`now()`;
  const isActive = sql`${appeal.start_date} <= ${day} and ${appeal.end_date} > ${day}`;
  const whole = (amount: SQL) => sql`coalesce(round(sum(${amount})), 0)::double precision`;
  const isDref = sql`${appeal.atype} = 0`;
  const [totals] = await rowsOf<AppealTotals>(
    db,
    sql`select
      count(*) filter (where ${isDref})::integer as active_drefs,
      count(*) filter (where ${appeal.atype} in (1, 2))::integer as active_appeals,
      count(*)::integer as total_appeals,
      ${whole(sql`case when ${isDref} then 0 else ${appeal.amount_requested} end`)} as amount_requested,
      ${whole(sql`case when ${isDref} then 0 else ${appeal.amount_funded} end`)} as amount_funded,
      ${whole(sql`${appeal.amount_requested}`)} as amount_requested_dref_included,
      ${whole(sql`${appeal.amount_funded}`)} as amount_funded_dref_included,
      ${whole(sql`${appeal.num_beneficiaries}`)} as target_population
    from ${appeal} join ${country} on ${country.id} = ${appeal.country_id}
    where ${and(isActive, isNumber(appeal.country_id, query.country), isNumber(country.region_id, query.region))}`,
  );
  if (!totals) throw new Error('A sum without groups always has one row.');
  return totals;
}
