import { and, asc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { admin2Endpoint } from '#contracts/reference/admin2.ts';
import type { Database } from '#provider/database/connect.ts';
import { admin2, country, district } from '#provider/database/schema.ts';
import { isNumber, isOneOf, isText, says } from '../filters.ts';
import { orderOf, pageFrom } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { textIn } from '../texts.ts';

/** Second-level administrative divisions that are in use, by code unless asked otherwise. */
export async function listAdmin2(db: Database, query: QueryOf<typeof admin2Endpoint>, { language }: Reader) {
  const provinces = db
    .select({ id: district.id })
    .from(district)
    .innerJoin(country, eq(country.id, district.country_id))
    .where(
      and(
        eq(district.is_deprecated, false),
        eq(country.is_deprecated, false),
        isNumber(district.country_id, query.admin1__country),
        isOneOf(district.country_id, query.admin1__country__in),
        isText(country.iso3, query.admin1__country__iso3),
      ),
    );
  const where = and(
    eq(admin2.is_deprecated, false),
    inArray(admin2.admin1_id, provinces),
    isNumber(admin2.id, query.id),
    isOneOf(admin2.id, query.id__in),
    isText(admin2.code, query.code),
    isText(admin2.name, query.name),
    isNumber(admin2.admin1_id, query.admin1),
    isOneOf(admin2.admin1_id, query.admin1__in),
    says(sql`concat_ws(' ', ${admin2.name}, ${namesRound(admin2.admin1_id)})`, query.search),
  );
  const columns = { id: admin2.id, name: SORT_NAME, code: admin2.code };
  return pageFrom(db, admin2, query, {
    where,
    order: orderOf(query.ordering, columns, ['code'], admin2.id),
    answers: async (rows) => {
      const names = await provinceNames(
        db,
        rows.map(({ admin1_id }) => admin1_id),
      );
      return rows.map(({ admin1_id, ...row }) => ({
        ...row,
        district_id: admin1_id,
        district_name: textIn(language, names.get(admin1_id) ?? UNNAMED),
        ...UNKEPT,
      }));
    },
  });
}

/** Without regard to case and accents, as all lists are sorted. */
const SORT_NAME = sql`search_fold(${admin2.name})`;

/** Second-level districts by their names. */
export const byAdmin2 = [asc(SORT_NAME), asc(admin2.id)];

/** What a province and its country are called, in all languages. */
const namesRound = (province: SQLWrapper) =>
  sql`(select concat_ws(' ', all_names(d.name), all_names(c.name)) from ${district} d join ${country} c on c.id = d.country_id where d.id = ${province})`;

async function provinceNames(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ id: district.id, name: district.name })
    .from(district)
    .where(inArray(district.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Foreign keys see to it that there is a province. */
const UNNAMED = { en: '' };

/** What the real backend keeps about them and this one does not. */
const UNKEPT = { bbox: null, centroid: null };
