import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#provider/database/connect.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { allOf, expectFilter, expectOrder, expectPages, numberOf } from '#tests/support/lists.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

const VISIBLE = sql`(event_id is null or event_id in (select id from event where visibility = 3))`;
const NOW_THERE = sql`start_date <= now() and end_date > now() and ${VISIBLE}`;

interface Person {
  id: number;
  name: string;
  start_date: string;
  end_date: string;
}
interface Mission {
  id: number;
  country_deployed_to: { id: number } | null;
  personnel: Person[];
}
interface Emergency {
  id: number;
  name: string;
  deployments: Mission[];
  erus: { id: number; units: number }[];
  deployed_eru_count: number;
  deployed_personnel_count: number;
}
interface Owner {
  id: number;
  updated_at: string;
  national_society_country: { society_name: string };
  eru: { id: number; type: number; available: boolean; units: number; deployed_to: { id: number } | null }[];
}

const peopleOf = ({ deployments }: Emergency) => deployments.flatMap(({ personnel }) => personnel);
const sum = <Row>(rows: readonly Row[], read: (row: Row) => number) =>
  rows.reduce((total, row) => total + read(row), 0);
const all = async <Row>(path: string, options?: { token: string }): Promise<Row[]> =>
  (await allOf(api, path, options)).results;

describe('the figures of surge', () => {
  it('are the same on every screen, and what the tables hold', async () => {
    const { body: totals } = await api.get('/api/v2/deployment/aggregated');
    const ongoing = await numberOf(api.db, sql`select count(*)::int from personnel where ${NOW_THERE}`);
    expect(totals.active_rapid_response_personnel).toBe(ongoing);
    expect(sum(await all<Emergency>('/api/v2/personnel_by_event/'), (row) => peopleOf(row).length)).toBe(
      ongoing,
    );
    const now = new Date().toISOString();
    const list = await api.get(`/api/v2/personnel/?start_date__lte=${now}&end_date__gt=${now}&limit=1`);
    expect(list.body.count).toBe(ongoing);

    const deployed = await numberOf(
      api.db,
      sql`select count(*)::int from eru where deployed_to_id is not null and ${VISIBLE}`,
    );
    expect(totals.active_emergency_response_units).toBe(deployed);
    expect((await api.get('/api/v2/eru/?deployed_to__isnull=false&limit=1')).body.count).toBe(deployed);
    const owners = await all<Owner>('/api/v2/eru_owner/');
    expect(owners.flatMap(({ eru }) => eru).filter(({ deployed_to }) => deployed_to).length).toBe(deployed);
    expect(owners.flatMap(({ eru }) => eru).filter(({ available }) => available).length).toBe(
      await numberOf(api.db, sql`select count(*)::int from eru where available and ${VISIBLE}`),
    );
    const events = await all<Emergency>('/api/v2/aggregated-eru-and-rapid-response/');
    expect(sum(events, ({ deployed_eru_count }) => deployed_eru_count)).toBe(deployed);
    expect(sum(events, ({ deployed_personnel_count }) => deployed_personnel_count)).toBe(ongoing);
    expect(
      sum(
        events.flatMap(({ erus }) => erus),
        ({ units }) => units,
      ),
    ).toBe(
      await numberOf(
        api.db,
        sql`select sum(units)::int from eru where deployed_to_id is not null and ${VISIBLE}`,
      ),
    );
  });

  it('count this year by National Society', async () => {
    const { body } = await api.get('/api/v2/deployment/aggregated_by_ns');
    const { body: totals } = await api.get('/api/v2/deployment/aggregated');
    expect(sum(body as { deployments_count: number }[], (row) => row.deployments_count)).toBe(
      totals.rapid_response_deployments_this_year,
    );
    const [most] = await rowsOf<{ id: number; count: number }>(
      api.db,
      sql`select country_from_id as id, count(*)::int as count from personnel
        where start_date >= date_trunc('year', now()) and start_date <= now() and ${VISIBLE}
        group by 1 order by 2 desc, 1 limit 1`,
    );
    expect(body[0]).toMatchObject({ id: most?.id, deployments_count: most?.count });
    const { body: french } = await api.get('/api/v2/deployment/aggregated_by_ns', { language: 'fr' });
    expect(french[0].society_name).not.toBe(body[0].society_name);
  });

  it('count twelve months, each at its end, and the present one now', async () => {
    const { body } = await api.get('/api/v2/deployment/aggregated_by_month');
    const people = await rowsOf<{ start_date: string; end_date: string }>(
      api.db,
      sql`select start_date, end_date from personnel where ${VISIBLE}`,
    );
    const today = new Date();
    const expected = Array.from({ length: 12 }, (_, index) => {
      const at = (months: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1);
      const end = Math.min(at(index - 10) - 1000, today.getTime());
      const there = people.filter(
        (row) => new Date(row.start_date).getTime() <= end && new Date(row.end_date).getTime() > end,
      );
      return { date: new Date(at(index - 11)).toISOString().slice(0, 10), count: there.length };
    });
    expect(body).toEqual(expected.filter(({ count }) => count > 0));
    const { body: totals } = await api.get('/api/v2/deployment/aggregated');
    expect(body.at(-1).count).toBe(totals.active_rapid_response_personnel);
  });

  it('tell those apart who are still to leave', async () => {
    const events = await all<Emergency>('/api/v2/aggregated-eru-and-rapid-response/');
    const upcoming = events.flatMap(peopleOf).filter(({ start_date }) => new Date(start_date) > new Date());
    expect(upcoming.length).toBe(
      await numberOf(
        api.db,
        sql`select count(*)::int from personnel where start_date > now() and ${VISIBLE}`,
      ),
    );
    expect(upcoming.length).toBeGreaterThan(0);
  });
});

