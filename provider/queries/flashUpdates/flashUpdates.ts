import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { flashUpdatesEndpoint } from '#contracts/flashUpdates/list.ts';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  district,
  flash_action,
  flash_action_taken,
  flash_file,
  flash_picture,
  flash_place,
  flash_place_district,
  flash_reference,
  flash_update,
} from '#provider/database/schema.ts';
import { countriesById } from '../dref/stageAnswers.ts';
import { isAmong, isNumber, isWithin, says } from '../filters.ts';
import { historyOf } from '../history.ts';
import { groupBy, orderOf, pageFrom } from '../lists.ts';
import { peopleById } from '../people.ts';
import { isOwn, type Reader } from '../reader.ts';
import { byDistrict, miniDistrict, miniDistrictColumns } from '../reference/countries.ts';
import { disasterTypeName, disasterTypesById } from '../reference/taxonomy.ts';
import { sqlSortTextIn, textIn } from '../texts.ts';

type FlashRow = typeof flash_update.$inferSelect;
type FileRow = typeof flash_file.$inferSelect;

/** Flash updates, the newest first unless asked otherwise. */
export const listFlashUpdates = (db: Database, query: QueryOf<typeof flashUpdatesEndpoint>, reader: Reader) =>
  pageFrom(db, flash_update, query, {
    where: and(
      isNumber(flash_update.hazard_type_id, query.hazard_type),
      ...isWithin(flash_update.created_at, { gte: query.created_at__gte, lte: query.created_at__lte }),
      query.country === undefined
        ? undefined
        : sql`${flash_update.id} in (
            select ${flash_place.flash_update_id} from ${flash_place} where ${flash_place.country_id} = ${query.country})`,
      isOwn(flash_update.user_id, query.mine, reader),
      isFound(query.search),
    ),
    order: orderOf(query.ordering, sortColumns(reader.language), ['-id'], flash_update.id),
    answers: (rows) => flashAnswers(db, rows, reader),
  });

const sortColumns = (language: Language) => ({
  id: flash_update.id,
  title: sqlSortTextIn(language, flash_update.title),
  hazard_type: disasterTypeName(flash_update.hazard_type_id, language),
  created_at: flash_update.created_at,
  modified_at: flash_update.modified_at,
});

/** By its title in any language. */
const isFound = (search: string | undefined): SQL | undefined =>
  says(sql`all_names(${flash_update.title})`, search);

/** One of them, with its history. */
export async function findFlashUpdate(db: Database, id: number, reader: Reader) {
  const rows = await db.select().from(flash_update).where(eq(flash_update.id, id));
  const [answer] = await flashAnswers(db, rows, reader);
  return answer && { ...answer, history: await historyOf(db, 'flashUpdate', id, reader) };
}

/** A file as updates name it. `provider/routes/flashFiles.ts` puts its address for one reader in the place of its name. */
const namedFile = ({ id, name, caption, client_id }: FileRow) => ({ id, name, caption, client_id });
export type NamedFile = ReturnType<typeof namedFile>;

