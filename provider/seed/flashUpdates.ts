import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { SECRETARIAT } from '#contracts/flashUpdates/codes.ts';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { isAmong } from '#provider/queries/filters.ts';
import { groupBy } from '#provider/queries/lists.ts';
import { addressOf, fullName, phoneOf } from './generate/people.ts';
import { inEachLanguage, say } from './generate/wording.ts';
import { continueIds, insertAll } from './insert.ts';
import { createRandom, type Random } from './random.ts';

/** Any number: updates are drawn apart, so that they move no other record. */
const TOPIC = 1_700_000;
const COUNT = 25;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PUBLIC = 3;
/** Of disasters: epidemics are no matter of flash updates. */
const EPIDEMIC = 1;
const TOLD_EARLY = [1, 16, 8];
const BY_GOVERNMENT = [9, 11, 8];

const SOURCES = [
  'National disaster management authority',
  'Meteorological service',
  'Situation report of the United Nations',
];

/** Invented organizations that are mailed to, with the language of their people. */
const DONORS: readonly (readonly [
  organization: string,
  iso3: string,
  language: Language,
  position: string,
  groups: number[],
])[] = [
  ['Northern Lights Foundation', 'NOR', 'en', 'Head of Emergencies', [2]],
  ['Ministry for Solidarity', 'FRA', 'fr', 'Chargée de mission', [1]],
  ['Agencia de Ayuda Exterior', 'ESP', 'es', 'Coordinadora humanitaria', [1]],
  ['Gulf Relief Fund', 'ARE', 'ar', 'Programme officer', [1, 3]],
  ['Lake Union Bank', 'CHE', 'fr', 'Partnerships', [3]],
  ['Pacific Shipping Line', 'PHL', 'en', 'Community programmes', [3]],
  ['Helping Hands Trust', 'GBR', 'en', 'Grants manager', [2]],
  ['Fundación Cordillera', 'COL', 'es', 'Directora de programas', [2]],
];
const GROUPS = ['Governments', 'Foundations', 'Private sector'];

