import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import {
  PER_DOCUMENT_ERRORS,
  PER_DOCUMENT_LIMIT,
  type perDocumentsEndpoint,
} from '#contracts/per/documents.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, per_document, per_overview } from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';
import { pageBounds } from '#provider/http/page.ts';
import type { StoredFile } from '#provider/http/storedFiles.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { type PerPlace, perRules } from '#rules/per.ts';
import { isNumber, says } from '../filters.ts';

const columns = {
  document: per_document,
  country: per_overview.country_id,
  region: country.region_id,
};
const documents = (db: Database) =>
  db
    .select(columns)
    .from(per_document)
    .innerJoin(per_overview, eq(per_overview.id, per_document.overview_id))
    .innerJoin(country, eq(country.id, per_overview.country_id));
export type DocumentRow = Awaited<ReturnType<typeof documents>>[number];

/** Those of the places that the user looks after, and their own. */
async function isSeen(db: Database, user: SignedInUser): Promise<SQL> {
  const places = await db
    .selectDistinct({ country: per_overview.country_id, region: country.region_id })
    .from(per_overview)
    .innerJoin(country, eq(country.id, per_overview.country_id));
  const managed = places.filter((place) => perRules.manage(user, place)).map((place) => place.country);
  return sql`(${per_overview.country_id} = any(${`{${managed.join(',')}}`}::integer[]) or ${per_document.user_id} = ${user.id})`;
}

/** The newest first. */
export async function listDocuments(
  db: Database,
  query: QueryOf<typeof perDocumentsEndpoint>,
  user: SignedInUser,
): Promise<{ count: number; rows: DocumentRow[] }> {
  const where = and(
    await isSeen(db, user),
    isNumber(per_overview.country_id, query.country),
    isNumber(country.region_id, query.region),
    isNumber(per_overview.id, query.per),
    says(per_document.name, query.search),
  );
  const { limit, offset } = pageBounds(query);
  const rows = await documents(db).where(where).orderBy(desc(per_document.created_at), desc(per_document.id));
  return { count: rows.length, rows: rows.slice(offset, offset + limit) };
}

/** One that the user may see. */
export async function findDocument(db: Database, id: number, user: SignedInUser | undefined) {
  if (!user) return undefined;
  const [row] = await documents(db).where(and(isNumber(per_document.id, id), await isSeen(db, user)));
  return row;
}

/** The country of a cycle with its region; undefined for no such cycle. */
export async function placeOfCycle(db: Database, id: number): Promise<PerPlace | undefined> {
  const [place] = await db
    .select({ country: per_overview.country_id, region: country.region_id })
    .from(per_overview)
    .innerJoin(country, eq(country.id, per_overview.country_id))
    .where(isNumber(per_overview.id, id));
  return place;
}

/** Throws `HttpError` 400 for one more than a person may send. */
export async function refuseTooMany(db: Database, overview: number, user: number): Promise<void> {
  const own = and(eq(per_document.overview_id, overview), eq(per_document.user_id, user));
  if ((await db.$count(per_document, own)) >= PER_DOCUMENT_LIMIT)
    throw badRequest({ file: [PER_DOCUMENT_ERRORS.tooMany] });
}

export async function addDocument(
  db: Database,
  overview_id: number,
  user_id: number,
  { stored_as, name, media_type, size, content_hash }: StoredFile,
): Promise<number> {
  const [row] = await db
    .insert(per_document)
    .values({ overview_id, user_id, stored_as, name, media_type, size, content_hash })
    .returning({ id: per_document.id });
  return row?.id ?? 0;
}

export const removeDocument = (db: Database, id: number) =>
  db.delete(per_document).where(eq(per_document.id, id));

/** The stored names of all; each belongs to a cycle from its beginning. */
export async function storedDocuments(db: Database): Promise<string[]> {
  const rows = await db.select({ stored_as: per_document.stored_as }).from(per_document);
  return rows.map(({ stored_as }) => stored_as);
}
