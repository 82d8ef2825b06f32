import { desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { field_report, field_report_file } from '#provider/database/schema.ts';
import {
  PHOTO_TYPE,
  photoContent,
  photoFileName,
  photoHash,
  photosOf,
} from '#provider/http/demonstrationPhotos.ts';
import { MADE_FROM_NAME } from '#provider/http/media.ts';
import { insertAll } from './insert.ts';

/** So many of the newest reports have photos, and all of emergencies that stand on the home page. */
const NEWEST = 40;
/** One report has as many, the next one less. */
const MOST = 3;

/** Gives the newest field reports photos, signed by who wrote them. Call it when the reports have their authors. */
export async function seedReportPhotos(db: Database): Promise<void> {
  const newest = db
    .select({ id: field_report.id })
    .from(field_report)
    .orderBy(desc(field_report.created_at), desc(field_report.id))
    .limit(NEWEST);
  const reports = await db
    .select({
      id: field_report.id,
      dtype: field_report.dtype_id,
      user: field_report.user_id,
      created_at: field_report.created_at,
    })
    .from(field_report)
    .where(
      sql`${inArray(field_report.id, newest)} or ${field_report.event_id} in (select id from event where is_featured)`,
    )
    .orderBy(field_report.id);
  await insertAll(
    db,
    field_report_file,
    reports.flatMap(({ id, dtype, user, created_at }, index) =>
      user === null
        ? []
        : photosOf(dtype)
            .slice(0, MOST - (index % MOST))
            .map((photo) => ({
              field_report_id: id,
              user_id: user,
              client_id: `demonstration-${id}-${photo}`,
              stored_as: MADE_FROM_NAME,
              name: photoFileName(photo),
              media_type: PHOTO_TYPE,
              size: photoContent(photo).length,
              content_hash: photoHash(photo),
              created_at,
            })),
    ),
  );
}
