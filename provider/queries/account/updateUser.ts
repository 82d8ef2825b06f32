import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { updateUserEndpoint } from '#contracts/account/profile.ts';
import { country, user } from '#provider/database/schema.ts';
import { badRequest } from '#provider/http/errors.ts';
import type { Accounts } from '#provider/security/accounts.ts';
import { admitAttempt } from '#provider/security/attempts.ts';
import { askForConfirmation, saidOf } from '#provider/security/profileConfirmation.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { can } from '#rules/permissions.ts';

type UserChange = z.output<NonNullable<(typeof updateUserEndpoint)['body']>>;

/**
 * Changes what is given and nothing else. Country and kind of organisation open records and allow visibilities: they wait for an
 * administrator, unless the caller needs nobody's word. Throws `HttpError` 400 for a country that does not exist, 429 after too many questions.
 */
export async function updateUser(
  accounts: Accounts,
  me: SignedInUser,
  { profile, ...names }: UserChange,
  address: string,
) {
  const { db } = accounts;
  const { country: country_id, org_type, ...texts } = profile ?? {};
  if (country_id !== undefined) {
    const [known] = await db.select({ id: country.id }).from(country).where(eq(country.id, country_id));
    if (!known) throw badRequest({ profile: { country: ['Choose a country of the list.'] } });
  }
  const changed = { ...names, ...texts };
  if (Object.keys(changed).length > 0) await db.update(user).set(changed).where(eq(user.id, me.id));
  if (country_id === undefined && org_type === undefined) return;
  const [account] = await db.select().from(user).where(eq(user.id, me.id));
  if (!account) return;
  const before = saidOf(account);
  if ((country_id ?? before.country) === before.country && (org_type ?? before.org_type) === before.org_type)
    return;
  const said = { country: country_id ?? before.country, org_type: org_type ?? before.org_type };
  if (can.confirmProfile(me, { id: me.id, country: said.country }))
    await db
      .update(user)
      .set({
        country_id: said.country,
        org_type: said.org_type,
        asked_country_id: null,
        asked_org_type: null,
      })
      .where(eq(user.id, me.id));
  else {
    // Each question mails people who did not ask for it.
    await admitAttempt(db, { account: `profile of ${me.id}`, address }, 'mail');
    await askForConfirmation(accounts, account, said);
  }
}
