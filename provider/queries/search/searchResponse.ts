import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#provider/database/connect.ts';
import {
  country,
  district,
  eru,
  event,
  personnel,
  primary_sector,
  project,
  project_district,
  project_secondary_sector,
  secondary_sector,
  surge_alert,
} from '#provider/database/schema.ts';
import { labelOf } from '../labels.ts';
import { groupBy } from '../lists.ts';
import { isMovementReader, isVisibleEvent, type Reader } from '../reader.ts';
import { phraseIn } from '../terms.ts';
import { sqlTextIn, textIn } from '../texts.ts';

/** The rows that search shows of projects and surge, see `searchGroups.ts`. */

/** The emergency is null for a reader who may not see it. `tags` are secondary sectors. */
export async function projectHits(db: Database, ids: number[], reader: Reader) {
  const { language } = reader;
  const [rows, places, sectors] = await Promise.all([
    db
      .select({ project, event, society: country, sector: primary_sector.label })
      .from(project)
      .innerJoin(country, eq(country.id, project.reporting_ns_id))
      .innerJoin(primary_sector, eq(primary_sector.key, project.primary_sector_key))
      .leftJoin(event, and(eq(event.id, project.event_id), isVisibleEvent(reader)))
      .where(inArray(project.id, ids)),
    db
      .select({ project_id: project_district.project_id, name: sqlTextIn(language, district.name) })
      .from(project_district)
      .innerJoin(district, eq(district.id, project_district.district_id))
      .where(inArray(project_district.project_id, ids)),
    db
      .select({ project_id: project_secondary_sector.project_id, label: secondary_sector.label })
      .from(project_secondary_sector)
      .innerJoin(secondary_sector, eq(secondary_sector.key, project_secondary_sector.sector_key))
      .where(inArray(project_secondary_sector.project_id, ids))
      .orderBy(asc(secondary_sector.key)),
  ]);
  const placesOf = groupBy(places, (row) => row.project_id);
  const tagsOf = groupBy(sectors, (row) => row.project_id);
  return rows.map(({ project: row, event: of, society, sector }) => ({
    id: row.id,
    name: textIn(language, row.name),
    event_id: of?.id ?? null,
    event_name: textIn(language, of?.name ?? null),
    national_society: textIn(language, society.society_name ?? society.name),
    national_society_id: society.id,
    sector: textIn(language, sector),
    tags: (tagsOf.get(row.id) ?? []).map(({ label }) => textIn(language, label)),
    regions: (placesOf.get(row.id) ?? []).map((place) => place.name),
    people_targeted: row.target_total,
    start_date: midnight(row.start_date),
    end_date: midnight(row.end_date),
  }));
}

/** A moment as search gives deadlines: with a blank between day and time, in UTC. Source: GO API. */
const spoken = (moment: string) => moment.replace('T', ' ').replace('Z', '+00:00');

/** A day as the moment that search gives. */
const midnight = (day: string) => `${day}T00:00:00.000Z`;

/** Calls for people that are open. With a Molnix number the position is what stands before the first comma. */
export async function surgeAlertHits(db: Database, ids: number[], { language }: Reader) {
  const rows = await db
    .select({ alert: surge_alert, event, country })
    .from(surge_alert)
    .innerJoin(event, eq(event.id, surge_alert.event_id))
    .leftJoin(country, eq(country.id, surge_alert.country_id))
    .where(inArray(surge_alert.id, ids));
  return rows.map(({ alert, event: of, country: at }) => ({
    id: alert.id,
    name: phraseIn(language, alert.molnix_id === null ? alert.message : (alert.message.split(',')[0] ?? '')),
    event_id: of.id,
    event_name: textIn(language, of.name),
    country: at && textIn(language, at.name),
    country_id: at?.id ?? null,
    keywords: alert.molnix_tags.map((tag) => phraseIn(language, tag.name)),
    surge_type: 'Surge Alert',
    alert_date: alert.opens,
    start_date: alert.start,
    deadline: alert.closes && spoken(alert.closes),
    status: labelOf('notifications_surge_alert_status', alert.molnix_status, language),
  }));
}

/** Emergency Response Units in the field. */
export async function surgeDeploymentHits(db: Database, ids: number[], { language }: Reader) {
  const owner = alias(country, 'owner');
  const deployedTo = alias(country, 'deployed_to');
  const rows = await db
    .select({ eru, event, owner, deployedTo })
    .from(eru)
    .innerJoin(event, eq(event.id, eru.event_id))
    .innerJoin(owner, eq(owner.id, eru.owner_id))
    .innerJoin(deployedTo, eq(deployedTo.id, eru.deployed_to_id))
    .where(inArray(eru.id, ids));
  return rows.map((row) => {
    const place = textIn(language, row.deployedTo.name);
    return {
      id: row.eru.id,
      event_id: row.event.id,
      event_name: textIn(language, row.event.name),
      owner: textIn(language, row.owner.society_name ?? row.owner.name),
      type: labelOf('deployments_eru_type', row.eru.type, language),
      personnel_units: row.eru.units,
      equipment_units: row.eru.equipment_units,
      deployed_country: place,
      deployed_country_name: place,
      deployed_country_id: row.deployedTo.id,
    };
  });
}

/** People deployed now. Who they are is for members of the Movement: to others `name` is null. */
export async function rapidResponseHits(db: Database, ids: number[], reader: Reader) {
  const { language } = reader;
  const isMovement = isMovementReader(reader);
  const from = alias(country, 'country_from');
  const to = alias(country, 'country_to');
  const rows = await db
    .select({ personnel, event, from, to })
    .from(personnel)
    .innerJoin(event, eq(event.id, personnel.event_id))
    .leftJoin(from, eq(from.id, personnel.country_from_id))
    .leftJoin(to, eq(to.id, personnel.country_to_id))
    .where(inArray(personnel.id, ids));
  return rows.map((row) => ({
    id: row.personnel.id,
    name: isMovement ? row.personnel.name : null,
    position: phraseIn(language, row.personnel.role),
    type: labelOf('deployments_personnel_type', row.personnel.type, language),
    event_id: row.event.id,
    event_name: textIn(language, row.event.name),
    deploying_country_id: row.from?.id ?? null,
    deploying_country_name: row.from && textIn(language, row.from.society_name ?? row.from.name),
    deployed_to_country_id: row.to?.id ?? null,
    deployed_to_country_name: row.to && textIn(language, row.to.name),
    start_date: row.personnel.start_date,
    end_date: row.personnel.end_date,
  }));
}
