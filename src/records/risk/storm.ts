import { type Fact, fact } from './facts.ts';
import type { ImminentEvent, Source } from './imminent.ts';
import { fieldOf, numberAt, textAt } from './stored.ts';

/*
 * The way of a storm as its source tells it. Source: facts of the risk watch, "Classification of features", and of the risk API.
 */

const KM_PER_MILE = 1.609;

export interface StormPosition {
  longitude: number;
  latitude: number;
  /** Whether the storm was still to come there when its source last looked; so it is where the source gives no time. */
  isAhead: boolean;
  when: Date | undefined;
  /** In km/h. */
  wind: number | undefined;
  /** What else its source tells of the storm there. */
  facts: Fact[];
}

/** Where each source keeps it. */
const COLLECTION_OF: Readonly<Record<Source, (exposure: Record<string, unknown>) => unknown>> = {
  pdc: (exposure) => exposure.storm_position_geojson,
  adam: (exposure) => exposure.storm_position_geojson,
  gdacs: (exposure) => exposure.footprint_geojson,
  meteoswiss: (exposure) => fieldOf(exposure.footprint_geojson, 'footprint_geojson'),
};

/** The way of a storm, position by position; none for other hazards. `now`: where nobody says when the source last looked. */
export function stormPositions(
  { source, updatedAt }: Pick<ImminentEvent, 'updatedAt'> & { source: Source },
  exposure: Record<string, unknown>,
  now: Date,
): StormPosition[] {
  const collection = COLLECTION_OF[source](exposure);
  const told = momentOf(textAt(fieldOf(collection, 'metadata'), 'todate')) ?? momentOf(updatedAt) ?? now;
  const features = Array.isArray(collection) ? collection : fieldOf(collection, 'features');
  if (!Array.isArray(features)) return [];
  return features.flatMap((feature): StormPosition[] => {
    const geometry = fieldOf(feature, 'geometry');
    const coordinates = fieldOf(geometry, 'coordinates');
    const properties = fieldOf(feature, 'properties');
    if (fieldOf(geometry, 'type') !== 'Point' || !Array.isArray(coordinates)) return [];
    if (source === 'gdacs' && !/^Point_\d/.test(textAt(properties, 'Class') ?? '')) return [];
    const [longitude, latitude] = coordinates;
    if (typeof longitude !== 'number' || typeof latitude !== 'number') return [];
    const when = momentOf(
      textAt(properties, 'forecast_date_time') ??
        textAt(properties, 'track_date') ??
        textAt(properties, 'trackdate'),
    );
    const wind = numberAt(properties, 'wind_speed') ?? inKm(numberAt(properties, 'wind_speed_mph'));
    return [
      {
        longitude,
        latitude,
        isAhead: when === undefined || when > told,
        when,
        wind: wind === undefined ? undefined : Math.round(wind),
        facts: [
          ...fact('trackSpeed', 'number', inKm(numberAt(properties, 'track_speed_mph'))),
          ...fact('direction', 'text', textAt(properties, 'track_heading')),
          ...fact('severity', 'text', textAt(properties, 'severity')),
          ...fact('advisory', 'text', advisoryOf(properties)),
        ],
      },
    ];
  });
}

const inKm = (miles: number | undefined) => (miles === undefined ? undefined : miles * KM_PER_MILE);

/** Its number, and when it was given, as its source writes that. */
function advisoryOf(properties: unknown): string | undefined {
  const number = numberAt(properties, 'advisory_number');
  const given = [textAt(properties, 'advisory_date'), textAt(properties, 'advisory_time')].filter(Boolean);
  return number === undefined ? undefined : [number, given.join(' ')].filter(Boolean).join(', ');
}

/** The strongest wind at each time for which there is one, the first first. */
export function windsOf(
  positions: readonly StormPosition[],
): { when: Date; wind: number; isAhead: boolean }[] {
  const winds = new Map<number, { when: Date; wind: number; isAhead: boolean }>();
  for (const { when, wind, isAhead } of positions) {
    if (when === undefined || wind === undefined) continue;
    const known = winds.get(when.getTime());
    if (!known || known.wind < wind) winds.set(when.getTime(), { when, wind, isAhead });
  }
  return [...winds.values()].sort((one, other) => one.when.getTime() - other.when.getTime());
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const CLOCK = '(\\d{2}:\\d{2}(?::\\d{2})?)';
/** "2026 SEP 04, 00:00Z", "04 Sep 2026 00:00:00" and "04/09/2026 00:00:00", all in UTC. */
const WRITTEN = [
  new RegExp(`^(?<year>\\d{4}) (?<word>[A-Za-z]{3}) (?<day>\\d{1,2}), (?<clock>${CLOCK})Z$`),
  new RegExp(`^(?<day>\\d{1,2}) (?<word>[A-Za-z]{3}) (?<year>\\d{4}) (?<clock>${CLOCK})$`),
  new RegExp(`^(?<day>\\d{2})/(?<month>\\d{2})/(?<year>\\d{4}) (?<clock>${CLOCK})$`),
];

/** A time in any of the ways in which sources write it, ISO among them; undefined where it is none. */
function momentOf(text: string | undefined): Date | undefined {
  if (!text) return undefined;
  const parts = WRITTEN.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  const { year, word = '', day, clock, month = MONTHS.indexOf(word.toLowerCase()) + 1 } = parts ?? {};
  const moment = new Date(parts ? `${year}-${two(month)}-${two(day)}T${clock}Z` : text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

const two = (value: string | number | undefined) => String(value).padStart(2, '0');
