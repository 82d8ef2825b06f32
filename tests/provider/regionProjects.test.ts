import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '#tests/support/api.ts';
import { numberOf } from '#tests/support/lists.ts';

const REGION = '/api/v2/region-project/2/';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

type StatusCount = `${'planned' | 'ongoing' | 'completed'}_projects_count`;
type Counted = { count: number }[];
const counted = (list: Counted) => list.reduce((sum, { count }) => sum + count, 0);
const inRegion = sql`from project p where visibility = 3
  and project_country_id in (select id from country where region_id = 2)`;

it.each([
  ['', sql`true`],
  ['?programme_type=0,1', sql`programme_type in (0, 1)`],
  ['?status=2&primary_sector=0,4', sql`status = 2 and primary_sector_key in (0, 4)`],
  ['?exclude_within=true', sql`project_country_id <> reporting_ns_id`],
  ['?country=123', sql`project_country_id = 123`],
])('every figure of a region, asked %s, is what the tables hold', async (query, condition) => {
  const of = sql`${inRegion} and ${condition}`;
  const whole = (name: string) =>
    sql.raw(`coalesce(sum(coalesce(${name}, (
    select sum(s.${name}) from project_annual_split s where s.project_id = p.id))), 0)`);
  const total = await numberOf(api.db, sql`select count(*) ${of}`);

  const overview = (await api.get(`${REGION}overview/${query}`)).body;
  expect(overview).toMatchObject({
    total_projects: total,
    ns_with_ongoing_activities: await numberOf(
      api.db,
      sql`select count(distinct reporting_ns_id) ${of} and status = 1`,
    ),
    total_budget: await numberOf(api.db, sql`select round(${whole('budget_amount')}) ${of}`),
    target_total: await numberOf(api.db, sql`select ${whole('target_total')} ${of}`),
    reached_total: await numberOf(api.db, sql`select ${whole('reached_total')} ${of}`),
  });
  expect(counted(overview.projects_by_status)).toBe(total);

  const movement = (await api.get(`${REGION}movement-activities/${query}`)).body;
  const inCountries = movement.countries_count.map(
    ({ projects_count, ...row }: Record<StatusCount | 'projects_count', number>) => {
      const byStatus = row.planned_projects_count + row.ongoing_projects_count + row.completed_projects_count;
      expect(byStatus).toBe(projects_count);
      return { count: projects_count };
    },
  );
  const bySector = movement.country_ns_sector_count.flatMap(
    (country: { reporting_national_societies: { sectors: Counted }[] }) =>
      country.reporting_national_societies.flatMap(({ sectors }) => sectors),
  );
  expect([
    movement.total_projects,
    counted(inCountries),
    counted(bySector),
    counted(movement.supporting_ns),
  ]).toEqual([total, total, total, total]);
  expect(movement.countries_count).toHaveLength(
    await numberOf(
      api.db,
      sql`select count(*) from country where region_id = 2 and record_type = 1 and not is_deprecated`,
    ),
  );
});

it('projects flow from National Societies through sectors to countries, none lost on the way', async () => {
  for (const [call, of] of [
    [`${REGION}national-society-activities/`, inRegion],
    ['/api/v2/region-project/national-society-activities/?region=2', inRegion],
    ['/api/v2/region-project/national-society-activities/', sql`from project where visibility = 3`],
  ] as const) {
    const { nodes, links } = (await api.get(call)).body;
    const total = await numberOf(api.db, sql`select count(*) ${of}`);
    const between = (from: string, to: string) =>
      links
        .filter(
          ({ source, target }: Record<'source' | 'target', number>) =>
            nodes[source].type === from && nodes[target].type === to,
        )
        .reduce((sum: number, { value }: { value: number }) => sum + value, 0);
    expect([between('supporting_ns', 'sector'), between('sector', 'receiving_ns')]).toEqual([total, total]);
  }
});

it.each(['overview', 'movement-activities', 'national-society-activities'])(
  'there is no %s of a region that is not there',
  async (call) => {
    for (const id of ['99', '9999999', '999999999999', 'x'])
      expect((await api.get(`/api/v2/region-project/${id}/${call}/`)).status, id).toBe(404);
  },
);

it('names are in the language that is asked for', async () => {
  const { body } = await api.get(`${REGION}movement-activities/?country=123`, {
    headers: { 'accept-language': 'fr' },
  });
  expect(body.country_ns_sector_count).toMatchObject([{ id: 123, name: 'Népal' }]);
});
