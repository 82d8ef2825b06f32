import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { country, per_overview } from '#provider/database/schema.ts';
import { isAmong } from '../filters.ts';
import { historyOf } from '../history.ts';
import { labelOf } from '../labels.ts';
import type { Reader } from '../reader.ts';
import { miniCountry, miniCountryColumns } from '../reference/countries.ts';
import { filesOfOverviews } from './files.ts';
import { isManaged } from './managed.ts';
import { typeOf } from './options.ts';
import { peopleById } from './people.ts';

export type OverviewRow = typeof per_overview.$inferSelect;

/** Overviews as the API answers them, in the order of the rows. Their documents have no address yet: that is for one reader alone. */
export async function overviewAnswers(db: Database, rows: readonly OverviewRow[], { language }: Reader) {
  if (rows.length === 0) return [];
  const [countries, files, people] = await Promise.all([
    db
      .select(miniCountryColumns)
      .from(country)
      .where(
        isAmong(
          country.id,
          rows.map(({ country_id }) => country_id),
        ),
      ),
    filesOfOverviews(
      db,
      rows.map(({ id }) => id),
    ),
    peopleById(
      db,
      rows.flatMap(({ user_id, modified_by_id }) => [user_id, modified_by_id]),
    ),
  ]);
  return rows.map((row) => {
    const { country_id, type_id, previous_type_id, original_language, modified_at, ...plain } = row;
    const { user_id, modified_by_id, ...fields } = plain;
    const its = countries.find(({ id }) => id === country_id);
    const documents = (files.get(row.id) ?? []).map(({ file }) => file);
    return {
      ...fields,
      country: country_id,
      country_details: its ? miniCountry(its, language) : null,
      phase_display: labelOf('per_perphases', row.phase, language),
      type_of_assessment: type_id,
      type_of_assessment_details: typeOf(type_id, language),
      type_of_previous_assessment: previous_type_id,
      orientation_documents: documents.map(({ id }) => id),
      orientation_documents_details: documents,
      updated_at: modified_at,
      user: user_id,
      user_details: people.get(user_id ?? -1) ?? null,
      modified_by_details: people.get(modified_by_id ?? -1) ?? null,
      translation_module_original_language: original_language,
    };
  });
}

/** One with its history; undefined where there is none, or none that the reader looks after. */
export async function findOverview(db: Database, id: number, reader: Reader) {
  const rows = await db
    .select()
    .from(per_overview)
    .where(and(eq(per_overview.id, id), isManaged(reader)));
  const [answer] = await overviewAnswers(db, rows, reader);
  return answer && { ...answer, history: await historyOf(db, 'perOverview', id, reader) };
}

/** The last cycle of a country, but for one of them. */
export async function lastCycleOf(
  db: Database,
  countryId: number,
  butFor = 0,
): Promise<OverviewRow | undefined> {
  const [row] = await db
    .select()
    .from(per_overview)
    .where(and(eq(per_overview.country_id, countryId), ne(per_overview.id, butFor)))
    .orderBy(desc(per_overview.assessment_number), desc(per_overview.id))
    .limit(1);
  return row;
}

/** What a new cycle of a country begins with; nothing but blanks where it had none. Undefined for no such country. */
export async function latestOverview(db: Database, countryId: number, { language }: Reader) {
  const [known] = await db.select({ id: country.id }).from(country).where(eq(country.id, countryId));
  if (!known) return undefined;
  const row = await lastCycleOf(db, countryId);
  if (!row)
    return {
      assessment_number: null,
      date_of_assessment: null,
      phase: null,
      ns_focal_point_name: '',
      ns_focal_point_email: '',
    };
  return {
    id: row.id,
    assessment_number: row.assessment_number,
    date_of_assessment: row.date_of_assessment,
    type_of_assessment: typeOf(row.type_id, language),
    phase: row.phase,
    phase_display: labelOf('per_perphases', row.phase, language),
  };
}
