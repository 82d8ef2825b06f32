import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { learningStatsEndpoint } from '#contracts/operationalLearning/learnings.ts';
import type { Database } from '#provider/database/connect.ts';
import { appeal, country, ops_learning } from '#provider/database/schema.ts';
import { contains, everyWord, isAmong, isNumber, isOneOf, isWithin } from '../filters.ts';
import { hasVisibleEvent, type Reader } from '../reader.ts';

type Query = QueryOf<typeof learningStatsEndpoint>;

/** An array column has one of these; an empty list is no filter. */
const hasOneOf = (column: SQLWrapper, ids: readonly number[] | undefined) =>
  ids?.length ? sql`${column} && ${`{${ids.join(',')}}`}::integer[]` : undefined;

/**
 * The learnings that filters find: those that editors have validated, of operations that the reader may see. Expects the tables
 * `appeal` and `country` beside them.
 */
export function learningsWhere(query: Query, reader: Reader): SQL | undefined {
  return and(
    eq(ops_learning.is_validated, true),
    hasVisibleEvent(reader, appeal.event_id),
    isNumber(country.region_id, query.appeal_code__region),
    isOneOf(appeal.country_id, query.appeal_code__country__in),
    isOneOf(appeal.dtype_id, query.appeal_code__dtype__in),
    isOneOf(appeal.atype, query.appeal_code__atype__in),
    hasOneOf(ops_learning.sector_validated, query.sector_validated__in),
    hasOneOf(ops_learning.per_component_validated, query.per_component_validated__in),
    hasOneOf(ops_learning.organization_validated, query.organization_validated__in),
    isNumber(ops_learning.type_validated, query.type_validated),
    ...isWithin(appeal.start_date, {
      gte: query.appeal_code__start_date__gte,
      lte: query.appeal_code__start_date__lte,
    }),
    // Not folded: they are long.
    everyWord(query.search_extracts, (word) =>
      contains(
        sql`concat_ws(' ', all_names(${ops_learning.learning_validated}), all_names(${appeal.name}), ${appeal.code})`,
        word,
      ),
    ),
  );
}

/** Their rows: with the operation and its country. */
export const learningRows = (db: Database, where: SQL | undefined) =>
  db
    .select({ learning: ops_learning, appeal, country: { id: country.id, region: country.region_id } })
    .from(ops_learning)
    .innerJoin(appeal, eq(appeal.id, ops_learning.appeal_id))
    .innerJoin(country, eq(country.id, appeal.country_id))
    .where(where);

/** Those of a list of ids; of none, none. */
export const isOfIds = (ids: readonly number[]): SQL => isAmong(ops_learning.id, ids);
