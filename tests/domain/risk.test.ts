import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteTime } from '#contracts/answerTimes.ts';
import { MONTHS } from '#contracts/risk/shared.ts';
import { exposureFacts } from '#src/records/risk/exposure.ts';
import { boundsOf, footprintOf } from '#src/records/risk/footprint.ts';
import { shownEvents } from '#src/records/risk/ImminentEvents/eventFilters.ts';
import type { SourcedEvent } from '#src/records/risk/ImminentEvents/useEvents.ts';
import { EVENT_OF, SOURCES } from '#src/records/risk/imminent.ts';
import { levelOf, rankCountries, weighedValue } from '#src/records/risk/scores.ts';
import {
  fireYears,
  hungerByMonth,
  monthsBetween,
  type SeasonsAnswer,
  seasonsOf,
  valueOver,
} from '#src/records/risk/seasons.ts';
import { standingOf } from '#src/records/risk/standing.ts';
import { stormPositions, windsOf } from '#src/records/risk/storm.ts';

const nepal = { id: 7, name: 'Nepal', iso3: 'npl', region: 2 };
const monthly = (figures: readonly number[]) =>
  Object.fromEntries(MONTHS.map((month, index) => [month, figures[index] ?? 0]));
const row = (
  hazard_type: string | null,
  figures: readonly number[],
  annual_average: number | null = null,
) => ({
  id: 1,
  country_details: nepal,
  hazard_type,
  ...monthly(figures),
  annual_average,
});
const answer = (more: Partial<SeasonsAnswer>): SeasonsAnswer => ({ ...more });
const analysis = (year: number, month: number, people: number, type: string, day: string) => ({
  id: 1,
  country_details: nepal,
  hazard_type: 'FI',
  year,
  month,
  total_displacement: people,
  estimation_type: type,
  analysis_date: day,
});

describe('seasons', () => {
  it('leave out what tells nothing: no hazard, no country, no figure, a hazard that the metric has not', () => {
    const rows = [
      row('FL', [5], 5),
      row('', [5]),
      row(null, [5]),
      row('TC', []),
      row('EQ', [5]),
      { ...row('TC', [1]), country_details: null },
    ];
    const found = seasonsOf('exposure', answer({ raster_displacement_data: rows as never }));
    expect(found.map(({ hazard, iso3 }) => [hazard, iso3])).toEqual([['FL', 'NPL']]);
  });

  it('count a country and hazard once', () => {
    const found = seasonsOf(
      'displacement',
      answer({ idmc: [row('FL', [5], 5), row('FL', [9], 9)] as never }),
    );
    expect(found.map(({ year }) => year)).toEqual([5]);
  });

  it('take what is known before what was foreseen, and of that the newest analysis', () => {
    const rows = [
      analysis(2026, 1, 10, 'second_projection', '2026-03-01'),
      analysis(2026, 1, 20, 'current', '2025-12-01'),
      analysis(2026, 1, 30, 'current', '2026-01-01'),
      analysis(2026, 2, 40, 'first_projection', '2026-01-01'),
      analysis(2026, 3, 50, '', '2026-01-01'),
    ];
    expect(hungerByMonth(rows).map(({ month, total_displacement }) => [month, total_displacement])).toEqual([
      [1, 30],
      [2, 40],
    ]);
  });

  it('average hunger over the years, and count its worst month for the year', () => {
    const rows = [
      analysis(2025, 1, 100, 'current', '2025-01-10'),
      analysis(2026, 1, 300, 'current', '2026-01-10'),
      analysis(2026, 2, 500, 'current', '2026-02-10'),
    ];
    const [season] = seasonsOf('exposure', answer({ ipc_displacement_data: rows }));
    expect(season?.months.slice(0, 3)).toEqual([200, 500, null]);
    expect(season && valueOver(season, 'year', 'exposure')).toBe(500);
    expect(season && valueOver(season, [0, 1], 'exposure')).toBe(500);
  });

  it('add the people of months, and take the worst month of scores', () => {
    const [flood] = seasonsOf(
      'exposure',
      answer({ raster_displacement_data: [row('FL', [1, 2, 4], 7)] as never }),
    );
    expect(flood && valueOver(flood, [0, 2], 'exposure')).toBe(5);
    expect(flood && valueOver(flood, 'year', 'exposure')).toBe(7);
    const [score] = seasonsOf('riskScore', answer({}), [row('FL', [1, 8, 4])] as never);
    expect(score && valueOver(score, [0, 1, 2], 'riskScore')).toBe(8);
    expect(score && valueOver(score, 'year', 'riskScore')).toBe(8);
  });

  it('go over the end of the year', () => {
    expect(monthsBetween(10, 1)).toEqual([10, 11, 0, 1]);
    expect(monthsBetween(3, 3)).toEqual([3]);
  });

  it('fold fire weather of all years, and show one by itself', () => {
    const fire = (year: number, month: string, dsr_avg: number) => ({
      id: 1,
      country_details: nepal,
      hazard_type: 'WF',
      year,
      month,
      dsr_min: dsr_avg / 2,
      dsr_avg,
      dsr_max: dsr_avg * 2,
      dsr_type: 'monthly',
    });
    const years = fireYears([
      fire(2025, '3', 2),
      fire(2026, '3', 4),
      { ...fire(2026, '3', 100), dsr_type: 'cumulative' },
    ]);
    expect(years.years).toEqual([2026, 2025]);
    expect([years.average[2], years.lowest?.[2], years.highest?.[2], years.average[0]]).toEqual([
      3,
      1,
      8,
      null,
    ]);
    expect(years.inYear(2025)[2]).toBe(2);
  });
});

