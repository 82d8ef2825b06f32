import { and, eq, inArray } from 'drizzle-orm';
import { UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import { UPLOAD_STATUS } from '#contracts/localUnits/upload.ts';
import type { Database } from '#provider/database/connect.ts';
import {
  local_unit,
  local_unit_change,
  local_unit_external,
  local_unit_upload,
} from '#provider/database/schema.ts';
import { before } from './generate/dates.ts';

/** The Philippines, whose National Society keeps its training centres elsewhere and sends them as files. */
const OF = { country_id: 176, type_id: 5 };

/** One type that is externally managed, with what was sent of it. Call it when local units are there. */
export async function seedExternalTypes(db: Database, now: Date): Promise<void> {
  await db.insert(local_unit_external).values({ id: 1, ...OF });
  const own = and(eq(local_unit.country_id, OF.country_id), eq(local_unit.type_id, OF.type_id));
  const units = await db
    .update(local_unit)
    .set({ status: UNIT_STATUS.external })
    .where(own)
    .returning({ id: local_unit.id });
  if (units.length > 0)
    await db.delete(local_unit_change).where(
      inArray(
        local_unit_change.local_unit_id,
        units.map(({ id }) => id),
      ),
    );
  const sent = { ...OF, file_size: 9_412 };
  await db.insert(local_unit_upload).values([
    {
      ...sent,
      id: 1,
      triggered_at: before(now, 41).toISOString(),
      file_name: 'training-centres-draft.xlsx',
      status: UPLOAD_STATUS.failed,
      failed_count: 1,
      refused: [
        {
          row: 3,
          name: 'Cebu Training Centre',
          errors: [{ column: 'longitude', text: 'Enter a longitude from -180 to 180.' }],
        },
      ],
    },
    {
      ...sent,
      id: 2,
      triggered_at: before(now, 40).toISOString(),
      file_name: 'training-centres.xlsx',
      status: UPLOAD_STATUS.success,
      success_count: units.length,
      refused: [],
    },
  ]);
}
