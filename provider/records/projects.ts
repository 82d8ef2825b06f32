import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Language } from '#contracts/languages.ts';
import {
  PEOPLE_FIELDS,
  PROJECT_ERRORS,
  Project,
  type ProjectBody,
  projectStatus,
} from '#contracts/projects/schemas.ts';
import type { Database } from '#provider/database/connect.ts';
import * as tables from '#provider/database/schema.ts';
import { badRequest, notFound } from '#provider/http/errors.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { dayOf } from '#rules/dates.ts';
import { can } from '#rules/permissions.ts';
import { visibilitiesFor, visibilityKey, visibilityNumber } from '#rules/visibility.ts';
import { writtenProject } from '#rules/written.ts';
import { keepChange } from '../queries/history.ts';
import { projectAnswers } from '../queries/projects/projects.ts';
import { isVisibleEvent, isVisibleProject, type Reader } from '../queries/reader.ts';
import { textIn, written } from '../queries/texts.ts';
import { claimKey, settleKey } from './idempotency.ts';
import { setParts } from './parts.ts';
import { laterThan, refuseNewMistakes, refuseUnseen } from './writing.ts';

const { project, project_annual_split } = tables;

/** Some fields of a project. */
export type ProjectChange = { [Field in keyof ProjectBody]?: ProjectBody[Field] | undefined };

interface Writer {
  user: SignedInUser;
  /** The language of the texts. */
  language: Language;
}

/**
 * Writes a project with its places, tags and years, in one transaction. Resolves with its id. `key`: a second call with it
 * resolves with the first one's project. Throws `HttpError` 400 for what does not exist or may not be chosen, 422 for a key that
 * another record was written under.
 */
export function createProject(
  db: Database,
  body: z.output<typeof Project>,
  { user, language }: Writer,
  key: string | undefined,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const earlier = key && (await claimKey(tx, { user_id: user.id, key, kind: 'project' }, body));
    if (earlier) return earlier;
    await checkReferences(tx, body, { user, language });
    const rows = await tx
      .insert(project)
      .values({
        ...columnsOf(body),
        name: written(body.name, language),
        description: written(body.description, language),
        user_id: user.id,
        modified_by_id: user.id,
        original_language: language,
      })
      .returning({ id: project.id });
    const id = rows[0]?.id ?? 0;
    await writeParts(tx, id, body);
    await keepChange(tx, { kind: 'project', id, by: user.id });
    if (key) await settleKey(tx, { user_id: user.id, key }, id);
    return id;
  });
}

/**
 * Changes the given fields of a project, in one transaction. `seen` is the `modified_at` that the caller's change was made on.
 * Throws `HttpError` 404 when the project is missing or hidden, 412 when it changed after `seen`, 400 for mistakes that the
 * change would bring in; those that were there before may stay.
 */
export function updateProject(
  db: Database,
  id: number,
  change: ProjectChange,
  { user, language }: Writer,
  seen: string | undefined,
): Promise<void> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const row = await lockProject(tx, id, { user, language }, seen);
    const original = row.original_language as Language;
    const stored = await bodyOf(tx, row, { user, language: original });
    // What JSON sends is never undefined.
    const body = { ...stored, ...change } as ProjectBody;
    refuseNewMistakes(Project, stored, body);
    await checkReferences(tx, body, { user, language }, { ...stored, user: row.user_id });
    await tx
      .update(project)
      .set({
        ...columnsOf(body),
        ...(body.name !== stored.name && { name: written(body.name, original) }),
        ...(body.description !== stored.description && {
          description: written(body.description, original),
        }),
        modified_by_id: user.id,
        modified_at: laterThan(project.modified_at),
      })
      .where(eq(project.id, id));
    await writeParts(tx, id, body);
    const [changed = row] = await tx.select().from(project).where(eq(project.id, id));
    const after = await bodyOf(tx, changed, { user, language: original });
    await keepChange(tx, { kind: 'project', id, by: user.id, before: stored, after });
  });
}

/** Throws `HttpError` 404 when the project is missing or hidden, 412 when it changed after `seen`. */
export function deleteProject(db: Database, id: number, writer: Writer, seen: string | undefined) {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const row = await lockProject(tx, id, writer, seen);
    const before = await bodyOf(tx, row, { ...writer, language: row.original_language as Language });
    await keepChange(tx, { kind: 'project', id, by: writer.user.id, before });
    await tx.delete(project).where(eq(project.id, id));
  });
}

async function lockProject(tx: Database, id: number, reader: Reader, seen: string | undefined) {
  const [row] = await tx
    .select()
    .from(project)
    .where(and(eq(project.id, id), isVisibleProject(reader)))
    .for('update');
  if (!row) throw notFound();
  refuseUnseen(seen, row.modified_at);
  return row;
}

/** The columns of a project that hold what the body says, word for word. */
function columnsOf(body: ProjectBody) {
  const people = Object.fromEntries(PEOPLE_FIELDS.map((name) => [name, body[name] ?? null]));
  return {
    ...(people as { [Name in (typeof PEOPLE_FIELDS)[number]]: number | null }),
    reporting_ns_id: body.reporting_ns,
    reporting_ns_contact_name: body.reporting_ns_contact_name ?? null,
    reporting_ns_contact_role: body.reporting_ns_contact_role ?? null,
    reporting_ns_contact_email: body.reporting_ns_contact_email ?? null,
    project_country_id: body.project_country,
    event_id: body.event ?? null,
    dtype_id: body.dtype ?? null,
    primary_sector_key: body.primary_sector,
    programme_type: body.programme_type,
    operation_type: body.operation_type,
    status: body.status ?? statusOf(body),
    visibility: visibilityNumber(body.visibility ?? 'public'),
    budget_amount: body.budget_amount ?? null,
    actual_expenditure: body.actual_expenditure ?? null,
    start_date: body.start_date,
    end_date: body.end_date,
  };
}

