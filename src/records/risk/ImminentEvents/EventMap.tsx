import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { EVENT_HAZARDS, HAZARD_COLORS } from '../hazards.ts';
import { type ImminentEvent, SOURCE_NAMES, type Source, stormPositions } from '../imminent.ts';
import { riskStrings } from '../strings.ts';
import { EventDetails } from './EventDetails.tsx';
import { useExposure } from './useEvents.ts';

const SKELETON = <Skeleton height={['24rem', '28rem', '34rem']} />;
const EVENT_PX = 9;
const POSITION_PX = 4;
const [BEHIND, AHEAD] = ['#5c6670', '#c8102e'];
const always = () => EVENT_PX;
/** Undefined where nobody told when. */
const timeOf = ({ began, published }: ImminentEvent) => Date.parse(began ?? published ?? '') || undefined;

/** What part of the world to show first. */
export type Around = { focus: readonly string[] } | { bounds: readonly [number, number, number, number] };

interface EventMapProps {
  source: Source;
  events: readonly ImminentEvent[];
  nameOf: (event: ImminentEvent) => string;
  /** Shown alone, with the way of its storm. */
  chosen: ImminentEvent | undefined;
  around: Around | undefined;
}

/** Where events are, by hazard; those of which the source tells no place stand in the list alone. */
export function EventMap({ source, events, nameOf, chosen, around }: EventMapProps) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  const { config } = useApp();
  const now = useNow();
  const { answer: names } = useRequest(countriesEndpoint, countriesInput);
  const exposure = useExposure(source, chosen?.id);
  const track = chosen && exposure.answer ? stormPositions(source, exposure.answer, now) : [];
  const shown = chosen ? [chosen] : events;
  const hazards = EVENT_HAZARDS.filter((hazard) => shown.some((event) => event.hazard === hazard));
  return (
    <WorldMap
      pending={SKELETON}
      title={strings.imminentMap}
      source={fill(strings.imminentSource, { source: SOURCE_NAMES[source] })}
      valueLabel={source === 'adam' ? strings.published : strings.began}
      formatValue={(time) => formatDate(new Date(time), language)}
      radiusOf={always}
      styleUrl={config.mapStyleUrl || undefined}
      names={names?.results}
      {...around}
      categoriesTitle={strings.hazard}
      categories={[
        ...hazards.map((hazard) => ({ key: hazard, label: strings[hazard], color: HAZARD_COLORS[hazard] })),
        ...(track.length > 0
          ? [
              { key: 'behind', label: strings.trackBehind, color: BEHIND },
              { key: 'ahead', label: strings.trackAhead, color: AHEAD },
            ]
          : []),
      ]}
      points={[
        ...track.map(({ longitude, latitude, isAhead }, index) => ({
          id: `track${index}`,
          label: isAhead ? strings.trackAhead : strings.trackBehind,
          longitude,
          latitude,
          value: undefined,
          radius: POSITION_PX,
          category: isAhead ? 'ahead' : 'behind',
        })),
        ...shown.flatMap((event) => {
          const { longitude, latitude, hazard } = event;
          return longitude === undefined || latitude === undefined || hazard === undefined
            ? []
            : [
                {
                  id: String(event.id),
                  label: nameOf(event),
                  longitude,
                  latitude,
                  value: timeOf(event),
                  radius: EVENT_PX,
                  category: hazard,
                },
              ];
        }),
      ]}
      renderPopup={(id) => {
        const event = events.find((one) => String(one.id) === id);
        return event && <EventDetails source={source} event={event} />;
      }}
    />
  );
}
