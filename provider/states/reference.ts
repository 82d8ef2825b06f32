import { eq } from 'drizzle-orm';
import * as tables from '#provider/database/schema.ts';
import { isSeeded, nobodyHasTheName, number, type States, text } from './support.ts';

/** What the pacts ask of the lists that others refer to. */
export const REFERENCE_STATES: States = {
  ...nobodyHasTheName(
    'country',
    'region',
    'district',
    'second-level district',
    'disaster type',
    'PER component',
    'contact',
    'key figure of a region',
  ),
  'no language exists': isSeeded,
  'a country exists': async (db, { id, name }) => {
    const [country] = await db
      .select()
      .from(tables.country)
      .where(eq(tables.country.id, Number(id)));
    if (country?.name.en !== name) throw new Error(`Country ${id} is not ${name}.`);
  },
  'the regions exist': isSeeded,
  'a region exists': isSeeded,
  'no region exists': isSeeded,
  'a region has a key figure': (db, parameters) =>
    db
      .insert(tables.region_key_figure)
      .values({ region_id: number(parameters, 'region'), figure: '38', source: 'GO' }),
  'a district exists': (db, parameters) =>
    db
      .insert(tables.district)
      .values({
        id: 9_000_000 + number(parameters, 'id'),
        name: { en: text(parameters, 'name') },
        code: 'NP-X1',
        country_id: number(parameters, 'country'),
      })
      .onConflictDoNothing(),
  'a second-level district exists': async (db, parameters) => {
    const [province] = await db
      .select({ id: tables.district.id })
      .from(tables.district)
      .where(eq(tables.district.country_id, number(parameters, 'country')));
    if (!province) throw new Error(`Country ${parameters.country} has no district.`);
    return db
      .insert(tables.admin2)
      .values({
        id: 9_000_000 + number(parameters, 'id'),
        name: text(parameters, 'name'),
        code: 'NP-X1-X1',
        admin1_id: province.id,
      })
      .onConflictDoNothing();
  },
  'a disaster type exists': isSeeded,
  'a secondary sector exists': isSeeded,
  'a PER component exists': isSeeded,
  'a contact exists': isSeeded,
  'a string exists': (db, { language, page_name, key, value }) =>
    db
      .insert(tables.language_string)
      .values({
        language: language as 'fr',
        page_name: String(page_name),
        key: String(key),
        value: String(value),
      })
      .onConflictDoNothing(),
};
