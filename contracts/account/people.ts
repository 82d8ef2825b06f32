import { listEndpoint } from '../listEndpoint.ts';
import { aMember } from '../pact/states.ts';
import { Writer } from '../schemas/history.ts';
import * as z from '../zod.ts';

/**
 * People with an account, to share something with. `name`: a part of what they are called. The real API tells more of each than
 * anybody has to know. Errors: `server` 401, 403 for guests. Source: GO API, `api_v2_users_list`.
 */
export const peopleEndpoint = listEndpoint({
  title: 'the list of people',
  path: '/api/v2/users/',
  token: 'required',
  filters: { name: z.optional(z.string()) },
  row: Writer,
  promises: {
    record: 'person',
    given: [aMember],
    query: { name: 'member', limit: 20 },
    searchedBy: 'search',
  },
});
