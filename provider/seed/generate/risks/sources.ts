import type { risk_event } from '#provider/database/schema.ts';
import { after, dayOf, HOUR_MS } from '../dates.ts';
import type { Happening } from './happenings.ts';
import { areaAlong, areaRound, collectionOf, type Feature, lineAlong, pointAt } from './shapes.ts';

/*
 * The same events as four sources tell of them, each in its own words and with an estimate of its own. None of this happened.
 */

type Row = (typeof risk_event)['$inferInsert'];
type Told = Omit<Row, 'source' | 'touched'>;

/** Kilometres that each is felt round its place. */
const REACH_KM = { FL: 60, TC: 140, EQ: 90, DR: 220, WF: 25 };
const NAMES = { FL: 'Flood', TC: 'Tropical Cyclone', EQ: 'Earthquake', DR: 'Drought', WF: 'Wildfire' };
const MILES = 0.621;
const PDC_LEVELS = ['information', 'advisory', 'watch', 'warning'] as const;
const ALERTS = ['Green', 'Green', 'Orange', 'Red'] as const;
const MONTH_NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** When sources last looked, before now. */
const TOLD_HOURS_AGO = 5;

export function rowsOfSources(now: Date, happenings: readonly Happening[]): Row[] {
  const of = <Kind extends string>(
    source: Row['source'],
    kinds: readonly Kind[],
    tell: (happening: Happening, now: Date) => Told,
  ) =>
    happenings
      .filter(({ hazard }) => (kinds as readonly string[]).includes(hazard))
      .map((happening) => ({ source, touched: [happening.country.id], ...tell(happening, now) }));
  return [
    ...of('pdc', ['FL', 'TC', 'EQ', 'WF'], ofPdc),
    ...of('adam', ['FL', 'TC', 'EQ'], ofAdam),
    ...of('gdacs', ['FL', 'TC', 'EQ', 'DR', 'WF'], ofGdacs),
    ...of('meteoswiss', ['TC'], ofMeteoSwiss),
  ];
}

const toldAt = (now: Date) => new Date(now.getTime() - TOLD_HOURS_AGO * HOUR_MS).toISOString();
const alertOf = ({ level }: Happening) => ALERTS[level - 1] ?? 'Green';
const estimate = ({ exposed }: Happening, share: number) => Math.round((exposed * share) / 100) * 100;
const placeOf = ({ district, country }: Happening) => `${district}, ${country.name.en}`;
const titleOf = (happening: Happening) =>
  happening.storm
    ? `${NAMES.TC} - ${happening.storm.name}`
    : `${NAMES[happening.hazard]} - ${placeOf(happening)}`;

function baseOf(happening: Happening, now: Date): Told {
  const { number, hazard, country, at, began, ends } = happening;
  return {
    id: number,
    country_id: country.id,
    hazard_type: hazard,
    name: titleOf(happening),
    longitude: at[0],
    latitude: at[1],
    begins_at: began.toISOString(),
    ends_at: ends.toISOString(),
    told_at: toldAt(now),
    details: {},
    exposure: {},
  };
}

const formatted = (value: number) => ({ value, valueFormatted: value.toLocaleString('en') });

function ofPdc(happening: Happening, now: Date): Told {
  const { hazard, at, level, storm, began } = happening;
  const people = estimate(happening, 1);
  const way = storm?.track.map(({ at }) => at) ?? [];
  const ahead = storm?.track.filter(({ when }) => when >= now).map(({ at }) => at) ?? [];
  return {
    ...baseOf(happening, now),
    country_id: null,
    details: {
      severity: PDC_LEVELS[level - 1],
      description: `${NAMES[hazard]} near ${placeOf(happening)}. This is demonstration data: it did not happen.`,
      pdc_created_at: began.toISOString(),
    },
    exposure: {
      footprint_geojson: storm
        ? areaAlong(way, [60, 130], { type_id: hazard })
        : areaRound(at, REACH_KM[hazard], { type_id: hazard }),
      storm_position_geojson: storm
        ? storm.track.map(({ at, when, wind }) =>
            pointAt(at, {
              hazard_name: titleOf(happening),
              storm_name: storm.name,
              advisory_number: level * 3,
              advisory_date: advisoryDate(now),
              advisory_time: '0000Z',
              track_speed_mph: 9,
              track_heading: at[1] < 0 ? 'WSW' : 'WNW',
              severity: PDC_LEVELS[level - 1]?.toUpperCase(),
              forecast_date_time: forecastTime(when),
              wind_speed_mph: Math.round(wind * MILES),
            }),
          )
        : null,
      cyclone_three_days_cou: storm ? [areaAlong(ahead, [30, 260])] : null,
      cyclone_five_days_cou: storm ? [areaAlong(ahead, [30, 340])] : null,
      population_exposure: {
        total: formatted(people),
        households: formatted(Math.round(people / 4.7)),
        vulnerable: formatted(Math.round(people * 0.31)),
      },
      capital_exposure: {
        total: formatted(people * 5_400),
        school: formatted(Math.ceil(people / 1_900)),
        hospital: formatted(Math.ceil(people / 26_000)),
      },
    },
  };
}

