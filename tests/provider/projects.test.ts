import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ERRORS } from '#contracts/projects/schemas.ts';
import { rowsOf } from '#provider/database/connect.ts';
import { type Api, type RequestOptions, startApi } from '#tests/support/api.ts';
import { expectFilter, expectOrder, expectPages, folded, numberOf } from '#tests/support/lists.ts';

const PROJECTS = '/api/v2/project/';
const OVERVIEW = '/api/v2/global-project/overview/';
const SOCIETIES = '/api/v2/global-project/ns-ongoing-projects-stats/';
const NEPAL = 123;
const FLOOD = 12;

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn('member');
});

const wells = (more: object = {}) => ({
  reporting_ns: NEPAL,
  project_country: NEPAL,
  project_districts: [],
  operation_type: 0,
  programme_type: 2,
  name: 'Wells for Bagmati',
  primary_sector: 0,
  secondary_sectors: [4, 5],
  start_date: '2026-05-01',
  end_date: '2027-04-30',
  status: 1,
  target_total: 1_200,
  visibility: 'public',
  ...more,
});
const create = (body: object, options: RequestOptions = {}) =>
  api.post(PROJECTS, body, { token, ...options });
const change = (id: number, body: object, options: RequestOptions = {}) =>
  api.patch(`${PROJECTS}${id}/`, body, { token, ...options });
const call = async (method: 'PUT' | 'DELETE', id: number, as: string, payload?: object) =>
  (
    await api.app.inject({
      method,
      url: `${PROJECTS}${id}/`,
      headers: { authorization: `Token ${as}` },
      ...(payload && { payload }),
    })
  ).statusCode;

describe('a list of projects', () => {
  const PUBLIC = sql`select id from project where visibility = 3`;
  it.each([
    ['country=123', sql`${PUBLIC} and project_country_id = 123`],
    ['country_iso3=NPL', sql`${PUBLIC} and project_country_id = 123`],
    ['region=2', sql`${PUBLIC} and project_country_id in (select id from country where region_id = 2)`],
    ['programme_type=0,1', sql`${PUBLIC} and programme_type in (0, 1)`],
    ['operation_type=1', sql`${PUBLIC} and operation_type = 1`],
    ['status=2', sql`${PUBLIC} and status = 2`],
    ['primary_sector=0,4', sql`${PUBLIC} and primary_sector_key in (0, 4)`],
    [
      'secondary_sectors=3',
      sql`${PUBLIC} and id in (select project_id from project_secondary_sector where sector_key = 3)`,
    ],
    ['exclude_within=true', sql`${PUBLIC} and project_country_id <> reporting_ns_id`],
    [
      'start_date__gte=2026-01-01&start_date__lte=2026-06-30',
      sql`${PUBLIC} and start_date between '2026-01-01' and '2026-06-30'`,
    ],
    [
      'end_date__gte=2026-12-31&end_date__lte=2027-12-31',
      sql`${PUBLIC} and end_date between '2026-12-31' and '2027-12-31'`,
    ],
    ['search=Schools', sql`${PUBLIC} and name->>'en' ilike '%schools%'`],
  ])('is narrowed by %s', (query, statement) => expectFilter(api, PROJECTS, query, statement));

  it('comes page by page, each project once', () => expectPages(api, PROJECTS, 200));

  it.each<[string, (row: never) => string | number | null]>([
    ['start_date', ({ start_date }: { start_date: string }) => start_date],
    ['reporting_ns', ({ reporting_ns_detail }: Row) => folded(reporting_ns_detail.society_name)],
    ['target_total', (row: Row) => whole(row, 'target_total')],
    ['budget_amount', (row: Row) => whole(row, 'budget_amount')],
  ])('is sorted by %s', (key, read) => expectOrder(api, PROJECTS, key, read));
});

interface Row {
  id: number;
  visibility: string;
  target_total: number | null;
  budget_amount: number | null;
  reporting_ns_detail: { society_name: string };
  annual_splits: { target_total: number | null; budget_amount: number | null }[];
}
/** As a reader adds it up. */
const whole = (row: Row, name: 'target_total' | 'budget_amount') =>
  row[name] ??
  (row.annual_splits.length === 0
    ? null
    : row.annual_splits.reduce((sum, split) => sum + (split[name] ?? 0), 0));

