import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type {
  adamEventsEndpoint,
  gdacsEventsEndpoint,
  meteoSwissEventsEndpoint,
  pdcEventsEndpoint,
} from '#contracts/risk/imminent.ts';
import type { Hazard } from '#contracts/risk/shared.ts';
import { isHazard } from './seasons.ts';
import { fieldOf, numberAt, textAt } from './stored.ts';

/*
 * Events of four sources in one shape. Source: facts of the risk API, "Imminent events".
 */

export const SOURCES = ['pdc', 'adam', 'gdacs', 'meteoswiss'] as const;
export type Source = (typeof SOURCES)[number];
/** What they call themselves, in every language. */
export const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  pdc: 'PDC',
  adam: 'WFP ADAM',
  gdacs: 'GDACS',
  meteoswiss: 'MeteoSwiss',
};

type Rows<Answer> = Answer extends { results: readonly (infer Row)[] } ? Row : never;
export interface SourceRows {
  pdc: Rows<AnswerOf<typeof pdcEventsEndpoint>>;
  adam: Rows<AnswerOf<typeof adamEventsEndpoint>>;
  gdacs: Rows<AnswerOf<typeof gdacsEventsEndpoint>>;
  meteoswiss: Rows<AnswerOf<typeof meteoSwissEventsEndpoint>>;
}

/** The worst first. The words of PDC are weighed against the colours of the others: its two lowest mean little harm. */
export const ALERTS = ['red', 'orange', 'green'] as const;
export type Alert = (typeof ALERTS)[number];
const ALERT_OF: Readonly<Record<string, Alert>> = {
  red: 'red',
  orange: 'orange',
  green: 'green',
  warning: 'red',
  watch: 'orange',
  advisory: 'green',
  information: 'green',
};
const alertOf = (told: string | null | undefined): Alert | undefined => ALERT_OF[told?.toLowerCase() ?? ''];

/** How a fact is written. */
export type FactKind = 'text' | 'number' | 'money' | 'day';
export interface Fact<Word extends string = string> {
  word: Word;
  kind: FactKind;
  value: string | number | undefined;
  /** From the 5th to the 95th percentile. */
  range?: readonly [number, number] | undefined;
  /** Where `word` has a placeholder: metres a second. */
  speed?: number | undefined;
}

export interface ImminentEvent {
  id: number;
  hazard: Hazard | undefined;
  /** Undefined where its source gives none. */
  alert: Alert | undefined;
  /** Undefined where its source calls it nothing: it is called after its hazard and place. */
  name: string | undefined;
  place: string | undefined;
  longitude: number | undefined;
  latitude: number | undefined;
  began: string | undefined;
  published: string | undefined;
  facts: Fact<FactWord>[];
  report: string | undefined;
  description: string | undefined;
  /** What the list tells of its shape, as GeoJSON that is not looked into yet. */
  shape: unknown;
}

export type FactWord = keyof typeof FACT_WORDS;
/** The words of facts, for their type alone. */
const FACT_WORDS = {
  updatedOn: 1,
  severity: 1,
  peopleExposed: 1,
  householdsExposed: 1,
  vulnerableExposed: 1,
  buildingsValue: 1,
  schoolsExposed: 1,
  hospitalsExposed: 1,
  windSpeed: 1,
  told: 1,
  magnitude: 1,
  depth: 1,
  alertLevel: 1,
  fromDate: 1,
  toDate: 1,
  effectiveDate: 1,
  exposed60: 1,
  exposed90: 1,
  exposed120: 1,
  floodArea: 1,
  floodCropland: 1,
  deaths: 1,
  displaced: 1,
  impact: 1,
  model: 1,
  damage: 1,
  exposedAbove: 1,
} as const;

const fact = (word: FactWord, kind: FactKind, value: Fact['value'] | null): Fact<FactWord>[] =>
  value === undefined || value === null ? [] : [{ word, kind, value }];
const httpsOf = (address: string | undefined) => (address && /^https:/.test(address) ? address : undefined);

