import * as z from 'zod/mini';
import { defineEndpoint } from '../defineEndpoint.ts';
import { emptyPage } from '../pact/interactions.ts';
import { namesQuery, orderingBy, WHOLE_LIST } from '../query.ts';
import { Email, pageOf } from '../schemas/shared.ts';

/** Who answers for what about the platform. `extent`: the region or topic. Source: GO API, `api_v2_main_contact_list`. */
export const mainContactsEndpoint = defineEndpoint({
  title: 'the list of contacts',
  method: 'GET',
  path: '/api/v2/main_contact/',
  query: z.object({ ...namesQuery, ordering: z.optional(orderingBy('id', 'extent', 'name')) }),
  answer: pageOf(z.object({ id: z.int(), extent: z.nullish(z.string()), name: z.string(), email: Email })),
  interactions: [{ given: [['a contact exists']], query: { limit: WHOLE_LIST } }, emptyPage('contact')],
});
