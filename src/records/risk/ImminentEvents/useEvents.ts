import { WHOLE_LIST } from '#contracts/query.ts';
import {
  adamEventsEndpoint,
  adamExposureEndpoint,
  gdacsEventsEndpoint,
  gdacsExposureEndpoint,
  meteoSwissEventsEndpoint,
  meteoSwissExposureEndpoint,
  pdcEventsEndpoint,
  pdcExposureEndpoint,
} from '#contracts/risk/imminent.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { EVENT_OF, type ImminentEvent, type Source } from '../imminent.ts';

/** Of which country, or of which regions; the risk API knows countries by their codes in small letters. */
export type Where = { iso3: string } | { region: number[] };

const LISTS = {
  pdc: pdcEventsEndpoint,
  adam: adamEventsEndpoint,
  gdacs: gdacsEventsEndpoint,
  meteoswiss: meteoSwissEventsEndpoint,
} as const satisfies Record<Source, unknown>;
const EXPOSURES = {
  pdc: pdcExposureEndpoint,
  adam: adamExposureEndpoint,
  gdacs: gdacsExposureEndpoint,
  meteoswiss: meteoSwissExposureEndpoint,
} as const satisfies Record<Source, unknown>;

/** The events that a source tells of. */
export function useEvents(source: Source, where: Where) {
  // One of four endpoints that are asked alike; what it answers is read by the reader of its source.
  const endpoint = LISTS[source] as typeof pdcEventsEndpoint;
  const request = useRequest(endpoint, { query: { ...where, limit: WHOLE_LIST } });
  const read = EVENT_OF[source] as (row: unknown) => ImminentEvent;
  return { request, events: request.answer?.results.map(read) };
}

/** What an event exposes; nothing is asked for without one. */
export function useExposure(source: Source, id: number | undefined) {
  const endpoint = EXPOSURES[source] as typeof pdcExposureEndpoint;
  return useRequest(endpoint, id === undefined ? undefined : { path: { id } });
}
