import { flashActionsEndpoint } from '#contracts/flashUpdates/list.ts';
import { flashUpdateEndpoint } from '#contracts/flashUpdates/record.ts';
import { everything } from '#contracts/query.ts';
import { countriesEndpoint, disasterTypesEndpoint } from '#contracts/reference/lists.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { prefetchRecord } from '#src/records/recordCall.ts';
import { flashUpdateList } from './FlashUpdateListScreen/list.ts';

// One file, since each that is loaded by itself costs the first load a line.

export const prefetchFlashUpdates = prefetchList(flashUpdateList);
export const prefetchFlashUpdate = prefetchRecord(flashUpdateEndpoint, 'flashUpdateId');

export function prefetchFlashForm(requests: Requests, address: Address): void {
  prefetchFlashUpdate(requests, address);
  requests.prefetch(countriesEndpoint, countriesInput);
  requests.prefetch(disasterTypesEndpoint, everything());
  requests.prefetch(flashActionsEndpoint, everything());
}