/** "2026 SEP 04, 00:00Z" */
const forecastTime = (when: Date) =>
  `${when.getUTCFullYear()} ${MONTH_NAMES[when.getUTCMonth()]?.toUpperCase()} ${two(when.getUTCDate())}, ${two(when.getUTCHours())}:00Z`;
const two = (value: number) => String(value).padStart(2, '0');

/** "28-Sep-2026" */
const advisoryDate = (when: Date) =>
  `${two(when.getUTCDate())}-${MONTH_NAMES[when.getUTCMonth()]}-${when.getUTCFullYear()}`;

function ofAdam(happening: Happening, now: Date): Told {
  const { number, hazard, at, storm, country, district, magnitude, depth, began, ends } = happening;
  const people = estimate(happening, 0.92);
  const known = {
    latitude: at[1],
    longitude: at[0],
    iso3: country.iso3,
    alert_level: magnitude === undefined ? alertOf(happening) : alertOfMagnitude(magnitude),
    source: { FL: 'GloFAS', TC: 'NOAA', EQ: 'USGS', DR: '', WF: '' }[hazard],
    population_impact: people,
    dashboard_url: 'https://gis.wfp.org/adam/',
    sitrep: null,
  };
  const of: Partial<Record<Happening['hazard'], object>> = {
    EQ: {
      title: titleOf(happening),
      mag: magnitude,
      mag_type: 'mww',
      depth,
      place: placeOf(happening),
      admin1_name: district,
      published_at: toldAt(now),
    },
    FL: {
      place: placeOf(happening),
      admin1_name: district,
      effective_date: dayOf(began),
      date_processed: dayOf(now),
      flood_area: Math.round(people / 14),
      fl_croplnd: Math.round(people / 31),
    },
    TC: {
      title: titleOf(happening),
      countries: country.name.en,
      from_date: began.toISOString(),
      to_date: ends.toISOString(),
      wind_speed: Math.max(...(storm?.track.map(({ wind }) => wind) ?? [0])),
    },
  };
  return {
    ...baseOf(happening, now),
    details: {
      title: hazard === 'FL' ? null : titleOf(happening),
      event_id: `${hazard}-${number}`,
      // Of cyclones a bare geometry, of others a feature.
      geojson: storm
        ? areaAlong(
            storm.track.map(({ at }) => at),
            [60, 130],
          ).geometry
        : areaRound(at, REACH_KM[hazard]),
      event_details: { ...known, ...of[hazard] },
    },
    exposure: {
      storm_position_geojson: storm
        ? collectionOf([
            ...alertAreas(storm.track.map(({ at }) => at)).map(({ area, alert }) => ({
              ...area,
              properties: { alert_level: alert },
            })),
            areaAlong(
              storm.track.filter(({ when }) => when >= now).map(({ at }) => at),
              [30, 260],
              { alert_level: 'Cones' },
            ),
            lineAlong(storm.track.map(({ at }) => at)),
            ...storm.track.map(({ at, when, wind }) =>
              pointAt(at, { wind_speed: wind, track_date: when.toISOString() }),
            ),
          ])
        : null,
      population_exposure: storm
        ? {
            exposure_60_kmh: people,
            exposure_90_kmh: Math.round(people * 0.38),
            exposure_120_kmh: Math.round(people * 0.09),
          }
        : null,
    },
  };
}

const alertOfMagnitude = (magnitude: number) =>
  magnitude < 6.2 ? 'Green' : magnitude <= 6.5 ? 'Orange' : 'Red';

/** The wider, the weaker the wind. */
const alertAreas = (way: readonly [number, number][]) =>
  (
    [
      ['Green', 190],
      ['Orange', 120],
      ['Red', 60],
    ] as const
  ).map(([alert, km]) => ({ alert, area: areaAlong(way, [km * 0.7, km]) }));

/** "04/09/2026 00:00:00" and "04 Sep 2026 00:00:00" */
const trackDate = (when: Date) =>
  `${two(when.getUTCDate())}/${two(when.getUTCMonth() + 1)}/${when.getUTCFullYear()} ${two(when.getUTCHours())}:00:00`;
