import { and, asc, desc, eq } from 'drizzle-orm';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  district,
  emergency_project,
  event,
  event_contact,
  event_district,
  event_key_figure,
  event_link,
  featured_document,
} from '#provider/database/schema.ts';
import { addressOf } from '#provider/http/media.ts';
import { contactsOfReports } from '../fieldReports/reportContacts.ts';
import { isNumber } from '../filters.ts';
import { isVisibleEvent, isVisibleOfEvent, type Reader } from '../reader.ts';
import { byDistrict, miniDistrict } from '../reference/countries.ts';
import { phraseIn } from '../terms.ts';
import { textIn } from '../texts.ts';
import { relationsOfEvents } from './eventRelations.ts';
import { eventCore } from './events.ts';

/** The id behind a slug; undefined when no emergency that the reader may see has it. */
export async function findEventBySlug(db: Database, slug: string, reader: Reader) {
  const [row] = await db
    .select({ id: event.id })
    .from(event)
    .where(and(eq(event.slug, slug), isVisibleEvent(reader)))
    .limit(1);
  return row?.id;
}

/**
 * One emergency, whole, also when it was merged into another; undefined when it is missing or hidden from the reader.
 * `origin`: where this backend answers, for the addresses of files that it keeps.
 */
export async function findEvent(db: Database, id: number, reader: Reader, origin: string) {
  const [row] = await db
    .select()
    .from(event)
    .where(and(isNumber(event.id, id), isVisibleEvent(reader)))
    .limit(1);
  if (!row) return undefined;
  const [relations, districts, contacts, figures, links, activities, documents] = await Promise.all([
    relationsOfEvents(db, [row.id], reader),
    districtsOf(db, row.id, reader.language),
    db.select().from(event_contact).where(eq(event_contact.event_id, row.id)).orderBy(asc(event_contact.id)),
    db
      .select()
      .from(event_key_figure)
      .where(eq(event_key_figure.event_id, row.id))
      .orderBy(asc(event_key_figure.id)),
    db.select().from(event_link).where(eq(event_link.event_id, row.id)).orderBy(asc(event_link.id)),
    db.$count(
      emergency_project,
      and(eq(emergency_project.event_id, row.id), isVisibleOfEvent(reader, emergency_project)),
    ),
    db
      .select()
      .from(featured_document)
      .where(eq(featured_document.event_id, row.id))
      .orderBy(desc(featured_document.id)),
  ]);
  const related = relations(row.id);
  const contactsOf = await contactsOfReports(
    db,
    related.field_reports.map((report) => report.id),
    reader,
  );
  const written = { translation_module_original_language: row.original_language };
  return {
    ...eventCore(row, reader),
    dtype: row.dtype_id,
    hide_attached_field_reports: row.hide_attached_field_reports,
    hide_field_report_map: row.hide_field_report_map,
    ...related,
    field_reports: related.field_reports.map((report) =>
      Object.assign(report, { contacts: contactsOf(report.id) }),
    ),
    countries_for_preview: related.countries,
    districts: districts.map((row) => miniDistrict(row.district, reader.language)),
    contacts: contacts.map(({ event_id, ...contact }) => ({
      ...contact,
      title: phraseIn(reader.language, contact.title),
      event: event_id,
    })),
    key_figures: figures.map(({ event_id: _, ...figure }) => ({
      ...figure,
      deck: textIn(reader.language, figure.deck),
      source: phraseIn(reader.language, figure.source),
      ...written,
    })),
    links: links.map(({ event_id: _, ...link }) => ({
      ...link,
      title: textIn(reader.language, link.title),
      description: textIn(reader.language, link.description),
      ...written,
    })),
    featured_documents: documents.map(({ event_id: _, ...document }) => ({
      ...document,
      title: phraseIn(reader.language, document.title),
      description: phraseIn(reader.language, document.description),
      thumbnail: addressOf(origin, document.thumbnail),
      file: addressOf(origin, document.file),
    })),
    response_activity_count: activities,
  };
}

const districtsOf = (db: Database, id: number, language: Language) =>
  db
    .select({ district })
    .from(event_district)
    .innerJoin(district, eq(district.id, event_district.district_id))
    .where(eq(event_district.event_id, id))
    .orderBy(...byDistrict(language));
