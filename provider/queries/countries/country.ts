import { eq } from 'drizzle-orm';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, country_plan, country_profile, region } from '#provider/database/schema.ts';
import { isNumber } from '../filters.ts';
import type { Reader } from '../reader.ts';
import { miniRegion } from '../reference/countries.ts';
import { phraseIn } from '../terms.ts';
import { textIn } from '../texts.ts';

/** One country with its National Society, or a region's own record; undefined where there is none. The same to everybody. */
export async function findCountry(db: Database, id: number, { language }: Reader) {
  const [row] = await db
    .select({ country, region, profile: country_profile, planned: country_plan.country_id })
    .from(country)
    .leftJoin(region, eq(region.id, country.region_id))
    .leftJoin(country_profile, eq(country_profile.country_id, country.id))
    .leftJoin(country_plan, eq(country_plan.country_id, country.id))
    .where(isNumber(country.id, id))
    .limit(1);
  if (!row) return undefined;
  const { region_id, name, society_name, ...own } = row.country;
  return {
    ...own,
    name: textIn(language, name),
    society_name: textIn(language, society_name),
    region: region_id,
    regions_details: row.region && miniRegion(row.region, language),
    has_country_plan: row.planned !== null,
    ...profileOf(row.profile, id, language),
    organizational_capacity: null,
    translation_module_original_language: 'en',
  };
}

type Profile = typeof country_profile.$inferSelect;

/** Of a territory nothing is kept but where it is. */
function profileOf(profile: Profile | null, country: number, language: Language) {
  return {
    additional_tab_name: textIn(language, profile?.additional_tab_name ?? null),
    address_1: profile?.address_1 ?? null,
    address_2: profile?.address_2 ?? null,
    emails: profile?.emails ?? [],
    disaster_law_url: profile?.disaster_law_url ?? null,
    contacts: (profile?.contacts ?? []).map((contact) => ({
      ...contact,
      title: phraseIn(language, contact.title),
    })),
    links: (profile?.links ?? []).map((link) => ({ ...link, title: textIn(language, link.title) })),
    directory: (profile?.directory ?? []).map((person) => ({
      ...person,
      position: phraseIn(language, person.position),
    })),
    initiatives: (profile?.initiatives ?? []).map((initiative) => ({
      ...initiative,
      country,
      title: textIn(language, initiative.title),
      fund_type: phraseIn(language, initiative.fund_type),
      categories: initiative.categories.map((category) => phraseIn(language, category)),
    })),
    capacity: (profile?.capacity ?? []).map((assessment) => ({
      ...assessment,
      country,
      assessment_type_display: CAPACITY_TYPES[assessment.assessment_type] ?? '',
    })),
    country_delegation: (profile?.delegations ?? []).map((office) => ({
      ...office,
      dotype_name: phraseIn(language, office.dotype_name),
      // Numbers and addresses of people are told to nobody here.
      hod_mobile_number: null,
      hod_email: null,
    })),
    icrc_presence: profile?.icrc
      ? {
          id: country,
          country,
          ...profile.icrc,
          description: textIn(language, profile.icrc.description),
        }
      : null,
  };
}

/** Names that no language translates. */
const CAPACITY_TYPES = ['OCAC', 'BOCA'];
