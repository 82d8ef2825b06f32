import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { Button } from '#src/components/Button/index.tsx';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatDateTime, formatNumber } from '#src/i18n/format.ts';
import { formatIsoDate } from '#src/i18n/plainDates.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { ALERT_LOOKS, RATINGS, ratingOf } from '../alertLooks.ts';
import { boundsOf, type Footprint, footprintOf, LAYERS, type LayerKind } from '../footprint.ts';
import type { ImminentEvent } from '../imminent.ts';
import styles from '../risk.module.css';
import { type StormPosition, stormPositions } from '../storm.ts';
import { EventDetails } from './EventDetails.tsx';
import { EventMarks } from './EventMarks.tsx';
import { MAP_ROOM } from './mapRoom.tsx';
import { type SourcedEvent, useExposure } from './useEvents.ts';
import { useEventWords } from './useEventWords.ts';
import { useFactText } from './useFactText.tsx';

const EVENT_PX = 9;
const POSITION_PX = 4;
const [BEHIND, AHEAD] = ['#5c6670', '#c8102e'];
const CONE = { color: '#1f2a37', look: 'outline' } as const;
const LAYER_LOOKS = {
  green: { color: '#5f8f2f', look: 'area' },
  orange: { color: '#e07b00', look: 'area' },
  red: { color: '#d7263d', look: 'area' },
  exposed: { color: '#75787b', look: 'area' },
  cone: CONE,
  cone3: CONE,
  // It lies round the other: to be told from it, it is paler.
  cone5: { color: '#75787b', look: 'outline' },
  track: { color: '#1f2a37', look: 'line' },
} as const satisfies Record<LayerKind, object>;
const always = () => EVENT_PX;
/** Undefined where nobody told when. */
const timeOf = ({ began, published }: ImminentEvent) => Date.parse(began ?? published ?? '') || undefined;

/** What of a storm can be left out of the map, as the address says it. */
const SWITCHES = ['positions', 'areas', 'track', 'cone', 'cone5'] as const;
type Switch = (typeof SWITCHES)[number];
const SWITCH_OF: Readonly<Record<LayerKind, Switch>> = {
  green: 'areas',
  orange: 'areas',
  red: 'areas',
  exposed: 'areas',
  cone: 'cone',
  cone3: 'cone',
  cone5: 'cone5',
  track: 'track',
};

/** What part of the world to show first. */
export type Around = { focus: readonly string[] } | { bounds: readonly [number, number, number, number] };

interface EventMapProps {
  events: readonly SourcedEvent[];
  nameOf: (event: SourcedEvent) => string;
  /** Shown alone and from near, with what it covers and the way of its storm. */
  chosen: SourcedEvent | undefined;
  onChoose: (event: SourcedEvent) => void;
  around: Around | undefined;
  /** Who told of them. */
  sources: string;
  /** Of what time it tells, where that is not now. */
  period: string | undefined;
}

