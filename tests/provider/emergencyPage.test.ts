import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '#provider/database/connect.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { allOf } from '#tests/support/lists.ts';

let api: Api;
let featured: number;
beforeAll(async () => {
  api = await startApi();
  const [row] = await rowsOf<{ id: number }>(api.db, sql`select max(id) as id from event where is_featured`);
  featured = row?.id ?? 0;
});

const one = async (statement: ReturnType<typeof sql>) => {
  const [row] = await rowsOf<{ value: number | string | null }>(api.db, statement);
  return Number(row?.value ?? 0);
};
// biome-ignore lint/suspicious/noExplicitAny: rows of any list
const sum = (rows: any[], read: (row: any) => number | null | undefined) =>
  rows.reduce((total, row) => total + (read(row) ?? 0), 0);

describe('every figure is what the tables hold', () => {
  it('of the home page', async () => {
    const { body } = await api.get('/api/v2/appeal/aggregated');
    const active = sql`from appeal where start_date <= now() and end_date > now()`;
    expect(body).toMatchObject({
      active_drefs: await one(sql`select count(*) as value ${active} and atype = 0`),
      active_appeals: await one(sql`select count(*) as value ${active} and atype in (1, 2)`),
      amount_requested_dref_included: Math.round(
        await one(sql`select sum(amount_requested) as value ${active}`),
      ),
      amount_funded_dref_included: Math.round(await one(sql`select sum(amount_funded) as value ${active}`)),
      target_population: await one(sql`select sum(num_beneficiaries) as value ${active}`),
    });
  });

  it('of the map of operations, which counts what the home page counts', async () => {
    const now = new Date().toISOString();
    const body = await allOf(api, `/api/v2/appeal/?start_date__lte=${now}&end_date__gt=${now}`);
    const open = sql`from appeal where start_date <= now() and end_date > now()`;
    const { body: totals } = await api.get('/api/v2/appeal/aggregated');
    const ofTypes = (...types: number[]) => body.results.filter(({ atype }) => types.includes(atype)).length;
    expect([ofTypes(0), ofTypes(1, 2)]).toEqual([totals.active_drefs, totals.active_appeals]);
    expect(body.count).toBe(await one(sql`select count(*) as value ${open}`));
    expect(sum(body.results, (row) => row.num_beneficiaries)).toBe(
      await one(sql`select sum(num_beneficiaries) as value ${open}`),
    );
  });

  it('of an emergency', async () => {
    const { body } = await api.get(`/api/v2/event/${featured}/`);
    const own = sql`from appeal where event_id = ${featured} and not needs_confirmation`;
    expect(sum(body.appeals, (row) => row.amount_requested)).toBe(
      await one(sql`select sum(amount_requested) as value ${own}`),
    );
    expect(sum(body.appeals, (row) => row.amount_funded)).toBe(
      await one(sql`select sum(amount_funded) as value ${own}`),
    );
    expect(sum(body.appeals, (row) => row.num_beneficiaries)).toBe(
      await one(sql`select sum(num_beneficiaries) as value ${own}`),
    );
    expect(body.response_activity_count).toBe(
      await one(
        sql`select count(*) as value from emergency_project where event_id = ${featured} and visibility = 3`,
      ),
    );
    expect(body.active_deployments).toBe(
      await one(
        sql`select count(*) as value from personnel where event_id = ${featured} and start_date <= now() and end_date > now()`,
      ),
    );
    expect(body.featured_documents).toHaveLength(
      await one(sql`select count(*) as value from featured_document where event_id = ${featured}`),
    );
  });

  it('of its activities', async () => {
    const body = await allOf(api, `/api/v2/emergency-project/?event=${featured}`);
    const activities = body.results.flatMap((project: { activities: object[] }) => project.activities);
    const simplified = sum(activities, (row) => (row.is_simplified_report ? row.people_count : 0));
    const counted = sum(activities, (row) =>
      row.is_simplified_report
        ? 0
        : sum(
            Object.keys(row).filter((key) => /^(male|female|other)_.*_count$/.test(key)),
            (key) => row[key],
          ),
    );
    const own = sql`from emergency_activity a join emergency_project p on p.id = a.project_id
      where p.event_id = ${featured} and p.visibility = 3`;
    expect(simplified).toBe(
      await one(sql`select sum(people_count) as value ${own} and is_simplified_report`),
    );
    expect(counted).toBe(
      await one(
        sql`select sum((select sum(value::integer) from jsonb_each_text(a.counts))) as value ${own} and not is_simplified_report`,
      ),
    );
  });

  it('of its deployments', async () => {
    const now = new Date().toISOString();
    const { body } = await api.get(`/api/v2/deployment/aggregated?event=${featured}`);
    const people = await api.get(
      `/api/v2/personnel/?event_deployed_to=${featured}&start_date__lte=${now}&end_date__gt=${now}`,
    );
    const units = await api.get(`/api/v2/eru/?event=${featured}&deployed_to__isnull=false`);
    expect(body.active_rapid_response_personnel).toBe(people.body.count);
    expect(body.active_emergency_response_units).toBe(units.body.count);
    expect(units.body.count).toBe(
      await one(
        sql`select count(*) as value from eru where event_id = ${featured} and deployed_to_id is not null`,
      ),
    );
  });
});

