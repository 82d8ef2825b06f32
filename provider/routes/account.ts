import type { FastifyInstance } from 'fastify';
import { currentUserEndpoint } from '#contracts/endpoints/account.ts';
import {
  alertSubscriptionsEndpoint,
  createAlertSubscriptionEndpoint,
  deleteAlertSubscriptionEndpoint,
  updateAlertSubscriptionEndpoint,
} from '#contracts/endpoints/alertSubscription.ts';
import {
  apiTokensEndpoint,
  createApiTokenEndpoint,
  revokeApiTokenEndpoint,
} from '#contracts/endpoints/apiToken.ts';
import { updateUserEndpoint } from '#contracts/endpoints/profile.ts';
import { signInEndpoint } from '#contracts/endpoints/signIn.ts';
import { updateSubscriptionsEndpoint } from '#contracts/endpoints/subscription.ts';
import type { Database } from '#provider/database/connect.ts';
import { notFound, notSignedIn } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { pageOf } from '#provider/http/page.ts';
import { recordId } from '#provider/http/parse.ts';
import {
  createAlertSubscription,
  deleteAlertSubscription,
  listAlertSubscriptions,
  updateAlertSubscription,
} from '#provider/queries/alertSubscriptions.ts';
import { createApiToken, listApiTokens, revokeApiToken } from '#provider/queries/apiTokens.ts';
import { replaceSubscriptions } from '#provider/queries/subscriptions.ts';
import { updateUser } from '#provider/queries/updateUser.ts';
import { isMember } from '#provider/security/permissions.ts';
import { profileOf } from '#provider/security/profile.ts';
import { signIn } from '#provider/security/signIn.ts';
import type { SignedInUser } from '#provider/security/users.ts';

const SUCCESS = { data: 'Success' };

/** Serves signing in, the current user, his API tokens and what he follows. */
export function accountRoutes(app: FastifyInstance, db: Database): void {
  implement(app, signInEndpoint, {
    handle({ body, request, reply }) {
      reply.header('Cache-Control', 'no-store');
      return signIn(db, body, request.ip);
    },
  });

  implement(app, currentUserEndpoint, {
    handle: ({ user, language }) => profileOf(db, known(user), language),
  });

  implement(app, updateUserEndpoint, {
    permission: isMember,
    async handle({ user, path, body, language }) {
      const me = known(user);
      if (recordId(path.id) !== me.id) throw notFound();
      await updateUser(db, me.id, body);
      const { first_name = me.first_name, last_name = me.last_name } = body;
      return profileOf(db, { ...me, first_name, last_name }, language);
    },
  });

  implement(app, apiTokensEndpoint, {
    async handle({ user, query, request }) {
      const { count, results } = await listApiTokens(db, known(user).id, query);
      return pageOf(request, query, count, results);
    },
  });

  implement(app, createApiTokenEndpoint, {
    handle({ user, body, reply }) {
      reply.code(201).header('Cache-Control', 'no-store');
      return createApiToken(db, known(user).id, body);
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

  implement(app, alertSubscriptionsEndpoint, {
    async handle({ user, query, request }) {
      const { count, results } = await listAlertSubscriptions(db, known(user).id, query);
      return pageOf(request, query, count, results);
    },
  });

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
