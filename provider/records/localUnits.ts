import { and, desc, eq, sql } from 'drizzle-orm';
import { HEALTH_CHOICES, HEALTH_SERVICES, UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import {
  KeptLocalUnit,
  LOCAL_UNIT_ERRORS,
  LocalUnit,
  type LocalUnitBody,
} from '#contracts/localUnits/schemas.ts';
import type { Database } from '#provider/database/connect.ts';
import type { Polygon } from '#provider/database/schema/columns.ts';
import { CHANGE } from '#provider/database/schema/localUnits.ts';
import { country, local_unit, local_unit_change } from '#provider/database/schema.ts';
import { badRequest, forbidden, notFound } from '#provider/http/errors.ts';
import { keepChange } from '#provider/queries/history.ts';
import { isExternal } from '#provider/queries/localUnits/externalTypes.ts';
import { offers } from '#provider/queries/localUnits/localUnitOptions.ts';
import { isVisibleLocalUnit, localUnitAnswers } from '#provider/queries/localUnits/localUnits.ts';
import type { Reader } from '#provider/queries/reader.ts';
import { localUnitRules } from '#rules/localUnits.ts';
import { VISIBILITY } from '#rules/visibility.ts';
import type { Asked, Mistakes, Writer } from './asked.ts';
import { columnsOf } from './columns.ts';
import { defineRecord } from './defineRecord.ts';
import { to } from './references.ts';
import { laterThan } from './writing.ts';

/** A change says why beside the fields of a unit. */
type Written = LocalUnitBody & { update_reason_overview?: string | null | undefined };

const COLUMNS = { country: 'country_id', type: 'type_id', level: 'level_id' };

/**
 * A local unit. A new one waits to be validated; so does a change of a validated one, which keeps what stood there before; no
 * other can be changed.
 */
export const localUnitRecord = defineRecord<typeof local_unit, Written>({
  kind: 'localUnit',
  table: local_unit,
  schema: KeptLocalUnit,
  isVisible: isVisibleLocalUnit,
  answers: localUnitAnswers,
  // What the answer adds to the health data is not written.
  stored: ({ health }) => ({ health }),
  columns: COLUMNS,
  elsewhere: ['location_json'],
  derive: ({ body, before }) => ({
    latitude: body.location_json.lat,
    longitude: body.location_json.lng,
    visibility: body.visibility ?? VISIBILITY.secretariat,
    status: before ? UNIT_STATUS.pendingEdit : UNIT_STATUS.unvalidated,
    ...(before && { version_id: sql`${local_unit.version_id} + 1` as never }),
    health: body.health ? numbered(body.health) : null,
  }),
  references: {
    country: to(country.id),
    type: ({ body }) => !offers('type', body.type),
    level: ({ body }) => typeof body.level === 'number' && !offers('level', body.level),
    health: ({ body }) => namesUnknown(body.health),
  },
  refuse,
  async afterwards({ tx, id, before, writer }) {
    await tx.insert(local_unit_change).values({
      local_unit_id: id,
      previous: before ?? null,
      triggered_by_id: writer.user.id,
    });
  },
});

/** Who may, where it stands in its process, and whether it lies in its country. */
async function refuse({ tx, id, body, before, writer }: Asked<Written>): Promise<Mistakes> {
  const [place] = await tx.select().from(country).where(eq(country.id, body.country));
  const after = { country: body.country, region: place?.region_id, type: body.type };
  if (place && !localUnitRules.write(writer.user, after)) throw forbidden();
  if (before && id !== undefined) {
    const [row] = await tx.select().from(local_unit).where(eq(local_unit.id, id));
    const [was] = await tx.select().from(country).where(eq(country.id, before.country));
    const unit = { country: before.country, region: was?.region_id, type: before.type };
    if (!localUnitRules.write(writer.user, unit)) throw forbidden();
    // That it waits for a validation would be no answer: none opens it.
    if (row?.status === UNIT_STATUS.external) return { type: [LOCAL_UNIT_ERRORS.external] };
    if (row?.status !== UNIT_STATUS.validated) return { non_field_errors: [LOCAL_UNIT_ERRORS.onlyValidated] };
  }
  // Of a change too: under another type or in another country it would stand among units that come from files.
  if (await isExternal(tx, body.country, body.type)) return { type: [LOCAL_UNIT_ERRORS.external] };
  return isOutside(place?.bbox, body.location_json)
    ? { location_json: [LOCAL_UNIT_ERRORS.outsideCountry] }
    : {};
}

/** Whether a place is not in the rectangle round a country; of a country without one nobody knows. */
export function isOutside(
  box: Polygon | null | undefined,
  { lat, lng }: LocalUnitBody['location_json'],
): boolean {
  const ring = box?.coordinates[0];
  if (!ring) return false;
  const isIn = (value: number, axis: 0 | 1) => {
    const ends = ring.map((corner) => corner[axis]);
    return value >= Math.min(...ends) && value <= Math.max(...ends);
  };
  return !(isIn(lng, 0) && isIn(lat, 1));
}

function namesUnknown(health: LocalUnitBody['health']) {
  if (!health) return false;
  return (
    HEALTH_CHOICES.some((name) => typeof health[name] === 'number' && !offers(name, health[name])) ||
    HEALTH_SERVICES.some((name) => health[name]?.some((id) => !offers(name, id)))
  );
}

/** Rows that are new get ids that no other of this unit has. */
function numbered(health: NonNullable<LocalUnitBody['health']>) {
  let last = Math.max(0, ...(health.other_profiles ?? []).map(({ id = 0 }) => id));
  const other_profiles = (health.other_profiles ?? []).map((row) => {
    if (row.id === undefined) last += 1;
    return { ...row, id: row.id ?? last };
  });
  return { ...health, other_profiles };
}

type UnitRow = typeof local_unit.$inferSelect;

/** A step in the life of a unit: it is locked, the last change of it that waits is looked up, and its history kept. */
function step(
  db: Database,
  id: number,
  writer: Writer,
  take: (asked: {
    tx: Database;
    row: UnitRow;
    waiting: typeof local_unit_change.$inferSelect | undefined;
  }) => Promise<Partial<UnitRow>>,
): Promise<void> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const [row] = await tx.select().from(local_unit).where(eq(local_unit.id, id)).for('update');
    if (!row) throw notFound();
    const [waiting] = await tx
      .select()
      .from(local_unit_change)
      .where(and(eq(local_unit_change.local_unit_id, id), eq(local_unit_change.status, CHANGE.pending)))
      .orderBy(desc(local_unit_change.id))
      .limit(1);
    const change = await take({ tx, row, waiting });
    await tx
      .update(local_unit)
      .set({
        ...change,
        version_id: row.version_id + 1,
        modified_by_id: writer.user.id,
        modified_at: laterThan(local_unit.modified_at),
      })
      .where(eq(local_unit.id, id));
    const told = ({ status, is_deprecated }: Pick<UnitRow, 'status' | 'is_deprecated'>) => ({
      status,
      is_deprecated,
    });
    await keepChange(tx, {
      kind: 'localUnit',
      id,
      by: writer.user.id,
      before: told(row),
      after: told({ ...row, ...change }),
    });
  });
}