/** Flash updates on the emergencies of the last year, by the federation's demo account, and whom they are mailed to. */
export async function seedFlashUpdates(db: Database, seed: number, now: Date): Promise<void> {
  await seedDonors(db, createRandom(seed + TOPIC));
  const [author] = await db.select().from(tables.user).where(eq(tables.user.username, 'ifrc-admin'));
  const { event } = tables;
  const events = await db
    .select()
    .from(event)
    .where(
      and(
        eq(event.visibility, PUBLIC),
        isNotNull(event.summary),
        sql`${event.dtype_id} <> ${EPIDEMIC}`,
        sql`${event.disaster_start_date} > ${new Date(now.getTime() - 365 * DAY_MS).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(event.disaster_start_date), asc(event.id));
  // Spread over the year, the latest among them.
  const step = Math.max(1, Math.floor(events.length / COUNT));
  const chosen = events
    .filter((_, index) => index % step === 0)
    .slice(0, COUNT)
    .reverse();
  const ids = chosen.map(({ id }) => id);
  const [types, countries, districts] = await Promise.all([
    db.select().from(tables.disaster_type),
    db
      .select({ of: tables.event_country.event_id, country: tables.country })
      .from(tables.event_country)
      .innerJoin(tables.country, eq(tables.country.id, tables.event_country.country_id))
      .where(isAmong(tables.event_country.event_id, ids)),
    db
      .select({ of: tables.event_district.event_id, district: tables.district })
      .from(tables.event_district)
      .innerJoin(tables.district, eq(tables.district.id, tables.event_district.district_id))
      .where(isAmong(tables.event_district.event_id, ids)),
  ]);
  const placesOf = groupBy(countries, ({ of }) => of);
  const rows: Rows = { updates: [], places: [], districts: [], actions: [], references: [], changes: [] };
  for (const [index, row] of chosen.entries()) {
    const id = index + 1;
    const random = createRandom(seed + TOPIC + id);
    const places = (placesOf.get(row.id) ?? []).map(({ country }) => country);
    const type = types.find((one) => one.id === row.dtype_id);
    const [first] = places;
    if (!type || !first) continue;
    const written = Math.min(
      new Date(row.disaster_start_date).getTime() + random.int(3, 40) * HOUR_MS,
      now.getTime() - HOUR_MS,
    );
    const at = new Date(written);
    const month = `${String(at.getUTCMonth() + 1).padStart(2, '0')}/${at.getUTCFullYear()}`;
    const delegate = fullName(random, 'KEN');
    rows.updates.push({
      id,
      title: inEachLanguage(
        (language) =>
          `${places.map(({ name }) => say(name, language)).join(' - ')} - ${say(type.name, language)} ${month}`,
      ),
      hazard_type_id: type.id,
      situational_overview: row.summary,
      originator_name: `${author?.first_name ?? ''} ${author?.last_name ?? ''}`.trim(),
      originator_title: 'Operations Coordinator',
      originator_email: author?.email ?? null,
      originator_phone: phoneOf(random, 'CHE'),
      ifrc_name: delegate,
      ifrc_title: 'Head of Delegation',
      ifrc_email: addressOf(delegate, 'federation'),
      ifrc_phone: phoneOf(random, 'CHE'),
      share_with: SECRETARIAT,
      user_id: author?.id ?? null,
      modified_by_id: author?.id ?? null,
      created_at: at.toISOString(),
      modified_at: at.toISOString(),
    });
    for (const place of places) {
      const flash_place_id = rows.places.length + 1;
      rows.places.push({ id: flash_place_id, flash_update_id: id, country_id: place.id });
      for (const { of, district } of districts)
        if (of === row.id && district.country_id === place.id)
          rows.districts.push({ flash_place_id, district_id: district.id });
    }
    rows.actions.push(
      {
        flash_update_id: id,
        organization: 'NTLS',
        actions: TOLD_EARLY.slice(0, random.int(1, 3)),
        summary: 'Volunteers of the local branches were there within hours and assess needs.',
      },
      {
        flash_update_id: id,
        organization: 'FDRN',
        actions: [8],
        summary: 'The delegation supports the National Society and follows the situation.',
      },
      ...(random.chance(0.6)
        ? [
            {
              flash_update_id: id,
              organization: 'GOV',
              actions: BY_GOVERNMENT.slice(0, random.int(1, 3)),
              summary: null,
            },
          ]
        : []),
    );
    rows.references.push(
      ...random.some(SOURCES, random.int(1, 2)).map((source_description) => ({
        flash_update_id: id,
        date: at.toISOString().slice(0, 10),
        source_description,
        url: 'https://example.org/situation',
      })),
    );
    rows.changes.push({
      kind: 'flashUpdate',
      record_id: id,
      user_id: author?.id ?? 0,
      action: 'created',
      changed_at: at.toISOString(),
    });
  }
  await insertAll(db, tables.flash_update, rows.updates);
  await insertAll(db, tables.flash_place, rows.places);
  await insertAll(db, tables.flash_place_district, rows.districts);
  await insertAll(db, tables.flash_action_taken, rows.actions);
  await insertAll(db, tables.flash_reference, rows.references);
  await insertAll(db, tables.record_change, rows.changes);
  await continueIds(db, 'flash_update');
  await continueIds(db, 'flash_place');
}

type RowOf<Name extends keyof typeof tables> = (typeof tables)[Name] extends { $inferInsert: infer Row }
  ? Row
  : never;

/** What is written of all updates, a statement for each table. */
interface Rows {
  updates: RowOf<'flash_update'>[];
  places: RowOf<'flash_place'>[];
  districts: RowOf<'flash_place_district'>[];
  actions: RowOf<'flash_action_taken'>[];
  references: RowOf<'flash_reference'>[];
  changes: RowOf<'record_change'>[];
}

async function seedDonors(db: Database, random: Random) {
  await insertAll(
    db,
    tables.donor_group,
    GROUPS.map((name, index) => ({ id: index + 1, name })),
  );
  await insertAll(
    db,
    tables.donor,
    DONORS.map(([organization_name, iso3, language, position], index) => {
      const name = fullName(random, iso3);
      const [first_name = '', ...last] = name.split(' ');
      const email = addressOf(name, `donor${index + 1}`);
      return {
        id: index + 1,
        organization_name,
        first_name,
        last_name: last.join(' '),
        email,
        position,
        language,
      };
    }),
  );
  await insertAll(
    db,
    tables.donor_in_group,
    DONORS.flatMap(([, , , , groups], index) =>
      groups.map((group_id) => ({ donor_id: index + 1, group_id })),
    ),
  );
  await continueIds(db, 'donor');
  await continueIds(db, 'donor_group');
}
