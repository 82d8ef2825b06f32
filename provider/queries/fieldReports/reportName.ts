import { and, count, eq, lt, ne, sql } from 'drizzle-orm';
import { LANGUAGES } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import type { Translated } from '#provider/database/schema/columns.ts';
import { country, disaster_type, field_report, field_report_country } from '#provider/database/schema.ts';
import { textIn } from '../texts.ts';

/** What the full name of a report is made of. */
export interface NamedReport {
  /** The report that is edited; missing for a new one. */
  id?: number | undefined;
  countries: readonly number[];
  dtype: number;
  event?: number | null | undefined;
  start_date?: string | null | undefined;
  is_covid_report?: boolean | null | undefined;
  title?: string | null | undefined;
}

/**
 * The full name of a report, "NPL: Flood - 05-2026 - Floods in Bagmati #2 (2026-05-03)", in every language, and which report of
 * its emergency and country it is; the number shows from the second on, with the day of writing.
 * Source: emergencies facts, 11.6.
 */
export async function nameReport(db: Database, report: NamedReport) {
  const [{ country: place, what }, position] = await Promise.all([
    partsOf(db, report),
    positionOf(db, report),
  ]);
  const number = position.number > 1 ? ` #${position.number} (${position.day})` : '';
  const summary = inEveryLanguage((language) => {
    const where = place?.iso3 ?? (place ? textIn(language, place.name) : '');
    if (report.is_covid_report) return `${where}: ${COVID}${number}`;
    const parts = [what(language), monthOf(report.start_date), report.title?.trim()];
    return `${where}: ${parts.filter(Boolean).join(' - ')}${number}`;
  });
  return { summary, number: position.number };
}

/** The name of the emergency that a report opened, like those of all others: "Nepal: Flood - 05-2026 - Floods in Bagmati". */
export async function nameEmergency(db: Database, report: NamedReport): Promise<Translated> {
  const { country: place, what } = await partsOf(db, report);
  return inEveryLanguage((language) => {
    const where = place ? textIn(language, place.name) : '';
    const title = report.is_covid_report ? undefined : report.title?.trim();
    const parts = [report.is_covid_report ? COVID : what(language), monthOf(report.start_date), title];
    return `${where}: ${parts.filter(Boolean).join(' - ')}`;
  });
}

const COVID = 'COVID-19';

const inEveryLanguage = (textFor: (language: (typeof LANGUAGES)[number]) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textFor(language)])) as unknown as Translated;

/** The first country of a report, and its type of disaster in words. */
async function partsOf(db: Database, report: NamedReport) {
  const [places, types] = await Promise.all([
    db
      .select({ iso3: country.iso3, name: country.name })
      .from(country)
      .where(eq(country.id, report.countries[0] ?? -1)),
    db.select().from(disaster_type).where(eq(disaster_type.id, report.dtype)),
  ]);
  const [type] = types;
  return {
    country: places[0],
    what: (language: (typeof LANGUAGES)[number]) => type && textIn(language, type.name),
  };
}

/** The number of a report among those of its emergency and country, from 1, and the day that it was or is written. */
async function positionOf(db: Database, { id, event, countries }: NamedReport) {
  const [own] = id === undefined ? [] : await db.select().from(field_report).where(eq(field_report.id, id));
  const day = (own ? new Date(own.created_at) : new Date()).toISOString().slice(0, 10);
  if (!event) return { number: 1, day };
  // One that moves to this emergency becomes its last; one that was there keeps its place.
  const isThere = own?.event_id === event;
  if (isThere && own?.fr_num) return { number: own.fr_num, day };
  const [found] = await db
    .select({ count: count() })
    .from(field_report)
    .innerJoin(field_report_country, eq(field_report_country.field_report_id, field_report.id))
    .where(
      and(
        eq(field_report.event_id, event),
        eq(field_report_country.country_id, countries[0] ?? -1),
        id === undefined ? sql`true` : ne(field_report.id, id),
        isThere && own ? lt(field_report.created_at, own.created_at) : sql`true`,
      ),
    );
  return { number: (found?.count ?? 0) + 1, day };
}

/** "05-2026" */
function monthOf(moment: string | null | undefined) {
  if (!moment) return '';
  const [year, month] = new Date(moment).toISOString().split('-');
  return `${month}-${year}`;
}