const decide = (tx: Database, id: number, status: number, writer: Writer, reason?: string) =>
  tx
    .update(local_unit_change)
    .set({
      status,
      decided_by_id: writer.user.id,
      decided_at: new Date().toISOString(),
      reason: reason ?? null,
    })
    .where(and(eq(local_unit_change.local_unit_id, id), eq(local_unit_change.status, CHANGE.pending)));

/** Throws 404 where nothing waits. */
export const validateLocalUnit = (db: Database, id: number, writer: Writer) =>
  step(db, id, writer, async ({ tx, row, waiting }) => {
    const isWaiting = row.status === UNIT_STATUS.unvalidated || row.status === UNIT_STATUS.pendingEdit;
    if (!waiting || !isWaiting) throw notFound('No change waits to be validated.');
    await decide(tx, id, CHANGE.approved, writer);
    return { status: await settledStatus(tx, row) };
  });

/** What stood there before comes back; a new one is out of use. Throws 400 where nothing waits. */
export const revertLocalUnit = (db: Database, id: number, writer: Writer, reason: string) =>
  step(db, id, writer, async ({ tx, waiting }) => {
    if (!waiting) throw badRequest('No change waits to be reverted.');
    await decide(tx, id, CHANGE.reverted, writer, reason);
    if (!waiting.previous) return { is_deprecated: true };
    const columns = columnsBefore(waiting.previous);
    const { country: country_id, type: type_id } = waiting.previous;
    return { ...columns, status: await settledStatus(tx, { country_id, type_id }) };
  });

/** Of a unit that waits for nobody: locked where its type has come to be kept elsewhere meanwhile. */
const settledStatus = async (
  tx: Database,
  { country_id, type_id }: Pick<UnitRow, 'country_id' | 'type_id'>,
) => ((await isExternal(tx, country_id, type_id)) ? UNIT_STATUS.external : UNIT_STATUS.validated);

/** What the columns of a unit held before a change: only validated ones are changed. */
const columnsBefore = (previous: LocalUnitBody): Partial<UnitRow> => ({
  ...columnsOf(local_unit, Object.keys(LocalUnit.def.shape), previous, COLUMNS),
  latitude: previous.location_json.lat,
  longitude: previous.location_json.lng,
  visibility: previous.visibility ?? VISIBILITY.secretariat,
  status: UNIT_STATUS.validated,
});

/** A unit as it was before a change, as the API told of it then; of a new one nothing. */
export async function answerBefore(db: Database, id: number, previous: LocalUnitBody | null, reader: Reader) {
  const [row] = previous ? await db.select().from(local_unit).where(eq(local_unit.id, id)) : [];
  if (!row || !previous) return {};
  const [answer] = await localUnitAnswers(db, [{ ...row, ...columnsBefore(previous) }], reader);
  return answer ?? {};
}

/** It is in no list any more. Throws 404 where it is so already. */
export const deprecateLocalUnit = (
  db: Database,
  id: number,
  writer: Writer,
  said: Pick<UnitRow, 'deprecated_reason' | 'deprecated_reason_overview'>,
) =>
  step(db, id, writer, async ({ row }) => {
    if (row.is_deprecated) throw notFound();
    return { ...said, is_deprecated: true };
  });

/** It is in use again. */
export const restoreLocalUnit = (db: Database, id: number, writer: Writer) =>
  step(db, id, writer, async ({ tx, row, waiting }) => {
    const isSettled = row.status === UNIT_STATUS.validated || row.status === UNIT_STATUS.external;
    // One that nobody had validated waits again.
    if (!isSettled && !waiting)
      await tx
        .insert(local_unit_change)
        .values({ local_unit_id: id, triggered_by_id: writer.user.id, previous: null });
    return {
      is_deprecated: false,
      deprecated_reason: null,
      deprecated_reason_overview: null,
      ...(isSettled && { status: await settledStatus(tx, row) }),
    };
  });