/** An event of a source as it is listed. */
export const EVENT_OF: { [S in Source]: (row: SourceRows[S]) => ImminentEvent } = {
  pdc: (row) => ({
    ...baseOf(row),
    name: row.hazard_name,
    began: row.start_date ?? undefined,
    alert: alertOf(row.severity),
    facts: [...fact('updatedOn', 'day', row.pdc_updated_at), ...fact('severity', 'text', row.severity)],
    description: row.description || undefined,
  }),
  adam({ title, publish_date, event_details: told, geojson, ...row }) {
    return {
      ...baseOf({ ...row, latitude: numberAt(told, 'latitude'), longitude: numberAt(told, 'longitude') }),
      name: title ?? textAt(told, 'title'),
      place: textAt(told, 'place') ?? row.country_details?.name ?? undefined,
      published: publish_date,
      alert: alertOf(textAt(told, 'alert_level')),
      shape: geojson,
      facts: [
        ...fact(
          'peopleExposed',
          'number',
          numberAt(told, 'population_impact') ?? numberAt(told, 'population'),
        ),
        ...fact('windSpeed', 'number', numberAt(told, 'wind_speed')),
        ...fact('magnitude', 'number', numberAt(told, 'mag')),
        ...fact('depth', 'number', numberAt(told, 'depth')),
        ...fact('alertLevel', 'text', textAt(told, 'alert_level')),
        ...fact('effectiveDate', 'day', textAt(told, 'effective_date')),
        ...fact('fromDate', 'day', textAt(told, 'from_date')),
        ...fact('toDate', 'day', textAt(told, 'to_date')),
        ...fact('floodArea', 'number', numberAt(told, 'flood_area')),
        ...fact('floodCropland', 'number', numberAt(told, 'fl_croplnd')),
        ...fact('told', 'text', textAt(told, 'source')),
      ],
      report: httpsOf(textAt(told, 'dashboard_url') ?? textAt(fieldOf(told, 'url'), 'map')),
    };
  },
  gdacs({ event_details: told, ...row }) {
    const isFlood = textAt(told, 'eventtype') === 'FL';
    return {
      ...baseOf(row),
      name: plain(row.hazard_name),
      began: row.start_date ?? undefined,
      alert: alertOf(row.alert_level ?? textAt(told, 'alertlevel')),
      facts: [
        ...fact('alertLevel', 'text', row.alert_level ?? textAt(told, 'alertlevel')),
        ...fact(
          'severity',
          'text',
          isFlood ? undefined : textAt(fieldOf(told, 'severitydata'), 'severitytext'),
        ),
        ...fact('toDate', 'day', row.end_date),
        ...fact('told', 'text', textAt(told, 'source')),
      ],
      report: httpsOf(textAt(fieldOf(told, 'url'), 'report')),
    };
  },
  meteoswiss: (row) => ({
    ...baseOf(row),
    name: row.hazard_name,
    place: row.country_details?.name ?? undefined,
    began: row.start_date,
    facts: [
      ...fact('updatedOn', 'day', row.updated_at),
      ...fact('model', 'text', row.model_name),
      ...impactsOf(row.event_details),
    ],
  }),
};

interface Based {
  id: number;
  hazard_type?: string | null | undefined;
  longitude?: number | null | undefined;
  latitude?: number | null | undefined;
}

function baseOf({ id, hazard_type, longitude, latitude }: Based): ImminentEvent {
  return {
    id,
    hazard: isHazard(hazard_type) ? hazard_type : undefined,
    alert: undefined,
    name: undefined,
    place: undefined,
    longitude: longitude ?? undefined,
    latitude: latitude ?? undefined,
    began: undefined,
    published: undefined,
    facts: [],
    report: undefined,
    description: undefined,
    shape: undefined,
  };
}

