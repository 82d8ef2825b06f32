import { and, eq } from 'drizzle-orm';
import { UNIT_STATUS } from '#contracts/localUnits/codes.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, local_unit, local_unit_external } from '#provider/database/schema.ts';
import { badRequest, notFound } from '#provider/http/errors.ts';
import { offers } from '#provider/queries/localUnits/localUnitOptions.ts';

interface Decision {
  country: number;
  local_unit_type: number;
  enabled: boolean;
}

/** Errors of the real API, in its words. */
const KNOWN = 'The fields country, local_unit_type must make a unique set.';
const WAITING =
  'There are local units of this type that wait to be validated. Validate or revert them first.';

/** Makes a type of a country externally managed. Resolves with its id. Throws 400 by field. */
export function addExternalType(
  db: Database,
  { country: of, local_unit_type: type, enabled }: Decision,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    if ((await tx.$count(country, eq(country.id, of))) === 0 || !offers('type', type))
      throw badRequest({ local_unit_type: ['Select one of the choices offered.'] });
    const isKnown = and(eq(local_unit_external.country_id, of), eq(local_unit_external.type_id, type));
    if ((await tx.$count(local_unit_external, isKnown)) > 0) throw badRequest({ non_field_errors: [KNOWN] });
    const [made] = await tx
      .insert(local_unit_external)
      .values({ country_id: of, type_id: type, enabled })
      .returning({ id: local_unit_external.id });
    await settle(tx, { country_id: of, type_id: type, enabled });
    return made?.id ?? 0;
  });
}

/** Turns one on or off. Throws 404 where there is none, 400 where units wait. */
export function changeExternalType(db: Database, id: number, { enabled }: Decision): Promise<void> {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const [row] = await tx
      .select()
      .from(local_unit_external)
      .where(eq(local_unit_external.id, id))
      .for('update');
    if (!row) throw notFound();
    if (row.enabled === enabled) return;
    await tx.update(local_unit_external).set({ enabled }).where(eq(local_unit_external.id, id));
    await settle(tx, { ...row, enabled });
  });
}

/** Units that are validated are locked, or open again. */
async function settle(
  tx: Database,
  { country_id, type_id, enabled }: { country_id: number; type_id: number; enabled: boolean },
) {
  const { unvalidated, pendingEdit, validated, external } = UNIT_STATUS;
  const inUse = and(
    eq(local_unit.country_id, country_id),
    eq(local_unit.type_id, type_id),
    eq(local_unit.is_deprecated, false),
  );
  const withStatus = (status: number) => and(inUse, eq(local_unit.status, status));
  if (enabled) {
    const waiting = await Promise.all(
      [unvalidated, pendingEdit].map((status) => tx.$count(local_unit, withStatus(status))),
    );
    if (waiting.some((count) => count > 0)) throw badRequest({ non_field_errors: [WAITING] });
  }
  const [from, to] = enabled ? [validated, external] : [external, validated];
  await tx.update(local_unit).set({ status: to }).where(withStatus(from));
}