describe('every figure is what the tables hold', () => {
  const target = sql`coalesce(target_total, (select sum(s.target_total) from project_annual_split s where s.project_id = p.id))`;
  const mine = sql`from project p where status = 1 and visibility = 3`;

  it.each([
    ['', sql`true`],
    ['?programme_type=2', sql`programme_type = 2`],
    [
      '?primary_sector=0,1&reporting_ns=123,14',
      sql`primary_sector_key in (0, 1) and reporting_ns_id in (123, 14)`,
    ],
    ['?country=123', sql`project_country_id = 123`],
    // As the real API takes them: each in a parameter of its own.
    [
      '?project_districts=1&project_districts=2&project_districts=3',
      sql`exists (select 1 from project_district d where d.project_id = p.id and district_id in (1, 2, 3))`,
    ],
    ['?region=0&status=1', sql`project_country_id in (select id from country where region_id = 0)`],
    [
      '?secondary_sectors=3',
      sql`exists (select 1 from project_secondary_sector t where t.project_id = p.id and sector_key = 3)`,
    ],
  ])('of the world, asked %s', async (query, condition) => {
    const { body } = await api.get(`${OVERVIEW}${query}`);
    const of = sql`${mine} and ${condition}`;
    expect(body).toMatchObject({
      total_ongoing_projects: await numberOf(api.db, sql`select count(*) ${of}`),
      ns_with_ongoing_activities: await numberOf(api.db, sql`select count(distinct reporting_ns_id) ${of}`),
      target_total: await numberOf(api.db, sql`select coalesce(sum(${target}), 0) ${of}`),
    });
    const counted = (list: { count: number }[]) => list.reduce((sum, { count }) => sum + count, 0);
    expect(counted(body.projects_per_sector)).toBe(body.total_ongoing_projects);
    expect(counted(body.projects_per_programme_type)).toBe(body.total_ongoing_projects);
    expect(counted(body.projects_per_secondary_sectors)).toBe(
      await numberOf(
        api.db,
        sql`select count(*) from project_secondary_sector where project_id in (select id ${of})`,
      ),
    );

    const societies = (await api.get(`${SOCIETIES}${query}`)).body;
    const sum = (name: string) =>
      societies.reduce((total: number, row: Record<string, number>) => total + (row[name] ?? 0), 0);
    expect(societies).toHaveLength(body.ns_with_ongoing_activities);
    expect(sum('ongoing_projects')).toBe(body.total_ongoing_projects);
    expect(sum('target_total')).toBe(body.target_total);
  });

  it('of the seed itself: parts make their total, years lie within the project', async () => {
    const faults = await rowsOf(
      api.db,
      sql`select id from project where coalesce(target_male, 0) + coalesce(target_female, 0) + coalesce(target_other, 0) > coalesce(target_total, 0)
        or coalesce(reached_total, 0) > coalesce(target_total, reached_total, 0) or end_date < start_date
        union all select project_id from project_annual_split s join project p on p.id = project_id
        where year < extract(year from start_date) or year > extract(year from end_date)`,
    );
    expect(faults).toEqual([]);
    expect(await numberOf(api.db, sql`select count(*) from project_annual_split`)).toBeGreaterThan(100);
  });
});