describe('levels', () => {
  it.each([
    [2, 'riskScore', 'FL', 1],
    [2.1, 'riskScore', 'FL', 2],
    [10, 'riskScore', 'TC', 5],
    [11, 'riskScore', 'TC', undefined],
    [17, 'riskScore', 'WF', 4],
    [-1, 'riskScore', 'FL', undefined],
    [null, 'riskScore', 'FL', undefined],
    [10_000, 'exposure', 'FL', 1],
    [10_000_001, 'exposure', 'FL', 5],
    [1_001, 'displacement', 'FL', 2],
  ] as const)('%s of %s, %s: %s', (value, metric, hazard, level) => {
    expect(levelOf(value, metric, hazard)).toBe(level);
  });

  const season = (iso3: string, hazard: 'FL' | 'DR' | 'WF', value: number) => ({
    hazard,
    iso3,
    name: iso3,
    months: [value],
    year: null,
  });
  const weighing = {
    metric: 'riskScore',
    span: [0],
    hazards: ['FL', 'DR', 'WF'],
    countries: undefined,
    isByPopulation: false,
    isByCoping: false,
    coping: new Map([
      ['AAA', { population_in_thousands: 100, lcc: 5 }],
      ['BBB', { population_in_thousands: 10, lcc: 10 }],
    ]),
  } as const;

  it('rank countries by all their hazards, and colour them by the worst', () => {
    const { countries: ranked } = rankCountries(
      [season('AAA', 'FL', 9), season('BBB', 'FL', 6), season('BBB', 'DR', 6), season('CCC', 'FL', 0)],
      weighing,
    );
    expect(ranked.map(({ iso3, level, total }) => [iso3, level, total])).toEqual([
      ['BBB', 4, 8],
      ['AAA', 5, 5],
    ]);
  });

  it('never compare fire weather, which has a scale of its own, with scores: countries known by it alone come last', () => {
    const { countries: ranked } = rankCountries(
      [
        season('AAA', 'WF', 16.9),
        season('BBB', 'FL', 5.1),
        season('CCC', 'WF', 10),
        season('DDD', 'FL', 6.4),
        season('EEE', 'WF', 12),
        season('EEE', 'FL', 6),
      ],
      weighing,
    );
    expect(ranked.map(({ iso3, level, total }) => [iso3, level, total])).toEqual([
      ['EEE', 4, 8],
      ['DDD', 4, 4],
      ['BBB', 4, 4],
      ['AAA', 4, 4],
      ['CCC', 4, 4],
    ]);
    // A country is told by the hazard that sets its level.
    expect(ranked[0]?.hazards.map(({ hazard }) => hazard)).toEqual(['FL', 'WF']);
  });

  it('tell people for countries of ten million, and scores by the root of that', () => {
    const small = { population_in_thousands: 100, lcc: 10 };
    const by = (isByPopulation: boolean, isByCoping: boolean) => ({ isByPopulation, isByCoping });
    expect(weighedValue(500, 'exposure', small, by(true, false))).toBe(50_000);
    expect(weighedValue(3, 'riskScore', small, by(true, false))).toBe(30);
    expect(weighedValue(500, 'exposure', small, by(false, true))).toBe(1_000);
    expect(weighedValue(500, 'exposure', small, by(true, true))).toBe(100_000);
    // It holds the lack of coping capacity already.
    expect(weighedValue(3, 'riskScore', small, by(false, true))).toBe(3);
    expect(weighedValue(500, 'exposure', small, by(false, false))).toBe(500);
    expect(weighedValue(500, 'exposure', { lcc: 5 }, by(true, false))).toBeUndefined();
    expect(
      weighedValue(500, 'exposure', { population_in_thousands: 5, lcc: null }, by(false, true)),
    ).toBeUndefined();
  });

  it('are those of the weighed value, so that large and small countries can be told apart', () => {
    const seasons = [season('AAA', 'FL', 50_000), season('BBB', 'FL', 50_000), season('CCC', 'FL', 9)];
    const coping = new Map([
      ['AAA', { population_in_thousands: 100_000, lcc: 5 }],
      ['BBB', { population_in_thousands: 100, lcc: 10 }],
    ]);
    const ranked = (more: object) =>
      rankCountries(seasons, { ...weighing, metric: 'exposure', coping, ...more });
    const levels = (more: object) => ranked(more).countries.map(({ iso3, level }) => [iso3, level]);
    expect(levels({})).toEqual([
      ['AAA', 2],
      ['BBB', 2],
      ['CCC', 1],
    ]);
    expect(levels({ isByPopulation: true })).toEqual([
      ['BBB', 4],
      ['AAA', 1],
    ]);
    // Not compared, and not hidden either.
    expect(ranked({ isByPopulation: true }).unknown).toEqual(['CCC']);
    expect(ranked({ isByCoping: true }).countries[0]).toMatchObject({
      iso3: 'BBB',
      hazards: [{ value: 50_000, weighed: 100_000 }],
    });
  });

  it('are the highest where a weighed score is beyond the scale', () => {
    const tiny = new Map([['AAA', { population_in_thousands: 1 }]]);
    const { countries } = rankCountries([season('AAA', 'FL', 3)], {
      ...weighing,
      coping: tiny,
      isByPopulation: true,
    });
    expect(countries.map(({ level }) => level)).toEqual([5]);
  });
});

