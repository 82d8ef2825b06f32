import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { aggregateEndpoint } from '#contracts/emergencies/figures.ts';
import { type Database, rowsOf } from '#provider/database/connect.ts';
import {
  appeal,
  country,
  event,
  event_country,
  field_report,
  field_report_country,
} from '#provider/database/schema.ts';
import { instantOf, isNumber } from '../filters.ts';
import { isVisibleEvent, isVisibleReport, type Reader } from '../reader.ts';

type AggregateQuery = QueryOf<typeof aggregateEndpoint>;

interface Model {
  table: PgTable;
  /** The moment that a record is counted at. */
  at: PgColumn;
  dtype: PgColumn;
  /** What the reader may not see is not counted. */
  visible: (reader: Reader) => SQL | undefined;
  /** A record that concerns a country for which the condition holds. */
  touches: (condition: SQL) => SQL;
}

const MODELS: Record<AggregateQuery['model_type'], Model> = {
  appeal: {
    table: appeal,
    at: appeal.start_date,
    dtype: appeal.dtype_id,
    visible: () => undefined,
    touches: (condition) =>
      sql`${appeal.country_id} in (select ${country.id} from ${country} where ${condition})`,
  },
  event: {
    table: event,
    at: event.disaster_start_date,
    dtype: event.dtype_id,
    // One merged into another counts with that.
    visible: (reader) => and(isVisibleEvent(reader), sql`${event.parent_event_id} is null`),
    touches: (condition) => sql`${event.id} in (
      select ${event_country.event_id} from ${event_country}
      join ${country} on ${country.id} = ${event_country.country_id} where ${condition})`,
  },
  fieldreport: {
    table: field_report,
    at: field_report.created_at,
    dtype: field_report.dtype_id,
    visible: (reader) => isVisibleReport(reader),
    touches: (condition) => sql`${field_report.id} in (
      select ${field_report_country.field_report_id} from ${field_report_country}
      join ${country} on ${country.id} = ${field_report_country.country_id} where ${condition})`,
  },
};

type Span = {
  timespan: string;
  count: number;
  amount_funded?: number | null;
  amount_requested?: number | null;
  beneficiaries?: number | null;
};

/** Records counted by month or year, oldest first, in UTC; sums only over appeals. */
export async function countByTime(db: Database, query: AggregateQuery, reader: Reader): Promise<Span[]> {
  const { table, at, dtype, visible, touches } = MODELS[query.model_type];
  const isOfAppeals = query.model_type === 'appeal';
  const where = and(
    visible(reader),
    query.start_date ? sql`${at} >= ${instantOf(query.start_date)}` : undefined,
    touching(touches, isNumber(country.id, query.country)),
    touching(touches, isNumber(country.region_id, query.region)),
    isOfAppeals ? isNumber(appeal.atype, query.filter_atype) : undefined,
    isNumber(dtype, query.filter_dtype),
  );
  const sums = isOfAppeals
    ? [
        query.sum_amount_funded && sql`sum(${appeal.amount_funded})::double precision as amount_funded`,
        query.sum_amount_requested &&
          sql`sum(${appeal.amount_requested})::double precision as amount_requested`,
        query.sum_beneficiaries && sql`sum(${appeal.num_beneficiaries})::integer as beneficiaries`,
      ].filter((sum) => typeof sum === 'object')
    : [];
  const unit = sql.raw(query.unit === 'month' ? "'month'" : "'year'");
  const span = sql`date_trunc(${unit}, ${at} at time zone 'UTC')`;
  return rowsOf<Span>(
    db,
    sql`
      select to_char(${span}, 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as timespan, count(*)::integer as count
        ${sums.length > 0 ? sql`, ${sql.join(sums, sql`, `)}` : sql``}
      from ${table} where ${where ?? sql`true`} group by 1 order by 1`,
  );
}

const touching = (touches: Model['touches'], condition: SQL | undefined) => condition && touches(condition);