describe('counts by time', () => {
  it.each(['year', 'month'])('of appeals by %s add up to all, with their sums', async (unit) => {
    const { body } = await api.get(
      `/api/v1/aggregate/?model_type=appeal&unit=${unit}&start_date=2000-01-01&filter_atype=0&sum_amount_funded=amount_funded&sum_beneficiaries=num_beneficiaries`,
    );
    const drefs = sql`from appeal where atype = 0`;
    expect(sum(body, (row) => row.count)).toBe(await one(sql`select count(*) as value ${drefs}`));
    expect(sum(body, (row) => row.amount_funded)).toBeCloseTo(
      await one(sql`select sum(amount_funded) as value ${drefs}`),
      0,
    );
    expect(sum(body, (row) => row.beneficiaries)).toBe(
      await one(sql`select sum(num_beneficiaries) as value ${drefs}`),
    );
    expect(body.map(({ timespan }: { timespan: string }) => timespan)).toEqual(
      body.map(({ timespan }: { timespan: string }) => timespan).sort(),
    );
  });

  it('of emergencies leave out what is merged or hidden', async () => {
    const visible = sql`from event where parent_event_id is null`;
    const asVisitor = await api.get('/api/v1/aggregate/?model_type=event&unit=year');
    expect(sum(asVisitor.body, (row) => row.count)).toBe(
      await one(sql`select count(*) as value ${visible} and visibility = 3`),
    );
    const asAdmin = await api.get('/api/v1/aggregate/?model_type=event&unit=year', {
      token: await api.signIn('superuser'),
    });
    expect(sum(asAdmin.body, (row) => row.count)).toBe(await one(sql`select count(*) as value ${visible}`));
  });

  it('of field reports are those of a region', async () => {
    const { body } = await api.get('/api/v1/aggregate/?model_type=fieldreport&unit=year&region=0');
    expect(sum(body, (row) => row.count)).toBe(
      await one(sql`select count(distinct r.id) as value from field_report r
        join field_report_country rc on rc.field_report_id = r.id join country c on c.id = rc.country_id
        where c.region_id = 0 and r.visibility = 3`),
    );
  });

  it('refuse what they do not know', async () => {
    expect((await api.get('/api/v1/aggregate/')).status).toBe(400);
    expect((await api.get('/api/v1/aggregate/?model_type=user')).status).toBe(400);
    expect((await api.get('/api/v1/aggregate/?model_type=appeal&start_date=soon')).status).toBe(400);
  });
});