/** Of a project that says no status: by its dates. */
const statusOf = ({ start_date, end_date }: ProjectBody) =>
  projectStatus({ start: start_date, end: end_date, isCompleted: false }, dayOf(new Date(), 'UTC'));

/** A stored project as a body that would write it again. */
async function bodyOf(tx: Database, row: typeof project.$inferSelect, writer: Writer): Promise<ProjectBody> {
  const [answer] = await projectAnswers(tx, [row], writer);
  const known = new Set(Object.keys(Project.def.shape));
  const kept = Object.entries(answer ?? {}).filter(([name]) => known.has(name));
  const body = Object.fromEntries(kept) as unknown as ProjectBody;
  // The answer hides an emergency that the writer may not see; the project stays linked to it.
  return { ...body, event: row.event_id, description: textIn(writer.language, row.description) };
}

/** Places and tags are set anew; years are created, changed and deleted by their ids. */
async function writeParts(tx: Database, id: number, body: ProjectBody) {
  const { project_district, project_secondary_sector } = tables;
  await tx.delete(project_district).where(eq(project_district.project_id, id));
  const districts = [...new Set(body.project_districts)];
  if (districts.length > 0)
    await tx
      .insert(project_district)
      .values(districts.map((district_id) => ({ project_id: id, district_id })));
  await tx.delete(project_secondary_sector).where(eq(project_secondary_sector.project_id, id));
  const tags = [...new Set(body.secondary_sectors ?? [])];
  if (tags.length > 0)
    await tx
      .insert(project_secondary_sector)
      .values(tags.map((sector_key) => ({ project_id: id, sector_key })));
  const splits = (body.annual_splits ?? []).map((split) => splitOf(id, split));
  await setParts(tx, project_annual_split, eq(project_annual_split.project_id, id), splits);
}

function splitOf(project_id: number, split: NonNullable<ProjectBody['annual_splits']>[number]) {
  const people = Object.fromEntries(PEOPLE_FIELDS.map((name) => [name, split[name] ?? null]));
  const { id, year, budget_amount = null } = split;
  return { ...people, id, project_id, year: year ?? 0, budget_amount };
}

/** An id of 0 is one, though no record has it. */
const isGiven = (id: number | null | undefined): id is number => typeof id === 'number';

/**
 * Refuses a project that points to what does not exist, or that its writer may not show as they want. What `before` said already
 * is not asked about again. Throws `HttpError` 400 by field.
 */
async function checkReferences(
  db: Database,
  body: ProjectBody,
  reader: Writer,
  before?: ProjectBody & { user: number | null },
): Promise<void> {
  const { country, district, disaster_type, event, primary_sector, secondary_sector } = tables;
  const lacks = async (table: PgTable, key: PgColumn, ids: readonly number[], also?: SQL) => {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) return false;
    return (await db.$count(table, and(inArray(key, wanted), also))) < wanted.length;
  };
  const isEventNew = isGiven(body.event) && body.event !== before?.event;
  const unknown = {
    reporting_ns: await lacks(country, country.id, [body.reporting_ns]),
    project_country: await lacks(country, country.id, [body.project_country]),
    project_districts: await lacks(
      district,
      district.id,
      body.project_districts,
      eq(district.country_id, body.project_country),
    ),
    // There are no records of the second administrative level here.
    project_admin2: (body.project_admin2 ?? []).length > 0,
    event: isEventNew ? await lacks(event, event.id, [body.event ?? 0], isVisibleEvent(reader)) : false,
    dtype: isGiven(body.dtype) ? await lacks(disaster_type, disaster_type.id, [body.dtype]) : false,
    primary_sector: await lacks(primary_sector, primary_sector.key, [body.primary_sector]),
    secondary_sectors: await lacks(secondary_sector, secondary_sector.key, body.secondary_sectors ?? []),
  };
  const errors: Record<string, string[]> = {};
  for (const [field, isUnknown] of Object.entries(unknown))
    if (isUnknown) errors[field] = [PROJECT_ERRORS.unknownRecord];
  const isTaken =
    before &&
    !can.editProject(reader.user, writtenProject(before), writtenProject({ ...body, user: before.user }));
  if (isTaken)
    errors[before.project_country === body.project_country ? 'reporting_ns' : 'project_country'] = [
      PROJECT_ERRORS.othersCountry,
    ];
  const { visibility = 'public' } = body;
  if (visibility !== before?.visibility) {
    if (!can.showProject(reader.user, before && writtenProject(before)))
      errors.visibility = [PROJECT_ERRORS.othersVisibility];
    else if (!(await mayChoose(db, reader)).includes(visibility))
      errors.visibility = [PROJECT_ERRORS.notVisibleChoice];
  }
  if (Object.keys(errors).length > 0) throw badRequest(errors);
}

async function mayChoose(db: Database, { user }: Writer) {
  const [profile] = await db
    .select({ org_type: tables.user.org_type })
    .from(tables.user)
    .where(eq(tables.user.id, user.id));
  return visibilitiesFor(profile?.org_type).map(visibilityKey);
}
