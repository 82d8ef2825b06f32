import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#provider/database/connect.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { expectFilter, expectPages, numberOf } from '#tests/support/lists.ts';

const NEPAL = 123;
const ARUBA = 1;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

const read = async (path: string, language?: string) =>
  (await api.get(path, language ? { language } : {})).body;

describe('its provinces', () => {
  const namesIn = async (language: string, query = `country=${NEPAL}`) =>
    (await read(`/api/v2/district/?${query}&limit=200`, language)).results.map(
      ({ name }: { name: string }) => name,
    );

  it('are called as the reader calls them, and in English where nobody translated it', async () => {
    expect(await namesIn('ar')).toContain('باغماتي');
    const [syria, burkinaFaso] = ['country__iso3=SYR', 'country__iso3=BFA'];
    expect(await namesIn('fr', syria)).toContain('Alep');
    expect(await namesIn('es', syria)).toContain('Alepo');
    expect(await namesIn('ar', burkinaFaso)).toEqual(await namesIn('en', burkinaFaso));
  });

  it('come in the order of these names, and are found by any of them', async () => {
    const names = await namesIn('ar', 'country__iso3=SYR');
    expect(names).toEqual([...names].sort(new Intl.Collator('ar').compare));
    expect(await namesIn('en', `country=${NEPAL}&search=${encodeURIComponent('باغماتي')}`)).toEqual([
      'Bagmati',
    ]);
  });

  it('are called so where other records name them', async () => {
    const { results } = await read(`/api/v2/project/?country=${NEPAL}&limit=200`, 'ar');
    const named = new Set(
      results.flatMap((row: { project_districts_detail: { name: string }[] }) =>
        row.project_districts_detail.map(({ name }) => name),
      ),
    );
    const known = await namesIn('ar');
    expect(named.size).toBeGreaterThan(0);
    expect([...named].filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('a country', () => {
  it('tells of its National Society, in the language of the reader', async () => {
    const answer = await read(`/api/v2/country/${NEPAL}/`, 'fr');
    expect(answer).toMatchObject({
      id: NEPAL,
      iso3: 'NPL',
      name: 'Népal',
      fdrs: 'DNP001',
      has_country_plan: true,
      regions_details: { id: 2, region_name: 'Asie-Pacifique' },
    });
    expect(answer.contacts.length).toBeGreaterThan(0);
    expect(answer.directory[0].position).toBe('Président');
    expect(answer.links[0].title).toBe('Rapports de situation des partenaires');
  });

  it('tells of a territory where it is, and nothing more', async () => {
    expect(await read(`/api/v2/country/${ARUBA}/`)).toMatchObject({
      iso3: 'ABW',
      contacts: [],
      links: [],
      icrc_presence: null,
      has_country_plan: false,
    });
  });

  it('is not found by an id that none has, nor by a name', async () => {
    expect((await api.get('/api/v2/country/9999999/')).status).toBe(404);
    expect((await api.get('/api/v2/country/NP/')).status).toBe(404);
  });

  it('has a plan where one is kept', async () => {
    const planned = await rowsOf<{ id: number }>(
      api.db,
      sql`select country_id as id from country_plan order by 1 limit 3`,
    );
    const other = await numberOf(
      api.db,
      sql`select id from country where record_type = 1 and id not in (select country_id from country_plan) limit 1`,
    );
    for (const { id } of planned)
      expect(await read(`/api/v2/country/${id}/`)).toMatchObject({ has_country_plan: true });
    expect(await read(`/api/v2/country/${other}/`)).toMatchObject({ has_country_plan: false });
  });
});

describe('the databank of a country', () => {
  it('tells of provinces that add up to the country, and of ages that add up to all', async () => {
    const answer = await read(`/api/v2/country/${NEPAL}/databank/`);
    const { population, districts } = answer.wb_population;
    expect(districts).toHaveLength(
      await numberOf(api.db, sql`select count(*)::integer from district where country_id = ${NEPAL}`),
    );
    expect(sum(districts.map((district: { population: number }) => district.population))).toBe(population);
    expect(population).toBe(answer.world_bank_population);
    for (const who of ['volunteer', 'staff'])
      for (const sex of ['female', 'male']) {
        const parts = Object.entries(answer).filter(([name]) => name.startsWith(`fdrs_${sex}_${who}_age_`));
        expect(sum(parts.map(([, count]) => Number(count)))).toBe(answer[`fdrs_${sex}_${who}_total`]);
      }
    expect(answer.key_climate).toHaveLength(12);
  });

  it('is missing where nothing is known', async () => {
    expect((await api.get(`/api/v2/country/${ARUBA}/databank/`)).status).toBe(404);
  });

  it('has sources of income that add up to the income of each year', async () => {
    const { fdrs_annual_income } = await read(`/api/v2/country/${NEPAL}/databank/`);
    const { results } = await read(`/api/v2/country-income/?country=${NEPAL}&limit=200`);
    for (const { date, value } of fdrs_annual_income)
      expect(
        sum(results.filter((row: Dated) => row.date === date).map((row: { value: number }) => row.value)),
      ).toBe(value);
  });
});

describe('what happened in a country', () => {
  const SPAN = 'start_date_from=2020-01-01&start_date_to=2099-12-31';
  const APPEALS = sql`from appeal where country_id = ${NEPAL} and start_date >= '2020-01-01' and start_date < '2100-01-01'`;
  const EVENTS = sql`from event where parent_event_id is null and visibility = 3 and disaster_start_date >= '2020-01-01'
    and id in (select event_id from event_country where country_id = ${NEPAL})`;

  it('is summed over its appeals', async () => {
    const answer = await read(`/api/v2/country/${NEPAL}/figure/?${SPAN}`);
    expect(answer).toMatchObject({
      active_drefs: await numberOf(api.db, sql`select count(*)::integer ${APPEALS} and atype = 0`),
      active_appeals: await numberOf(api.db, sql`select count(*)::integer ${APPEALS} and atype in (1, 2)`),
      emergencies: await numberOf(api.db, sql`select count(*)::integer ${EVENTS}`),
      target_population: await numberOf(api.db, sql`select sum(num_beneficiaries)::integer ${APPEALS}`),
      amount_requested_dref_included: await numberOf(
        api.db,
        sql`select round(sum(amount_requested))::float8 ${APPEALS}`,
      ),
    });
  });

  it('has sums of nothing that are null, and not 0', async () => {
    const answer = await read(
      `/api/v2/country/${NEPAL}/figure/?start_date_from=1990-01-01&start_date_to=1990-12-31`,
    );
    expect(answer).toMatchObject({ active_drefs: 0, emergencies: 0, target_population: null });
  });

  it('is counted by type of disaster', async () => {
    const answer = await read(`/api/v2/country/${NEPAL}/disaster-count/?${SPAN}`);
    expect(sum(answer.map(({ count }: { count: number }) => count))).toBe(
      await numberOf(api.db, sql`select count(*)::integer ${EVENTS} and dtype_id is not null`),
    );
  });

  it('is told by month, and appeal by appeal, with the same people', async () => {
    const [months, rows, people] = await Promise.all([
      read(`/api/v2/country/${NEPAL}/disaster-monthly-count/?${SPAN}`),
      read(`/api/v2/country/${NEPAL}/historical-disaster/?${SPAN}`),
      numberOf(api.db, sql`select sum(num_beneficiaries)::integer ${APPEALS}`),
    ]);
    expect(sum(months.map(targeted))).toBe(people);
    expect(sum(rows.map(targeted))).toBe(people);
    expect(rows).toHaveLength(await numberOf(api.db, sql`select count(*)::integer ${APPEALS}`));
    expect(rows.every(({ date }: Dated) => /^\d{4}-\d{2}-01T00:00:00Z$/.test(date))).toBe(true);
  });

  it('is refused for a day that no calendar has, and not found for no country', async () => {
    expect((await api.get(`/api/v2/country/${NEPAL}/figure/?start_date_from=yesterday`)).status).toBe(400);
    expect((await api.get(`/api/v2/country/9999999/figure/?${SPAN}`)).status).toBe(404);
  });
});

describe('what runs in a country', () => {
  it('is summed as the tables hold it', async () => {
    const active = sql`from appeal where country_id = ${NEPAL} and start_date <= now() and end_date > now()`;
    const sumOf = (column: string) =>
      numberOf(api.db, sql`select coalesce(round(sum(${sql.raw(column)})), 0)::float8 ${active}`);
    expect(await read(`/api/v2/appeal/aggregated?country=${NEPAL}`)).toMatchObject({
      active_drefs: await numberOf(api.db, sql`select count(*)::integer ${active} and atype = 0`),
      active_appeals: await numberOf(api.db, sql`select count(*)::integer ${active} and atype in (1, 2)`),
      target_population: await sumOf('num_beneficiaries'),
      amount_requested_dref_included: await sumOf('amount_requested'),
      amount_funded_dref_included: await sumOf('amount_funded'),
    });
  });

  it.each(['', '&programme_type=0,1'])('is supported by projects that add up: %s', async (narrowed) => {
    const of = sql`from project p where visibility = 3 and project_country_id = ${NEPAL}
      and ${narrowed ? sql`programme_type in (0, 1)` : sql`true`}`;
    const ongoing = sql`${of} and status = 1`;
    const total = (column: string) =>
      numberOf(
        api.db,
        sql`select ${sql.raw(`coalesce(sum(coalesce(${column}, (
          select sum(s.${column}) from project_annual_split s where s.project_id = p.id))), 0)::float8`)} ${ongoing}`,
      );
    const query = `country=${NEPAL}${narrowed}`;
    const overview = await read(`/api/v2/global-project/overview/?${query}`);
    const societies = await read(`/api/v2/global-project/ns-ongoing-projects-stats/?${query}`);
    const count = await numberOf(api.db, sql`select count(*)::integer ${ongoing}`);
    expect(count).toBeGreaterThan(0);
    expect(overview).toMatchObject({
      total_ongoing_projects: count,
      ns_with_ongoing_activities: await numberOf(
        api.db,
        sql`select count(distinct reporting_ns_id)::integer ${ongoing}`,
      ),
      target_total: await total('target_total'),
    });
    for (const parts of ['projects_per_sector', 'projects_per_programme_type'])
      expect(sum(overview[parts].map((part: { count: number }) => part.count))).toBe(count);
    const budgets = societies.map((one: { budget_amount_total: number }) => one.budget_amount_total);
    expect(Math.abs(sum(budgets) - (await total('budget_amount')))).toBeLessThan(societies.length);
    for (const status of [0, 1, 2])
      expect((await read(`/api/v2/project/?${query}&status=${status}&limit=1`)).count).toBe(
        await numberOf(api.db, sql`select count(*)::integer ${of} and status = ${status}`),
      );
  });
});

describe('the lists of National Societies', () => {
  it.each([
    ['/api/v2/country-income/', 'country=123', sql`select id from country_income where country_id = 123`],
    [
      '/api/v2/country-income/',
      'date__gte=2024-01-01&date__lte=2024-12-31',
      sql`select id from country_income where extract(year from date) = 2024`,
    ],
    [
      '/api/v2/country-document/',
      'country=123&document_type=Our Annual Report',
      sql`select id from country_document where country_id = 123 and document_type = 'Our Annual Report'`,
    ],
    [
      '/api/v2/country-document/',
      'year__gte=2024-01-01',
      sql`select id from country_document where year >= '2024-01-01'`,
    ],
    [
      '/api/v2/country-supporting-partner/',
      'country=123&country=2',
      sql`select id from supporting_partner where country_id in (123, 2)`,
    ],
    [
      '/api/v2/country_snippet/',
      'country=123',
      sql`select id from country_snippet where country_id = 123 and visibility = 3`,
    ],
    [
      '/api/v2/public-per-process-status/',
      'country=123',
      sql`select id from per_overview where country_id = 123`,
    ],
    [
      '/api/v2/public-per-process-status/',
      'region=2',
      sql`select id from per_overview where country_id in (select id from country where region_id = 2)`,
    ],
  ])('%s by %s', (list, query, statement) => expectFilter(api, list, query, statement));

  it('come page by page', () => expectPages(api, '/api/v2/country-document/?ordering=-end_year', 120));

  it('tell members of more than visitors', async () => {
    const token = await api.signIn('member');
    const path = `/api/v2/country_snippet/?country=${NEPAL}`;
    const [visitor, member] = [await read(path), (await api.get(path, { token })).body];
    expect(member.count).toBe(visitor.count + 1);
  });
});

describe('the plan of a country', () => {
  it('asks for its priorities in sum, and for its appeals what they ask for', async () => {
    const plan = await read(`/api/v2/country-plan/${NEPAL}/`);
    const priorities: { type: string; funding_requirement: number; people_targeted: number }[] =
      plan.strategic_priorities;
    expect(sum(priorities.map((row) => row.funding_requirement))).toBe(plan.requested_amount);
    expect(sum(priorities.map((row) => row.people_targeted))).toBe(plan.people_targeted);
    const [running] = priorities.filter(({ type }) => type === 'ongoing_emergency_operations');
    const asked = await numberOf(
      api.db,
      sql`select coalesce(sum(round(amount_requested)), 0)::float8 from appeal
        where country_id = ${NEPAL} and start_date <= date_trunc('day', now()) and end_date > date_trunc('day', now())`,
    );
    expect(running?.funding_requirement ?? 0).toBe(asked);
  });

  it('tells of the internal plan to members alone', async () => {
    const path = `/api/v2/country-plan/${NEPAL}/`;
    expect((await read(path)).internal_plan_file).toBeNull();
    const token = await api.signIn('member');
    expect((await api.get(path, { token })).body.internal_plan_file).toMatch(/^http/);
  });

  it('is missing where none is published', async () => {
    expect((await api.get(`/api/v2/country-plan/${ARUBA}/`)).status).toBe(404);
  });
});

it('rates the components of an assessment as they were rated', async () => {
  const { results } = await read(`/api/v2/public-per-process-status/?country=${NEPAL}`);
  const { assessment } = results.find((cycle: { assessment: number | null }) => cycle.assessment !== null);
  const { area_responses } = await read(`/api/v2/public-per-assessment/${assessment}/`);
  const components = area_responses.flatMap(
    (area: { component_responses: object[] }) => area.component_responses,
  );
  expect(components).toHaveLength(
    await numberOf(
      api.db,
      sql`select count(*)::integer from per_component_response where assessment_id = ${assessment}`,
    ),
  );
});

interface Dated {
  date: string;
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const targeted = ({ targeted_population }: { targeted_population: number }) => targeted_population;
