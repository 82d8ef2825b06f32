import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { deploymentTotalsEndpoint, personnelEndpoint } from '#contracts/surge/deployments.ts';
import type { erusEndpoint } from '#contracts/surge/units.ts';
import type { Database } from '#provider/database/connect.ts';
import { eru, event, personnel } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { isFlag, isNumber, isOneOf, isText, isWithin, says } from '../filters.ts';
import { labelOf, labelOrder } from '../labels.ts';
import { orderOf } from '../lists.ts';
import { hasVisibleEvent, isMovementReader, type Reader } from '../reader.ts';
import { miniCountry } from '../reference/countries.ts';
import { containsPhrase, phraseIn, saysPhrase } from '../terms.ts';
import { textIn } from '../texts.ts';
import { from, hasBegunThisYear, isOngoing, mini, to } from './missions.ts';

const nameOf = (table: typeof from | typeof to | typeof event) => sql`${table.name}->>'en'`;
const societyOf = (table: typeof from | typeof to) => sql`${table.society_name}->>'en'`;
const eventColumns = {
  id: event.id,
  name: event.name,
  slug: event.slug,
  dtype: event.dtype_id,
  parent_event: event.parent_event_id,
};

/** People sent to emergencies, those who begin last first. Their names are for members of the Movement. */
export async function listPersonnel(db: Database, query: QueryOf<typeof personnelEndpoint>, reader: Reader) {
  const mayName = isMovementReader(reader);
  const where = and(
    hasVisibleEvent(reader, personnel.event_id),
    isNumber(personnel.event_id, query.event_deployed_to),
    isNumber(personnel.country_from_id, query.country_from),
    isNumber(personnel.country_to_id, query.country_to),
    isText(personnel.type, query.type),
    isNumber(event.dtype_id, query.dtype),
    containsPhrase(personnel.role, query.role__icontains),
    saysPhrase(
      mayName ? sql`${personnel.name} || ' ' || ${personnel.role}` : sql`${personnel.role}`,
      query.search,
    ),
    // All that are kept here are active records.
    isFlag(sql`true`, query.is_active),
    ...isWithin(personnel.start_date, {
      gt: query.start_date__gt,
      gte: query.start_date__gte,
      lte: query.start_date__lte,
    }),
    ...isWithin(personnel.end_date, {
      gt: query.end_date__gt,
      gte: query.end_date__gte,
      lte: query.end_date__lte,
    }),
  );
  const columns = {
    id: personnel.id,
    start_date: personnel.start_date,
    end_date: personnel.end_date,
    // An order by hidden names would tell them.
    name: mayName ? personnel.name : personnel.id,
    role: personnel.role,
    type: personnel.type,
    country_from: societyOf(from),
    country_to: nameOf(to),
    deployment: personnel.event_id,
    deployment__event_deployed_to: nameOf(event),
  };
  const { limit, offset } = pageBounds(query);
  const [total, rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(personnel)
      .leftJoin(event, eq(event.id, personnel.event_id))
      .where(where),
    db
      .select({ person: personnel, event: eventColumns, from: mini(from), to: mini(to) })
      .from(personnel)
      .leftJoin(event, eq(event.id, personnel.event_id))
      .leftJoin(from, eq(from.id, personnel.country_from_id))
      .leftJoin(to, eq(to.id, personnel.country_to_id))
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['-start_date'], personnel.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ person, event: at, from: sender, to: place }) => ({
    ...unkeptPersonnelFields,
    id: person.id,
    name: mayName ? person.name : null,
    role: phraseIn(reader.language, person.role),
    type: person.type,
    start_date: person.start_date,
    end_date: person.end_date,
    is_active: true,
    country_from: sender && miniCountry(sender, reader.language),
    country_to: place && miniCountry(place, reader.language),
    deployment: {
      id: person.id,
      comments: null,
      event_deployed_to: at && { ...at, name: textIn(reader.language, at.name) },
      country_deployed_to: place && miniCountry(place, reader.language),
      region_deployed_to: place?.region ?? null,
      translation_module_original_language: 'en',
    },
    translation_module_original_language: 'en',
  }));
  return { count: total[0]?.count ?? 0, results };
}

