import { and, eq, inArray } from 'drizzle-orm';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { Database } from '#provider/database/connect.ts';
import { dref_user, user } from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';
import { isAmong } from '#provider/queries/filters.ts';
import type { Writer } from './asked.ts';
import { lockStage } from './dref.ts';

/**
 * Shares an application, and all that follows it, with these people and nobody else. Resolves with those who are new and with
 * the application. Throws `HttpError` 400 for whoever cannot work with it, 404.
 */
export function shareDref(db: Database, dref: number, users: readonly number[], writer: Writer) {
  return db.transaction(async (transaction) => {
    const tx: Database = transaction;
    const row = await lockStage(tx, 'application', dref, writer);
    const wanted = [...new Set(users)];
    const people = await tx
      .select()
      .from(user)
      .where(and(inArray(user.id, wanted.length > 0 ? wanted : [0]), eq(user.is_active, true)));
    if (people.some(({ limit_access_to_guest }) => limit_access_to_guest) || people.length < wanted.length)
      throw badRequest({ users: [FORM_ERRORS.unknownRecord] });
    const before = await tx.select().from(dref_user).where(eq(dref_user.dref_id, dref));
    const known = new Set(before.map(({ user_id }) => user_id));
    const gone = [...known].filter((id) => !wanted.includes(id));
    if (gone.length > 0)
      await tx.delete(dref_user).where(and(eq(dref_user.dref_id, dref), isAmong(dref_user.user_id, gone)));
    const added = people.filter(({ id }) => !known.has(id));
    if (added.length > 0)
      await tx.insert(dref_user).values(added.map(({ id }) => ({ dref_id: dref, user_id: id })));
    return { row, added };
  });
}
