import { listEndpoint } from '../listEndpoint.ts';
import { integer } from '../query.ts';
import * as z from '../zod.ts';
import { LocalUnitRow, PublicLocalUnitRow } from './answers.ts';
import { aLocalUnit } from './states.ts';

/** What narrows lists of local units, one value each. `country__iso3` in capitals; `type__code`: see `UNIT_TYPES`; `status`: `UNIT_STATUS`. */
const filters = {
  country__iso3: z.optional(z.string()),
  type__code: z.optional(integer()),
  status: z.optional(integer()),
};

const SORT_KEYS = ['id', 'local_branch_name', 'type', 'status', 'modified_at'] as const;
const narrowed = { country__iso3: 'NPL', type__code: 1, status: 1, search: 'Kathmandu', limit: 20 };
const shared = {
  touches: ['localUnit'],
  filters,
  order: SORT_KEYS,
} as const;
const promises = {
  record: 'local unit',
  given: [aLocalUnit],
  query: { country__iso3: 'NPL', limit: 20 },
  also: [{ title: 'of a type and a status, found by a word', query: narrowed }],
};

/**
 * Local units that a member of the Movement may see; changes that wait come first, then what is new. Errors: `server` 401, 403
 * for guests. Source: GO API, `api_v2_local_units_list`.
 */
export const localUnitsEndpoint = listEndpoint({
  title: 'the list of local units',
  path: '/api/v2/local-units/',
  token: 'required',
  row: LocalUnitRow,
  promises: { ...promises, refusedTo: ['guest', 'for a guest'] },
  ...shared,
});

/** Those that are public, for everybody. Source: GO API, `api_v2_public_local_units_list`. */
export const publicLocalUnitsEndpoint = listEndpoint({
  title: 'the public list of local units',
  path: '/api/v2/public-local-units/',
  row: PublicLocalUnitRow,
  promises,
  ...shared,
});
