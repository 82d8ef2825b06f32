import { asc, eq, sql } from 'drizzle-orm';
import { LANGUAGES, type Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, region, subscription, user, user_country } from '#provider/database/schema.ts';
import { textIn } from '#provider/queries/texts.ts';
import { can } from '#rules/permissions.ts';
import { waitingOf } from './profileConfirmation.ts';
import type { SignedInUser } from './users.ts';

/** Everything that `/api/v2/user/me/` tells its user, names in their language. Source: GO API, schema `UserMe`. */
export async function profileOf(db: Database, me: SignedInUser, language: Language) {
  const { countries: _, ...known } = me;
  const [profile, subscriptions, countries] = await Promise.all([
    findProfile(db, me.id, language),
    findSubscriptions(db, me.id),
    findCountries(db, me.id, language),
  ]);
  return {
    ...known,
    profile,
    subscription: subscriptions,
    user_countries_regions: countries,
    lang_permissions: Object.fromEntries(LANGUAGES.map((code) => [code, can.changeStrings(me)])),
  };
}

async function findProfile(db: Database, id: number, language: Language) {
  const [row] = await db
    .select()
    .from(user)
    .leftJoin(country, eq(country.id, user.country_id))
    .where(eq(user.id, id));
  if (!row) return null;
  const { city, org, org_type, department, position, phone_number, country_id } = row.app_user;
  const waiting = waitingOf(row.app_user);
  return {
    country: country_id,
    country_details: row.country && miniCountry(row.country, language),
    city,
    org,
    org_type,
    department,
    position,
    phone_number,
    // What an administrator has yet to confirm.
    waiting: waiting ?? null,
    accepted_montandon_license_terms: false,
  };
}

function miniCountry(row: typeof country.$inferSelect, language: Language) {
  const { id, iso, iso3, fdrs, record_type, independent, is_deprecated, region_id } = row;
  return {
    id,
    name: textIn(language, row.name),
    iso,
    iso3,
    region: region_id,
    society_name: textIn(language, row.society_name),
    record_type,
    record_type_display: RECORD_TYPES[record_type] ?? '',
    independent,
    is_deprecated,
    fdrs,
    average_household_size: null,
    translation_module_original_language: 'en',
  };
}

/** Texts of `api_country_type`. */
const RECORD_TYPES: Partial<Record<number, string>> = {
  1: 'Country',
  2: 'Cluster',
  3: 'Region',
  4: 'Country Office',
  5: 'Representative Office',
};

function findSubscriptions(db: Database, id: number) {
  return db
    .select({
      rtype: subscription.rtype,
      stype: subscription.stype,
      country: subscription.country_id,
      region: subscription.region_id,
      event: subscription.event_id,
      dtype: subscription.dtype_id,
      lookup_id: subscription.lookup_id,
    })
    .from(subscription)
    .where(eq(subscription.user_id, id))
    .orderBy(asc(subscription.id));
}

async function findCountries(db: Database, id: number, language: Language) {
  const rows = await db
    .select({ country: country.id, name: country.name, region: country.region_id, region_name: region.name })
    .from(user_country)
    .innerJoin(country, eq(country.id, user_country.country_id))
    .leftJoin(region, eq(region.id, country.region_id))
    .where(eq(user_country.user_id, id))
    .orderBy(sql`${country.id}`);
  return rows.map((row) => ({
    country: row.country,
    country_name: textIn(language, row.name),
    region: row.region,
    region_details: row.region === null ? null : { id: row.region, name: textIn(language, row.region_name) },
  }));
}
