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
  numbersOf,
} from '#tests/support/lists.ts';

const APPEALS = '/api/v2/appeal/';
const _REPORTS = '/api/v2/field-report/';
const _ALERTS = '/api/v2/surge_alert/';
/** Moments that stay the same between the request and the statement that checks it. */
const NOW = daysFromNow(0);
const LAST_YEAR = daysFromNow(-365);

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

describe('the list of appeals', () => {
  it('holds them all, newest first', async () => {
    expect(await idsOf(api, APPEALS)).toEqual(
      await numbersOf(api.db, sql`select id from appeal order by start_date desc, end_date desc, id`),
    );
  });

  it('pages without gap and overlap', async () => {
    await expectPages(api, `${APPEALS}?ordering=-atype`, 100);
  });

  it.each([
    ['atype=1', sql`atype = 1`],
    ['dtype=12', sql`dtype_id = 12`],
    ['status=0', sql`status = 0`],
    ['region=2', sql`country_id in (select id from country where region_id = 2)`],
    ['region=2&region=3', sql`country_id in (select id from country where region_id in (2, 3))`],
    [
      'has_event=true',
      sql`event_id in (select id from event where visibility = 3) and not needs_confirmation`,
    ],
    ['needs_confirmation=true', sql`needs_confirmation`],
    [`end_date__gt=${NOW}`, sql`end_date > ${at(NOW)}`],
    [
      `start_date__gte=${LAST_YEAR}&start_date__lte=${NOW}`,
      sql`start_date between ${at(LAST_YEAR)} and ${at(NOW)}`,
    ],
    ['search=flood', sql`(all_names(name) || code) ilike '%flood%'`],
  ])('filters by %s', async (query, condition) => {
    await expectFilter(api, APPEALS, query, sql`select id from appeal where ${condition}`);
  });

  it('takes several places one by one, as the real API does, and no list of them', async () => {
    expect((await api.get(`${APPEALS}?country=123&country=14`)).status).toBe(200);
    const { status, body } = await api.get(`${APPEALS}?country=123,14`);
    expect(status).toBe(400);
    expect(body.errors.country).toHaveLength(1);
  });

  it('filters by country, its code and its own code', async () => {
    const [row] = await rowsOf<{ code: string; country_id: number; iso3: string }>(
      api.db,
      sql`select code, country_id, iso3 from appeal join country on country.id = country_id order by appeal.id limit 1`,
    );
    const ofCountry = sql`select id from appeal where country_id = ${row?.country_id}`;
    await expectFilter(api, APPEALS, `country=${row?.country_id}`, ofCountry);
    await expectFilter(api, APPEALS, `country__iso3=${row?.iso3}`, ofCountry);
    await expectFilter(
      api,
      APPEALS,
      `code=${row?.code}`,
      sql`select id from appeal where code = ${row?.code}`,
    );
  });

  it.each([
    ['start_date', (row: { start_date: string }) => row.start_date],
    ['end_date', (row: { end_date: string }) => row.end_date],
    ['amount_requested', (row: { amount_requested: number }) => row.amount_requested],
    ['amount_funded', (row: { amount_funded: number }) => row.amount_funded],
    ['num_beneficiaries', (row: { num_beneficiaries: number }) => row.num_beneficiaries],
    ['code', (row: { code: string }) => row.code],
    ['country', (row: { country: { name: string } }) => folded(row.country.name)],
    ['region', (row: { region: { id: number } | null }) => row.region?.id],
    ['dtype', (row: { dtype: { name: string } }) => folded(row.dtype.name)],
  ])('sorts by %s both ways', async (key, read) => {
    await expectOrder(api, APPEALS, key, read);
  });

  it('has no emergency while the link waits for confirmation', async () => {
    await api.db.execute(sql`update appeal set needs_confirmation = true where id = (
      select max(id) from appeal where event_id is not null)`);
    const { body } = await api.get(`${APPEALS}?needs_confirmation=true`);
    expect(body.count).toBeGreaterThan(0);
    for (const row of body.results) expect([row.event, row.event_details]).toEqual([null, null]);
    const { body: confirmed } = await api.get(`${APPEALS}?has_event=true&limit=5`);
    for (const row of confirmed.results) expect(row.event_details.id).toBe(row.event);
  });

  it('does not name an emergency that the caller may not see', async () => {
    const event = 9_500_001;
    await api.db.execute(
      sql`insert into event (id, name, disaster_start_date, visibility) values (${event}, '{"en": "Secret"}', now(), 2)`,
    );
    const code = await rowsOf<{ code: string }>(
      api.db,
      sql`update appeal set event_id = ${event} where id = (
        select min(id) from appeal where not needs_confirmation and event_id is not null) returning code`,
    );
    const address = `${APPEALS}?code=${code[0]?.code}`;
    expect((await api.get(address)).body.results[0].event).toBeNull();
    const token = await api.signIn('superuser');
    expect((await api.get(address, { token })).body.results[0].event).toBe(event);
  });

  it('speaks the reader’s language', async () => {
    const { body } = await api.get(`${APPEALS}?limit=1&atype=1`, { language: 'fr' });
    const english = await api.get(`${APPEALS}?limit=1&atype=1`);
    expect(body.results[0].atype_display).not.toBe(english.body.results[0].atype_display);
    expect(typeof body.results[0].id).toBe('string');
  });
});

describe('the sums over active appeals', () => {
  const sumsWhere = (condition: ReturnType<typeof sql>) => sql`select
    (select count(*) from appeal where atype = 0 and ${condition})::int as active_drefs,
    (select count(*) from appeal where atype in (1, 2) and ${condition})::int as active_appeals,
    (select count(*) from appeal where ${condition})::int as total_appeals,
    (select round(coalesce(sum(amount_requested), 0)) from appeal where atype <> 0 and ${condition})::float8 as amount_requested,
    (select round(coalesce(sum(amount_funded), 0)) from appeal where atype <> 0 and ${condition})::float8 as amount_funded,
    (select round(coalesce(sum(amount_requested), 0)) from appeal where ${condition})::float8 as amount_requested_dref_included,
    (select round(coalesce(sum(amount_funded), 0)) from appeal where ${condition})::float8 as amount_funded_dref_included,
    (select coalesce(sum(num_beneficiaries), 0) from appeal where ${condition})::float8 as target_population`;
  const day = daysFromNow(-700);

  it.each([
    ['', sql`start_date <= now() and end_date > now()`],
    [
      '?region=0',
      sql`start_date <= now() and end_date > now() and country_id in (select id from country where region_id = 0)`,
    ],
    [`?date=${day}`, sql`start_date <= ${at(day)} and end_date > ${at(day)}`],
    ['?country=0', sql`false`],
  ])('equal the database’s for "%s"', async (query, condition) => {
    const [expected] = await rowsOf<Record<string, number>>(api.db, sumsWhere(condition));
    const { status, body } = await api.get(`/api/v2/appeal/aggregated${query}`);
    expect(status).toBe(200);
    expect(body).toEqual(expected);
    if (query !== '?country=0') {
      expect(body.active_drefs).toBeGreaterThan(0);
      expect(body.active_appeals).toBeGreaterThan(0);
    }
  });
});