describe('what is not public', () => {
  it('stays out of documents, texts and activities until somebody may see it', async () => {
    await api.db.execute(sql`update situation_report set visibility = 1 where event_id = ${featured}`);
    await api.db.execute(sql`update event_snippet set visibility = 1 where event_id = ${featured}`);
    await api.db.execute(sql`update emergency_project set visibility = 1 where event_id = ${featured}`);
    const token = await api.signIn('member');
    for (const path of [
      `/api/v2/situation_report/?event=${featured}`,
      `/api/v2/event_snippet/?event=${featured}`,
      `/api/v2/emergency-project/?event=${featured}`,
    ]) {
      expect((await api.get(path)).body.count, path).toBe(0);
      expect((await api.get(path, { token: await api.signIn('guest') })).body.count, path).toBe(0);
      expect((await api.get(path, { token })).body.count, path).toBeGreaterThan(0);
    }
  });

  it('hides with its emergency', async () => {
    await api.db.execute(sql`update event set visibility = 2 where id = ${featured}`);
    for (const path of [
      `/api/v2/situation_report/?event=${featured}`,
      `/api/v2/event_snippet/?event=${featured}`,
      `/api/v2/emergency-project/?event=${featured}`,
      `/api/v2/personnel/?event_deployed_to=${featured}`,
      `/api/v2/eru/?event=${featured}`,
      `/api/v2/surge_alert/?event=${featured}`,
      `/api/v2/event-severity-level-history/?event=${featured}`,
    ])
      expect((await api.get(path)).body.count, path).toBe(0);
    await api.db.execute(sql`update event set visibility = 3 where id = ${featured}`);
  });

  it('names of people are for members, and nobody can sort or search by them unseen', async () => {
    const path = '/api/v2/personnel/?limit=5&ordering=name';
    const [first] = await rowsOf<{ name: string }>(
      api.db,
      sql`select name from personnel order by name limit 1`,
    );
    const names = async (options?: { token: string }) =>
      (await api.get(path, options)).body.results.map(({ name }: { name: string }) => name);
    expect(new Set(await names())).toEqual(new Set([null]));
    expect((await names({ token: await api.signIn('member') }))[0]).toBe(first?.name);
    const search = `/api/v2/personnel/?search=${encodeURIComponent(first?.name ?? '')}`;
    expect((await api.get(search)).body.count).toBe(0);
  });
});

describe('following', () => {
  const follow = async (value: unknown, token?: string) =>
    api.post('/api/v2/add_subscription/', [{ type: 'followedEvent', value }], token ? { token } : {});

  it('is kept once, and ends', async () => {
    const token = await api.signIn('member');
    const followed = async () =>
      (await api.get('/api/v2/event/?is_subscribed=true', { token })).body.results.map(
        ({ id }: { id: number }) => id,
      );
    expect((await follow(featured, token)).body).toEqual({ data: 'Success' });
    expect((await follow(featured, token)).body).toEqual({ data: 'Success' });
    expect((await followed()).filter((id: number) => id === featured)).toHaveLength(1);
    const profile = (await api.get('/api/v2/user/me/', { token })).body;
    expect(profile.subscription).toContainEqual(expect.objectContaining({ event: featured, rtype: 8 }));
    await api.post('/api/v2/del_subscription/', [{ value: featured }], { token });
    expect(await followed()).not.toContain(featured);
  });

  it('says in its answer that there is no such emergency', async () => {
    const answer = await follow(9_999_999, await api.signIn('member'));
    expect(answer.status).toBe(200);
    expect(answer.body.status).toBe(400);
  });

  it('needs somebody, and a list', async () => {
    expect((await follow(featured)).status).toBe(401);
    const answer = await api.post(
      '/api/v2/add_subscription/',
      { value: 1 },
      { token: await api.signIn('member') },
    );
    expect(answer.status).toBe(400);
  });
});

it('serves the documents of the demonstration as PDF, and its pictures', async () => {
  const { body } = await api.get(`/api/v2/event/${featured}/`);
  const [{ file, thumbnail }] = body.featured_documents;
  const pdf = await api.app.inject(new URL(file).pathname);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const picture = await api.app.inject(new URL(thumbnail).pathname);
  expect(picture.headers['content-type']).toBe('image/webp');
  // Whatever stands in an address is no markup.
  const evil = await api.app.inject(`/media/pictures/${encodeURIComponent('<script>alert(1)</script>')}.svg`);
  expect(evil.body).not.toContain('<script');
});
