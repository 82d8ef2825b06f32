import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#provider/database/connect.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import {
  at,
  daysFromNow,
  expectFilter,
  expectOrder,
  expectPages,
  folded,
  idsOf,
  numberOf,
  numbersOf,
} from '#tests/support/lists.ts';

const LIST = '/api/v2/event/';
const PUBLIC = sql`event.visibility = 3 and event.parent_event_id is null`;

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

describe('the list of emergencies', () => {
  it('holds what the public may see and nothing merged, newest first', async () => {
    const expected = await numbersOf(
      api.db,
      sql`select id from event where ${PUBLIC} order by disaster_start_date desc, id`,
    );
    expect(await idsOf(api, LIST)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(900);
  });

  it('has 50 rows on a page unless asked otherwise', async () => {
    const { body } = await api.get(LIST);
    expect(body.results).toHaveLength(50);
  });

  it('pages without gap and overlap, also where many are equal', async () => {
    await expectPages(api, LIST, 200);
    await expectPages(api, `${LIST}?ordering=ifrc_severity_level`, 200);
  });

  it.each([
    ['dtype=12', sql`dtype_id = 12`],
    ['is_featured=true', sql`is_featured`],
    ['is_featured_region=true', sql`is_featured_region`],
    ['countries__in=%C', sql`id in (select event_id from event_country where country_id = %C)`],
    ['appeal_type=0', sql`id in (select event_id from appeal where atype = 0 and not needs_confirmation)`],
    [
      'regions__in=0,2',
      sql`id in (select event_id from event_country c join country on country.id = c.country_id where region_id in (0, 2))`,
    ],
    [
      `disaster_start_date__gte=${daysFromNow(-400)}&disaster_start_date__lt=${daysFromNow(-30)}`,
      sql`disaster_start_date >= ${at(daysFromNow(-400))} and disaster_start_date < ${at(daysFromNow(-30))}`,
    ],
    ['search=flood', sql`(all_names(name) || glide) ilike '%flood%'`],
  ] as const)('filters by %s', async (query, condition) => {
    const country = await numberOf(
      api.db,
      sql`select country_id from event_country group by 1 order by count(*) desc limit 1`,
    );
    const statement =
      query === 'countries__in=%C'
        ? sql`id in (select event_id from event_country where country_id = ${country})`
        : condition;
    await expectFilter(
      api,
      LIST,
      query.replace('%C', String(country)),
      sql`select id from event where ${PUBLIC} and ${statement}`,
    );
  });

  it('lists an emergency of several countries once when asked for all of them', async () => {
    const [row] = await rowsOf<{ event_id: number; countries: number[] }>(
      api.db,
      sql`select event_id, jsonb_agg(country_id) as countries from event_country
        join event on event.id = event_id where ${PUBLIC} group by 1 having count(*) > 1 limit 1`,
    );
    const ids = await idsOf(api, `${LIST}?countries__in=${row?.countries.join(',')}`);
    expect(ids.filter((id) => id === row?.event_id)).toHaveLength(1);
  });

  it.each([
    ['disaster_start_date', (row: { disaster_start_date: string }) => row.disaster_start_date],
    ['name', (row: { name: string }) => folded(row.name)],
    ['glide', (row: { glide: string }) => row.glide],
    ['dtype', (row: { dtype?: { name: string } }) => row.dtype && folded(row.dtype.name)],
    ['num_affected', (row: { num_affected: number }) => row.num_affected],
    ['ifrc_severity_level', (row: { ifrc_severity_level: number }) => row.ifrc_severity_level],
    ['updated_at', (row: { updated_at: string }) => row.updated_at],
  ])('sorts by %s both ways', async (key, read) => {
    await expectOrder(api, LIST, key, read);
  });

  it.each([
    ['ordering=nonsense', 'ordering'],
    ['offset=-1', 'offset'],
    ['limit=0', 'limit'],
    ['dtype=flood', 'dtype'],
    ['disaster_start_date__gte=yesterday', 'disaster_start_date__gte'],
    ['dtype=99999999999', 'dtype'],
  ])('refuses %s and names the parameter', async (query, parameter) => {
    const { status, body } = await api.get(`${LIST}?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([parameter]);
  });

  it.each([
    'disaster_start_date__gte=2026-02-31',
    'disaster_start_date__gte=2026-99-99',
    'search=%25_%27"',
    'offset=99999',
  ])('answers %s', async (query) => {
    expect((await api.get(`${LIST}?${query}`)).status).toBe(200);
  });

  it('carries countries, appeals, field reports and deployments that agree with the database', async () => {
    const { body } = await api.get(`${LIST}?limit=200`);
    const ids = sql.join(
      body.results.map((row: { id: number }) => sql`${row.id}`),
      sql`, `,
    );
    const sums = await rowsOf<Record<string, number>>(
      api.db,
      sql`select event.id,
        (select count(*) from event_country where event_id = event.id)::int as countries,
        (select coalesce(sum(amount_requested), 0) from appeal where event_id = event.id and not needs_confirmation) as requested,
        (select count(*) from field_report where event_id = event.id and visibility = 3)::int as reports,
        (select count(*) from personnel where event_id = event.id and start_date <= now() and end_date > now())::int as deployed
      from event where id in (${ids}) order by disaster_start_date desc, id`,
    );
    interface Listed {
      id: number;
      countries: unknown[];
      appeals: { amount_requested: number }[];
      field_reports: unknown[];
      active_deployments: number;
    }
    expect(
      body.results.map((row: Listed) => ({
        id: row.id,
        countries: row.countries.length,
        requested: row.appeals.reduce((sum, appeal) => sum + appeal.amount_requested, 0),
        reports: row.field_reports.length,
        deployed: row.active_deployments,
      })),
    ).toEqual(sums);
    for (const figure of ['requested', 'reports', 'deployed'])
      expect(Math.max(...sums.map((row) => row[figure] ?? 0))).toBeGreaterThan(0);
  });

  it.each(['fr', 'es', 'ar'])('names emergencies, countries and levels in %s', async (language) => {
    const english = (await api.get(`${LIST}?limit=20`)).body.results;
    const { body } = await api.get(`${LIST}?limit=20`, { language });
    const texts = (rows: { name: string; ifrc_severity_level_display: string }[]) =>
      rows.map((row) => [row.name, row.ifrc_severity_level_display]);
    expect(body.results.map((row: { id: number }) => row.id)).toEqual(
      english.map((row: { id: number }) => row.id),
    );
    expect(texts(body.results)).not.toEqual(texts(english));
    const [stored] = await rowsOf<{ name: string }>(
      api.db,
      sql`select coalesce(name->>${language}::text, name->>'en') as name from event where id = ${body.results[0].id}`,
    );
    expect(body.results[0].name).toBe(stored?.name);
  });

  it('falls back to English where a name has no translation', async () => {
    const id = 9_100_001;
    await api.db.execute(
      sql`insert into event (id, name, disaster_start_date) values (${id}, '{"en": "Only English"}', '2001-01-01')`,
    );
    const { body } = await api.get(`${LIST}${id}/`, { language: 'ar' });
    expect(body.name).toBe('Only English');
  });

  it('offers the same emergencies by name to pickers', async () => {
    expect(await idsOf(api, `${LIST}mini/?search=earthquake`)).toEqual(
      await idsOf(api, `${LIST}?search=earthquake`),
    );
    const { body } = await api.get(`${LIST}mini/?limit=1`);
    expect(Object.keys(body.results[0]).sort()).toEqual([
      'auto_generated_source',
      'countries_for_preview',
      'dtype',
      'emergency_response_contact_email',
      'id',
      'name',
      'slug',
      'translation_module_original_language',
    ]);
  });

  it('keeps the followed ones of the caller for is_subscribed', async () => {
    const [id] = await idsOf(api, `${LIST}?limit=1`.replace('?limit=1', ''));
    await api.db.execute(
      sql`insert into subscription (user_id, rtype, event_id) select id, 8, ${id} from app_user where username = 'per-admin'`,
    );
    const token = await api.signIn('per-admin');
    expect(await idsOf(api, `${LIST}?is_subscribed=true`, { token })).toContain(id);
    expect(await idsOf(api, `${LIST}?is_subscribed=false`, { token })).not.toContain(id);
    expect(await idsOf(api, `${LIST}?is_subscribed=true`)).toEqual([]);
  });
});
