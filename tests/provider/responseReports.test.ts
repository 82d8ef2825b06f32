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
  sorted,
} from '#tests/support/lists.ts';

const _APPEALS = '/api/v2/appeal/';
const REPORTS = '/api/v2/field-report/';
const ALERTS = '/api/v2/surge_alert/';
/** Moments that stay the same between the request and the statement that checks it. */
const LAST_YEAR = daysFromNow(-365);
/** Alerts are about what happened lately: this parts them into older and newer ones. */
const LAST_SEASON = daysFromNow(-90);

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

describe('the list of field reports', () => {
  it('holds what the public may see, newest first', async () => {
    expect(await idsOf(api, REPORTS)).toEqual(
      await numbersOf(
        api.db,
        sql`select id from field_report where visibility = 3 order by created_at desc, updated_at desc, id`,
      ),
    );
  });

  it('pages without gap and overlap', async () => {
    await expectPages(api, `${REPORTS}?ordering=dtype`, 200);
  });

  it.each([
    ['dtype=12', sql`dtype_id = 12`],
    ['summary=flood', sql`all_names(summary) ilike '%flood%'`],
    ['search=FLOOD', sql`all_names(summary) ilike '%flood%'`],
    [`created_at__gte=${LAST_YEAR}`, sql`created_at >= ${at(LAST_YEAR)}`],
    [`updated_at__lte=${LAST_YEAR}`, sql`updated_at <= ${at(LAST_YEAR)}`],
    [
      'regions__in=1',
      sql`id in (select field_report_id from field_report_country join country on country.id = country_id where region_id = 1)`,
    ],
  ])('filters by %s', async (query, condition) => {
    await expectFilter(
      api,
      REPORTS,
      query,
      sql`select id from field_report where visibility = 3 and ${condition}`,
    );
  });

  it('filters by country', async () => {
    const country = await numberOf(
      api.db,
      sql`select country_id from field_report_country group by 1 order by count(*) desc limit 1`,
    );
    await expectFilter(
      api,
      REPORTS,
      `countries__in=${country}`,
      sql`select id from field_report where visibility = 3
        and id in (select field_report_id from field_report_country where country_id = ${country})`,
    );
  });

  it.each([
    ['summary', (row: { summary: string }) => row.summary],
    ['created_at', (row: { created_at: string }) => row.created_at],
    ['dtype', (row: { dtype_details: { name: string } }) => folded(row.dtype_details.name)],
  ])('sorts by %s both ways', async (key, read) => {
    // Reports of emergencies that the caller may not see are sorted by one they are not told: a superuser sees all.
    const token = await api.signIn('superuser');
    const seeing: Api = { ...api, get: (path, options) => api.get(path, { token, ...options }) };
    await expectOrder(seeing, REPORTS, key, read);
  });

  it.each([
    [undefined, []],
    ['guest', []],
    ['member', [1, 4]],
    ['superuser', [1, 2, 4, 5]],
  ] as const)('shows %s the hidden reports %j', async (username, expected) => {
    const first = 9_600_000;
    // Nobody wrote another then: of a whole list each reader would take seconds.
    const written = '2009-03-04T05:06:07.000Z';
    await api.db.execute(sql`insert into field_report (id, dtype_id, summary, visibility, created_at) values
      (${first + 1}, 12, '{"en": "One"}', 1, ${written}), (${first + 2}, 12, '{"en": "Two"}', 2, ${written}),
      (${first + 4}, 12, '{"en": "Own"}', 4, ${written}), (${first + 5}, 12, '{"en": "Foreign"}', 4, ${written})
      on conflict do nothing`);
    await api.db.execute(sql`insert into field_report_country
      select ${first + 4}::int, country_id from app_user where username = 'member' on conflict do nothing`);
    const options = username ? { token: await api.signIn(username) } : {};
    const hidden = await idsOf(api, `${REPORTS}?created_at__lte=${written}`, options);
    expect(sorted(hidden).map((id) => id - first)).toEqual(expected);
  });
});

describe('the list of surge alerts', () => {
  const SEEN = sql`not is_private and (event_id is null or event_id in (select id from event where visibility = 3))`;

  it('holds what the public may see, newest first', async () => {
    const expected = await numbersOf(
      api.db,
      sql`select id from surge_alert where ${SEEN} order by created_at desc, id`,
    );
    expect(await idsOf(api, ALERTS)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(20);
  });

  it.each([
    ['molnix_status=0', sql`molnix_status = 0`],
    ['molnix_status=1,2', sql`molnix_status in (1, 2)`],
    ['message__icontains=COORDINATOR', sql`message ilike '%coordinator%'`],
    ['search=manager', sql`(message || ' ' || operation) ilike '%manager%'`],
    [`created_at__gte=${LAST_SEASON}`, sql`created_at >= ${at(LAST_SEASON)}`],
  ])('filters by %s', async (query, condition) => {
    await expectFilter(api, ALERTS, query, sql`select id from surge_alert where ${SEEN} and ${condition}`);
  });

  it('filters by emergency and country', async () => {
    const [row] = await rowsOf<{ event_id: number; country_id: number }>(
      api.db,
      sql`select event_id, country_id from surge_alert where ${SEEN} and event_id is not null and country_id is not null limit 1`,
    );
    const where = (condition: ReturnType<typeof sql>) =>
      sql`select id from surge_alert where ${SEEN} and ${condition}`;
    await expectFilter(api, ALERTS, `event=${row?.event_id}`, where(sql`event_id = ${row?.event_id}`));
    await expectFilter(
      api,
      ALERTS,
      `country=${row?.country_id}`,
      where(sql`country_id = ${row?.country_id}`),
    );
    await expectFilter(
      api,
      ALERTS,
      `country__in=${row?.country_id},0`,
      where(sql`country_id = ${row?.country_id}`),
    );
  });

  it('sorts open ones first, then the newest', async () => {
    expect(await idsOf(api, `${ALERTS}?ordering=molnix_status,-opens`)).toEqual(
      await numbersOf(
        api.db,
        sql`select id from surge_alert where ${SEEN} order by molnix_status, opens desc nulls last, id`,
      ),
    );
  });

  it.each([
    [undefined, false],
    ['guest', false],
    ['member', true],
  ] as const)('shows %s a private alert: %s', async (username, expected) => {
    const id = 9_700_001;
    await api.db.execute(
      sql`insert into surge_alert (id, message, is_private) values (${id}, 'Private call', true) on conflict do nothing`,
    );
    const options = username ? { token: await api.signIn(username) } : {};
    expect((await idsOf(api, ALERTS, options)).includes(id)).toBe(expected);
  });
});
