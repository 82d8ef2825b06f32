import { and, eq, ne, sql } from 'drizzle-orm';
import { UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import type { LocalUnitBody } from '#contracts/localUnits/schemas.ts';
import { UPLOAD_ERRORS, UPLOAD_STATUS } from '#contracts/localUnits/upload.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, local_unit, local_unit_upload } from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';
import { isExternal } from '#provider/queries/localUnits/externalTypes.ts';
import { readUnits } from '#provider/queries/localUnits/uploadedUnits.ts';
import type { Writer } from './asked.ts';
import { isOutside } from './localUnits.ts';

export interface SentFile {
  country: number;
  local_unit_type: number;
  file: File;
}

const ofType = (country_id: number, type_id: number) =>
  and(eq(local_unit.country_id, country_id), eq(local_unit.type_id, type_id));

/** What a file holds. Throws 400 for what is no workbook, and for a type that is not externally managed. */
async function read(db: Database, { country: id, local_unit_type: type, file }: SentFile) {
  if (!/\.xls[xm]$/i.test(file.name)) throw badRequest({ file: [UPLOAD_ERRORS.notExcel] });
  if (!(await isExternal(db, id, type))) throw badRequest({ local_unit_type: [UPLOAD_ERRORS.notExternal] });
  const [place] = await db.select().from(country).where(eq(country.id, id));
  return readUnits(new Uint8Array(await file.arrayBuffer()), {
    country: id,
    type,
    isOutside: (location) => isOutside(place?.bbox, location),
  });
}

/** What a file would do. Throws 400 as an upload does, and with what is wrong with the file as a whole. */
export async function previewUnits(db: Database, sent: SentFile) {
  const found = await read(db, sent);
  if (typeof found === 'string') throw badRequest({ file: [found] });
  return {
    read: found.read.map(({ row, unit }) => ({
      row,
      name: unit.local_branch_name || unit.english_branch_name || '',
      address: unit.address_loc || unit.address_en || null,
    })),
    refused: found.refused,
    replaced: await db.$count(
      local_unit,
      and(ofType(sent.country, sent.local_unit_type), eq(local_unit.is_deprecated, false)),
    ),
  };
}

/** A key of `local_units_deprecate_reason`: another. */
const OTHER = 4;

/**
 * Takes a file: its units take the place of all of their type, which are out of use then. Where a row is refused nothing is taken.
 * Resolves with the id of the upload, which keeps what became of it.
 */
export async function uploadUnits(db: Database, sent: SentFile, writer: Writer): Promise<number> {
  const found = await read(db, sent);
  const { read: units, refused } = typeof found === 'string' ? { read: [], refused: [] } : found;
  const isTaken = typeof found !== 'string' && refused.length === 0;
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const of = { country_id: sent.country, type_id: sent.local_unit_type };
    if (isTaken) {
      await tx
        .update(local_unit)
        .set({
          is_deprecated: true,
          deprecated_reason: OTHER,
          deprecated_reason_overview: `Replaced by the file ${sent.file.name}`,
          modified_by_id: writer.user.id,
          modified_at: sql`now()` as never,
        })
        .where(and(ofType(sent.country, sent.local_unit_type), ne(local_unit.is_deprecated, true)));
      await tx.insert(local_unit).values(units.map(({ unit }) => rowOf(unit, writer.user.id)));
    }
    const [made] = await tx
      .insert(local_unit_upload)
      .values({
        ...of,
        file_name: sent.file.name.slice(-100),
        file_size: sent.file.size,
        status: isTaken ? UPLOAD_STATUS.success : UPLOAD_STATUS.failed,
        success_count: isTaken ? units.length : 0,
        failed_count: refused.length,
        error_message: typeof found === 'string' ? found : null,
        refused,
        triggered_by_id: writer.user.id,
      })
      .returning({ id: local_unit_upload.id });
    return made?.id ?? 0;
  });
}

function rowOf(unit: LocalUnitBody, user_id: number): typeof local_unit.$inferInsert {
  const { country: country_id, type: type_id, level, location_json, health, visibility, ...texts } = unit;
  return {
    ...texts,
    country_id,
    type_id,
    level_id: level ?? null,
    latitude: location_json.lat,
    longitude: location_json.lng,
    health: health ?? null,
    ...(visibility !== undefined && { visibility }),
    status: UNIT_STATUS.external,
    user_id,
    modified_by_id: user_id,
  };
}