describe('what a source told', () => {
  const now = new Date('2026-05-05T10:00:00Z');
  const kept = (at: string) => {
    const answer = { results: [] };
    noteTime(answer, at);
    return answer;
  };
  const failure = () => {
    const error = new Error('offline');
    noteTime(error);
    return error;
  };
  const base = { error: undefined, isOnline: true, now };

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-05-05T09:45:00Z'), toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  it('is a forecast of now for an hour, as long as there is a connection', () => {
    const answer = { results: [] };
    noteTime(answer);
    expect(standingOf({ ...base, answer })).toEqual({ kind: 'current', at: '2026-05-05T09:45:00.000Z' });
    expect(standingOf({ ...base, answer, isOnline: false }).kind).toBe('old');
    expect(standingOf({ ...base, answer, now: new Date('2026-05-05T10:46:00Z') }).kind).toBe('old');
  });

  it('is old where the device had kept it, or where the source has failed since', () => {
    expect(standingOf({ ...base, answer: kept('2026-05-05T09:59:00Z') })).toMatchObject({
      kind: 'old',
      at: '2026-05-05T09:59:00Z',
    });
    const answer = { results: [] };
    noteTime(answer);
    expect(standingOf({ ...base, answer, error: failure() })).toMatchObject({
      kind: 'old',
      failedAt: '2026-05-05T09:45:00.000Z',
    });
  });

  it('is unknown where it failed at once, and never nothing', () => {
    expect(standingOf({ ...base, answer: undefined, error: failure() })).toEqual({
      kind: 'failed',
      at: '2026-05-05T09:45:00.000Z',
    });
    expect(standingOf({ ...base, answer: undefined })).toEqual({ kind: 'pending' });
  });
});

