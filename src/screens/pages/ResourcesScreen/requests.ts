import { everything } from '#contracts/query.ts';
import { mainContactsEndpoint } from '#contracts/reference/lists.ts';
import type { Requests } from '#src/core/requests.ts';

export const contactsInput = everything();

export function prefetchResources(requests: Requests): void {
  requests.prefetch(mainContactsEndpoint, contactsInput);
}
