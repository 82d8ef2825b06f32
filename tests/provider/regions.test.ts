import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { region_snippet } from '#provider/database/schema.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { allOf, numberOf } from '#tests/support/lists.ts';

const REGIONS = [0, 1, 2, 3, 4];
const PUBLIC = sql`e.visibility = 3 and e.parent_event_id is null`;
const inRegion = (region: number) => sql`(select id from country where region_id = ${region})`;
const ofRegion = (region: number) => sql`e.id in (
  select event_id from event_country where country_id in ${inRegion(region)})`;

let api: Api;
let member: string;
let superuser: string;
beforeAll(async () => {
  api = await startApi();
  [member, superuser] = (await Promise.all(['member', 'superuser'].map((name) => api.signIn(name)))) as [
    string,
    string,
  ];
});
const one = async (region: number | string, options = {}) => api.get(`/api/v2/region/${region}/`, options);

it.each(REGIONS)(
  'tells of region %s as many National Societies as there are, and counts its key figures',
  async (region) => {
    const { body } = await one(region);
    const societies = await numberOf(
      api.db,
      sql`select count(*) from country where region_id = ${region} and record_type = 1 and independent
      and not is_deprecated and society_name is not null`,
    );
    const plans = await numberOf(
      api.db,
      sql`select count(*) from country_plan join country on country.id = country_id where region_id = ${region}`,
    );
    expect(plans).toBeGreaterThan(0);
    expect(body).toMatchObject({ id: region, national_society_count: societies, country_plan_count: plans });
    expect(body.profile_snippets[0].snippet).toContain(`National Societies: ${societies}`);
    expect(body.bbox.type).toBe('Polygon');

    const { results } = await allOf(api, `/api/v2/region_key_figure/?region=${region}`);
    const figures = Object.fromEntries(
      results.map(({ deck, figure }) => [deck, Number(figure.replaceAll(',', ''))]),
    );
    if (results.length === 0) return expect(body).toMatchObject({ additional_tab_name: null, snippets: [] });
    expect(figures).toEqual({
      'National Societies': societies,
      'Countries and territories': await numberOf(
        api.db,
        sql`select count(*) from country where region_id = ${region} and record_type = 1 and not is_deprecated`,
      ),
      'Public emergencies in the last 12 months': await numberOf(
        api.db,
        sql`select count(*) from event e where ${PUBLIC} and ${ofRegion(region)}
        and e.disaster_start_date >= date_trunc('day', now() at time zone 'UTC') - interval '365 days'`,
      ),
    });
    expect(results.every((row) => row.region === region)).toBe(true);
  },
);

it.each(REGIONS)('sums what runs in region %s as the tables hold it', async (region) => {
  const active = sql`from appeal a where a.country_id in ${inRegion(region)}
    and a.start_date <= now() and a.end_date > now()`;
  const sum = (what: string) =>
    numberOf(api.db, sql`select coalesce(round(sum(${sql.raw(what)})), 0) ${active}`);
  const { body } = await api.get(`/api/v2/appeal/aggregated?region=${region}`);
  expect(body).toMatchObject({
    active_drefs: await numberOf(api.db, sql`select count(*) ${active} and a.atype = 0`),
    active_appeals: await numberOf(api.db, sql`select count(*) ${active} and a.atype in (1, 2)`),
    target_population: await sum('a.num_beneficiaries'),
    amount_requested_dref_included: await sum('a.amount_requested'),
    amount_funded_dref_included: await sum('a.amount_funded'),
  });

  // What its map and its table show of the same.
  const now = new Date().toISOString();
  const { count, results } = await allOf(
    api,
    `/api/v2/appeal/?region=${region}&start_date__lte=${now}&end_date__gt=${now}`,
  );
  expect(count).toBe(await numberOf(api.db, sql`select count(*) ${active}`));
  expect(Math.round(results.reduce((total, appeal) => total + appeal.amount_requested, 0))).toBe(
    body.amount_requested_dref_included,
  );
});

it.each(REGIONS)('counts the appeals of region %s by year, month by month the same', async (region) => {
  const year = new Date().getUTCFullYear() - 1;
  const ask = async (unit: string, start: string) =>
    (
      await api.get(
        `/api/v1/aggregate/?model_type=appeal&filter_atype=0&unit=${unit}&start_date=${start}&region=${region}&sum_amount_funded=amount_funded&sum_beneficiaries=num_beneficiaries`,
      )
    ).body as { timespan: string; count: number; amount_funded: number; beneficiaries: number }[];
  const years = await ask('year', `${year - 9}-01-01`);
  const held = sql`from appeal a where a.atype = 0 and a.country_id in ${inRegion(region)}
    and extract(year from a.start_date at time zone 'UTC') = ${year}`;
  const told = years.find(({ timespan }) => timespan.startsWith(String(year)));
  expect(told?.count ?? 0).toBe(await numberOf(api.db, sql`select count(*) ${held}`));
  expect(told?.beneficiaries ?? 0).toBe(
    await numberOf(api.db, sql`select coalesce(sum(a.num_beneficiaries), 0) ${held}`),
  );
  const months = (await ask('month', `${year}-01-01`)).filter(({ timespan }) =>
    timespan.startsWith(String(year)),
  );
  expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(told?.count ?? 0);
});