describe('events of all sources', () => {
  const event = (key: string, more: Partial<SourcedEvent> = {}): SourcedEvent => ({
    ...EVENT_OF.pdc({ id: 1, hazard_name: key, hazard_type: 'FL', severity: null }),
    key,
    source: 'pdc',
    ...more,
  });
  const events = [
    event('old', { alert: 'green', began: '2026-05-01T00:00:00Z' }),
    event('new', { alert: 'green', published: '2026-05-03T08:00:00Z', source: 'adam' }),
    event('worst', { alert: 'red', hazard: 'TC', began: '2026-04-01' }),
    event('unrated'),
  ];
  const left = (values: Record<string, string>) =>
    shownEvents(events, values, ({ name = '' }) => name).map(({ key }) => key);

  it('stand by the level of their alert, and the newest of a level first', () => {
    expect(left({})).toEqual(['worst', 'new', 'old', 'unrated']);
  });

  it('are narrowed by hazard, level and day; what means nothing narrows nothing', () => {
    expect(left({ hazard: 'TC' })).toEqual(['worst']);
    expect(left({ alert: 'red,none' })).toEqual(['worst', 'unrated']);
    expect(left({ since: '2026-05-01' })).toEqual(['new', 'old']);
    expect(left({ until: '2026-05-01' })).toEqual(['worst', 'old']);
    expect(left({ search: 'WOR st' })).toEqual(['worst']);
    expect(left({ search: 'nothing' })).toEqual([]);
    expect(left({ order: 'newest' })).toEqual(['new', 'old', 'worst', 'unrated']);
    expect(left({ hazard: 'XX', alert: 'blue', since: 'never' })).toHaveLength(4);
  });

  it.each([
    ['warning', 'red'],
    ['watch', 'orange'],
    ['advisory', 'green'],
    ['information', 'green'],
    [null, undefined],
  ] as const)('of PDC: %s is %s', (severity, alert) => {
    expect(EVENT_OF.pdc({ id: 1, hazard_name: 'x', hazard_type: 'FL', severity }).alert).toBe(alert);
  });
});

