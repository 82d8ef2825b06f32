/** A difference from a provider's OpenAPI document that is meant to be there. Columns left out fit everything. */
export interface OpenApiException {
  /** Whose document it is about. @default 'go-api' */
  provider?: 'risk-api';
  path?: string;
  /** The comparator's name of the difference. */
  code?: string;
  status?: readonly number[];
  reason: string;
}

/** Every one of them must still be needed: the comparison fails for one that fits nothing any more. */
export const OPENAPI_EXCEPTIONS: readonly OpenApiException[] = [
  {
    path: '/get_auth_token',
    reason: 'The document names the sign-in but describes neither its body nor its answers.',
  },
  ...[
    '/recover_password',
    '/resend_validation',
    '/change_recover_password',
    '/change_password',
    '/api/v2/update_subscriptions/',
  ].map((path) => ({
    path,
    code: 'response.body.unknown',
    reason: 'The document names the call but does not describe its answer.',
  })),
  ...[
    '/api/v2/region-project/national-society-activities/',
    '/api/v2/region-project/{id}/national-society-activities/',
  ].map((path) => ({
    path,
    code: 'response.body.unknown',
    reason: 'The document says that the answer has no body; the server gives nodes and links.',
  })),
  ...['/api/v2/per-map-data', '/api/v2/per-dashboard-data'].map((path) => ({
    path,
    code: 'response.body.unknown',
    reason: 'The document says that the answer has no body; the server gives what all countries have done.',
  })),
  ...['/recover_password', '/resend_validation', '/api/v2/update_subscriptions/'].map((path) => ({
    path,
    code: 'request.body.unknown',
    reason: 'The document names the call but does not describe its body.',
  })),
  ...[
    '/api/v2/user/{id}/',
    '/api/v2/external-token/',
    '/api/v2/externally-managed-local-unit/',
    '/api/v2/bulk-upload-local-unit/',
    '/api/v2/dref/',
    '/api/v2/dref-op-update/',
    '/api/v2/dref-final-report/',
    '/api/v2/dref-files/',
    '/api/v2/pdf-export/',
    '/api/v2/per-document-upload/',
    '/api/v2/flash-update/',
    '/api/v2/flash-update-file/',
    '/api/v2/share-flash-update/',
    '/api/v2/per-file/',
    '/api/v2/per-overview/',
    '/api/v2/per-assessment/{id}/',
    '/api/v2/per-prioritization/{id}/',
    '/api/v2/per-work-plan/{id}/',
  ].map((path) => ({
    path,
    code: 'request.body.incompatible',
    reason: 'The document wants fields that it marks as read-only: only a server can fill them.',
  })),
  {
    path: '/api/v2/add_subscription/',
    reason: 'The document names the call but describes neither its body nor its answer.',
  },
  {
    path: '/api/v2/del_subscription/',
    reason: 'The document names the call but describes neither its body nor its answer.',
  },
  {
    path: '/api/v1/aggregate/',
    code: 'request.query.incompatible',
    reason: 'The document asks for a date-time; the server takes a day (YYYY-MM-DD) and nothing else.',
  },
  ...['/api/v2/event/', '/api/v2/field-report/'].map((path) => ({
    path,
    code: 'request.query.incompatible',
    reason: 'The document declares one integer; the server takes a list for `…__in`, joined with commas.',
  })),
  ...['/api/v2/emergency-project/', '/api/v2/emergency-project/{id}/'].map((path) => ({
    path,
    code: 'request.body.incompatible',
    reason: 'The document demands fields of an activity that it marks as read-only: nobody sends them.',
  })),
  {
    path: '/api/v2/country/{id}/',
    code: 'response.body.incompatible',
    reason: 'The document calls the categories of an initiative a text; the server sends a list of them.',
  },
  {
    path: '/api/v2/field-report/',
    code: 'request.body.incompatible',
    reason: 'The document demands fields of a new report that it marks as read-only: nobody sends them.',
  },
  ...['/api/v2/project/', '/api/v2/project/{id}/'].map((path) => ({
    path,
    code: 'request.body.incompatible',
    reason: 'The document demands fields of a project that it marks as read-only: nobody sends them.',
  })),
  {
    path: '/api/v2/local-units/',
    code: 'request.body.incompatible',
    reason: 'The document demands fields of a local unit that it marks as read-only: nobody sends them.',
  },
  ...['dref', 'dref-op-update', 'dref-final-report'].flatMap((kind) =>
    ['finalize', 'approve'].map((step) => ({
      path: `/api/v2/${kind}/{id}/${step}/`,
      code: 'request.body.unknown',
      reason: 'The document names the call but does not describe its body, which is empty.',
    })),
  ),
  {
    path: '/api/v2/dref/{id}/finalize/',
    code: 'response.status.unknown',
    status: [202],
    reason: 'The document does not say that the server answers so while the record is translated.',
  },
  {
    path: '/api/v2/dref-op-update/',
    code: 'request.query.unknown',
    reason: 'The document does not list the filters of DREFs; the server has them.',
  },
  ...['validate', 'revert-deprecate'].map((step) => ({
    path: `/api/v2/local-units/{id}/${step}/`,
    code: 'request.body.unknown',
    reason: 'The document names the call but does not describe its body, which is empty.',
  })),
  {
    path: '/api/v2/local-units/{id}/deprecate/',
    code: 'response.body.unknown',
    reason: 'The document names the call but does not describe its answer.',
  },
  {
    code: 'response.status.unknown',
    status: [400, 401, 403, 404],
    reason: 'The document describes answers of success only; refusals are those of the error catalogue.',
  },
  {
    provider: 'risk-api',
    code: 'response.status.unknown',
    status: [404],
    reason: 'The document describes answers of success only; a refusal is `{ detail }`.',
  },
  {
    path: '/api/v2/language/{id}/',
    code: 'request.authorization.missing',
    reason: 'The document asks for a token; visitors read the strings of their language without one.',
  },
];

/** The provider that a document describes, by the title that it has. */
export const describedBy = (document: object): 'go-api' | 'risk-api' =>
  /risk/i.test((document as { info?: { title?: string } }).info?.title ?? '') ? 'risk-api' : 'go-api';

/** Providers without an OpenAPI document, with the reason why nothing of theirs is compared. */
export const UNDESCRIBED_PROVIDERS: Readonly<Record<string, string>> = {
  'go-api-extensions': 'What our own API does beyond the real one is in no document but its own.',
};
