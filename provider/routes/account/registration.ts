import type { FastifyInstance } from 'fastify';
import {
  changePasswordEndpoint,
  changeRecoveredPasswordEndpoint,
  recoverPasswordEndpoint,
} from '#contracts/account/passwords.ts';
import {
  domainWhitelistEndpoint,
  registerEndpoint,
  resendValidationEndpoint,
} from '#contracts/account/registration.ts';
import { notSignedIn } from '#provider/http/errors.ts';
import { implement, tokenOf } from '#provider/http/implement.ts';
import { serveList } from '#provider/http/serveList.ts';
import { listAllowedDomains } from '#provider/queries/account/domainWhitelist.ts';
import type { Accounts } from '#provider/security/accounts.ts';
import {
  changePassword,
  changeRecoveredPassword,
  recoverPassword,
} from '#provider/security/changePassword.ts';
import { register, resendValidation } from '#provider/security/registration.ts';

const DONE = { status: 'ok' };

/** Serves registering, and passwords that are forgotten or changed. */
export function registrationRoutes(app: FastifyInstance, accounts: Accounts): void {
  serveList(app, domainWhitelistEndpoint, listAllowedDomains);

  implement(app, registerEndpoint, {
    handle: ({ body, language, request }) => register(accounts, body, { address: request.ip, language }),
  });

  implement(app, resendValidationEndpoint, {
    async handle({ body, request }) {
      await resendValidation(accounts, body.username, request.ip);
      return { data: 'Success' };
    },
  });

  implement(app, recoverPasswordEndpoint, {
    async handle({ body, request }) {
      await recoverPassword(accounts, body.email, request.ip);
      return DONE;
    },
  });

  implement(app, changeRecoveredPasswordEndpoint, {
    async handle({ body, request }) {
      await changeRecoveredPassword(accounts, body, request.ip);
      return DONE;
    },
  });

  implement(app, changePasswordEndpoint, {
    async handle({ user, body, request }) {
      if (!user) throw notSignedIn();
      await changePassword(accounts, user.id, body, { address: request.ip, session: tokenOf(request) });
      return DONE;
    },
  });
}
