import { defineEndpoint, type Interaction } from '../defineEndpoint.ts';
import { missingRecord } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { like, Moment, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { filters, placed, riskList } from './shared.ts';
import { anImminentEvent, anUnreadEvent, NEPAL_ISO3 } from './states.ts';

/*
 * Events that four sources tell of while they are near: each has its own fields, and what it stored of its own is `stored`: any key of it
 * may be absent. The place of an event of ADAM stands in its details alone. Source: risk API, `api_v1_pdc_list` and so on.
 */

/** What a source stored: anything, and not always there. */
const stored = () => sometimes(z.unknown());
const Day = like(z.string(), '2026-05-01');
const degrees = () => z.nullish(z.number());
const place = { latitude: degrees(), longitude: degrees() };
const where = { iso3: filters.iso3, region: filters.regions };
const EVENT = 901;
const UNREAD = 902;
const listed = (source: string) => ({ given: [anImminentEvent(source, EVENT)], query: { iso3: NEPAL_ISO3 } });

/** Its exposure, or nulls where the source could not be read; and 404 for an event that the list has not (any more). */
const exposures = (source: string, unread: Readonly<Record<string, null>>): Interaction[] => [
  { given: [anImminentEvent(source, EVENT)], path: { id: fromState('id', EVENT) } },
  {
    title: 'whose source could not be read',
    given: [anUnreadEvent(source, UNREAD)],
    path: { id: fromState('id', UNREAD) },
    decided: unread,
  },
  { ...missingRecord(`event of ${source}`), errorShape: 'risk' },
];

/** Pacific Disaster Center. */
export const pdcEventsEndpoint = riskList({
  title: 'the imminent events of PDC',
  path: '/api/v1/pdc/',
  filters: where,
  row: z.object({
    id: z.int(),
    hazard_name: z.string(),
    hazard_type: placed.hazard_type,
    ...place,
    description: z.nullish(z.string()),
    severity: z.nullish(like(z.string(), 'warning')),
    start_date: z.nullish(Day),
    pdc_created_at: z.nullish(Moment),
    pdc_updated_at: z.nullish(Moment),
  }),
  promises: { ...listed('PDC') },
});

/** `population_exposure` and `capital_exposure`: `{ total, … }`, each `{ value, valueFormatted }`. */
export const pdcExposureEndpoint = defineEndpoint({
  title: 'the exposure to an event of PDC',
  path: '/api/v1/pdc/{id}/exposure/',
  api: 'risk',
  answer: z.object({
    footprint_geojson: stored(),
    storm_position_geojson: stored(),
    cyclone_three_days_cou: stored(),
    cyclone_five_days_cou: stored(),
    population_exposure: stored(),
    capital_exposure: stored(),
  }),
  interactions: [...exposures('PDC', { population_exposure: null, capital_exposure: null })],
});

/** World Food Programme. */
export const adamEventsEndpoint = riskList({
  title: 'the imminent events of ADAM',
  path: '/api/v1/adam-exposure/',
  filters: { ...where, hazard_type: filters.hazards },
  row: z.object({
    ...placed,
    title: z.nullish(z.string()),
    publish_date: Moment,
    geojson: stored(),
    event_details: stored(),
  }),
  promises: { ...listed('ADAM') },
});

export const adamExposureEndpoint = defineEndpoint({
  title: 'the exposure to an event of ADAM',
  path: '/api/v1/adam-exposure/{id}/exposure/',
  api: 'risk',
  answer: z.object({ storm_position_geojson: stored(), population_exposure: stored() }),
  interactions: [...exposures('ADAM', { storm_position_geojson: null, population_exposure: null })],
});

/** Global Disaster Alert and Coordination System. */
export const gdacsEventsEndpoint = riskList({
  title: 'the imminent events of GDACS',
  path: '/api/v1/gdacs/',
  filters: where,
  row: z.object({
    ...placed,
    ...place,
    hazard_name: z.string(),
    alert_level: z.nullish(like(z.string(), 'Green')),
    start_date: z.nullish(Moment),
    end_date: z.nullish(Moment),
    event_details: stored(),
  }),
  promises: { ...listed('GDACS') },
});

export const gdacsExposureEndpoint = defineEndpoint({
  title: 'the exposure to an event of GDACS',
  path: '/api/v1/gdacs/{id}/exposure/',
  api: 'risk',
  answer: z.object({ footprint_geojson: stored(), population_exposure: stored() }),
  interactions: [...exposures('GDACS', { population_exposure: null })],
});

/** Swiss weather service: cyclones alone, a row for each country of one. */
export const meteoSwissEventsEndpoint = riskList({
  title: 'the imminent events of MeteoSwiss',
  path: '/api/v1/meteoswiss/',
  filters: where,
  row: z.object({
    ...placed,
    ...place,
    hazard_name: z.string(),
    model_name: z.nullish(z.string()),
    start_date: Moment,
    updated_at: Moment,
    event_details: stored(),
  }),
  promises: { ...listed('MeteoSwiss') },
});

export const meteoSwissExposureEndpoint = defineEndpoint({
  title: 'the exposure to an event of MeteoSwiss',
  path: '/api/v1/meteoswiss/{id}/exposure/',
  api: 'risk',
  answer: z.object({ footprint_geojson: stored() }),
  interactions: [...exposures('MeteoSwiss', { footprint_geojson: null })],
});