/** Where events are, by the level of their alert; those of which the source tells no place stand in the list alone. */
export function EventMap({ events, nameOf, chosen, onChoose, around, sources, period }: EventMapProps) {
  const strings = useEventWords();
  const language = useLanguage();
  const { config } = useApp();
  const now = useNow();
  const { answer: names } = useRequest(countriesEndpoint, countriesInput);
  const exposure = useExposure(chosen);
  const told = chosen && exposure.answer;
  const footprint = told ? footprintOf(chosen.source, told, chosen.shape) : {};
  const track = told ? stormPositions(chosen, told, now) : [];
  const { hidden, control } = useSwitches(chosen?.hazard === 'TC', footprint);
  const positions = hidden.has('positions') ? [] : track;
  const shown = chosen ? [chosen] : events;
  const placed = shown.filter((event) => event.longitude !== undefined && event.latitude !== undefined);
  const layers = LAYERS.flatMap((kind) => {
    const paths = hidden.has(SWITCH_OF[kind]) ? undefined : footprint[kind];
    return paths ? [{ key: kind, label: strings[`layer_${kind}`], ...LAYER_LOOKS[kind], paths }] : [];
  });
  return (
    <div>
      <WorldMap
        pending={MAP_ROOM}
        title={strings.imminentMap}
        period={period}
        source={fill(strings.imminentSource, { source: sources })}
        valueLabel={strings.when}
        formatValue={(time) => (chosen ? formatDateTime : formatDate)(new Date(time), language)}
        plainValue={(time) => (chosen ? new Date(time).toISOString() : formatIsoDate(new Date(time)))}
        radiusOf={always}
        styleUrl={config.mapStyleUrl || undefined}
        names={names?.results}
        isNear={chosen !== undefined}
        {...around}
        target={
          told &&
          boundsOf(
            footprint,
            placed.map(({ longitude = 0, latitude = 0 }) => [longitude, latitude]),
          )
        }
        layers={layers}
        categoriesTitle={strings.alertLevel}
        categories={[
          ...RATINGS.map((key) => ({
            key,
            label: strings[`level_${key}`],
            ...ALERT_LOOKS[key],
          })),
          ...(positions.length > 0
            ? [
                { key: 'behind', label: strings.trackBehind, color: BEHIND, shape: 'cross' as const },
                { key: 'ahead', label: strings.trackAhead, color: AHEAD, shape: 'wedge' as const },
              ]
            : []),
        ]}
        points={[
          ...positions.map(({ longitude, latitude, isAhead, when }, index) => ({
            id: `${TRACK}${index}`,
            label: isAhead ? strings.trackAhead : strings.trackBehind,
            longitude,
            latitude,
            value: when?.getTime(),
            radius: POSITION_PX,
            category: isAhead ? 'ahead' : 'behind',
          })),
          ...placed.flatMap((event) => {
            const { longitude = 0, latitude = 0, hazard } = event;
            return hazard === undefined
              ? []
              : {
                  id: event.key,
                  label: nameOf(event),
                  longitude,
                  latitude,
                  value: timeOf(event),
                  radius: EVENT_PX,
                  category: ratingOf(event),
                };
          }),
        ]}
        renderPopup={(id) => {
          const position = id.startsWith(TRACK) ? track[Number(id.slice(TRACK.length))] : undefined;
          if (position) return <PositionDetails position={position} />;
          const event = events.find(({ key }) => key === id);
          return (
            event && (
              <>
                <EventMarks event={event} />
                <EventDetails event={event} isShort />
                {event !== chosen && (
                  <Button variant="secondary" size="sm" onClick={() => onChoose(event)}>
                    {strings.showFootprint}
                  </Button>
                )}
              </>
            )
          );
        }}
      />
      {control}
    </div>
  );
}

const TRACK = 'track';

function PositionDetails({ position: { when, wind, facts } }: { position: StormPosition }) {
  const strings = useEventWords();
  const language = useLanguage();
  const write = useFactText();
  return (
    <DescriptionList
      items={[
        { term: strings.when, value: formatDateTime(when, language) },
        { term: strings.windSpeed, value: wind === undefined ? undefined : formatNumber(wind, language) },
        ...facts.map(write),
      ]}
    />
  );
}

/** What of a storm is on the map. All of it, unless the address says otherwise. */
function useSwitches(isStorm: boolean, footprint: Footprint) {
  const strings = useEventWords();
  const { query, change } = useQueryState();
  const off = new Set((query.get('hidden') ?? '').split(','));
  const hidden = new Set<Switch>(isStorm ? SWITCHES.filter((one) => off.has(one)) : []);
  const control = isStorm && (
    <div className={styles.switches}>
      <CheckboxGroup
        name="layers"
        label={strings.layers}
        hasColumns
        // Of one source alone.
        options={SWITCHES.filter((value) => value !== 'cone5' || footprint.cone5).map((value) => ({
          value,
          label: strings[`switch_${value}`],
        }))}
        value={SWITCHES.filter((one) => !hidden.has(one))}
        onChange={(shown) => change({ hidden: SWITCHES.filter((one) => !shown.includes(one)).join(',') })}
      />
    </div>
  );
  return { hidden, control };
}
