import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { countryEndpoint } from '#contracts/countries/record.ts';
import { pastEmergenciesEndpoint } from '#contracts/emergencies/past.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { MONTHS } from '#contracts/risk/shared.ts';
import { ImminentEvents } from '#src/records/risk/ImminentEvents/index.tsx';
import { PastEvents } from '#src/records/risk/PastEvents.tsx';
import { RiskMap } from '#src/records/risk/RiskMap/index.tsx';
import { CountryRiskScreen } from '#src/screens/countries/CountryRiskScreen/index.tsx';
import { CountryContext } from '#src/screens/countries/CountryScreen/country.ts';
import { catchFiles, linesOf } from '#tests/support/savedFiles.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const nepal = { ...exampleAnswer(countryEndpoint), id: 123, name: 'Nepal', iso3: 'NPL' };
const none = { json: { count: 0, results: [] } };
const inNepal = { id: 7, name: 'Nepal', iso3: 'npl', region: 2 };
const inIndia = { id: 8, name: 'India', iso3: 'ind', region: 2 };
/** The n-th month has n times as many. */
const growing = (step: number) =>
  Object.fromEntries(MONTHS.map((month, index) => [month, step * (index + 1)]));
const row = (hazard_type: string, step: number, country_details = inNepal) => ({
  id: Math.round(step * 10),
  country_details,
  hazard_type,
  hazard_type_display: hazard_type,
  ...growing(step),
  annual_average: step * 78,
});
const SEASONS = {
  idmc: [row('FL', 10)],
  raster_displacement_data: [row('FL', 1_000)],
  ipc_displacement_data: [],
  gwis_seasonal: [],
};
const COUNTRY = {
  ...SEASONS,
  inform_seasonal: [row('FL', 0.5), row('DR', 0.1)],
  gwis: [],
  return_period_data: [
    {
      id: 1,
      country_details: inNepal,
      hazard_type: 'EQ',
      hazard_type_display: 'Earthquake',
      twenty_years: { population_displacement: 1_234, economic_loss: null },
      fifty_years: null,
      hundred_years: null,
      two_hundred_fifty_years: null,
      five_hundred_years: null,
    },
  ],
};
const EVENT = {
  id: 5,
  country_details: inNepal,
  hazard_type: 'FL',
  hazard_type_display: 'Flood',
  hazard_name: 'Flood - Bagmati',
  latitude: 27.6,
  longitude: 85.3,
  start_date: '2026-05-02T00:00:00Z',
  end_date: '2026-05-09T00:00:00Z',
  alert_level: 'Orange',
  event_details: { url: { report: 'https://www.gdacs.org/report' } },
};
const STORM = {
  id: 6,
  hazard_type: 'TC',
  hazard_name: 'Cyclone - Ondeline',
  severity: 'warning',
  start_date: '2026-05-04',
  pdc_updated_at: '2026-05-05T06:00:00Z',
};
const place = (id: number, name: string, iso3: string) => ({
  ...exampleAnswer(countriesEndpoint).results[0],
  id,
  name,
  iso: iso3.slice(0, 2),
  iso3,
  region: 2,
  independent: true,
  is_deprecated: false,
  centroid: { type: 'Point', coordinates: [80, 25] },
});
const ANSWERS: Answers = {
  '/api/v1/pdc/': { json: { count: 1, results: [STORM] } },
  '/api/v1/adam-exposure/': none,
  '/api/v1/meteoswiss/': none,
  '/api/v1/gdacs/': { json: { count: 1, results: [EVENT] } },
  '/api/v1/gdacs/5/exposure/': { json: { population_exposure: { death: 3, displaced: 4_321 } } },
  '/api/v1/country-seasonal/': { json: [COUNTRY] },
  '/api/v1/early-actions/': none,
  '/api/v1/early-actions/options/': { json: { hazard_type: [], sectors: [] } },
  '/api/v2/country/': none,
};

