import { eq } from 'drizzle-orm';
import { databankEndpoint } from '#contracts/countries/databank.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { Database } from '#provider/database/connect.ts';
import { country_databank, district } from '#provider/database/schema.ts';
import { isNumber } from '../filters.ts';
import type { Reader } from '../reader.ts';
import { byDistrict } from '../reference/countries.ts';
import { phraseIn } from '../terms.ts';
import { textIn } from '../texts.ts';

/** What is known of a country from elsewhere; undefined where nothing is. Every figure is told, missing ones as null. */
export async function findDatabank(
  db: Database,
  id: number,
  { language }: Reader,
): Promise<AnswerOf<typeof databankEndpoint> | undefined> {
  const [row] = await db
    .select()
    .from(country_databank)
    .where(isNumber(country_databank.country_id, id))
    .limit(1);
  if (!row) return undefined;
  const { figures, annual_income, climate, seasons, population_year, district_population } = row;
  const districts = await db
    .select({ id: district.id, code: district.code, name: district.name })
    .from(district)
    .where(eq(district.country_id, id))
    .orderBy(...byDistrict(language));
  const peopleOf = new Map(district_population);
  const year = String(population_year);
  // Each is known by its name alone; the schema says which there are.
  const told = Object.fromEntries(FIGURES.map((name) => [name, figures[name] ?? null]));
  return {
    ...(told as unknown as AnswerOf<typeof databankEndpoint>),
    founded_date: row.founded_date,
    fdrs_annual_income: annual_income.map(([year, value]) => ({ id: year, date: `${year}-01-01`, value })),
    key_climate: climate.map(([min_temp, avg_temp, max_temp, precipitation], index) => ({
      id: index + 1,
      year: population_year,
      month: index + 1,
      min_temp,
      avg_temp,
      max_temp,
      precipitation,
    })),
    acaps: seasons.map(({ type, event, label, months }, index) => ({
      id: index + 1,
      event: [phraseIn(language, event)],
      // A key, which screens give a colour and a name by.
      event_type: [type],
      label: [phraseIn(language, label)],
      month: months.map((month) => MONTHS[month - 1] ?? ''),
      source: 'ACAPS',
    })),
    wb_population: {
      year,
      population: figures.world_bank_population ?? null,
      districts: districts.map(({ name, ...place }) => ({
        ...place,
        name: textIn(language, name),
        population: peopleOf.get(place.id) ?? null,
        year,
      })),
    },
  };
}

const NO_FIGURES = ['founded_date', 'fdrs_annual_income', 'key_climate', 'acaps', 'wb_population'];
const FIGURES = Object.keys(databankEndpoint.answer.shape).filter((name) => !NO_FIGURES.includes(name));
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
