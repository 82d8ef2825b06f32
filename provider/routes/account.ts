import type { FastifyInstance } from 'fastify';
import { currentUserEndpoint, signInEndpoint } from '#contracts/endpoints/account.ts';
import type { Database } from '#provider/database/connect.ts';
import { notSignedIn } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { profileOf } from '#provider/security/profile.ts';
import { signIn } from '#provider/security/signIn.ts';

/** Serves signing in and the current user. */
export function accountRoutes(app: FastifyInstance, db: Database): void {
  implement(app, signInEndpoint, {
    handle({ body, request, reply }) {
      reply.header('Cache-Control', 'no-store');
      return signIn(db, body, request.ip);
    },
  });

  implement(app, currentUserEndpoint, {
    handle({ user, language }) {
      if (!user) throw notSignedIn();
      return profileOf(db, user, language);
    },
  });
}
