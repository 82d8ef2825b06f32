import { mainContactsEndpoint } from '#contracts/endpoints/contact.ts';
import type { Requests } from '#src/app/requests.ts';

export const contactsInput = { query: { limit: 9999 } };

export function prefetchResources(requests: Requests): void {
  requests.prefetch(mainContactsEndpoint, contactsInput);
}
