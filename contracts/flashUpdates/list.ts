import { WHOLE_VISIT_MS } from '../defineEndpoint.ts';
import { listEndpoint } from '../listEndpoint.ts';
import { flag, integer, moment, WHOLE_LIST } from '../query.ts';
import { Email, like } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { ListedFlashUpdate } from './answers.ts';
import { aDonor, aFlashUpdate } from './states.ts';

/** Flash updates are for federation admins; the real API shows them to everybody but guests. */
const forAdmins = { as: 'ifrc-admin', refusedTo: ['guest', 'for a guest'] } as const;

/**
 * Early warnings of one hazard in a few countries, the newest first. Errors: `server` 401, 403. Source: GO API,
 * `api_v2_flash_update_list`.
 */
export const flashUpdatesEndpoint = listEndpoint({
  title: 'the list of flash updates',
  path: '/api/v2/flash-update/',
  token: 'required',
  touches: ['flashUpdate'],
  filters: {
    hazard_type: z.optional(integer()),
    created_at__gte: z.optional(moment()),
    created_at__lte: z.optional(moment()),
    /** Only our API narrows by it. */
    country: z.optional(integer()),
    /** The same: to those that the caller wrote. */
    mine: z.optional(flag()),
  },
  order: ['id', 'title', 'hazard_type', 'created_at', 'modified_at'],
  row: ListedFlashUpdate,
  promises: {
    ...forAdmins,
    record: 'flash update',
    given: [aFlashUpdate],
    query: { limit: 15, ordering: ['-created_at'] },
    also: [
      { title: 'of a hazard', query: { hazard_type: 12, limit: 15 } },
      { title: 'of a country', query: { country: 123, limit: 15 }, extension: 'flashUpdates' },
      { title: 'that the caller wrote', query: { mine: true, limit: 15 }, extension: 'mine' },
    ],
    searchedBy: 'search',
  },
});

const whole = { token: 'required', isWhole: true, freshMs: WHOLE_VISIT_MS } as const;
const query = { limit: WHOLE_LIST };

/** What can be ticked as done, by organization. Source: GO API, `api_v2_flash_update_action_list`. */
export const flashActionsEndpoint = listEndpoint({
  ...whole,
  title: 'the list of actions of flash updates',
  path: '/api/v2/flash-update-action/',
  row: z.object({
    id: z.int(),
    name: z.nullish(z.string()),
    category: z.optional(like(z.string(), 'General')),
    organizations: z.optional(z.array(like(z.string(), 'NTLS'))),
  }),
  promises: {
    ...forAdmins,
    record: 'action of flash updates',
    given: [['an action of flash updates exists']],
    query,
    searchedBy: 'search',
  },
});

/** Whom updates can be mailed to. Source: GO API, `api_v2_donor_list`. */
export const donorsEndpoint = listEndpoint({
  ...whole,
  title: 'the list of donors',
  path: '/api/v2/donor/',
  row: z.object({
    id: z.int(),
    organization_name: z.nullish(z.string()),
    first_name: z.nullish(z.string()),
    last_name: z.nullish(z.string()),
    email: z.nullish(Email),
    position: z.nullish(z.string()),
    groups: z.optional(z.array(z.int())),
  }),
  promises: { ...forAdmins, record: 'donor', given: [aDonor], query, searchedBy: 'search' },
});

/** Groups of them. Source: GO API, `api_v2_donor_group_list`. */
export const donorGroupsEndpoint = listEndpoint({
  ...whole,
  title: 'the list of groups of donors',
  path: '/api/v2/donor-group/',
  row: z.object({ id: z.int(), name: z.string() }),
  promises: { ...forAdmins, record: 'group of donors', given: [aDonor], query, searchedBy: 'search' },
});