describe('a new project', () => {
  it('is read back as it was written, with what follows from it', async () => {
    const districts = (await api.get(`/api/v2/district/?country=${NEPAL}&limit=2`)).body.results.map(
      ({ id }: Row) => id,
    );
    const body = wells({
      project_districts: districts,
      description: '<p>Forty <strong>wells</strong>.</p>',
      reporting_ns_contact_name: 'Ana',
      reporting_ns_contact_role: 'Officer',
      reporting_ns_contact_email: 'ana@example.org',
      target_total: null,
      annual_splits: [
        {
          year: 2026,
          budget_amount: 5_000,
          target_male: 300,
          target_female: 300,
          target_total: 600,
          reached_total: 0,
        },
        { year: 2027, budget_amount: 7_000, target_total: 600, reached_total: 0 },
      ],
    });
    const { status, body: written } = await create(body);
    expect(status).toBe(201);
    const read = (await api.get(`${PROJECTS}${written.id}/`, { token })).body;
    expect(read).toMatchObject({ ...body, project_districts: expect.arrayContaining(districts) });
    expect(read).toMatchObject({
      reporting_ns_detail: { id: NEPAL, society_name: 'Nepal Red Cross Society' },
      status_display: 'Ongoing',
      visibility_display: 'Public',
      modified_by_detail: { username: 'member' },
    });
    expect(read.secondary_sectors_display).toHaveLength(2);
    // Numbers are public, names and addresses of people are not.
    expect((await api.get(`${PROJECTS}${written.id}/`)).body).toMatchObject({
      reporting_ns_contact_name: null,
      reporting_ns_contact_email: null,
      modified_by_detail: null,
    });
  });

  it('keeps the language it was written in', async () => {
    const { body } = await create(wells({ name: 'Des puits' }), { language: 'fr' });
    expect(body.translation_module_original_language).toBe('fr');
    await change(body.id, { name: 'Dix puits' }, { language: 'en' });
    expect((await api.get(`${PROJECTS}${body.id}/`, { language: 'fr' })).body.name).toBe('Dix puits');
  });

  it.each([
    ['that ends before it begins', { end_date: '2026-04-30' }, 'end_date', PROJECT_ERRORS.endBeforeStart],
    ['without a name', { name: ' ' }, 'name', PROJECT_ERRORS.required],
    ['without a start', { start_date: null }, 'start_date', PROJECT_ERRORS.required],
    ['that starts on no day', { start_date: 'in May' }, 'start_date', PROJECT_ERRORS.invalidDate],
    ['of men beyond the total', { target_male: 2_000 }, 'target_total', PROJECT_ERRORS.partsOverTotal],
    [
      'that reached whom it did not target',
      { target_total: null, reached_total: 5 },
      'target_total',
      PROJECT_ERRORS.reachedWithoutTarget,
    ],
    [
      'completed without its cost',
      { status: 2, reached_total: 1 },
      'actual_expenditure',
      PROJECT_ERRORS.required,
    ],
    [
      'in an emergency that is not named',
      { operation_type: 1, dtype: FLOOD },
      'event',
      PROJECT_ERRORS.required,
    ],
    ['in a sector that is not there', { primary_sector: 99 }, 'primary_sector', PROJECT_ERRORS.unknownRecord],
    [
      'with a district of elsewhere',
      { project_districts: [999_999] },
      'project_districts',
      PROJECT_ERRORS.unknownRecord,
    ],
    [
      'with a part of a province that is not there',
      { project_admin2: [999_999] },
      'project_admin2',
      PROJECT_ERRORS.unknownRecord,
    ],
    ['for the secretariat alone', { visibility: 'ifrc_only' }, 'visibility', PROJECT_ERRORS.notVisibleChoice],
    [
      'with one year twice',
      { annual_splits: [2026, 2026].map((year) => ({ year, target_total: 1, reached_total: 0 })) },
      'annual_splits',
      PROJECT_ERRORS.yearTwice,
    ],
  ])('%s is refused', async (_, more, field, message) => {
    const { status, body } = await create(wells(more));
    expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
  });

  it('is written once under one key, however often it is sent, and under no other’s', async () => {
    const headers = { 'idempotency-key': 'one-of-the-projects' };
    const sent = await Promise.all([1, 2, 3].map(() => create(wells({ name: 'Once' }), { headers })));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect((await create(wells({ name: 'Another' }), { headers })).status).toBe(422);
  });
});

describe('a change', () => {
  it('leaves alone what it does not name, and keeps, changes and deletes years by their ids', async () => {
    const years = [2026, 2027].map((year) => ({ year, target_total: 10, reached_total: 0 }));
    const { body } = await create(wells({ target_total: null, annual_splits: years }));
    const [first] = body.annual_splits;
    const added = { year: 2028, target_total: 5, reached_total: 1 };
    const changed = await change(body.id, { annual_splits: [{ ...first, reached_total: 9 }, added] });
    expect(changed.body).toMatchObject({ name: 'Wells for Bagmati', secondary_sectors: [4, 5] });
    expect(changed.body.annual_splits).toMatchObject([{ id: first.id, reached_total: 9 }, added]);
  });

  it('keeps parts of provinces, which it names, until others are sent or none', async () => {
    const found: { id: number; name: string; district_id: number }[] = (
      await api.get('/api/v2/admin2/?admin1__country=123&ordering=name&limit=2')
    ).body.results;
    const [first, second] = found.map(({ id }) => id);
    const { body, status } = await create(wells({ project_admin2: [second, first] }));
    expect([status, body.project_admin2]).toEqual([201, [first, second]]);
    expect(body.project_admin2_detail).toEqual(
      found.map(({ id, name, district_id }) => ({ id, name, district_id })),
    );
    expect((await change(body.id, { name: 'Pumps' })).body.project_admin2).toEqual([first, second]);
    expect((await api.get(`${PROJECTS}${body.id}/`)).body.project_admin2).toEqual([first, second]);
    expect((await api.get(`${PROJECTS}?search=pumps`)).body.results[0].project_admin2_detail[0].name).toBe(
      'Achham',
    );
    expect((await change(body.id, { project_admin2: [] })).body.project_admin2).toEqual([]);
  });

  it('is refused when the project changed after it was read', async () => {
    const { body } = await create(wells());
    const headers = { 'if-match': `"${body.modified_at}"` };
    expect((await change(body.id, { reached_total: 1 }, { headers })).status).toBe(200);
    expect((await change(body.id, { reached_total: 2 }, { headers })).status).toBe(412);
  });

  it('is written anew by PUT, and ends by DELETE', async () => {
    const { body } = await create(wells());
    expect(await call('PUT', body.id, token, wells({ name: 'Pumps' }))).toBe(200);
    expect(await call('DELETE', body.id, token)).toBe(204);
    expect((await api.get(`${PROJECTS}${body.id}/`)).status).toBe(404);
    expect(await call('DELETE', body.id, token)).toBe(404);
  });
});

