import { type SQL, sql } from 'drizzle-orm';
import { HAZARDS, type Hazard, MONTHS } from '#contracts/risk/shared.ts';
import { country } from '#provider/database/schema.ts';
import { contains, isNumber } from '../filters.ts';

/* What answers of the risk API have in common. Its texts are English, whoever reads. */

const HAZARD_NAMES: Readonly<Record<Hazard, string>> = {
  EQ: 'Earthquake',
  FL: 'Flood',
  TC: 'Cyclone',
  EP: 'Epidemic',
  FI: 'Food Insecurity',
  SS: 'Storm Surge',
  DR: 'Drought',
  TS: 'Tsunami',
  CD: 'Cyclonic Wind',
  WF: 'WildFire',
};
export const HAZARD_CHOICES = HAZARDS.map((key) => ({ key, value: HAZARD_NAMES[key] }));

/** A row's hazard as the API tells it. */
export const hazardOf = (hazard_type: string) => ({
  hazard_type,
  hazard_type_display: HAZARD_NAMES[hazard_type as Hazard] ?? null,
});

export interface RiskCountry {
  id: number;
  iso: string | null;
  iso3: string | null;
  name: string;
  region: number | null;
}

/** The country of a row, of the table `country`; null where it has none. */
export const countryDetails: SQL<RiskCountry> = sql`case when ${country.id} is not null then json_build_object(
  'id', ${country.id}, 'iso', lower(${country.iso}), 'iso3', lower(${country.iso3}),
  'name', ${country.name}->>'en', 'region', ${country.region_id}) end`;

/** Countries whose code has the text in it, and of the region. */
export const isAskedFor = ({ iso3, region }: { iso3?: string | undefined; region?: number | undefined }) => [
  contains(country.iso3, iso3),
  isNumber(country.region_id, region),
];

/** Twelve figures by the names of their months. */
export const byMonth = (figures: readonly (number | null)[]) =>
  Object.fromEntries(MONTHS.map((month, index) => [month, figures[index] ?? null])) as Record<
    (typeof MONTHS)[number],
    number | null
  >;