describe('the lists of surge', () => {
  it('page without overlap', async () => {
    for (const path of ['/api/v2/personnel_by_event/', '/api/v2/eru_owner/', '/api/v2/eru_owner/mini/'])
      await expectPages(api, path, 7);
  });

  it('sort emergencies by the people in them', () =>
    expectOrder(api, '/api/v2/personnel_by_event/', 'personnel_count', (row: never) => peopleOf(row).length));

  it('sort people by their emergency, units by their beginning', async () => {
    const key = '/api/v2/personnel/?ordering=deployment__event_deployed_to';
    const names: string[] = (await allOf(api, key)).results.map(
      (row: { deployment: { event_deployed_to: { name: string } } }) => row.deployment.event_deployed_to.name,
    );
    const inOrder = await rowsOf<{ name: string }>(
      api.db,
      sql`select event.name->>'en' as name from personnel join event on event.id = event_id
        where visibility = 3 order by event.name->>'en', personnel.id`,
    );
    expect(names).toEqual(inOrder.map(({ name }) => name));
    await expectOrder(
      api,
      '/api/v2/eru/?deployed_to__isnull=false',
      'start_date',
      (row: { start_date: string }) => row.start_date,
    );
  });

  it('filter people by what the server knows of them', async () => {
    const list = '/api/v2/personnel/';
    const [person] = await rowsOf<{ country_from_id: number; country_to_id: number; dtype_id: number }>(
      api.db,
      sql`select country_from_id, country_to_id, dtype_id from personnel join event on event.id = event_id
        where visibility = 3 order by personnel.id limit 1`,
    );
    if (!person) throw new Error('Nobody is deployed.');
    await expectFilter(
      api,
      list,
      `country_from=${person.country_from_id}`,
      sql`select id from personnel where country_from_id = ${person.country_from_id} and ${VISIBLE}`,
    );
    await expectFilter(
      api,
      list,
      `country_to=${person.country_to_id}`,
      sql`select id from personnel where country_to_id = ${person.country_to_id} and ${VISIBLE}`,
    );
    await expectFilter(
      api,
      list,
      `dtype=${person.dtype_id}`,
      sql`select id from personnel where event_id in (select id from event where dtype_id = ${person.dtype_id} and visibility = 3)`,
    );
    await expectFilter(
      api,
      list,
      'role__icontains=logistics',
      sql`select id from personnel where role ilike '%logistics%' and ${VISIBLE}`,
    );
    await expectFilter(
      api,
      list,
      `start_date__gt=${new Date().toISOString()}`,
      sql`select id from personnel where start_date > now() and ${VISIBLE}`,
    );
    expect((await api.get(`${list}?is_active=false`)).body.count).toBe(0);
  });

  it('filter units by the disaster they were sent to, and owners by a unit they have ready', async () => {
    const [{ type, dtype } = { type: 0, dtype: 0 }] = await rowsOf<{ type: number; dtype: number }>(
      api.db,
      sql`select type, dtype_id as dtype from eru join event on event.id = event_id where visibility = 3 order by eru.id limit 1`,
    );
    await expectFilter(
      api,
      '/api/v2/eru/',
      `disaster_type=${dtype}`,
      sql`select id from eru where event_id in (select id from event where dtype_id = ${dtype} and visibility = 3)`,
    );
    await expectFilter(
      api,
      '/api/v2/eru_owner/',
      `eru_type=${type}&available=true`,
      sql`select distinct owner_id as id from eru where type = ${type} and available`,
    );
    const owners = await all<Owner>(`/api/v2/eru_owner/?eru_type=${type}&available=true`);
    for (const { eru } of owners) expect(eru.some((unit) => unit.type === type && unit.available)).toBe(true);
    const [first] = await all<Owner>('/api/v2/eru_owner/?ordering=-updated_at');
    expect(first?.updated_at).toBe(
      new Date(
        (await rowsOf<{ at: string }>(api.db, sql`select max(updated_at) as at from eru where ${VISIBLE}`))[0]
          ?.at ?? '',
      ).toISOString(),
    );
  });
});