/** What the real backend takes from its staffing system and this one does not keep. */
const unkeptPersonnelFields = {
  appraisal_received: false,
  gender: null,
  location: null,
  molnix_id: null,
  molnix_status: 'active',
  molnix_tags: [],
  surge_alert_id: null,
};

/** Emergency Response Units; one at an emergency that the reader may not see is hidden with it. */
export async function listErus(db: Database, query: QueryOf<typeof erusEndpoint>, reader: Reader) {
  const isDeployed = sql`${eru.deployed_to_id} is not null`;
  const where = and(
    hasVisibleEvent(reader, eru.event_id),
    isNumber(eru.event_id, query.event),
    isOneOf(eru.event_id, query.event__in),
    query.deployed_to__isnull === undefined ? undefined : sql`${isDeployed} <> ${query.deployed_to__isnull}`,
    isOneOf(eru.deployed_to_id, query.deployed_to__in),
    isNumber(eru.type, query.type),
    isNumber(event.dtype_id, query.disaster_type),
    ...isWithin(eru.start_date, { gte: query.start_date__gte, lte: query.start_date__lte }),
    isFlag(eru.available, query.available),
    says(sql`concat_ws(' ', ${nameOf(from)}, ${societyOf(from)}, ${nameOf(event)})`, query.search),
  );
  const columns = {
    id: eru.id,
    type: labelOrder('deployments_eru_type', eru.type, reader.language),
    start_date: eru.start_date,
    units: eru.units,
    equipment_units: eru.equipment_units,
    available: eru.available,
    deployed_to__society_name: nameOf(to),
    event__name: nameOf(event),
    eru_owner__national_society_country__society_name: societyOf(from),
  };
  const { limit, offset } = pageBounds(query);
  const [total, rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(eru)
      .innerJoin(from, eq(from.id, eru.owner_id))
      .leftJoin(event, eq(event.id, eru.event_id))
      .where(where),
    db
      .select({ unit: eru, event: eventColumns, owner: mini(from), to: mini(to) })
      .from(eru)
      .innerJoin(from, eq(from.id, eru.owner_id))
      .leftJoin(to, eq(to.id, eru.deployed_to_id))
      .leftJoin(event, eq(event.id, eru.event_id))
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['-id'], eru.id))
      .limit(limit)
      .offset(offset),
  ]);
  const results = rows.map(({ unit, event: at, owner, to: place }) => ({
    id: unit.id,
    type: unit.type,
    type_display: labelOf('deployments_eru_type', unit.type, reader.language),
    units: unit.units,
    equipment_units: unit.equipment_units,
    available: unit.available,
    start_date: unit.start_date,
    end_date: unit.end_date,
    eru_owner: { id: owner.id, national_society_country: miniCountry(owner, reader.language) },
    deployed_to: place && miniCountry(place, reader.language),
    event: at && { ...at, name: textIn(reader.language, at.name) },
  }));
  return { count: total[0]?.count ?? 0, results };
}

/** How many people and units are out now, and how many were sent this year. */
export async function sumDeployments(
  db: Database,
  { event: id }: QueryOf<typeof deploymentTotalsEndpoint>,
  reader: Reader,
) {
  const people = (when: SQL) =>
    db.$count(
      personnel,
      and(when, isNumber(personnel.event_id, id), hasVisibleEvent(reader, personnel.event_id)),
    );
  const units = (when: SQL | undefined) =>
    db.$count(
      eru,
      and(
        sql`${eru.deployed_to_id} is not null`,
        when,
        isNumber(eru.event_id, id),
        hasVisibleEvent(reader, eru.event_id),
      ),
    );
  const [activePeople, activeUnits, peopleOfYear, unitsOfYear] = await Promise.all([
    people(isOngoing),
    units(undefined),
    people(hasBegunThisYear),
    units(sql`${eru.start_date} >= date_trunc('year', now())`),
  ]);
  return {
    active_rapid_response_personnel: activePeople,
    active_emergency_response_units: activeUnits,
    rapid_response_deployments_this_year: peopleOfYear,
    emergency_response_unit_deployed_this_year: unitsOfYear,
  };
}
