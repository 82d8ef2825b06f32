import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { regionKeyFiguresEndpoint } from '#contracts/regions/list.ts';
import type { Database } from '#provider/database/connect.ts';
import type { RegionTextKind } from '#provider/database/schema/region.ts';
import {
  country,
  country_plan,
  region,
  region_contact,
  region_key_figure,
  region_link,
  region_snippet,
} from '#provider/database/schema.ts';
import { addressOf } from '#provider/http/media.ts';
import { isNumber, says } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { orderOf, pageFrom } from '../lists.ts';
import { isVisibleOfRegion, type Reader } from '../reader.ts';
import { miniRegion } from '../reference/countries.ts';
import { phraseIn } from '../terms.ts';
import { textIn } from '../texts.ts';

/** `record_type` of countries and of clusters of countries. */
const [COUNTRY, CLUSTER] = [1, 2];

/** One region with what editors put on its page; undefined where there is none. `origin`: as for `findEvent`. */
export async function findRegion(db: Database, id: number, reader: Reader, origin: string) {
  const [row] = await db.select().from(region).where(isNumber(region.id, id)).limit(1);
  if (!row) return undefined;
  const { language } = reader;
  const [contacts, links, texts, national_society_count, country_cluster_count, plans] = await Promise.all([
    db.select().from(region_contact).where(eq(region_contact.region_id, id)).orderBy(asc(region_contact.id)),
    db.select().from(region_link).where(eq(region_link.region_id, id)).orderBy(asc(region_link.id)),
    db
      .select()
      .from(region_snippet)
      .where(and(eq(region_snippet.region_id, id), isVisibleOfRegion(reader, region_snippet)))
      .orderBy(asc(region_snippet.id)),
    countOf(db, id, COUNTRY, and(isNotNull(country.society_name), eq(country.independent, true))),
    countOf(db, id, CLUSTER),
    db.$count(
      country_plan,
      inArray(
        country_plan.country_id,
        db.select({ id: country.id }).from(country).where(eq(country.region_id, id)),
      ),
    ),
  ]);
  const original = { translation_module_original_language: 'en' };
  const titled = (wanted: RegionTextKind) =>
    texts
      .filter(({ kind }) => kind === wanted)
      .map(({ id, title, snippet }) => ({
        id,
        region: row.id,
        title: textIn(language, title),
        snippet: textIn(language, snippet),
        ...original,
      }));
  return {
    ...miniRegion(row, language),
    bbox: row.bbox,
    additional_tab_name: textIn(language, row.additional_tab_name),
    national_society_count,
    country_cluster_count,
    country_plan_count: plans,
    contacts: contacts.map(({ region_id: _, ...contact }) => ({
      ...contact,
      title: phraseIn(language, contact.title),
    })),
    links: links.map(({ region_id: _, ...link }) => ({ ...link, title: textIn(language, link.title) })),
    snippets: texts
      .filter(({ kind }) => kind === 'additional')
      .map(({ id, snippet, image, visibility }) => ({
        id,
        region: row.id,
        snippet: textIn(language, snippet),
        image: addressOf(origin, image),
        visibility,
        visibility_display: labelOf('api_visibility_choices', visibility, language),
        ...original,
      })),
    profile_snippets: titled('profile'),
    preparedness_snippets: titled('preparedness'),
    emergency_snippets: titled('emergency'),
  };
}

const countOf = (db: Database, id: number, type: number, more?: SQL) =>
  db.$count(
    country,
    and(eq(country.region_id, id), eq(country.record_type, type), eq(country.is_deprecated, false), more),
  );

/** The figures that editors put on the pages of regions, in the order in which they were written. */
export const listRegionKeyFigures = (
  db: Database,
  query: QueryOf<typeof regionKeyFiguresEndpoint>,
  reader: Reader,
) =>
  pageFrom(db, region_key_figure, query, {
    where: and(
      isVisibleOfRegion(reader, region_key_figure),
      isNumber(region_key_figure.region_id, query.region),
      says(sql`coalesce(all_names(${region_key_figure.deck}), '')`, query.search),
    ),
    order: orderOf(undefined, {}, [], region_key_figure.id),
    answers: (rows) =>
      rows.map(({ region_id, ...row }) => ({
        ...row,
        region: region_id,
        deck: textIn(reader.language, row.deck),
        source: phraseIn(reader.language, row.source),
        translation_module_original_language: 'en',
      })),
  });
