import { WHOLE_LIST } from '#contracts/query.ts';
import {
  adamEventsEndpoint,
  gdacsEventsEndpoint,
  meteoSwissEventsEndpoint,
  pdcEventsEndpoint,
} from '#contracts/risk/imminent.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import type { Source } from '../imminent.ts';

/** Of which country, of which regions; nothing of both is the world. The risk API knows countries by their codes in small letters. */
export interface Where {
  iso3?: string | undefined;
  region?: number[] | undefined;
}

/** One of four endpoints that are asked alike; what each answers is read by the reader of its source. */
export const LISTS = {
  pdc: pdcEventsEndpoint,
  adam: adamEventsEndpoint as unknown as typeof pdcEventsEndpoint,
  gdacs: gdacsEventsEndpoint as unknown as typeof pdcEventsEndpoint,
  meteoswiss: meteoSwissEventsEndpoint as unknown as typeof pdcEventsEndpoint,
} as const satisfies Record<Source, unknown>;

export const eventsInput = (where: Where) => ({ query: { ...where, limit: WHOLE_LIST } });

/** The events of the world, or of the region of the address, of all sources. */
export function prefetchImminent(requests: Requests, { ids: { regionId } }: Address): void {
  const where = regionId === undefined ? {} : { region: [regionId] };
  for (const list of Object.values(LISTS)) requests.prefetch(list, eventsInput(where));
}
