import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { MONTHS } from '#contracts/risk/shared.ts';
import { rowsOf } from '#provider/database/connect.ts';
import { seed } from '#provider/seed/seed.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { numberOf } from '#tests/support/lists.ts';

const NEPAL = 123;
const SOURCES = ['pdc', 'adam-exposure', 'gdacs', 'meteoswiss'];

interface Hazardous {
  hazard_type: string;
}

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer.
const read = async (path: string): Promise<any> => (await api.get(path)).body;
const whole = async (path: string) =>
  (await read(`${path}${path.includes('?') ? '&' : '?'}limit=9999`)).results;
const monthsOf = (row: Record<string, number>) => MONTHS.map((month) => row[month] ?? 0);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the risk API', () => {
  it('has paths that the GO API has not: both can be served at one address', () => {
    const pathsOf = (wanted: string) => ENDPOINTS.filter(({ api }) => api === wanted).map(({ path }) => path);
    const own = new Set(pathsOf('risk'));
    expect(own.size).toBeGreaterThan(10);
    expect(pathsOf('go').filter((path) => own.has(path))).toEqual([]);
  });

  it('says what is wrong in its own shape', async () => {
    const missing = await api.get('/api/v1/pdc/9999999/exposure/');
    expect(missing.status).toBe(404);
    expect(missing.body).toEqual({ detail: 'Not found.' });
    const wrong = await api.get('/api/v1/adam-exposure/?hazard_type=XX');
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body)).toEqual(['hazard_type']);
    expect((await api.get('/api/v1/country-seasonal/')).status).toBe(400);
  });
});

