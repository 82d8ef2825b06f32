import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { updateUserEndpoint } from '#contracts/endpoints/profile.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, user } from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';

type UserChange = z.output<NonNullable<(typeof updateUserEndpoint)['body']>>;

/** Changes what is given and nothing else. Throws `HttpError` 400 for a country that does not exist. */
export async function updateUser(db: Database, id: number, { profile, ...names }: UserChange) {
  const { country: country_id, ...texts } = profile ?? {};
  if (country_id !== undefined) {
    const [known] = await db.select({ id: country.id }).from(country).where(eq(country.id, country_id));
    if (!known) throw badRequest({ profile: { country: ['Choose a country of the list.'] } });
  }
  const changed = { ...names, ...texts, ...(country_id !== undefined && { country_id }) };
  if (Object.keys(changed).length > 0) await db.update(user).set(changed).where(eq(user.id, id));
}