interface Readiness {
  id: number;
  type: number;
  equipment_readiness: number;
  people_readiness: number;
  funding_readiness: number;
  eru_readiness: { eru_owner_details: { id: number } }[];
}

describe('the readiness of units', () => {
  const PATH = '/api/v2/eru-readiness-type/';

  it('is told for every type that a National Society owns, its kit ready where one stands by', async () => {
    const told = await all<Readiness>(PATH);
    for (const { national_society_country, eru } of await all<Owner>('/api/v2/eru_owner/'))
      for (const { type, available } of eru) {
        const row = told.find(
          ({ eru_readiness: [first], ...row }) =>
            row.type === type &&
            first?.eru_owner_details.id === (national_society_country as unknown as { id: number }).id,
        );
        expect(row).toBeDefined();
        if (available) expect(row?.equipment_readiness).toBe(1);
      }
  });

  it('is filtered by type and by owner, and pages without overlap', async () => {
    await expectFilter(api, PATH, 'type=3', sql`select id from eru_readiness_type where type = 3`);
    const [{ owner } = { owner: 0 }] = await rowsOf<{ owner: number }>(
      api.db,
      sql`select owner_id as owner from eru_readiness order by id limit 1`,
    );
    await expectFilter(
      api,
      PATH,
      `eru_owner=${owner}`,
      sql`select t.id from eru_readiness_type t join eru_readiness r on r.id = readiness_id where owner_id = ${owner}`,
    );
    await expectPages(api, PATH, 20);
  });

  it('puts whoever is readiest first within a type', async () => {
    const rows = await all<Readiness>(`${PATH}?ordering=type`);
    // The types stand by their names: see `sortedByText.test.ts`.
    const types = [...new Set(rows.map(({ type }) => type))];
    const worst = (row: Readiness) =>
      types.indexOf(row.type) * 10 +
      Math.max(row.equipment_readiness, row.people_readiness, row.funding_readiness);
    expect(rows.map(worst)).toEqual(rows.map(worst).sort((left, right) => left - right));
    await expectOrder(api, PATH, 'people_readiness', (row: Readiness) => row.people_readiness);
  });
});

describe('what is not public', () => {
  it('hides with its emergency from every figure and list', async () => {
    const [{ id } = { id: 0 }] = await all<Emergency>(
      '/api/v2/personnel_by_event/?ordering=-personnel_count',
    );
    const [before, beforeMonths] = [
      (await api.get('/api/v2/deployment/aggregated')).body,
      (await api.get('/api/v2/deployment/aggregated_by_month')).body,
    ];
    await api.db.execute(sql`update event set visibility = 2 where id = ${id}`);
    const token = await api.signIn('superuser');
    for (const path of ['/api/v2/personnel_by_event/', '/api/v2/aggregated-eru-and-rapid-response/']) {
      expect(
        (await all<Emergency>(path)).some((row) => row.id === id),
        path,
      ).toBe(false);
      expect(
        (await all<Emergency>(path, { token })).some((row) => row.id === id),
        path,
      ).toBe(true);
    }
    const { body: after } = await api.get('/api/v2/deployment/aggregated');
    expect(after.active_rapid_response_personnel).toBeLessThan(before.active_rapid_response_personnel);
    const { body: months } = await api.get('/api/v2/deployment/aggregated_by_month');
    expect(months.at(-1).count).toBeLessThan(beforeMonths.at(-1).count);
    await api.db.execute(sql`update event set visibility = 3 where id = ${id}`);
  });

  it('names people to members alone', async () => {
    for (const path of ['/api/v2/personnel_by_event/', '/api/v2/aggregated-eru-and-rapid-response/']) {
      const names = async (options?: { token: string }) =>
        new Set((await all<Emergency>(path, options)).flatMap(peopleOf).map(({ name }) => name));
      expect(await names()).toEqual(new Set(['']));
      expect(await names({ token: await api.signIn('guest') })).toEqual(new Set(['']));
      expect(await names({ token: await api.signIn('member') })).not.toContain('');
    }
  });
});