describe('seasonal risks', () => {
  it('are those of the countries asked for, by a part of the code or by region', async () => {
    const [nepal] = await read('/api/v1/country-seasonal/?iso3=npl');
    const of = (measure: string) =>
      numberOf(
        api.db,
        sql`select count(*) as number from risk_season where country_id = ${NEPAL} and measure = ${measure}`,
      );
    expect(nepal.idmc).toHaveLength(await of('displaced'));
    expect(nepal.raster_displacement_data).toHaveLength(await of('exposed'));
    expect(nepal.inform_seasonal).toHaveLength(await of('inform'));
    expect(nepal.idmc[0].country_details).toMatchObject({ id: NEPAL, iso3: 'npl', name: 'Nepal', region: 2 });
    const [asia] = await read('/api/v1/seasonal/?region=2');
    const [{ people = 0 } = {}] = await rowsOf<{ people: number }>(
      api.db,
      sql`select sum(annual_average)::float8 as people from risk_season s join country c on c.id = s.country_id
        where measure = 'exposed' and c.region_id = 2`,
    );
    expect(
      sum(asia.raster_displacement_data.map((row: { annual_average: number }) => row.annual_average)),
    ).toBe(people);
    const [both] = await read('/api/v1/seasonal/?iso3=NP&region=0');
    expect(both.idmc.every((row: { iso3: string }) => row.iso3 === 'NPL')).toBe(true);
    const [none] = await read('/api/v1/seasonal/?iso3=zzz');
    expect(none).toEqual({
      idmc: [],
      ipc_displacement_data: [],
      raster_displacement_data: [],
      gwis_seasonal: [],
    });
  });

  it('add up: months to years, displaced people to less than the exposed', async () => {
    const [world] = await read('/api/v1/seasonal/');
    const exposed = new Map<string, number[]>();
    for (const row of world.raster_displacement_data) {
      expect(sum(monthsOf(row))).toBe(row.annual_average);
      exposed.set(`${row.iso3} ${row.hazard_type}`, monthsOf(row));
    }
    for (const row of world.idmc) {
      expect(sum(monthsOf(row))).toBe(row.annual_average);
      const of = exposed.get(`${row.iso3} ${row.hazard_type === 'SS' ? 'TC' : row.hazard_type}`);
      for (const [month, people] of monthsOf(row).entries())
        expect(people).toBeLessThanOrEqual(of?.[month] ?? 0);
    }
  });

  it('are known of every country, and their sums are those of the database', async () => {
    const [world] = await read('/api/v1/seasonal/');
    const countries = await numberOf(api.db, sql`select count(*) as number from risk_country`);
    expect(new Set(world.idmc.map((row: { iso3: string }) => row.iso3)).size).toBe(countries);
    expect(world.gwis_seasonal).toHaveLength(countries);
    const totals = await rowsOf<{ people: number; mean: number }>(
      api.db,
      sql`select (select sum((months->>6)::float8) from risk_season where measure = 'displaced')::float8 as people,
        (select avg((months->>6)::float8) from risk_season where measure = 'inform')::float8 as mean`,
    );
    expect(sum(world.idmc.map((row: { july: number }) => row.july))).toBe(totals[0]?.people);
    const scores = await whole('/api/v1/risk-score/');
    expect(sum(scores.map((row: { july: number }) => row.july)) / scores.length).toBeCloseTo(
      totals[0]?.mean ?? 0,
      6,
    );
  });

  it('average the fire weather over the years', async () => {
    const [nepal] = await read('/api/v1/country-seasonal/?iso3=NPL');
    const rows: { month: string; dsr_avg: number; dsr_min: number; dsr_max: number }[] = nepal.gwis;
    const march = rows.filter(({ month }) => month === '3').map(({ dsr_avg }) => dsr_avg);
    expect(nepal.gwis_seasonal[0].march).toBeCloseTo(sum(march) / march.length, 6);
    expect(nepal.gwis_seasonal[0].yearly_sum).toBeCloseTo(sum(monthsOf(nepal.gwis_seasonal[0])), 6);
    for (const { dsr_min, dsr_avg, dsr_max } of rows) {
      expect(dsr_min).toBeLessThanOrEqual(dsr_avg);
      expect(dsr_avg).toBeLessThanOrEqual(dsr_max);
    }
  });

  it('score a country as its own page does, with how it copes', async () => {
    const [nepal] = await read('/api/v1/country-seasonal/?iso3=npl');
    const scores = await whole('/api/v1/risk-score/?iso3=npl');
    for (const row of scores) {
      const season = nepal.inform_seasonal.find((own: Hazardous) => own.hazard_type === row.hazard_type);
      expect(monthsOf(row)).toEqual(monthsOf(season));
      expect(row.yearly_sum).toBeCloseTo(sum(monthsOf(row)), 6);
      expect(row).toMatchObject({ lcc: expect.any(Number), population_in_thousands: expect.any(Number) });
    }
    const page = await read('/api/v1/risk-score/?region=2&limit=5&offset=5');
    expect(page.results).toHaveLength(5);
    expect(page.count).toBe((await whole('/api/v1/risk-score/?region=2')).length);
  });

  it('expect more, the rarer it is', async () => {
    const [nepal] = await read('/api/v1/country-seasonal/?iso3=npl');
    const years = [
      'twenty_years',
      'fifty_years',
      'hundred_years',
      'two_hundred_fifty_years',
      'five_hundred_years',
    ];
    for (const row of nepal.return_period_data) {
      const people = years.map((year) => row[year].population_displacement);
      expect(people).toEqual([...people].sort((one, other) => one - other));
    }
  });
});

