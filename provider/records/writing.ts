import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { user } from '#provider/database/schema.ts';
import { badRequest, HttpError } from '#provider/http/errors.ts';

/** Throws `HttpError` 412 when the record is not as the caller saw it; `seen` undefined asks nothing. */
export function refuseUnseen(seen: string | undefined, changedAt: string): void {
  if (seen !== undefined && seen !== changedAt) throw new HttpError(412, 'The record was changed meanwhile.');
}

/** The same of records that say it in a field of the change, as the real API has it. Throws `HttpError` 400. */
export function seenInBody(field: string, seen: unknown, changedAt: string): void {
  if (typeof seen !== 'string') throw badRequest({ [field]: ['Modified At is required!'] });
  if (Date.parse(seen) < Date.parse(changedAt)) throw badRequest({ [field]: ['OBSOLETE_PAYLOAD'] });
}

/** Throws `HttpError` 400 for a change in another language than the one that the texts are written in. */
export function refuseOtherLanguage(spoken: Language, original: Language): void {
  if (spoken !== original) throw badRequest(`Only original language is supported: ${original}`);
}

/** The moment of a change: later than the last one, however fast two of them come. */
export const laterThan = (column: SQLWrapper): never =>
  sql`greatest(now(), ${column} + interval '1 millisecond')` as never;

/** Throws `HttpError` 400 by field for mistakes that a change brings in; those that were there before may stay. */
export function refuseNewMistakes(schema: z.core.$ZodType, stored: unknown, changed: unknown): void {
  const mistakes = (body: unknown) =>
    z.safeParse(schema, body).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  const known = new Set(mistakes(stored).map(String));
  const fields: Record<string, string[]> = {};
  for (const [path = '', message = ''] of mistakes(changed)) {
    if (known.has(String([path, message]))) continue;
    const field = path.split('.')[0] ?? '';
    fields[field] = [...new Set([...(fields[field] ?? []), message])];
  }
  if (Object.keys(fields).length > 0) throw badRequest(fields);
}

/** Whoever counts what a user has and adds to it does so one after the other, within the transaction. */
export async function lockUser(tx: Pick<Database, 'select'>, id: number): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, id)).for('update');
}
