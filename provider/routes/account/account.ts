import type { FastifyInstance } from 'fastify';
import {
  alertSubscriptionsEndpoint,
  createAlertSubscriptionEndpoint,
  deleteAlertSubscriptionEndpoint,
  updateAlertSubscriptionEndpoint,
} from '#contracts/account/alertSubscriptions.ts';
import {
  apiTokensEndpoint,
  createApiTokenEndpoint,
  revokeApiTokenEndpoint,
} from '#contracts/account/apiTokens.ts';
import { currentUserEndpoint } from '#contracts/account/currentUser.ts';
import { signInEndpoint } from '#contracts/account/signIn.ts';
import { signOutEndpoint } from '#contracts/account/signOut.ts';
import { updateSubscriptionsEndpoint } from '#contracts/account/subscriptions.ts';
import { notSignedIn } from '#provider/http/errors.ts';
import { implement, tokenOf } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { serveList } from '#provider/http/serveList.ts';
import { isFromThisMachine } from '#provider/http/thisMachine.ts';
import {
  createAlertSubscription,
  deleteAlertSubscription,
  listAlertSubscriptions,
  updateAlertSubscription,
} from '#provider/queries/account/alertSubscriptions.ts';
import { createApiToken, listApiTokens, revokeApiToken } from '#provider/queries/account/apiTokens.ts';
import { replaceSubscriptions } from '#provider/queries/account/subscriptions.ts';
import type { Accounts } from '#provider/security/accounts.ts';
import { profileOf } from '#provider/security/profile.ts';
import { endSession } from '#provider/security/sessions.ts';
import { signIn } from '#provider/security/signIn.ts';
import type { SignedInUser } from '#provider/security/users.ts';

const SUCCESS = { data: 'Success' };

/** Serves signing in and out, the current user, their API tokens and what they follow. */
export function accountRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { db } = accounts;

  implement(app, signInEndpoint, {
    async handle({ body, request, reply }) {
      const { cookie } = request.headers;
      const { answer, device } = await signIn(accounts, body, {
        address: request.ip,
        isNear: isFromThisMachine(request),
        cookie,
        isSecure: request.protocol === 'https',
      });
      reply.header('Set-Cookie', device);
      return answer;
    },
  });

  implement(app, signOutEndpoint, {
    async handle({ request, reply }) {
      await endSession(db, tokenOf(request));
      reply.code(204);
      return undefined;
    },
  });

  implement(app, currentUserEndpoint, {
    handle: ({ user, language }) => profileOf(db, known(user), language),
  });

  serveList(app, apiTokensEndpoint, (_, query, { user }) => listApiTokens(db, known(user).id, query));

  implement(app, createApiTokenEndpoint, {
    handle({ user, body, reply }) {
      reply.code(201);
      return createApiToken(accounts, known(user).id, body);
    },
  });

  implement(app, revokeApiTokenEndpoint, {
    handle: ({ user, path }) => revokeApiToken(db, known(user).id, recordId(path.id)),
  });

  implement(app, updateSubscriptionsEndpoint, {
    async handle({ user, body }) {
      await replaceSubscriptions(db, known(user), body);
      return SUCCESS;
    },
  });

  serveList(app, alertSubscriptionsEndpoint, (_, query, { user }) =>
    listAlertSubscriptions(db, known(user).id, query),
  );

  implement(app, createAlertSubscriptionEndpoint, {
    handle({ user, body, reply }) {
      reply.code(201);
      return createAlertSubscription(db, known(user).id, body);
    },
  });

  implement(app, updateAlertSubscriptionEndpoint, {
    handle: ({ user, path, body }) => updateAlertSubscription(db, known(user).id, recordId(path.id), body),
  });

  implement(app, deleteAlertSubscriptionEndpoint, {
    async handle({ user, path, reply }) {
      await deleteAlertSubscription(db, known(user).id, recordId(path.id));
      reply.code(204);
      return undefined;
    },
  });
}

/** Whoever makes a call that needs a token: `implement` has seen to it. */
function known(user: SignedInUser | undefined): SignedInUser {
  if (!user) throw notSignedIn();
  return user;
}
