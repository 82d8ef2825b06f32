import { and, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import type { externalTypesEndpoint } from '#contracts/localUnits/external.ts';
import type { localUnitUploadsEndpoint, RefusedRow } from '#contracts/localUnits/upload.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, local_unit_external, local_unit_upload } from '#provider/database/schema.ts';
import { sentenceIn } from '#provider/http/errorLanguage.ts';
import { isAmong, isNumber, says } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { pageFrom } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { textIn } from '../texts.ts';
import { chosenIn } from './localUnitOptions.ts';

/** What a type is called; the service checks it before it is written. */
const typeIn = (id: number, language: Language) =>
  chosenIn('type', id, language) ?? { id, code: id, name: '' };

const byNewest = (table: typeof local_unit_external | typeof local_unit_upload) => [sql`${table.id} desc`];

/** Of a country whose name has the words of a search. */
function isFound(table: typeof local_unit_external | typeof local_unit_upload, search: string | undefined) {
  const named = says(sql`all_names(${country.name})`, search);
  return named && sql`${table.country_id} in (select id from ${country} where ${named})`;
}

export const listExternalTypes = (
  db: Database,
  query: QueryOf<typeof externalTypesEndpoint>,
  { language }: Reader,
) =>
  pageFrom(db, local_unit_external, query, {
    where: and(
      isNumber(local_unit_external.country_id, query.country__id),
      isFound(local_unit_external, query.search),
    ),
    order: byNewest(local_unit_external),
    answers: (rows) => externalAnswers(db, rows, language),
  });

export async function externalAnswers(
  db: Database,
  rows: readonly (typeof local_unit_external.$inferSelect)[],
  language: Language,
) {
  const names = await countriesOf(db, rows, language);
  return rows.map(({ id, country_id, type_id, enabled }) => ({
    id,
    country_details: names.get(country_id) ?? { id: country_id, name: '', iso3: null },
    local_unit_type_details: typeIn(type_id, language),
    enabled,
  }));
}

/** Uploads as the API tells of them; `where` narrows beyond the query. */
export const listUploads = (
  db: Database,
  query: QueryOf<typeof localUnitUploadsEndpoint>,
  { language }: Reader,
  where?: SQL,
) =>
  pageFrom(db, local_unit_upload, query, {
    where: and(
      isNumber(local_unit_upload.country_id, query.country__id),
      isFound(local_unit_upload, query.search),
      where,
    ),
    order: byNewest(local_unit_upload),
    answers: async (rows) => {
      const names = await countriesOf(db, rows, language);
      return rows.map(({ country_id, type_id, triggered_by_id, ...row }) => ({
        ...row,
        country_details: names.get(country_id),
        local_unit_type_details: typeIn(type_id, language),
        status_details: labelOf('local_units_bulk_upload_status', row.status, language),
        triggered_by: triggered_by_id,
        error_message: row.error_message && sentenceIn(row.error_message, language),
        // The rows are told of one by one.
        error_file: null,
        refused: refusedIn(row.refused, language),
      }));
    },
  });

/** Rows that were refused, with their sentences in the reader's language. */
export const refusedIn = (rows: readonly RefusedRow[], language: Language): RefusedRow[] =>
  rows.map(({ errors, ...row }) => ({
    ...row,
    errors: errors.map(({ column, text }) => ({ column, text: sentenceIn(text, language) })),
  }));

async function countriesOf(db: Database, rows: readonly { country_id: number }[], language: Language) {
  const found = await db
    .select({ id: country.id, name: country.name, iso3: country.iso3 })
    .from(country)
    .where(
      isAmong(
        country.id,
        rows.map(({ country_id }) => country_id),
      ),
    );
  return new Map(
    found.map(({ name, ...row }) => [row.id, { ...row, name: textIn(language, name) }] as const),
  );
}
