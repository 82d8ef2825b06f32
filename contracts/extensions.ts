/**
 * What our own API does beyond the real GO API, by the name that a declaration is marked with. What is so marked is promised in
 * a pact of its own (`go-api-extensions`), so that nobody holds the real API to it; and the app asks `offers` before it uses it.
 */
export const EXTENSIONS = {
  files: 'files of field reports',
  uploadPreview: 'what a file of local units would do, before it is sent',
  outOfUse: 'a local unit that is out of use, with the reason, for those who keep it',
  signOut: 'the end of a session at sign-out',
  tokenRevoke: 'the end of an API token before its time',
  sessionsEnd: 'a new password ends all other sessions and the API tokens of its owner',
  alertSubscriptions: 'mails about alerts of hazards',
  approvals: 'registrations that wait for an administrator, and letting them in',
  idempotency: 'a record is written once, however often a call is repeated: header `Idempotency-Key`',
  versions: 'nobody overwrites what another changed meanwhile: header `If-Match`',
  search: 'lists found by a word where the real API does not look at `search`',
  dateRanges: 'projects kept from and until a day, where the real API knows single days only',
  perAreas:
    'assessments of PER are saved by areas: those that are not sent stay, and none is overwritten that somebody else saved meanwhile',
  drefFilters: 'DREFs by status, region, and those that wait for whoever asks',
  mine: 'DREFs, PER processes and flash updates that the caller wrote',
  flashUpdates: 'flash updates by country; the mail before one is shared, and who got it',
  ordering:
    'lists of 3W ordered by more than the names, which the real API alone orders them by; active DREFs by their latest stages',
  partialChanges: 'a change of single fields where the real API wants the whole form',
  strictness:
    'requests refused that the real API takes, and nothing found where it answers with zeros or with all',
} as const;

export type Extension = keyof typeof EXTENSIONS;

export const EXTENSION_NAMES = Object.keys(EXTENSIONS) as Extension[];

/** Of `/config.json`. */
export interface Extensible {
  readonly extensions: readonly string[];
}

/** Whether the API that the app is set up for has an extension: `/config.json` tells, no request is made for it. */
export const offers = ({ extensions }: Extensible, extension: Extension): boolean =>
  extensions.includes(extension);
