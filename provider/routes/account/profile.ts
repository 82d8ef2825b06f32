import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { peopleEndpoint } from '#contracts/account/people.ts';
import { updateUserEndpoint } from '#contracts/account/profile.ts';
import { ORGANIZATION_TYPES } from '#contracts/account/registration.ts';
import { defineEndpoint } from '#contracts/defineEndpoint.ts';
import { user as userTable } from '#provider/database/schema.ts';
import { badRequest, notFound, notSignedIn } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import { listPeople } from '#provider/queries/account/people.ts';
import { updateUser } from '#provider/queries/account/updateUser.ts';
import type { Accounts } from '#provider/security/accounts.ts';
import { profileOf } from '#provider/security/profile.ts';
import { confirmProfile, waitingOf } from '#provider/security/profileConfirmation.ts';
import { findUserById } from '#provider/security/users.ts';
import { can } from '#rules/permissions.ts';

/**
 * Confirms the country and kind of organisation that somebody says they are of; the body repeats them, so that nothing else is
 * confirmed than what was looked at. For administrators and their programs: the app does not call it, so no pact promises it.
 * Errors: `server` 401, 403 for all but superusers and admins of that country, 404, 400 when something else waits.
 */
const confirmProfileEndpoint = defineEndpoint({
  title: 'the confirmation of a profile',
  method: 'POST',
  path: '/api/v2/user/{id}/confirm-profile/',
  token: 'required',
  language: 'english',
  body: z.object({ country: z.nullable(z.int()), org_type: z.enum(ORGANIZATION_TYPES) }),
  answer: z.object({ id: z.int(), country: z.nullable(z.int()), org_type: z.string() }),
  interactions: [],
});

/** Serves what people say of themselves, and the confirmation of what opens records. */
export function profileRoutes(app: FastifyInstance, accounts: Accounts): void {
  serveList(app, peopleEndpoint, listPeople, ({ user }) => can.seePeople(user));

  const { db } = accounts;

  implement(app, updateUserEndpoint, {
    may: ({ user }) => can.editOwnProfile(user),
    async handle({ user, path, body, language, request }) {
      if (!user) throw notSignedIn();
      if (recordId(path.id) !== user.id) throw notFound();
      await updateUser(accounts, user, body, request.ip);
      const me = await findUserById(db, user.id, app.federationDomain);
      return profileOf(db, me ?? user, language);
    },
  });

  implement(app, confirmProfileEndpoint, {
    async record({ path }) {
      const [account] = await db
        .select()
        .from(userTable)
        .where(eq(userTable.id, recordId(path.id)));
      const waiting = account && waitingOf(account);
      return waiting && { id: account.id, ...waiting };
    },
    may: ({ user }, account) => can.confirmProfile(user, account),
    async handle({ path, body }) {
      const id = recordId(path.id);
      if (!(await confirmProfile(accounts, id, body)))
        throw badRequest({ non_field_errors: ['Something else waits to be confirmed by now.'] });
      return { id, ...body };
    },
  });
}
