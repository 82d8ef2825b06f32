import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import type { countriesEndpoint, districtsEndpoint, regionsEndpoint } from '#contracts/reference/lists.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, district, region } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { isFlag, isNumber, isOneOf, isText, says } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { orderOf, pageFrom } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { sqlSortTextIn, sqlTextIn, textIn } from '../texts.ts';

/** The columns of `MiniCountry`, a country as other records show it. */
export const miniCountryColumns = {
  id: country.id,
  name: country.name,
  society_name: country.society_name,
  iso: country.iso,
  iso3: country.iso3,
  fdrs: country.fdrs,
  region: country.region_id,
  record_type: country.record_type,
  independent: country.independent,
  is_deprecated: country.is_deprecated,
};

type MiniCountryRow = Pick<
  typeof country.$inferSelect,
  'id' | 'name' | 'society_name' | 'iso' | 'iso3' | 'fdrs' | 'record_type' | 'independent' | 'is_deprecated'
> & { region: number | null };

export function miniCountry(row: MiniCountryRow, language: Language) {
  return {
    ...row,
    name: textIn(language, row.name),
    society_name: textIn(language, row.society_name),
    record_type_display: labelOf('api_country_type', row.record_type, language),
    average_household_size: null,
    translation_module_original_language: 'en',
  };
}

/** A region as other records show it. `name` is its key in the enumeration, the same as its id. */
export function miniRegion(row: Pick<typeof region.$inferSelect, 'id' | 'name'>, language: Language) {
  const name = textIn(language, row.name);
  return {
    id: row.id,
    name: row.id,
    region_name: name,
    label: name,
    translation_module_original_language: 'en',
  };
}

/** Countries, territories and regions' own records, with centroid and bounding box. By name unless asked otherwise. */
export async function listCountries(
  db: Database,
  query: QueryOf<typeof countriesEndpoint>,
  { language }: Reader,
) {
  const where = and(
    isNumber(country.id, query.id),
    isOneOf(country.id, query.id__in),
    isNumber(country.region_id, query.region),
    isOneOf(country.region_id, query.region__in),
    isNumber(country.record_type, query.record_type),
    isFlag(country.independent, query.is_independent),
    isFlag(country.is_deprecated, query.is_deprecated),
    query.is_nationalsociety === undefined ? undefined : hasSociety(query.is_nationalsociety),
    says(
      sql`concat_ws(' ', all_names(${country.name}), ${country.iso}, ${country.iso3}, all_names(${country.society_name}))`,
      query.search,
    ),
  );
  const name = sqlSortTextIn(language, country.name);
  const columns = { id: country.id, name, iso: country.iso, iso3: country.iso3, region: country.region_id };
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(country, where),
    db
      .select({
        ...miniCountryColumns,
        centroid: country.centroid,
        bbox: country.bbox,
        society_url: country.society_url,
        url_ifrc: country.url_ifrc,
      })
      .from(country)
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['name'], country.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ centroid, bbox, society_url, url_ifrc, ...row }) => {
    const { average_household_size: _, ...mini } = miniCountry(row, language);
    return { ...mini, ...unkeptCountryFields, centroid, bbox, society_url, url_ifrc };
  });
  return { count, results };
}

/** What the real backend keeps about a country's office and this one does not. */
const unkeptCountryFields = {
  address_1: null,
  address_2: null,
  city_code: null,
  emails: null,
  inform_score: null,
  key_priorities: null,
  links: [],
  overview: null,
  phone: null,
  website: null,
};

const hasSociety = (expected: boolean): SQL =>
  sql`(${country.record_type} = 1 and ${country.independent} and ${country.society_name} is not null) = ${expected}`;

/** The five regions. */
export async function listRegions(
  db: Database,
  query: QueryOf<typeof regionsEndpoint>,
  { language }: Reader,
) {
  const where = says(sql`all_names(${region.name})`, query.search);
  const columns = { id: region.id, name: sqlSortTextIn(language, region.name) };
  return pageFrom(db, region, query, {
    where,
    order: orderOf(query.ordering, columns, ['id'], region.id),
    answers: (rows) => rows.map((row) => ({ ...miniRegion(row, language), bbox: row.bbox })),
  });
}

/** First-level administrative divisions. By name unless asked otherwise. */
export async function listDistricts(
  db: Database,
  query: QueryOf<typeof districtsEndpoint>,
  { language }: Reader,
) {
  const where = and(
    isNumber(district.id, query.id),
    isOneOf(district.id, query.id__in),
    isNumber(district.country_id, query.country),
    isOneOf(district.country_id, query.country__in),
    query.country__iso3 === undefined
      ? undefined
      : sql`${district.country_id} in (select id from ${country} where ${isText(country.iso3, query.country__iso3)})`,
    isText(sqlTextIn(language, district.name), query.name),
    says(sql`concat_ws(' ', all_names(${district.name}), ${district.code})`, query.search),
  );
  const columns = { id: district.id, name: sqlSortTextIn(language, district.name), code: district.code };
  const { limit, offset } = pageBounds(query);
  const [count, rows] = await Promise.all([
    db.$count(district, where),
    db
      .select({ district, country: { name: country.name, iso: country.iso, iso3: country.iso3 } })
      .from(district)
      .innerJoin(country, eq(country.id, district.country_id))
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['name'], district.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ district: row, country: of }) => ({
    ...miniDistrict(row, language),
    bbox: row.bbox,
    centroid: row.centroid,
    country_name: textIn(language, of.name),
    country_iso: of.iso ?? '',
    country_iso3: of.iso3,
    ...unkeptDistrictFields,
  }));
  return { count, results };
}

/** What the real backend keeps about a district and this one does not. */
const unkeptDistrictFields = {
  emma_id: null,
  fips_code: null,
  nuts1: null,
  nuts2: null,
  nuts3: null,
  wb_population: null,
  wb_year: null,
};

/** Not the whole row: borders are long. */
export const miniDistrictColumns = {
  id: district.id,
  name: district.name,
  code: district.code,
  is_enclave: district.is_enclave,
  is_deprecated: district.is_deprecated,
};
type MiniDistrictRow = Pick<typeof district.$inferSelect, keyof typeof miniDistrictColumns>;

/** Districts by their names in the reader's language. */
export const byDistrict = (language: Language) => [
  asc(sqlSortTextIn(language, district.name)),
  asc(district.id),
];

/** A district as other records show it. */
export const miniDistrict = (
  { id, name, code, is_enclave, is_deprecated }: MiniDistrictRow,
  language: Language,
) => ({
  id,
  name: textIn(language, name),
  code,
  is_enclave,
  is_deprecated,
});
