import { and, eq } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { local_unit_external } from '#provider/database/schema.ts';

/** Whether units of a type are kept elsewhere. */
export async function isExternal(db: Database, country_id: number, type_id: number): Promise<boolean> {
  const { country_id: of, type_id: type, enabled } = local_unit_external;
  return (
    (await db.$count(local_unit_external, and(eq(of, country_id), eq(type, type_id), eq(enabled, true)))) > 0
  );
}
