import type { country_document, country_plan, membership_coordination } from '#provider/database/schema.ts';
import { documentPath, picturePath } from '#provider/http/media.ts';
import type { Random } from '../random.ts';
import type { Place } from './countryPlaces.ts';
import { partnerOf } from './societies.ts';
import type { Emergencies } from './tables.ts';

/** What National Societies plan, publish and learn about themselves, table by table. */
export interface CountryPlans {
  documents: (typeof country_document)['$inferInsert'][];
  plans: (typeof country_plan)['$inferInsert'][];
  coordinations: (typeof membership_coordination)['$inferInsert'][];
}

const HAS_PLAN = 0.6;
const SECTORS = ['climate', 'crisis', 'health', 'migration', 'inclusion', 'enabling_functions'] as const;
/** What a plan wants money for; the first is what its appeals ask for. */
export const ONGOING_OPERATIONS = 'ongoing_emergency_operations';
const PRIORITIES = [
  ['climate_and_environment', 0.18],
  ['disasters_and_crisis', 0.3],
  ['health_and_wellbeing', 0.3],
  ['migration_and_displacement', 0.1],
  ['value_power_and_inclusion', 0.12],
] as const;

/** Plans and documents of National Societies; what a plan asks for emergencies is what the appeals of its country ask for. */
export function generateCountryPlans(
  now: Date,
  places: readonly Place[],
  { appeals }: Emergencies,
): CountryPlans {
  const out: CountryPlans = { documents: [], plans: [], coordinations: [] };
  const asked = activeByCountry(now, appeals);
  for (const place of places) {
    if (place.country.society_name === null) continue;
    addDocuments(out, now, place);
    const random = place.dice(4);
    if (place.isRich || (place.isSupported && random.chance(HAS_PLAN)))
      addPlan(out, random, place, asked.get(place.country.id) ?? { requested: 0, people: 0 });
  }
  return out;
}

function activeByCountry(now: Date, appeals: Emergencies['appeals']) {
  const found = new Map<number, { requested: number; people: number }>();
  for (const { country_id, start_date, end_date, amount_requested, num_beneficiaries } of appeals) {
    if (new Date(start_date) > now || new Date(end_date) <= now) continue;
    const known = found.get(country_id) ?? { requested: 0, people: 0 };
    known.requested += Math.round(amount_requested ?? 0);
    known.people += num_beneficiaries ?? 0;
    found.set(country_id, known);
  }
  return found;
}

function addDocuments({ documents }: CountryPlans, now: Date, { country, isRich, dice }: Place) {
  const random = dice(6);
  const thisYear = now.getUTCFullYear();
  const iso3 = country.iso3.toLowerCase();
  const add = (name: string, document_type: string, year: number, until?: number) => {
    const file = `${name.replaceAll(' ', '-')}-${iso3}-${year}`;
    documents.push({
      country_id: country.id,
      name,
      document_type,
      year: `${year}-01-01`,
      end_year: until === undefined ? null : `${until}-12-31`,
      year_text: until === undefined ? String(year) : `${year}–${until}`,
      url: documentPath(file),
      thumbnail: picturePath(file),
    });
  };
  if (isRich || random.chance(0.7)) {
    const from = thisYear - random.int(0, 3);
    add('Strategic plan', 'Our Strategic Plan', from, from + 4);
  }
  if (isRich || random.chance(0.6)) add('Statutes', 'Our Governing Documents', thisYear - random.int(2, 12));
  const reports = isRich ? 4 : random.int(0, 2);
  for (let age = 1; age <= reports; age += 1) {
    add(`Annual report ${thisYear - age}`, 'Our Annual Report', thisYear - age);
    if (isRich) add(`Financial report ${thisYear - age}`, 'Our Financial Report', thisYear - age);
  }
}

function addPlan(
  { plans, coordinations }: CountryPlans,
  random: Random,
  { country, isRich }: Place,
  appeals: { requested: number; people: number },
) {
  const planned = Math.round(random.around(isRich ? 9_000_000 : 4_000_000, 0.5) / 1_000) * 1_000;
  const people = Math.round(planned / random.int(15, 45));
  const priorities = [
    ...(appeals.requested > 0
      ? [
          {
            type: ONGOING_OPERATIONS,
            funding_requirement: appeals.requested,
            people_targeted: appeals.people,
          },
        ]
      : []),
    ...PRIORITIES.map(([type, share]) => ({
      type,
      funding_requirement: Math.round(planned * share),
      people_targeted: Math.round(people * share),
    })),
  ];
  const file = country.iso3.toLowerCase();
  plans.push({
    country_id: country.id,
    requested_amount: priorities.reduce((sum, { funding_requirement }) => sum + funding_requirement, 0),
    people_targeted: priorities.reduce((sum, { people_targeted }) => sum + people_targeted, 0),
    public_plan_file: documentPath(`Network-plan-${file}`),
    internal_plan_file: documentPath(`Unified-plan-${file}`),
    priorities,
  });
  const partners = new Set(
    Array.from({ length: isRich ? 6 : random.int(2, 4) }, () => partnerOf(random, country).id),
  );
  for (const national_society_id of partners)
    for (const sector of random.some(SECTORS, random.int(1, 3)))
      coordinations.push({ country_id: country.id, national_society_id, sector });
}