it.each(REGIONS)(
  'lists the recent emergencies of region %s, and those that it puts forward',
  async (region) => {
    const since = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
    for (const [query, condition] of [
      [`disaster_start_date__gte=${since}`, sql`e.disaster_start_date >= ${since}::timestamptz`],
      ['is_featured_region=true', sql`e.is_featured_region`],
    ] as const) {
      const { count } = (await api.get(`/api/v2/event/?regions__in=${region}&${query}&limit=1`)).body;
      expect(count).toBe(
        await numberOf(
          api.db,
          sql`select count(*) from event e where ${PUBLIC} and ${ofRegion(region)} and ${condition}`,
        ),
      );
      expect(count, query).toBeGreaterThan(0);
    }
  },
);

it.each(REGIONS)(
  'lists the emergencies of region %s that were appealed for, newest first',
  async (region) => {
    const { count, results } = await allOf(api, `/api/v2/go-historical/?region=${region}`);
    const appealed = sql`e.id in (select event_id from appeal where not needs_confirmation)`;
    const held = sql`from event e where ${PUBLIC} and ${ofRegion(region)} and ${appealed}`;
    expect(count).toBe(await numberOf(api.db, sql`select count(*) ${held}`));
    const affected = results.reduce((sum, { num_affected }) => sum + (num_affected ?? 0), 0);
    expect(affected).toBe(await numberOf(api.db, sql`select coalesce(sum(num_affected), 0) ${held}`));
    expect(results.every(({ appeals }) => appeals.length > 0)).toBe(true);
    const days = results.map(({ disaster_start_date }) => Date.parse(disaster_start_date));
    expect(days).toEqual([...days].sort((one, other) => other - one));
  },
);

it('finds past emergencies by countries and by a part of a code', async () => {
  const ids = async (query: string) =>
    (await allOf(api, `/api/v2/go-historical/?${query}`)).results.map(({ id }) => id);
  const nepal = await ids('iso3=npl');
  expect(nepal.length).toBeGreaterThan(0);
  expect(await ids('countries=123')).toEqual(nepal);
  const { results } = (await api.get('/api/v2/go-historical/?limit=200')).body;
  const [other] = results.flatMap(({ countries }: { countries: { id: number }[] }) =>
    countries.filter(({ id }) => id !== 123),
  );
  expect((await ids(`countries=123&countries=${other.id}`)).length).toBeGreaterThan(nepal.length);
});

describe('a text of a region', () => {
  const shown = async (token?: string, region = 2) => {
    const { body } = await one(region, token ? { token } : {});
    return body.snippets.map(({ visibility }: { visibility: number }) => visibility);
  };

  it('is for whom its visibility says', async () => {
    await api.db.insert(region_snippet).values([
      { region_id: 2, kind: 'additional', snippet: { en: 'Secretariat' }, visibility: 2 },
      { region_id: 2, kind: 'additional', snippet: { en: 'Societies' }, visibility: 4 },
      { region_id: 3, kind: 'additional', snippet: { en: 'Societies' }, visibility: 4 },
    ]);
    expect(await shown()).toEqual([3]);
    expect(await shown(superuser)).toEqual([3, 1, 2, 4]);
    expect(await shown(member)).toEqual([3, 1, 4]);
    // The member is of Nepal.
    expect(await shown(member, 3)).toEqual([3, 1]);
  });

  it('is told in the language of its reader, and with a picture by its whole address', async () => {
    await api.db
      .insert(region_snippet)
      .values({ region_id: 3, kind: 'additional', image: '/media/pictures/map.svg' });
    const { body } = await one(3, { language: 'fr' });
    expect(body.snippets[0].snippet).toContain('Priorités de la région');
    expect(body.snippets.at(-1)).toMatchObject({
      snippet: null,
      image: expect.stringMatching(/^http.*map\.svg$/),
    });
    expect(body).toMatchObject({ region_name: 'Europe', preparedness_snippets: [] });
  });
});

it.each(['9', '-1', 'abc', '99999999999'])('knows no region %s', async (id) => {
  expect((await one(id)).status).toBe(404);
});