const metadataDate = (when: Date) =>
  `${two(when.getUTCDate())} ${MONTH_NAMES[when.getUTCMonth()]} ${when.getUTCFullYear()} ${two(when.getUTCHours())}:00:00`;

function ofGdacs(happening: Happening, now: Date): Told {
  const { number, hazard, at, storm, country, magnitude, depth, began, ends, level } = happening;
  const people = estimate(happening, 1.09);
  const alert = alertOf(happening);
  const way = storm?.track.map(({ at }) => at) ?? [];
  const parts: Feature[] = storm
    ? [
        ...alertAreas(way).map(({ area, alert }) => ({ ...area, properties: { Class: `Poly_${alert}` } })),
        areaAlong(
          storm.track.filter(({ when }) => when >= now).map(({ at }) => at),
          [30, 260],
          { Class: 'Poly_Cones' },
        ),
        lineAlong(way, { Class: 'Line_Line_0' }),
        ...storm.track.map(({ at, when }, index) =>
          pointAt(at, { Class: `Point_${index}`, trackdate: trackDate(when) }),
        ),
      ]
    : [areaRound(at, REACH_KM[hazard], { Class: `Poly_${alert}` })];
  const impact = {
    FL: { death: level > 2 ? level * 3 : null, displaced: Math.round(people * 0.04) },
    EQ: { exposed_population: `${people.toLocaleString('en')} people in MMI VI or above` },
    TC: { exposed_population: `${people.toLocaleString('en')} people in winds above 120 km/h` },
    DR: { impact: 'Medium impact for agricultural drought' },
    WF: { people_affected: `${people.toLocaleString('en')} in the burned area` },
  }[hazard];
  const severity = {
    FL: '',
    EQ: `Magnitude ${magnitude}M, depth ${depth} km`,
    TC: `Maximum wind speed of ${Math.max(...(storm?.track.map(({ wind }) => wind) ?? [0]))} km/h`,
    DR: `${estimate(happening, 0.03).toLocaleString('en')} km² in a medium drought`,
    WF: `${Math.round(people / 40).toLocaleString('en')} ha burned`,
  }[hazard];
  return {
    ...baseOf(happening, now),
    ends_at: (hazard === 'EQ' ? after(began, 0.1) : ends).toISOString(),
    details: {
      hazard_id: String(1_100_000 + number),
      episode_id: level,
      alert_level: alert,
      event_details: {
        eventtype: hazard,
        name: titleOf(happening),
        alertlevel: alert,
        country: country.name.en,
        iso3: country.iso3,
        fromdate: began.toISOString(),
        todate: ends.toISOString(),
        source: { FL: 'GLOFAS', TC: 'NOAA', EQ: 'NEIC', DR: 'GDO', WF: 'GWIS' }[hazard],
        severitydata: { severitytext: severity },
        url: { report: 'https://www.gdacs.org/' },
      },
    },
    exposure: {
      footprint_geojson: collectionOf(
        [...parts, pointAt(at, { Class: 'Point_Centroid', alertlevel: alert })],
        { metadata: { todate: metadataDate(now) } },
      ),
      population_exposure: impact,
    },
  };
}

function ofMeteoSwiss(happening: Happening, now: Date): Told {
  const { country, storm } = happening;
  const people = estimate(happening, 0.8);
  const impact = (id: number, impact_type: string, mean: number) => ({
    id,
    impact_type,
    mean,
    min: 0,
    max: Math.round(mean * 2.6),
    five_perc: Math.round(mean * 0.25),
    ninety_five_perc: Math.round(mean * 1.9),
  });
  return {
    ...baseOf(happening, now),
    name: storm?.name ?? titleOf(happening),
    longitude: country.centre[0],
    latitude: country.centre[1],
    details: {
      model_name: 'ECMWF',
      event_details: [
        impact(1, 'direct_economic_damage', people * 310),
        impact(2, 'exposed_population_18mps', people),
        impact(3, 'exposed_population_33mps', Math.round(people * 0.22)),
        impact(4, 'exposed_population_50mps', 0),
      ],
    },
    exposure: {
      footprint_geojson: {
        id: 2,
        impact_type: 'exposed_population_18mps',
        footprint_geojson: collectionOf(
          storm
            ? [
                areaAlong(
                  storm.track.map(({ at }) => at),
                  [90, 150],
                ),
                lineAlong(storm.track.map(({ at }) => at)),
              ]
            : [],
        ),
      },
    },
  };
}