describe('imminent events', () => {
  const based = { id: 1, country_details: nepal, hazard_type: 'FL', hazard_type_display: 'Flood' };

  it('survive whatever a source stored', () => {
    for (const event_details of [null, undefined, 7, 'text', [], { url: 3, mag: 'x' }]) {
      const event = EVENT_OF.adam({
        ...based,
        title: null,
        publish_date: '2026-05-01T00:00:00Z',
        event_details,
      });
      expect(event).toMatchObject({ id: 1, facts: [], longitude: undefined });
    }
    expect(exposureFacts('pdc', { population_exposure: null, capital_exposure: 'none' })).toEqual([]);
    expect(
      stormPositions({ source: 'pdc', updatedAt: undefined }, { storm_position_geojson: null }, new Date()),
    ).toEqual([]);
  });

  it('hold no markup in their names', () => {
    const event = EVENT_OF.gdacs({ ...based, hazard_name: 'Flood <b>in</b> Nepal' } as never);
    expect(event.name).toBe('Flood in Nepal');
  });

  it('tell impacts by the speed of the wind, damage last, and none of nobody', () => {
    const impact = (impact_type: string, mean: number) => ({
      impact_type,
      mean,
      five_perc: 1,
      ninety_five_perc: 9,
    });
    const { facts } = EVENT_OF.meteoswiss({
      ...based,
      hazard_name: 'Amihara',
      start_date: '2026-05-01T00:00:00Z',
      updated_at: '2026-05-01T00:00:00Z',
      event_details: [
        impact('direct_economic_damage', 5),
        impact('exposed_population_33mps', 4),
        impact('exposed_population_18mps', 8),
        impact('exposed_population_50mps', 0.2),
      ],
    });
    expect(facts.slice(1).map(({ word, speed }) => [word, speed])).toEqual([
      ['exposedAbove', 18],
      ['exposedAbove', 33],
      ['damage', undefined],
    ]);
  });

  it.each([
    ['pdc', 'storm_position_geojson', { forecast_date_time: '2026 SEP 04, 00:00Z' }, 'array'],
    ['adam', 'storm_position_geojson', { track_date: '2026-09-04T00:00:00Z' }, 'collection'],
    ['gdacs', 'footprint_geojson', { Class: 'Point_3', trackdate: '04/09/2026 00:00:00' }, 'collection'],
  ] as const)('read where a storm of %s goes', (source, key, properties, kind) => {
    const features = [
      { type: 'Feature', properties, geometry: { type: 'Point', coordinates: [84, 28] } },
      {
        type: 'Feature',
        properties: { Class: 'Point_Centroid' },
        geometry: { type: 'LineString', coordinates: [] },
      },
    ];
    const stored = { [key]: kind === 'array' ? features : { features } };
    const at = (day: string) =>
      stormPositions({ source, updatedAt: undefined }, stored, new Date(day)).map(({ isAhead }) => isAhead);
    expect(at('2026-09-03')).toEqual([true]);
    expect(at('2026-09-05')).toEqual([false]);
  });

  it('tell a storm as it was when its source last looked: what it foresaw then is a forecast still', () => {
    const position = (trackdate: string) => ({
      properties: { Class: 'Point_1', trackdate },
      geometry: { type: 'Point', coordinates: [84, 28] },
    });
    const features = [position('04/09/2026 00:00:00'), position('04/09/2026 12:00:00')];
    const isAhead = (footprint_geojson: object, updatedAt?: string) =>
      stormPositions({ source: 'gdacs', updatedAt }, { footprint_geojson }, new Date('2026-09-09')).map(
        (one) => one.isAhead,
      );
    expect(isAhead({ features, metadata: { todate: '04 Sep 2026 06:00:00' } })).toEqual([false, true]);
    expect(isAhead({ features }, '2026-09-03T00:00:00Z')).toEqual([true, true]);
    expect(isAhead({ features })).toEqual([false, false]);
  });

  it('tell the strongest wind of each time, in its order, and what else is known of the storm there', () => {
    const position = (forecast_date_time: string, wind_speed_mph: number) => ({
      properties: {
        forecast_date_time,
        wind_speed_mph,
        track_speed_mph: 10,
        track_heading: 'WNW',
        severity: 'WARNING',
        advisory_number: 7,
        advisory_date: '04-Sep-2026',
        advisory_time: '0000Z',
      },
      geometry: { type: 'Point', coordinates: [84, 28] },
    });
    const positions = stormPositions(
      { source: 'pdc', updatedAt: '2026-09-04T06:00:00Z' },
      {
        storm_position_geojson: [
          position('2026 SEP 04, 12:00Z', 100),
          position('2026 SEP 04, 00:00Z', 50),
          position('2026 SEP 04, 12:00Z', 110),
        ],
      },
      new Date(),
    );
    expect(windsOf(positions).map(({ wind, isAhead }) => [wind, isAhead])).toEqual([
      [80, false],
      [177, true],
    ]);
    expect(positions[0]?.facts.map(({ word, value }) => [word, value])).toEqual([
      ['trackSpeed', 16.09],
      ['direction', 'WNW'],
      ['severity', 'WARNING'],
      ['advisory', '7, 04-Sep-2026 0000Z'],
    ]);
  });

  it('lead to all that ADAM has of an event, and to nothing that is no address', () => {
    const told = (event_details: object) =>
      EVENT_OF.adam({ ...based, title: null, publish_date: '2026-05-01T00:00:00Z', event_details });
    const url = { map: 'https://adam.example/map', shakemap: 'javascript:alert(1)', wind: '', rainfall: 3 };
    const { links, facts } = told({ url, sitrep: 'Nothing yet' });
    expect(links).toEqual([{ word: 'dashboard', address: 'https://adam.example/map' }]);
    expect(facts.map(({ word }) => word)).toEqual(['sitrep']);
    expect(
      told({
        dashboard_url: 'https://adam.example/board',
        url: { ...url, population_csv: 'https://adam.example/people.csv' },
        sitrep: 'https://adam.example/report',
      }).links.map(({ word }) => word),
    ).toEqual(['dashboard', 'populationTable', 'sitrep']);
  });
});