describe('imminent events', () => {
  it('are found by the country that they touch, however its code is written', async () => {
    let found = 0;
    for (const source of SOURCES) {
      const [small, large] = await Promise.all(
        ['npl', 'NPL'].map((code) => whole(`/api/v1/${source}/?iso3=${code}`)),
      );
      expect(large).toEqual(small);
      found += small.length;
    }
    expect(found).toBeGreaterThan(0);
  });

  it('are found by regions, each in a parameter of its own', async () => {
    for (const source of SOURCES) {
      const all = await whole(`/api/v1/${source}/`);
      expect(all.length).toBeGreaterThan(0);
      const [africa, asia, both] = await Promise.all(
        ['region=0', 'region=2', 'region=0&region=2'].map((query) => whole(`/api/v1/${source}/?${query}`)),
      );
      expect(both.map(({ id }: { id: number }) => id).sort()).toEqual(
        [...africa, ...asia].map(({ id }: { id: number }) => id).sort(),
      );
    }
  });

  it('are a cyclone of the Indian Ocean with its track and its exposure, a flood, an earthquake and a wildfire at the least', async () => {
    const events = await whole('/api/v1/gdacs/');
    const hazards = new Set(events.map((row: Hazardous) => row.hazard_type));
    expect([...hazards]).toEqual(expect.arrayContaining(['TC', 'FL', 'EQ', 'WF']));
    const [storm] = await whole('/api/v1/gdacs/?iso3=mdg');
    expect(storm).toMatchObject({ hazard_type: 'TC', country_details: { name: 'Madagascar' } });
    const exposure = await read(`/api/v1/gdacs/${storm.id}/exposure/`);
    const { features } = exposure.footprint_geojson;
    const track = features.filter(({ properties }: { properties: { Class: string } }) =>
      /^Point_\d/.test(properties.Class),
    );
    const [longitude] = track[0].geometry.coordinates;
    // It comes from the open sea in the east.
    expect(longitude).toBeGreaterThan(50);
    expect(longitude).toBeLessThan(100);
    expect(exposure.population_exposure.exposed_population).toMatch(/people/);
  });

  it('are told of by several sources with much the same figures', async () => {
    const [[pdc], [adam]] = await Promise.all([
      whole('/api/v1/pdc/?iso3=mdg'),
      whole('/api/v1/adam-exposure/?iso3=mdg'),
    ]);
    const { population_exposure } = await read(`/api/v1/pdc/${pdc.id}/exposure/`);
    const told = adam.event_details.population_impact / population_exposure.total.value;
    expect(told).toBeGreaterThan(0.5);
    expect(told).toBeLessThan(2);
  });

  it('are told of for so many days only, their exposure too', async () => {
    const [first] = await whole('/api/v1/gdacs/');
    expect((await api.get(`/api/v1/gdacs/${first.id}/exposure/`)).status).toBe(200);
    const [before] = await rowsOf<{ ends_at: string }>(
      api.db,
      sql`select ends_at::text from risk_event where source = 'gdacs' and id = ${first.id}`,
    );
    await api.db.execute(
      sql`update risk_event set ends_at = now() - interval '9 days' where source = 'gdacs' and id = ${first.id}`,
    );
    expect((await api.get(`/api/v1/gdacs/${first.id}/exposure/`)).status).toBe(404);
    const left = await whole('/api/v1/gdacs/');
    expect(left.map(({ id }: { id: number }) => id)).not.toContain(first.id);
    await api.db.execute(
      sql`update risk_event set ends_at = ${before?.ends_at}::timestamptz where source = 'gdacs' and id = ${first.id}`,
    );
  });

  it('are made anew when a service starts, so that there are some whenever it was filled', async () => {
    const before = await read('/api/v1/pdc/');
    await api.db.execute(
      sql`update risk_event set begins_at = begins_at - interval '60 days', ends_at = ends_at - interval '60 days'`,
    );
    expect((await read('/api/v1/pdc/')).count).toBe(0);
    await seed(api.db);
    expect((await read('/api/v1/pdc/')).count).toBe(before.count);
  });
});

describe('possible early actions', () => {
  it('are found by hazard and by a part of a sector’s name', async () => {
    const all = await whole('/api/v1/early-actions/?iso3=npl');
    const floods = await whole('/api/v1/early-actions/?iso3=npl&hazard_type=FL');
    expect(floods.length).toBeGreaterThan(0);
    expect(floods).toEqual(all.filter((row: Hazardous) => row.hazard_type === 'FL'));
    const { sectors } = await read('/api/v1/early-actions/options/');
    const { name } = sectors.find((sector: { name: string }) => sector.name.startsWith('water'));
    const found = await whole(`/api/v1/early-actions/?iso3=npl&sectors=${encodeURIComponent('WATER')}`);
    expect(found).toEqual(
      all.filter((row: { sectors_details: { name: string }[] }) =>
        row.sectors_details.some((sector) => sector.name === name),
      ),
    );
  });

  it('come once for each sector that fits', async () => {
    const { count, results } = await read('/api/v1/early-actions/?sectors=e&limit=9999');
    expect(results).toHaveLength(count);
    const expected = await numberOf(
      api.db,
      sql`select count(*) as number from risk_early_action a, jsonb_array_elements_text(a.sectors) s
        join risk_early_action_sector t on t.id = s::int where t.name like '%e%'`,
    );
    expect(count).toBe(expected);
  });
});