/** Updates as the API answers them, whole, in the order of the rows: a fixed number of statements. */
export async function flashAnswers(db: Database, rows: readonly FlashRow[], { language }: Reader) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [types, places, pictures, references, taken, people] = await Promise.all([
    disasterTypesById(db, language),
    placesOf(db, ids, language),
    db
      .select({ of: flash_picture.flash_update_id, album: flash_picture.album, file: flash_file })
      .from(flash_picture)
      .innerJoin(flash_file, eq(flash_file.id, flash_picture.file_id))
      .where(isAmong(flash_picture.flash_update_id, ids))
      .orderBy(asc(flash_picture.position), asc(flash_picture.id)),
    db
      .select({ row: flash_reference, file: flash_file })
      .from(flash_reference)
      .leftJoin(flash_file, eq(flash_file.id, flash_reference.document_id))
      .where(isAmong(flash_reference.flash_update_id, ids))
      .orderBy(asc(flash_reference.id)),
    actionsOf(db, ids, language),
    peopleById(
      db,
      rows.flatMap(({ user_id, modified_by_id }) => [user_id, modified_by_id]),
    ),
  ]);
  return rows.map((row) => {
    const album = (name: string) =>
      pictures.filter((one) => one.of === row.id && one.album === name).map(({ file }) => namedFile(file));
    const {
      hazard_type_id,
      user_id,
      modified_by_id,
      original_language,
      title,
      situational_overview,
      ...kept
    } = row;
    return {
      ...kept,
      title: textIn(language, title),
      situational_overview: textIn(language, situational_overview),
      hazard_type: hazard_type_id,
      hazard_type_details: types.get(hazard_type_id ?? -1) ?? null,
      country_district: places.get(row.id) ?? [],
      map_files: album('map_files'),
      graphics_files: album('graphics_files'),
      references: references
        .filter((one) => one.row.flash_update_id === row.id)
        .map(({ row: { flash_update_id: _, document_id, ...reference }, file }) => ({
          ...reference,
          document: document_id,
          document_details: file && namedFile(file),
        })),
      actions_taken: taken.get(row.id) ?? [],
      share_with_display: row.share_with === null ? '' : 'IFRC Secretariat',
      created_by: user_id,
      created_by_details: people.get(user_id ?? -1) ?? null,
      modified_by: modified_by_id,
      modified_by_details: people.get(modified_by_id ?? -1) ?? null,
      extracted_at: null,
      translation_module_original_language: original_language as Language,
      translation_module_skip_auto_translation: false,
    };
  });
}

async function placesOf(db: Database, ids: readonly number[], language: Language) {
  const rows = await db
    .select()
    .from(flash_place)
    .where(isAmong(flash_place.flash_update_id, ids))
    .orderBy(asc(flash_place.id));
  const [countries, districts] = await Promise.all([
    countriesById(
      db,
      rows.map(({ country_id }) => country_id),
      language,
    ),
    db
      .select({ of: flash_place_district.flash_place_id, district: miniDistrictColumns })
      .from(flash_place_district)
      .innerJoin(district, eq(district.id, flash_place_district.district_id))
      .where(
        isAmong(
          flash_place_district.flash_place_id,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(...byDistrict(language)),
  ]);
  const districtsOf = groupBy(districts, ({ of }) => of);
  const answers = rows.flatMap(({ id, flash_update_id, client_id, country_id }) => {
    const country_details = countries.get(country_id);
    const its = districtsOf.get(id) ?? [];
    // A foreign key sees to it that the country is there.
    return country_details
      ? [
          {
            of: flash_update_id,
            place: {
              id,
              client_id,
              country: country_id,
              country_details,
              district: its.map((one) => one.district.id),
              district_details: its.map((one) => miniDistrict(one.district, language)),
            },
          },
        ]
      : [];
  });
  const groups = groupBy(answers, ({ of }) => of);
  return new Map([...groups].map(([of, group]) => [of, group.map(({ place }) => place)]));
}

async function actionsOf(db: Database, ids: readonly number[], language: Language) {
  const [rows, known] = await Promise.all([
    db
      .select()
      .from(flash_action_taken)
      .where(isAmong(flash_action_taken.flash_update_id, ids))
      .orderBy(asc(flash_action_taken.id)),
    db.select().from(flash_action),
  ]);
  const nameOf = new Map(known.map(({ id, name }) => [id, textIn(language, name)]));
  const groups = groupBy(rows, ({ flash_update_id }) => flash_update_id);
  return new Map(
    [...groups].map(([of, group]) => [
      of,
      group.map(({ flash_update_id: _, ...row }) => ({
        ...row,
        action_details: row.actions.flatMap((id) => (nameOf.has(id) ? [{ id, name: nameOf.get(id) }] : [])),
      })),
    ]),
  );
}
