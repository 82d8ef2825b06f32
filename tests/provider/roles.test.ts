import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { type Api, startApi } from '../support/api.ts';

const ROLES = [
  'guest',
  'member',
  'country-admin',
  'region-admin',
  'per-admin',
  'dref-coordinator',
  'ifrc-admin',
  'superuser',
] as const;
type Role = (typeof ROLES)[number];

/** Who may make a protected call, by its method and path, and a body that asks for nothing in particular. */
interface Rule {
  may: readonly Role[];
  body?: unknown;
}

const APPROVERS = ['region-admin', 'superuser'] as const;
/** Validators of local units, as the demonstration has them, and superusers. */
const VALIDATORS = ['region-admin', 'ifrc-admin', 'superuser'] as const;
/** PER admins, as the demonstration has them. */
const PER_ADMINS = ['per-admin', 'superuser'] as const;
/** Flash updates are for federation admins alone. */
const FEDERATION = ['ifrc-admin'] as const;
const MEMBERS = ROLES.filter((role) => role !== 'guest');

/** Every call that needs a token. Source: product specification, section 6. */
const RULES: Readonly<Record<string, Rule>> = {
  'GET /api/v2/user/me/': { may: ROLES },
  'POST /api/v2/add_subscription/': { may: ROLES, body: [] },
  'POST /api/v2/del_subscription/': { may: ROLES, body: [] },
  'PATCH /api/v2/user/{id}/': { may: ROLES.filter((role) => role !== 'guest'), body: {} },
  // With a body that is refused: whoever signs out here would not be there for the next.
  'POST /api/v2/sign-out/': { may: ROLES, body: [] },
  'GET /api/v2/pending-registration/': { may: APPROVERS },
  'POST /api/v2/pending-registration/{id}/approve/': { may: APPROVERS, body: {} },
  'POST /change_password': { may: ROLES, body: {} },
  'GET /api/v2/external-token/': { may: ROLES },
  'POST /api/v2/external-token/': { may: ROLES, body: {} },
  'POST /api/v2/external-token/{id}/revoke/': { may: ROLES, body: {} },
  'GET /api/v2/alert-subscription/': { may: ROLES },
  'POST /api/v2/alert-subscription/': { may: ROLES, body: {} },
  'PATCH /api/v2/alert-subscription/{id}/': { may: ROLES, body: {} },
  'DELETE /api/v2/alert-subscription/{id}/': { may: ROLES },
  'POST /api/v2/update_subscriptions/': { may: ROLES, body: {} },
  'POST /api/v2/language/{id}/bulk-action/': { may: ['superuser'], body: { actions: [] } },
  'GET /api/v2/users/': { may: MEMBERS },
  'POST /api/v2/field-report/': { may: MEMBERS, body: {} },
  'PATCH /api/v2/field-report/{id}/': { may: MEMBERS, body: {} },
  'POST /api/v2/field-report/generate-title/': { may: MEMBERS, body: {} },
  'POST /api/v2/project/': { may: MEMBERS, body: {} },
  'PUT /api/v2/project/{id}/': { may: MEMBERS, body: {} },
  'PATCH /api/v2/project/{id}/': { may: MEMBERS, body: {} },
  'DELETE /api/v2/project/{id}/': { may: MEMBERS },
  'POST /api/v2/emergency-project/': { may: MEMBERS, body: {} },
  'PUT /api/v2/emergency-project/{id}/': { may: MEMBERS, body: {} },
  'PATCH /api/v2/emergency-project/{id}/': { may: MEMBERS, body: {} },
  'DELETE /api/v2/emergency-project/{id}/': { may: MEMBERS },
  'GET /api/v2/local-units/': { may: MEMBERS },
  'GET /api/v2/local-units/{id}/': { may: MEMBERS },
  'POST /api/v2/local-units/': { may: MEMBERS, body: {} },
  'PATCH /api/v2/local-units/{id}/': { may: MEMBERS, body: {} },
  'GET /api/v2/local-units/{id}/latest-change-request/': { may: MEMBERS },
  'GET /api/v2/local-units/{id}/out-of-use/': { may: MEMBERS },
  'POST /api/v2/local-units/{id}/validate/': { may: VALIDATORS, body: {} },
  'POST /api/v2/local-units/{id}/revert/': { may: VALIDATORS, body: {} },
  'POST /api/v2/local-units/{id}/deprecate/': { may: VALIDATORS, body: {} },
  'POST /api/v2/local-units/{id}/revert-deprecate/': { may: VALIDATORS, body: {} },
  'GET /api/v2/externally-managed-local-unit/': { may: MEMBERS },
  'POST /api/v2/externally-managed-local-unit/': { may: ['superuser'], body: {} },
  'PATCH /api/v2/externally-managed-local-unit/{id}/': { may: ['superuser'], body: {} },
  'GET /api/v2/bulk-upload-local-unit/': { may: MEMBERS },
  'POST /api/v2/bulk-upload-local-unit/': { may: VALIDATORS },
  'POST /api/v2/bulk-upload-local-unit/preview/': { may: VALIDATORS },
  'GET /api/v2/bulk-upload-local-unit/get-bulk-upload-template/': { may: MEMBERS },
  'GET /api/v2/per-options/': { may: MEMBERS },
  'GET /api/v2/per-stats/': { may: MEMBERS },
  'GET /api/v2/per-process-status/{id}/': { may: MEMBERS },
  'GET /api/v2/per-process-status/': { may: MEMBERS },
  'GET /api/v2/aggregated-per-process-status/': { may: MEMBERS },
  'GET /api/v2/country/{id}/latest-per-overview/': { may: MEMBERS },
  // Whoever does not look after its country is told that there is none.
  'GET /api/v2/per-overview/{id}/': { may: MEMBERS },
  'PATCH /api/v2/per-overview/{id}/': { may: MEMBERS, body: {} },
  'POST /api/v2/per-overview/': { may: PER_ADMINS, body: {} },
  'POST /api/v2/per-file/': { may: PER_ADMINS, body: {} },
  'PATCH /api/v2/per-assessment/{id}/': { may: PER_ADMINS, body: {} },
  'PATCH /api/v2/per-prioritization/{id}/': { may: PER_ADMINS, body: {} },
  'PATCH /api/v2/per-work-plan/{id}/': { may: PER_ADMINS, body: {} },
  'GET /api/v2/export-per/{id}/': { may: PER_ADMINS },
  'GET /api/v2/per-assessment/{id}/': { may: PER_ADMINS },
  'GET /api/v2/per-prioritization/{id}/': { may: PER_ADMINS },
  'GET /api/v2/per-work-plan/{id}/': { may: PER_ADMINS },
  'GET /api/v2/active-dref/': { may: MEMBERS },
  'GET /api/v2/completed-dref/': { may: MEMBERS },
  'GET /api/v2/dref-op-update/': { may: MEMBERS },
  'GET /api/v2/dref/{id}/': { may: MEMBERS },
  'POST /api/v2/dref/': { may: MEMBERS, body: {} },
  'PATCH /api/v2/dref/{id}/': { may: MEMBERS, body: {} },
  'DELETE /api/v2/dref/{id}/': { may: MEMBERS },
  'POST /api/v2/dref/{id}/finalize/': { may: MEMBERS, body: {} },
  // Whoever does not see it is told that there is none.
  'POST /api/v2/dref/{id}/approve/': { may: MEMBERS, body: {} },
  'GET /api/v2/dref-op-update/{id}/': { may: MEMBERS },
  'POST /api/v2/dref-op-update/': { may: MEMBERS, body: {} },
  'PATCH /api/v2/dref-op-update/{id}/': { may: MEMBERS, body: {} },
  'POST /api/v2/dref-op-update/{id}/finalize/': { may: MEMBERS, body: {} },
  'POST /api/v2/dref-op-update/{id}/approve/': { may: MEMBERS, body: {} },
  'GET /api/v2/dref-final-report/{id}/': { may: MEMBERS },
  'POST /api/v2/dref-final-report/': { may: MEMBERS, body: {} },
  'PATCH /api/v2/dref-final-report/{id}/': { may: MEMBERS, body: {} },
  'POST /api/v2/dref-final-report/{id}/finalize/': { may: MEMBERS, body: {} },
  'POST /api/v2/dref-final-report/{id}/approve/': { may: MEMBERS, body: {} },
  'GET /api/v2/dref-share-user/{id}/': { may: MEMBERS },
  'POST /api/v2/dref-share/': { may: MEMBERS, body: {} },
  'POST /api/v2/dref-files/': { may: MEMBERS },
  'POST /api/v2/pdf-export/': { may: MEMBERS, body: {} },
  'GET /api/v2/pdf-export/{id}/': { may: MEMBERS },
  'GET /api/v2/dref/global-files/': { may: MEMBERS },
  'GET /api/v2/flash-update/': { may: FEDERATION },
  'GET /api/v2/flash-update/{id}/': { may: FEDERATION },
  'POST /api/v2/flash-update/': { may: FEDERATION, body: {} },
  'PATCH /api/v2/flash-update/{id}/': { may: FEDERATION, body: {} },
  'POST /api/v2/flash-update-file/': { may: FEDERATION },
  'GET /api/v2/flash-update-action/': { may: FEDERATION },
  'GET /api/v2/donor/': { may: FEDERATION },
  'GET /api/v2/donor-group/': { may: FEDERATION },
  'POST /api/v2/share-flash-update/': { may: FEDERATION, body: {} },
  'POST /api/v2/share-flash-update/preview/': { may: FEDERATION, body: {} },
  'GET /api/v2/flash-update/{id}/shares/': { may: FEDERATION },
  'GET /api/v2/export-flash-update/{id}/': { may: FEDERATION },
  'GET /api/v2/per-document-upload/': { may: MEMBERS },
  'POST /api/v2/per-document-upload/': { may: PER_ADMINS, body: {} },
  'DELETE /api/v2/per-document-upload/{id}/': { may: MEMBERS },
  'POST /api/v2/field-report-file/': { may: MEMBERS, body: {} },
  'DELETE /api/v2/field-report-file/{id}/': { may: MEMBERS },
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const PROTECTED = ENDPOINTS.filter(({ token }) => token === 'required');

let api: Api;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  api = await startApi();
  for (const role of ROLES) tokens.set(role, await api.signIn(role));
});

it('has a rule for every protected call, and for no other', () => {
  expect(Object.keys(RULES).sort()).toEqual(PROTECTED.map(nameOf).sort());
});

describe.each(PROTECTED.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
  const rule = RULES[name];
  // An id that is no record's: who may gets past the permission, and changes nothing.
  const path = endpoint.path.replace('/language/{id}', '/language/fr').replace(/\{\w+\}/g, '9999999');

  async function statusFor(token: string | undefined) {
    const answer = await api.app.inject({
      method: endpoint.method,
      url: path,
      ...(token && { headers: { authorization: `Token ${token}` } }),
      ...(rule?.body !== undefined && { payload: rule.body as object }),
    });
    return answer.statusCode;
  }

  it('answers 401 to visitors', async () => {
    expect(await statusFor(undefined)).toBe(401);
  });

  it.each(ROLES)('lets through or refuses: %s', async (role) => {
    const status = await statusFor(tokens.get(role));
    if (rule?.may.includes(role)) expect([401, 403]).not.toContain(status);
    else expect(status).toBe(403);
  });
});