/** The name may be a description, which may hold HTML. */
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** People first, by the speed of the wind; damage last. An impact of nobody is none. */
function impactsOf(stored: unknown): Fact<FactWord>[] {
  const told = (Array.isArray(stored) ? stored : []).flatMap((entry): Fact<FactWord>[] => {
    const mean = numberAt(entry, 'mean');
    const type = textAt(entry, 'impact_type') ?? '';
    const [low, high] = [numberAt(entry, 'five_perc'), numberAt(entry, 'ninety_five_perc')];
    const range = low !== undefined && high !== undefined ? ([low, high] as const) : undefined;
    if (!mean || Math.round(mean) === 0) return [];
    if (type === 'direct_economic_damage') return [{ word: 'damage', kind: 'money', value: mean, range }];
    const speed = /^exposed_population_(\d+)/.exec(type)?.[1];
    return speed ? [{ word: 'exposedAbove', kind: 'number', value: mean, range, speed: Number(speed) }] : [];
  });
  return told.sort((one, other) => (one.speed ?? 1_000) - (other.speed ?? 1_000));
}

const valueAt = (stored: unknown, name: string) => numberAt(fieldOf(stored, name), 'value');

/** What its exposure adds to the facts of an event. */
export function exposureFacts(source: Source, exposure: Record<string, unknown>): Fact<FactWord>[] {
  const people = exposure.population_exposure;
  const capital = exposure.capital_exposure;
  switch (source) {
    case 'pdc':
      return [
        ...fact('peopleExposed', 'number', valueAt(people, 'total')),
        ...fact('householdsExposed', 'number', valueAt(people, 'households')),
        ...fact('vulnerableExposed', 'number', valueAt(people, 'vulnerable')),
        ...fact('buildingsValue', 'money', valueAt(capital, 'total')),
        ...fact('schoolsExposed', 'number', valueAt(capital, 'school')),
        ...fact('hospitalsExposed', 'number', valueAt(capital, 'hospital')),
      ];
    case 'adam':
      return [
        ...fact('exposed60', 'number', numberAt(people, 'exposure_60_kmh')),
        ...fact('exposed90', 'number', numberAt(people, 'exposure_90_kmh')),
        ...fact('exposed120', 'number', numberAt(people, 'exposure_120_kmh')),
      ];
    case 'gdacs':
      return [
        ...fact('deaths', 'number', numberAt(people, 'death')),
        ...fact('displaced', 'number', numberAt(people, 'displaced')),
        ...fact(
          'peopleExposed',
          'text',
          textAt(people, 'exposed_population') ?? textAt(people, 'people_affected'),
        ),
        ...fact('impact', 'text', textAt(people, 'impact')),
      ];
    case 'meteoswiss':
      return [];
  }
}

const KM_PER_MILE = 1.609;

export interface StormPosition {
  longitude: number;
  latitude: number;
  /** Whether the storm is still to come there; undefined where its source does not tell. */
  isAhead: boolean | undefined;
  when: Date | undefined;
  /** In km/h. */
  wind: number | undefined;
}

/** The way of a storm, position by position; none for other hazards. `told`: when the source last looked, else now. */
export function stormPositions(
  source: Source,
  exposure: Record<string, unknown>,
  told: Date,
): StormPosition[] {
  const collection = exposure[source === 'gdacs' ? 'footprint_geojson' : 'storm_position_geojson'];
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
    const miles = numberAt(properties, 'wind_speed_mph');
    const wind = numberAt(properties, 'wind_speed') ?? (miles && miles * KM_PER_MILE);
    return [{ longitude, latitude, isAhead: when && when > told, when, wind: wind && Math.round(wind) }];
  });
}

const MONTH_WORDS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** "2026 SEP 04, 00:00Z", "04/09/2026 00:00:00" and ISO; times in UTC. */
function momentOf(text: string | undefined): Date | undefined {
  if (!text) return undefined;
  const [, year, word = '', date, at] = /^(\d{4}) ([A-Za-z]{3}) (\d{1,2}), (\d{2}:\d{2})Z$/.exec(text) ?? [];
  if (year)
    return new Date(`${year}-${two(MONTH_WORDS.indexOf(word.toUpperCase()) + 1)}-${two(date)}T${at}Z`);
  const [, day, month, ofYear, time] = /^(\d{2})\/(\d{2})\/(\d{4}) (\d{2}:\d{2}:\d{2})$/.exec(text) ?? [];
  const moment = new Date(day ? `${ofYear}-${month}-${day}T${time}Z` : text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

const two = (value: string | number | undefined) => String(value).padStart(2, '0');