describe('a project that is not for everybody', () => {
  /** Whoever may see what, of a project in a country that nobody of them belongs to. */
  const SEEN = {
    visitor: ['public'],
    guest: ['public'],
    member: ['public', 'logged_in_user'],
    'ifrc-admin': ['public', 'logged_in_user', 'ifrc_ns', 'ifrc_only'],
    superuser: ['public', 'logged_in_user', 'ifrc_ns', 'ifrc_only'],
  };
  const CHOICES = ['public', 'logged_in_user', 'ifrc_ns', 'ifrc_only'];
  const TONGA = 176;
  const ids = new Map<string, number>();
  beforeAll(async () => {
    // Only the secretariat's own may hide a project from all others.
    await api.db.execute(sql`update app_user set org_type = 'SCRT' where username = 'ifrc-admin'`);
    const admin = await api.signIn('ifrc-admin');
    await api.db.execute(sql`delete from project where ${TONGA} in (reporting_ns_id, project_country_id)`);
    for (const visibility of CHOICES) {
      const body = wells({ reporting_ns: TONGA, project_country: TONGA, name: 'Hidden lagoon', visibility });
      const written = await create(body, { token: admin });
      ids.set(visibility, written.body.id);
    }
  });

  it.each(Object.entries(SEEN))('reaches a %s nowhere unless it may', async (who, seen) => {
    const as = who === 'visitor' ? {} : { token: await api.signIn(who) };
    for (const visibility of CHOICES) {
      const { status } = await api.get(`${PROJECTS}${ids.get(visibility)}/`, as);
      expect(status, visibility).toBe(seen.includes(visibility) ? 200 : 404);
    }
    const count = seen.length;
    // Every filter and order of the list, which is also what an export downloads.
    for (const query of [`reporting_ns=${TONGA}`, `country=${TONGA}&ordering=name`, 'search=Hidden lagoon']) {
      const { body } = await api.get(`${PROJECTS}?${query}&limit=100`, as);
      expect([body.count, body.results.map((row: Row) => row.visibility).sort()]).toEqual([
        count,
        [...seen].sort(),
      ]);
    }
    const overview = (await api.get(`${OVERVIEW}?reporting_ns=${TONGA}`, as)).body;
    expect(overview).toMatchObject({ total_ongoing_projects: count, target_total: count * 1_200 });
    const [onMap] = (await api.get(`${SOCIETIES}?reporting_ns=${TONGA}`, as)).body;
    expect(onMap).toMatchObject({ ongoing_projects: count, target_total: count * 1_200 });
    const ofTonga = (call: string) => api.get(`/api/v2/region-project/${call}/?reporting_ns=${TONGA}`, as);
    expect((await ofTonga('2/overview')).body).toMatchObject({
      total_projects: count,
      target_total: count * 1_200,
      projects_by_status: [{ status: 1, count }],
    });
    const movement = (await ofTonga('2/movement-activities')).body;
    expect([movement.total_projects, movement.supporting_ns]).toMatchObject([count, [{ id: TONGA, count }]]);
    expect(movement.countries_count).toContainEqual(
      expect.objectContaining({ id: TONGA, projects_count: count, ongoing_projects_count: count }),
    );
    for (const call of ['2/national-society-activities', 'national-society-activities']) {
      const { links } = (await ofTonga(call)).body;
      expect(
        links.map(({ value }: { value: number }) => value),
        call,
      ).toEqual([count, count]);
    }
    const found = (await api.get('/api/v1/search/?keyword=Hidden lagoon', as)).body;
    expect(found.projects.map(({ id }: Row) => id).sort()).toEqual(
      seen.map((visibility) => ids.get(visibility)).sort(),
    );
    for (const visibility of CHOICES.filter((choice) => !seen.includes(choice))) {
      const id = ids.get(visibility) ?? 0;
      const refused = await api.patch(`${PROJECTS}${id}/`, { name: 'Taken' }, as);
      expect([401, 403, 404]).toContain(refused.status);
    }
  });
});