describe('what an event covers', () => {
  const ring = [
    [84, 27],
    [86, 27],
    [86, 28],
    [84, 27],
  ];
  const area = (properties: object = {}) => ({
    type: 'Feature',
    geometry: { type: 'Polygon', coordinates: [ring] },
    properties,
  });
  const line = (properties: object = {}) => ({
    type: 'Feature',
    geometry: { type: 'LineString', coordinates: [ring[0], ring[1]] },
    properties,
  });
  const point = (longitude: number, properties: object = {}) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, 10] },
    properties,
  });
  const collection = (...features: object[]) => ({ type: 'FeatureCollection', features });
  const kinds = (...told: Parameters<typeof footprintOf>) => Object.keys(footprintOf(...told)).sort();

  it('is told by each source in its own way', () => {
    const storm = [area({ alert_level: 'Green' }), area({ alert_level: 'Cones' }), area(), line(), point(84)];
    expect(kinds('adam', { storm_position_geojson: collection(...storm) }, area())).toEqual([
      'cone',
      'exposed',
      'green',
      'track',
    ]);
    expect(kinds('adam', { storm_position_geojson: null }, area())).toEqual(['exposed']);
    const parts = ['Poly_Red', 'Poly_Orange', 'Poly_Cones', 'Poly_Polygon_Point_3'].map((Class) =>
      area({ Class }),
    );
    const gdacs = collection(
      ...parts,
      line({ Class: 'Line_Line_0' }),
      point(84, { Class: 'Point_Centroid' }),
    );
    expect(kinds('gdacs', { footprint_geojson: gdacs }, undefined)).toEqual([
      'cone',
      'orange',
      'red',
      'track',
    ]);
    const swiss = { footprint_geojson: { id: 1, footprint_geojson: collection(area(), line()) } };
    expect(kinds('meteoswiss', swiss, undefined)).toEqual(['exposed', 'track']);
    const pdc = {
      footprint_geojson: area(),
      storm_position_geojson: [point(84), point(86)],
      cyclone_three_days_cou: [area()],
      cyclone_five_days_cou: [area(), area()],
    };
    const { cone3, cone5, track } = footprintOf('pdc', pdc, undefined);
    expect([cone3, cone5].map((cone) => cone?.length)).toEqual([1, 1]);
    expect(track).toEqual([
      [
        [84, 10],
        [86, 10],
      ],
    ]);
  });

  it.each(SOURCES)('survives whatever %s stored', (source) => {
    for (const stored of [
      null,
      'x',
      5,
      {},
      [],
      [null],
      area().geometry,
      { features: 'x' },
      point(3),
      {
        type: 'Polygon',
        coordinates: [[['a', 'b'], null]],
      },
    ]) {
      const exposure = {
        footprint_geojson: stored,
        storm_position_geojson: stored,
        cyclone_three_days_cou: stored,
      };
      expect(() => footprintOf(source, exposure, stored)).not.toThrow();
    }
  });

  it('parts a track that crosses the antimeridian', () => {
    const { track } = footprintOf(
      'pdc',
      { storm_position_geojson: [178, 179, -179, -178].map((at) => point(at)) },
      undefined,
    );
    expect(track?.map((path) => path.length)).toEqual([2, 2]);
  });

  it('is looked at with some room round the place of the event', () => {
    expect(boundsOf({}, [])).toBeUndefined();
    const [west = 0, south, east = 0, north] = boundsOf({ exposed: [[[10, 1]]] }, [[0, 0]]) ?? [];
    expect([east, north]).toEqual([10, 1]);
    expect(west).toBeCloseTo(-0.09);
    expect(south).toBeCloseTo(-0.09);
  });
});
