import { useSelector } from '@xstate/react';
import {
  adamExposureEndpoint,
  gdacsExposureEndpoint,
  meteoSwissExposureEndpoint,
  pdcExposureEndpoint,
} from '#contracts/risk/imminent.ts';
import { selectIsOnline } from '#machines/connectivity.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useClock } from '#src/hooks/useClock.ts';
import { type RequestView, useRequest } from '#src/hooks/useRequest.ts';
import { EVENT_OF, type ImminentEvent, SOURCES, type Source } from '../imminent.ts';
import { type Standing, standingOf } from '../standing.ts';
import { eventsInput, LISTS, type Where } from './requests.ts';

/** An event and who tells of it. `key`: its own among those of all sources. */
export interface SourcedEvent extends ImminentEvent {
  key: string;
  source: Source;
}

/** What a source told of. */
export interface SourceView {
  source: Source;
  request: Pick<RequestView<unknown>, 'answer' | 'error' | 'isPending' | 'retry'>;
  standing: Standing;
  events: readonly SourcedEvent[];
}

/** The events that each source tells of; none of them waits for another. Undefined `where` asks none of them yet. */
export function useSources(where: Where | undefined): readonly SourceView[] {
  const isOnline = useSelector(useApp().actors.connectivity, selectIsOnline);
  const now = useClock();
  return SOURCES.map((source) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: there are always the same sources
    const request = useRequest(LISTS[source], where && eventsInput(where));
    const read = EVENT_OF[source] as (row: unknown) => ImminentEvent;
    const rows: readonly unknown[] = request.answer?.results ?? [];
    return {
      source,
      request,
      standing: standingOf({ ...request, isOnline, now }),
      events: rows.map(read).map((event) => ({ ...event, source, key: `${source}-${event.id}` })),
    };
  });
}

const EXPOSURES = {
  pdc: pdcExposureEndpoint,
  adam: adamExposureEndpoint,
  gdacs: gdacsExposureEndpoint,
  meteoswiss: meteoSwissExposureEndpoint,
} as const satisfies Record<Source, unknown>;

/** What an event exposes; nothing is asked for without one. */
export function useExposure(event: Pick<SourcedEvent, 'source' | 'id'> | undefined) {
  // One of four endpoints that are asked alike; what it answers is read by the reader of its source.
  const endpoint = EXPOSURES[event?.source ?? 'pdc'] as typeof pdcExposureEndpoint;
  return useRequest(endpoint, event && { path: { id: event.id } });
}