const show = (
  answers: () => Answers = () => ANSWERS,
  address = '/',
  page: ReactNode = <CountryRiskScreen />,
  language: 'en' | 'ar' = 'en',
  hear?: (url: string) => void,
) =>
  renderScreen(<CountryContext value={nepal}>{page}</CountryContext>, answers, {
    address,
    language,
    hear,
    now: new Date('2026-05-05T10:00:00Z'),
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
/** Its name first. */
const cells = (line: HTMLElement) =>
  [...within(line).getAllByRole('rowheader'), ...within(line).getAllByRole('cell')].map(
    ({ textContent }) => textContent,
  );
const press = (element: HTMLElement) => act(async () => element.click());

describe('the risks of a country', () => {
  it('are those of this month at first, and of the months in the address', async () => {
    await show();
    const monthly = await panel('Risks by month');
    const flood = await eventually(() => monthly.getByRole('row', { name: /^Floods/ }));
    expect(cells(flood)).toEqual(['Floods', 'Low', '5,000', '50']);
    expect(monthly.getByLabelText<HTMLSelectElement>('From').value).toBe('');
    expect(cells(monthly.getByRole('row', { name: /^Drought/ }))).toEqual([
      'Drought',
      'Very low',
      '--',
      '--',
    ]);
  });

  it('add up over the end of the year', async () => {
    await show(undefined, '/?from=12&to=2');
    const monthly = await panel('Risks by month');
    const flood = await eventually(() => monthly.getByRole('row', { name: /^Floods/ }));
    expect(cells(flood)).toEqual(['Floods', 'High', '15,000', '150']);
  });

  it('are those of the whole year as their source counts it', async () => {
    await show(undefined, '/?from=year');
    const monthly = await panel('Risks by month');
    const flood = await eventually(() => monthly.getByRole('row', { name: /^Floods/ }));
    expect(cells(flood).slice(2)).toEqual(['78,000', '780']);
    expect(monthly.queryByLabelText('To')).toBeNull();
  });

  it('fail by themselves: what is near is shown, and they are asked for again', async () => {
    let isBroken = true;
    await show(() => ({
      ...ANSWERS,
      ...(isBroken && { '/api/v1/country-seasonal/': { status: 500, json: {} } }),
    }));
    const monthly = await panel('Risks by month');
    await eventually(() => monthly.getByRole('button', { name: 'Try again' }));
    // In the list, and on the map once its code is there.
    await eventually(() => screen.getAllByRole('button', { name: /Flood - Bagmati/ }));
    isBroken = false;
    // What has come meanwhile has drawn it anew.
    await press((await panel('Risks by month')).getByRole('button', { name: 'Try again' }));
    await eventually(() => screen.getByRole('row', { name: /^Floods/ }));
    // The other panels share the call.
    expect((await panel('Average risks by month')).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('begin the return periods with a hazard that is known, and leave out what nobody worked out', async () => {
    await show();
    const returns = await panel('Expected return periods');
    await eventually(() => returns.getByRole('heading', { name: 'People at risk of displacement' }));
    expect(returns.getByRole('option', { name: 'Earthquake' })).toBeDefined();
    expect(returns.queryByRole('heading', { name: 'Economic losses (USD)' })).toBeNull();
    await press(returns.getByRole('button', { name: 'Show as table: People at risk of displacement' }));
    expect(returns.getByRole('row', { name: /^Once in 20 years/ }).textContent).toContain('1.2K');
  });

  it('name the months in the language of the reader', async () => {
    await show(undefined, '/', undefined, 'ar');
    expect(await eventually(() => screen.getAllByRole('option', { name: 'يناير' }).length)).toBeGreaterThan(
      0,
    );
  });
});

describe('imminent events', () => {
  const item = async (name: RegExp) => {
    const list = await eventually(() => screen.getByRole('list', { name: 'Imminent events' }));
    return eventually(() => within(list).getByRole('button', { name }));
  };

  it('of all sources stand in one list; opening one tells what it exposes', async () => {
    await show();
    const event = await item(/^Flood - Bagmati.*Orange alert.*Floods.*GDACS/);
    expect(await item(/^Cyclone - Ondeline.*Red alert.*Cyclone.*PDC/)).toBeDefined();
    await press(event);
    const details = within(event.closest('li') as HTMLElement);
    expect(await eventually(() => details.getByText('4,321'))).toBeDefined();
    expect(details.getByRole('link', { name: /Report of the source/ }).getAttribute('href')).toBe(
      'https://www.gdacs.org/report',
    );
    await press(event);
    expect(details.queryByText('4,321')).toBeNull();
  });

  it('stand by the level of their alert', async () => {
    await show();
    await Promise.all([item(/^Flood/), item(/^Cyclone/)]);
    const list = within(screen.getByRole('list', { name: 'Imminent events' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent?.split(' - ')[0])).toEqual([
      'Cyclone',
      'Flood',
    ]);
  });

  it.each([
    ['source=gdacs', ['Flood']],
    ['hazard=TC', ['Cyclone']],
    ['alert=orange', ['Flood']],
    ['since=2026-05-03', ['Cyclone']],
    ['search=bagmati', ['Flood']],
  ])('follow the address: %s', async (query, names) => {
    await show(undefined, `/?${query}`);
    await item(new RegExp(`^${names[0]}`));
    const list = within(screen.getByRole('list', { name: 'Imminent events' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent?.split(' - ')[0])).toEqual(names);
  });

  it('are not narrowed by what is chosen of the year below them', async () => {
    await show();
    const average = await panel('Average risks by month');
    const hazard = await eventually(() =>
      average.getByRole<HTMLSelectElement>('combobox', { name: 'Hazard' }),
    );
    await eventually(() => average.getByRole('option', { name: 'Floods' }));
    await act(async () => fireEvent.change(hazard, { target: { value: 'FL' } }));
    expect(hazard.value).toBe('FL');
    await Promise.all([item(/^Flood/), item(/^Cyclone/)]);
  });

  it('keep what is known when the exposure fails, and ask for it again', async () => {
    let isBroken = true;
    await show(
      () => ({ ...ANSWERS, ...(isBroken && { '/api/v1/gdacs/5/exposure/': { status: 400, json: {} } }) }),
      '/?event=gdacs-5',
    );
    const imminent = await panel('Imminent events');
    await item(/^Flood/);
    // The map may offer to be asked for again too.
    const list = within(imminent.getByRole('list', { name: 'Imminent events' }));
    const retry = await eventually(() => list.getByRole('button', { name: 'Try again' }));
    expect(imminent.getAllByText('Orange alert').length).toBeGreaterThan(0);
    isBroken = false;
    await press(retry);
    expect(await eventually(() => imminent.getByText('4,321'))).toBeDefined();
  });

  it('show what an opened storm covers on the map and in its table, without what the reader left out', async () => {
    const position = (longitude: number, day: number) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, 27] },
      properties: { Class: `Point_${day}`, trackdate: `0${day}/05/2026 00:00:00` },
    });
    const area = (Class: string) => ({
      type: 'Feature',
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [84, 27],
            [86.5, 27],
            [86, 28.2],
            [84, 27],
          ],
        ],
      },
      properties: { Class },
    });
    const footprint_geojson = {
      type: 'FeatureCollection',
      features: [area('Poly_Red'), area('Poly_Cones'), position(84, 4), position(85, 6)],
    };
    await show(
      () => ({
        ...ANSWERS,
        '/api/v1/gdacs/': { json: { count: 1, results: [{ ...EVENT, hazard_type: 'TC' }] } },
        '/api/v1/gdacs/5/exposure/': { json: { footprint_geojson, population_exposure: null } },
      }),
      '/?event=gdacs-5&hidden=cone',
    );
    const imminent = await panel('Imminent events');
    await press(await eventually(() => imminent.getByRole('button', { name: 'Show as table' })));
    const table = await eventually(() => imminent.getByRole('table', { name: 'Areas and lines' }));
    expect(within(table).getAllByRole('row').slice(1).map(cells)).toEqual([
      ['Area of red alert', '84° to 86.5°', '27° to 28.2°'],
    ]);
    expect(imminent.getByRole('row', { name: /^Where the storm is expected.*6 May 2026/ })).toBeDefined();
    // Cones of five days are of another source.
    expect(imminent.queryByRole('checkbox', { name: 'Forecast uncertainty, five days' })).toBeNull();
    const cone = () => imminent.getByRole<HTMLInputElement>('checkbox', { name: 'Forecast uncertainty' });
    expect(cone().checked).toBe(false);
    await press(cone());
    await eventually(() => imminent.getByRole('row', { name: /^Forecast uncertainty/ }));
    await press(imminent.getByRole('checkbox', { name: 'Positions of the storm' }));
    expect(imminent.queryByRole('row', { name: /^Where the storm/ })).toBeNull();
  });

  it('show the winds of an opened storm, what its source has of it besides, and a text as it was written', async () => {
    const position = (hour: string, wind_speed: number) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [85, 27] },
      properties: { wind_speed, track_date: `2026-05-0${hour}:00:00Z` },
    });
    const storm = {
      id: 7,
      country_details: inNepal,
      hazard_type: 'TC',
      hazard_type_display: 'Cyclone',
      title: 'Tropical Cyclone - Amihara',
      publish_date: '2026-05-05T06:00:00Z',
      event_details: {
        latitude: 27,
        longitude: 85,
        source: 'NOAA: 12 winds',
        url: { map: 'https://adam.example/map', rainfall: 'https://adam.example/rain' },
      },
    };
    await show(
      () => ({
        ...ANSWERS,
        '/api/v1/adam-exposure/': { json: { count: 1, results: [storm] } },
        '/api/v1/adam-exposure/7/exposure/': {
          json: {
            storm_position_geojson: [position('5T12', 90), position('5T00', 70)],
            population_exposure: { exposure_60_kmh: 1_200 },
          },
        },
      }),
      '/?event=adam-7',
    );
    const imminent = await panel('Imminent events');
    await press(
      await eventually(() => imminent.getByRole('button', { name: 'Show as table: Wind speed over time' })),
    );
    const winds = await eventually(() => imminent.getByRole('table', { name: 'Wind speed over time' }));
    expect(within(winds).getAllByRole('row').slice(1).map(cells)).toEqual([
      [expect.stringContaining('5 May 2026'), 'Where the storm was', '70'],
      [expect.stringContaining('5 May 2026'), 'Where the storm is expected', '90'],
    ]);
    const more = within(imminent.getByRole('list', { name: 'More from the source' }));
    expect(more.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      'https://adam.example/map',
      'https://adam.example/rain',
    ]);
    expect(imminent.getByText('NOAA: 12 winds').tagName).toBe('BDI');
    expect(await eventually(() => imminent.getByText('1,200'))).toBeDefined();
  });

  it('say so where no source tells of any', async () => {
    await show(() => ({ ...ANSWERS, '/api/v1/gdacs/': none, '/api/v1/pdc/': none }));
    expect(await eventually(() => screen.getByText('No imminent event forecast'))).toBeDefined();
  });

  it('of a source that fails are unknown, never none: it says when, and is asked again', async () => {
    let isBroken = true;
    await show(() => ({
      ...ANSWERS,
      '/api/v1/pdc/': none,
      ...(isBroken && { '/api/v1/gdacs/': { status: 400, json: { detail: 'The source is away.' } } }),
    }));
    const sources = within(await eventually(() => screen.getByRole('list', { name: 'Sources of events' })));
    const alert = await eventually(() => sources.getByRole('alert'));
    expect(alert.textContent).toMatch(/^Not known whether there are events.*Could not be asked at \d/);
    expect(screen.queryByText('No imminent event forecast')).toBeNull();
    expect(await eventually(() => screen.getByText(/^No events are listed, but.*: GDACS$/))).toBeDefined();
    isBroken = false;
    await press(sources.getByRole('button', { name: 'Try again: GDACS' }));
    expect(await item(/^Flood - Bagmati/)).toBeDefined();
    expect(sources.queryByRole('alert')).toBeNull();
  });

  it('do not take down those of other sources', async () => {
    await show(() => ({ ...ANSWERS, '/api/v1/gdacs/': { status: 400, json: {} } }));
    expect(await item(/^Cyclone - Ondeline/)).toBeDefined();
    expect(await eventually(() => screen.getByRole('button', { name: 'Try again: GDACS' }))).toBeDefined();
  });

  it('that the device had kept say how old they are, and are no forecast of now', async () => {
    await show(() => ({
      ...ANSWERS,
      '/api/v1/pdc/': none,
      '/api/v1/gdacs/': {
        json: { count: 1, results: [EVENT] },
        headers: { 'x-stored-at': '2026-05-05T05:00:00Z', 'access-control-expose-headers': 'x-stored-at' },
      },
    }));
    expect(await item(/^Flood - Bagmati/)).toBeDefined();
    expect(
      await eventually(() => screen.getByText(/^This is no forecast of now\..* GDACS: .*, 5 hours ago\.$/)),
    ).toBeDefined();
    const sources = within(screen.getByRole('list', { name: 'Sources of events' }));
    expect(sources.getByText('Not current')).toBeDefined();
  });

  it('are no forecast of now once the connection is gone', async () => {
    const { actors } = await show();
    await item(/^Flood/);
    expect(screen.queryByText('Not current')).toBeNull();
    act(() => actors.connectivity.send({ type: 'connection.lost' }));
    expect(await eventually(() => screen.getAllByText('Not current'))).toHaveLength(4);
  });

  it('of the world are asked for by country, which alone finds those of PDC', async () => {
    const asked: string[] = [];
    await show(
      () => ({
        ...ANSWERS,
        '/api/v2/country/': {
          json: { count: 1, results: [place(123, 'Nepal', 'NPL')] },
        },
      }),
      '/?country=123',
      <ImminentEvents />,
      'en',
      (url) => asked.push(url),
    );
    await item(/^Flood/);
    expect(
      asked.filter((url) => url.startsWith('/api/v1/pdc/')).every((url) => url.includes('iso3=npl')),
    ).toBe(true);
  });

  it('are narrowed by nothing where what the address says makes no sense', async () => {
    await show(() => ANSWERS, '/?country=zz&hazard=XX&since=soon&order=oldest', <ImminentEvents />);
    await item(/^Flood/);
    expect(screen.queryByRole('button', { name: /zz|soon/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('of a country are not those of the world where its code can not be had, which is asked for once, and again on demand', async () => {
    let answers: Answers = { ...ANSWERS, '/api/v2/country/': { status: 500, json: {} } };
    const asked: string[] = [];
    await show(
      () => answers,
      '/?country=123',
      <ImminentEvents />,
      'en',
      (url) => asked.push(url),
    );
    await eventually(() => screen.getByText('Internal server error!'));
    expect(screen.queryByRole('button', { name: /^Flood/ })).toBeNull();
    expect(asked.filter((url) => url.startsWith('/api/v1/'))).toEqual([]);
    expect(asked.filter((url) => url.startsWith('/api/v2/country/'))).toHaveLength(1);
    answers = {
      ...ANSWERS,
      '/api/v2/country/': { json: { count: 1, results: [place(123, 'Nepal', 'NPL')] } },
    };
    fireEvent.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement);
    await item(/^Flood/);
    expect(asked.filter((url) => url.startsWith('/api/v1/pdc/')).at(-1)).toContain('iso3=npl');
  });

  it('say so where a link leads to one that its source no longer tells of, as long as it is known', async () => {
    await show(() => ANSWERS, '/?event=gdacs-77', <ImminentEvents />);
    expect(await eventually(() => screen.getByText(/^This link leads to an event .*: GDACS$/))).toBeTruthy();
    fireEvent.click(await item(/^Flood/));
    await eventually(() => expect(screen.queryByText(/^This link leads/)).toBeNull());
  });

  it('of a source that fails are not said to be over', async () => {
    await show(
      () => ({ ...ANSWERS, '/api/v1/gdacs/': { status: 500, json: {} } }),
      '/?event=gdacs-77',
      <ImminentEvents />,
    );
    await item(/^Cyclone/);
    await eventually(() => screen.getByText('Not known whether there are events'));
    expect(screen.queryByText(/^This link leads/)).toBeNull();
  });
});

describe('the countries of a region by risk', () => {
  const answers: Answers = {
    '/api/v1/seasonal/': { json: [SEASONS] },
    '/api/v1/risk-score/': {
      json: {
        count: 3,
        results: [
          { ...row('FL', 0.5), population_in_thousands: 30_000, lcc: 5 },
          { ...row('FL', 0.2, inIndia), population_in_thousands: 1_400_000, lcc: 5 },
          row('DR', 1.5, inIndia),
        ],
      },
    },
    '/api/v2/country/': {
      json: { count: 2, results: [place(123, 'Nepal', 'NPL'), place(77, 'India', 'IND')] },
    },
  };
  const table = async () => {
    const list = await panel('Countries by risk');
    const rows = await eventually(() =>
      within(list.getByRole('table', { name: 'Countries by risk' })).getAllByRole('row'),
    );
    return rows.slice(1).map(cells);
  };

  it('are ranked by all their hazards in this month, each leading to its own risks', async () => {
    await show(() => answers, '/', <RiskMap region={2} />);
    expect(await table()).toEqual([
      ['India', '1', 'Very high', '6 of 10', 'Very high7.5', 'Very low1'],
      ['Nepal', '2', 'Low', '2 of 10', '--', 'Low2.5'],
    ]);
    await eventually(() => screen.getByRole('link', { name: 'Nepal' }));
    expect(screen.getByRole('link', { name: 'Nepal' }).getAttribute('href')).toBe(
      '/countries/123/profile/risk-watch',
    );
  });

  it('stand on the map by their level, each with the score that sets it, fire weather by its name and behind', async () => {
    const countries = [
      ['FRA', 'France'],
      ['ESP', 'Spain'],
      ['PRT', 'Portugal'],
      ['ITA', 'Italy'],
      ['GRC', 'Greece'],
    ] as const;
    const inCountry = (code: string, index: number) => ({
      id: index,
      name: code,
      iso3: code.toLowerCase(),
      region: 2,
    });
    const [france, spain, portugal, italy, greece] = countries.map(([code], index) => inCountry(code, index));
    const fires = {
      '/api/v1/seasonal/': {
        json: [
          {
            ...SEASONS,
            gwis_seasonal: [
              row('WF', 3, france),
              row('WF', 1, spain),
              row('WF', 2.4, portugal),
              row('WF', 3, greece),
            ],
          },
        ],
      },
      '/api/v1/risk-score/': {
        json: {
          count: 4,
          results: [
            row('FL', 1.2, spain),
            row('FL', 0.2, portugal),
            row('FL', 1.9, italy),
            row('DR', 1.24, greece),
          ],
        },
      },
      '/api/v2/country/': {
        json: { count: 5, results: countries.map(([code, name], index) => place(index + 1, name, code)) },
      },
    };
    await show(() => fires, '/', <RiskMap region={2} />);
    await table();
    const map = await panel('Risk map');
    await press(await eventually(() => map.getByRole('button', { name: 'Show as table' })));
    const lines = within(map.getByRole('table')).getAllByRole('row').slice(1);
    expect(lines.map(cells)).toEqual([
      ['Italy', 'Very high', '9.5'],
      ['Greece', 'High', '6.2'],
      ['Spain', 'High', '6'],
      ['Portugal', 'High', '12 (Wildfire)'],
      ['France', 'High', '15 (Wildfire)'],
    ]);
  });

  it('follow the address: months, hazards and countries', async () => {
    await show(() => answers, '/?from=10&to=12&hazards=FL&countries=123', <RiskMap region={2} />);
    expect(await table()).toEqual([['Nepal', '1', 'High', '4 of 5', 'High6']]);
  });

  it('are weighed by population, with the formula in sight', async () => {
    await show(() => answers, '/?metric=exposure&population=true', <RiskMap region={2} />);
    expect(await eventually(() => screen.getByText(/people × 10,000,000 ÷ population/))).toBeDefined();
    expect(await table()).toEqual([['Nepal', '1', 'Very low', '1 of 5', 'Very low5,000weighed: 1,667']]);
  });

  it('are not weighed by coping capacity in a risk score, which holds it', async () => {
    await show(() => answers, '/?coping=true', <RiskMap region={2} />);
    await table();
    expect(screen.queryByRole('checkbox', { name: 'Include coping capacity' })).toBeNull();
    expect(screen.queryByText(/lack of coping capacity \(0 to 10\)/)).toBeNull();
  });

  it('say so where nothing fits', async () => {
    await show(() => answers, '/?metric=displacement&countries=77', <RiskMap region={2} />);
    const list = await panel('Countries by risk');
    await eventually(() => screen.getByRole('combobox', { name: 'Hazard' }));
    expect(list.queryByRole('table')).toBeNull();
  });

  it('are those of all hazards where the address names only such as are not compared', async () => {
    await show(() => answers, '/?metric=exposure&hazards=WF', <RiskMap region={2} />);
    expect((await table()).map(([name]) => name)).toEqual(['Nepal']);
  });

  it('that were chosen are not said to be without risk where their codes can not be had', async () => {
    let served: Answers = { ...answers, '/api/v2/country/': { status: 500, json: {} } };
    await show(() => served, '/?countries=77', <RiskMap region={2} />);
    const list = await panel('Countries by risk');
    await eventually(() => list.getByText('Internal server error!'));
    expect(list.queryByText('Data is not available for selected filter!')).toBeNull();
    served = answers;
    fireEvent.click(list.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement);
    expect((await table()).map(([name]) => name)).toEqual(['India']);
  });

  it('are ranked without their list, and say that none of them can be chosen', async () => {
    await show(
      () => ({ ...answers, '/api/v2/country/': { status: 500, json: {} } }),
      '/',
      <RiskMap region={2} />,
    );
    expect(await table()).toHaveLength(2);
    await eventually(() => screen.getByText('Could not load options'));
  });
});

describe('the past events of a region', () => {
  const [example] = exampleAnswer(pastEmergenciesEndpoint).results;
  const appeal = { ...example?.appeals[0], num_beneficiaries: 300, amount_requested: 200, amount_funded: 50 };
  const past = (
    id: number,
    dtype: { id: number; name: string },
    num_affected: number | null,
    day: string,
  ) => ({
    ...example,
    id,
    name: `Event ${id}`,
    dtype: { ...example?.dtype, ...dtype },
    num_affected,
    disaster_start_date: `${day}T00:00:00Z`,
    appeals: [appeal],
  });
  const FLOOD = { id: 12, name: 'Flood' };
  const answers: Answers = {
    '/api/v2/go-historical/': {
      json: {
        count: 3,
        results: [
          past(1, FLOOD, 5_000, '2024-08-01'),
          past(2, { id: 20, name: 'Drought' }, null, '2021-02-03'),
          past(3, { id: 1, name: 'Epidemic' }, 9, '2020-01-01'),
        ],
      },
    },
  };

  it('are those that come with the seasons, by the time of the year, with people and money', async () => {
    const files = catchFiles();
    await show(() => answers, '/', <PastEvents region={2} />);
    const drawing = within(await screen.findByRole('region', { name: /^Past events/ }));
    const marks = await eventually(() => drawing.getAllByRole('link'));
    expect(marks.map((mark) => mark.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('Event 2: Hazard: Drought, Start date: 3 Feb 2021, Affected people: 300'),
      expect.stringContaining('Event 1: Hazard: Flood, Start date: 1 Aug 2024, Affected people: 5,000'),
    ]);
    await press(drawing.getByRole('button', { name: /^Show as table/ }));
    expect(cells(drawing.getByRole('row', { name: /^Event 1/ }))).toEqual([
      'Event 1',
      'Flood',
      expect.stringContaining('2024'),
      '5,000',
      '200',
      '25',
    ]);
    await press(drawing.getByRole('button', { name: /^Download CSV/ }));
    expect(await linesOf(files[0])).toContain('Event 1,Flood,2024-08-01,5000,200,25');
  });

  it('follow the type of disaster in the address', async () => {
    await show(() => answers, '/?past=12', <PastEvents region={2} />);
    const drawing = within(await screen.findByRole('region', { name: /^Past events/ }));
    expect(await eventually(() => drawing.getAllByRole('link'))).toHaveLength(1);
  });
});
