import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type {
  adamEventsEndpoint,
  gdacsEventsEndpoint,
  meteoSwissEventsEndpoint,
  pdcEventsEndpoint,
} from '#contracts/risk/imminent.ts';
import type { Hazard } from '#contracts/risk/shared.ts';
import { type Fact, type FactWord, fact } from './facts.ts';
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

export interface EventLink {
  word: FactWord;
  address: string;
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
  facts: Fact[];
  /** Where the source tells more of it. */
  links: EventLink[];
  /** When the source last looked; undefined where its exposure tells that. */
  updatedAt: string | undefined;
  description: string | undefined;
  /** What the list tells of its shape, as GeoJSON that is not looked into yet. */
  shape: unknown;
}

const isAddress = (text: string | undefined): text is string => /^https:/.test(text ?? '');
/** None where it is no address that can be followed. */
const link = (word: FactWord, address: string | undefined): EventLink[] =>
  isAddress(address) ? [{ word, address }] : [];

/** An event of a source as it is listed. */
export const EVENT_OF: { [S in Source]: (row: SourceRows[S]) => ImminentEvent } = {
  pdc: (row) => ({
    ...baseOf(row),
    name: row.hazard_name,
    began: row.start_date ?? undefined,
    alert: alertOf(row.severity),
    updatedAt: row.pdc_updated_at ?? undefined,
    facts: [
      ...fact('createdOn', 'moment', row.pdc_created_at),
      ...fact('updatedOn', 'moment', row.pdc_updated_at),
      ...fact('severity', 'text', row.severity),
    ],
    description: row.description || undefined,
  }),
  adam({ title, publish_date, event_details: told, geojson, ...row }) {
    const urls = fieldOf(told, 'url');
    const sitrep = textAt(told, 'sitrep');
    return {
      ...baseOf({ ...row, latitude: numberAt(told, 'latitude'), longitude: numberAt(told, 'longitude') }),
      name: title ?? textAt(told, 'title'),
      place: textAt(told, 'place') ?? row.country_details?.name ?? undefined,
      published: publish_date,
      updatedAt: publish_date,
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
        ...fact('sitrep', 'text', isAddress(sitrep) ? undefined : sitrep),
      ],
      links: [
        ...link('dashboard', textAt(told, 'dashboard_url') ?? textAt(urls, 'map')),
        ...link('shakemap', textAt(urls, 'shakemap')),
        ...link('populationTable', textAt(urls, 'population') ?? textAt(urls, 'population_csv')),
        ...link('windMap', textAt(urls, 'wind')),
        ...link('rainfall', textAt(urls, 'rainfall')),
        ...link('shapefile', textAt(urls, 'shapefile')),
        ...link('sitrep', sitrep),
      ],
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
      links: link('report', textAt(fieldOf(told, 'url'), 'report')),
    };
  },
  meteoswiss: (row) => ({
    ...baseOf(row),
    name: row.hazard_name,
    place: row.country_details?.name ?? undefined,
    began: row.start_date,
    updatedAt: row.updated_at,
    facts: [
      ...fact('updatedOn', 'moment', row.updated_at),
      ...fact('model', 'text', row.model_name),
      ...impactsOf(row.event_details),
    ],
    links: [
      { word: 'officialWarnings', address: 'https://severeweather.wmo.int/' },
      { word: 'stormClasses', address: 'https://www.nhc.noaa.gov/aboutsshws.php' },
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
    links: [],
    updatedAt: undefined,
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
function impactsOf(stored: unknown): Fact[] {
  const told = (Array.isArray(stored) ? stored : []).flatMap((entry): Fact[] => {
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
