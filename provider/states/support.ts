import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { JsonValue } from '#contracts/defineEndpoint.ts';
import type { Database } from '#provider/database/connect.ts';
import { user } from '#provider/database/schema.ts';

export type Parameters = Record<string, JsonValue>;

/** Makes a state of the pacts. May resolve with a function that undoes what the next promise must not find. */
export type StateHandler = (db: Database, parameters: Parameters) => Promise<unknown>;
export type States = Readonly<Record<string, StateHandler>>;

const DAY_MS = 86_400_000;
export const FLOOD = 12;
export const NEPAL = 123;

export const text = (parameters: Parameters, name: string) => String(parameters[name]);
export const number = (parameters: Parameters, name: string, fallback = 0) =>
  Number(parameters[name] ?? fallback);
export const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** True of every seeded database. */
export const isSeeded = async () => {};

/** There is no record of the id that it is given. */
export const isGone =
  (table: PgTable & { id: PgColumn }): StateHandler =>
  (db, parameters) =>
    db.delete(table).where(eq(table.id, number(parameters, 'id')));

/** Its last change was at the moment that an entity tag of ours stands for, or that a field says. */
export const hasVersion =
  (
    table: PgTable & { id: PgColumn },
    changedAt: 'modified_at' | 'updated_at' = 'modified_at',
  ): StateHandler =>
  (db, { id, version }) =>
    db
      .update(table)
      .set({ [changedAt]: String(version).replaceAll('"', '') } as never)
      .where(eq(table.id, Number(id)));

/** No seeded record has the name that `emptyPage` of the contracts asks for. */
export const nobodyHasTheName = (...records: string[]): States =>
  Object.fromEntries(records.map((record) => [`no ${record} has the name`, isSeeded]));

export async function idOf(db: Database, username: JsonValue | undefined) {
  const [found] = await db
    .select()
    .from(user)
    .where(eq(user.username, String(username)));
  if (!found) throw new Error(`There is no user ${username}.`);
  return found.id;
}
