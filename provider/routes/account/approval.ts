import type { FastifyInstance } from 'fastify';
import { approveRegistrationEndpoint, pendingRegistrationsEndpoint } from '#contracts/account/approval.ts';
import { notFound, notSignedIn } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import { listPendingRegistrations } from '#provider/queries/account/pendingRegistrations.ts';
import type { Accounts } from '#provider/security/accounts.ts';
import { approve } from '#provider/security/approval.ts';
import type { SignedInUser } from '#provider/security/users.ts';
import { can } from '#rules/permissions.ts';

const mayApprove = ({ user }: { user: SignedInUser | undefined }) => can.approveRegistrations(user);

/** Serves the registrations that wait for an administrator, and letting them in. */
export function approvalRoutes(app: FastifyInstance, accounts: Accounts): void {
  serveList(
    app,
    pendingRegistrationsEndpoint,
    (db, query, { user, language }) => {
      if (!user) throw notSignedIn();
      return listPendingRegistrations(db, query, user, language);
    },
    mayApprove,
  );

  implement(app, approveRegistrationEndpoint, {
    may: mayApprove,
    async handle({ user, path }) {
      if (!user) throw notSignedIn();
      const id = recordId(path.id);
      if (!(await approve(accounts, user, id))) throw notFound();
      return { id };
    },
  });
}
