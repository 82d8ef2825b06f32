import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login_attempt, personnel, record_change, user } from '#provider/database/schema.ts';
import { type Api, startApi } from '#tests/support/api.ts';

const NEPAL = 123;
const AUSTRALIA = 14;
const FLOOD = 12;
const REPORTS = '/api/v2/field-report/';

let api: Api;
let member: string;
let superuser: string;
let guest: string;
beforeAll(async () => {
  api = await startApi();
  // Of the secretariat, so that there is nobody whom they may not show a record.
  await api.db.update(user).set({ org_type: 'SCRT' }).where(eq(user.username, 'superuser'));
  [member, superuser, guest] = (await Promise.all(
    ['member', 'superuser', 'guest'].map((name) => api.signIn(name)),
  )) as [string, string, string];
});
beforeEach(() => api.db.delete(login_attempt));

const report = (more: object = {}) => ({
  countries: [NEPAL],
  dtype: FLOOD,
  title: 'Names of victims',
  description: '<p>CONFIDENTIAL</p>',
  start_date: '2026-05-01T00:00:00Z',
  ...more,
});
const write = async (more: object = {}) => (await api.post(REPORTS, report(more), { token: superuser })).body;
const change = (id: number, body: object, token = superuser) =>
  api.patch(`${REPORTS}${id}/`, body, { token });
const emergency = (id: number, token?: string) => api.get(`/api/v2/event/${id}/`, token ? { token } : {});
const found = async (keyword: string) =>
  (await api.get(`/api/v1/search/?keyword=${keyword}`)).body.emergencies ?? [];

describe('the emergency that a report opened', () => {
  it('is named like all others and follows the report', async () => {
    const { id, event } = await write({ title: 'Zephyrine floods' });
    expect((await emergency(event)).body.name).toBe('Nepal: Flood - 05-2026 - Zephyrine floods');
    await change(id, { title: 'Quillon floods', countries: [AUSTRALIA], start_date: '2026-06-02T00:00:00Z' });
    expect((await emergency(event)).body).toMatchObject({
      name: 'Australia: Flood - 06-2026 - Quillon floods',
      disaster_start_date: '2026-06-02T00:00:00.000Z',
      countries: [expect.objectContaining({ id: AUSTRALIA })],
    });
    expect(await found('Zephyrine')).toEqual([]);
  });

  it('tells members whom its report names, and nobody else', async () => {
    const named = { ctype: 'Media', name: 'Ana Rai', title: 'Officer', email: 'ana@example.org', phone: '1' };
    const { event } = await write({ contacts: [named] });
    await write({ event, title: 'Another' });
    const contactsFor = async (token?: string) =>
      (await emergency(event, token)).body.field_reports.map((row: { contacts: object[] }) => row.contacts);
    expect((await emergency(event, member)).body.contacts).toEqual([]);
    expect(await contactsFor(member)).toEqual([[], [expect.objectContaining(named)]]);
    for (const token of [undefined, guest]) expect(await contactsFor(token)).toEqual([[], []]);
  });

  it('is hidden with a report that is narrowed', async () => {
    const { id, event } = await write({ title: 'Wexford victims' });
    expect((await emergency(event)).status).toBe(200);
    expect((await change(id, { visibility: 2 })).status).toBe(200);
    expect((await emergency(event)).status).toBe(404);
    expect((await emergency(event, superuser)).body).toMatchObject({ visibility: 2 });
    expect(await found('Wexford')).toEqual([]);
    await change(id, { visibility: 3 });
    expect((await emergency(event)).body.summary).toBe('<p>CONFIDENTIAL</p>');
  });

  it('stays for the records of others, without the words of a report that not all of its readers see', async () => {
    const { id, event } = await write({ title: 'Yarrow victims' });
    await write({ title: 'Another', event });
    await change(id, { visibility: 2 });
    expect((await emergency(event)).body).toMatchObject({
      name: 'Nepal: Flood - 05-2026',
      summary: null,
      visibility: 3,
    });
    expect(await found('Yarrow')).toEqual([]);
    await change(id, { countries: [AUSTRALIA], visibility: 3 });
    expect((await emergency(event)).body).toMatchObject({
      name: 'Nepal: Flood - 05-2026 - Yarrow victims',
      countries: [expect.objectContaining({ id: NEPAL })],
    });
  });
});

describe('the history of a record', () => {
  it('says who changed what and when, to members', async () => {
    const { id } = await write();
    await change(id, { num_dead: 3, title: 'Other', dtype: FLOOD }, member);
    await change(id, { num_dead: 3 }, member);
    const read = (await api.get(`${REPORTS}${id}/`, { token: member })).body;
    expect(read.modified_by_details).toMatchObject({ username: 'member' });
    expect(read.history).toEqual([
      {
        action: 'changed',
        fields: ['num_dead', 'title'],
        changed_at: expect.any(String),
        user_details: expect.objectContaining({ username: 'member' }),
      },
      expect.objectContaining({
        action: 'created',
        user_details: expect.objectContaining({ username: 'superuser' }),
      }),
    ]);
    for (const token of [undefined, guest]) {
      const { body } = await api.get(`${REPORTS}${id}/`, token ? { token } : {});
      expect(body.history).toBeUndefined();
      expect(body.modified_by_details).toBeNull();
    }
  });

  it('outlives the record, with what it said', async () => {
    const { id } = (
      await api.post(
        '/api/v2/project/',
        {
          reporting_ns: NEPAL,
          project_country: NEPAL,
          project_districts: [],
          operation_type: 0,
          programme_type: 2,
          name: 'Wells',
          primary_sector: 0,
          secondary_sectors: [],
          start_date: '2026-05-01',
          end_date: '2027-04-30',
          target_total: 10,
        },
        { token: superuser },
      )
    ).body;
    await api.app.inject({
      method: 'DELETE',
      url: `/api/v2/project/${id}/`,
      headers: { authorization: `Token ${superuser}` },
    });
    const rows = await api.db.select().from(record_change).where(eq(record_change.record_id, id));
    expect(rows.find(({ action, kind }) => kind === 'project' && action === 'deleted')).toMatchObject({
      before: expect.objectContaining({ name: 'Wells', target_total: 10 }),
    });
  });
});

describe('names of people', () => {
  it('are not for guests and visitors: authors, and who wrote what by a filter', async () => {
    const { id, user: author } = await write();
    for (const token of [undefined, guest]) {
      const as = token ? { token } : {};
      const { body } = await api.get(`${REPORTS}${id}/`, as);
      expect([body.user, body.user_details]).toEqual([null, null]);
      for (const list of [REPORTS, '/api/v2/project/', '/api/v2/emergency-project/'])
        expect((await api.get(`${list}?user=${author}`, as)).body.count).toBe(0);
    }
    expect((await api.get(`${REPORTS}?user=${author}`, { token: member })).body.count).toBeGreaterThan(0);
  });

  it('are not found by guests among the deployed', async () => {
    const [deployed] = await api.db.select().from(personnel).limit(1);
    const names = async (token?: string) => {
      const { body } = await api.get('/api/v1/search/?keyword=Flood', token ? { token } : {});
      return (body.rapid_response_deployments as { name: string | null }[]).map(({ name }) => name);
    };
    expect(deployed?.name).toBeTruthy();
    expect((await names(member)).some((name) => name)).toBe(true);
    for (const token of [undefined, guest])
      expect((await names(token)).every((name) => name === null)).toBe(true);
  });
});

describe('the country and kind of organisation of a profile', () => {
  const me = async (token = member) => (await api.get('/api/v2/user/me/', { token })).body;
  const ask = async (profile: object) =>
    api.patch(`/api/v2/user/${(await me()).id}/`, { profile }, { token: member });
  const secret = async () =>
    (await write({ countries: [AUSTRALIA], visibility: 4, title: 'For Australia' })).id as number;

  it('wait for an administrator, and open nothing before', async () => {
    const id = await secret();
    expect((await ask({ country: AUSTRALIA, org_type: 'SCRT' })).status).toBe(200);
    expect((await me()).profile).toMatchObject({
      country: NEPAL,
      org_type: 'NTLS',
      waiting: { country: AUSTRALIA, org_type: 'SCRT' },
    });
    expect((await api.get(`${REPORTS}${id}/`, { token: member })).status).toBe(404);
    const refused = await api.post(REPORTS, report({ visibility: 2 }), { token: member });
    expect(refused.body.errors).toHaveProperty('visibility');
  });

  it('are confirmed by the link that the administrators are mailed, once', async () => {
    const id = await secret();
    await ask({ country: NEPAL, org_type: 'NTLS' });
    await ask({ country: AUSTRALIA });
    const mail = api.outbox.find(({ text }) => text.includes('/confirm_profile'));
    expect(mail).toMatchObject({ to: 'superuser@demo.example' });
    expect(mail?.text).toContain('Australia');
    const [path = ''] = /\/confirm_profile\?\S+/.exec(mail?.text ?? '') ?? [];
    expect((await api.get(path)).status).toBe(200);
    expect((await me()).profile.country).toBe(NEPAL);
    const press = () =>
      api.post(path, '', { headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    expect((await press()).status).toBe(200);
    expect((await me()).profile).toMatchObject({ country: AUSTRALIA, waiting: null });
    expect((await api.get(`${REPORTS}${id}/`, { token: member })).status).toBe(200);
    expect(api.outbox[0]).toMatchObject({ to: 'member@demo.example' });
    expect((await press()).status).toBe(400);
  });

  it('are not confirmed by a link to something else than was mailed', async () => {
    await ask({ country: NEPAL });
    const mail = api.outbox.find(({ text }) => text.includes('/confirm_profile'));
    expect(mail).toMatchObject({ to: 'country-admin@demo.example' });
    await ask({ country: 1 });
    const [path = ''] = /\/confirm_profile\?\S+/.exec(mail?.text ?? '') ?? [];
    const { status } = await api.post(path, '', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(400);
    expect((await me()).profile.waiting).toMatchObject({ country: 1 });
  });

  it('are confirmed by a call that says what it confirms', async () => {
    const { id } = await me();
    const confirm = (body: object) =>
      api.post(`/api/v2/user/${id}/confirm-profile/`, body, { token: superuser });
    expect((await confirm({ country: NEPAL, org_type: 'SCRT' })).status).toBe(400);
    expect((await confirm({ country: 1, org_type: 'NTLS' })).status).toBe(200);
    expect((await me()).profile).toMatchObject({ country: 1, waiting: null });
    expect((await confirm({ country: 1, org_type: 'NTLS' })).status).toBe(404);
  });

  it('of a superuser need nobody else', async () => {
    const { id } = await me(superuser);
    await api.patch(`/api/v2/user/${id}/`, { profile: { country: AUSTRALIA } }, { token: superuser });
    expect((await me(superuser)).profile).toMatchObject({ country: AUSTRALIA, waiting: null });
  });

  it('ask at most a few times in a quarter of an hour', async () => {
    const statuses: number[] = [];
    for (const country of [2, 3, 4, 5, 6, 7]) statuses.push((await ask({ country })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('of a newcomer of an allowed domain wait as well', async () => {
    await api.post('/register', {
      first_name: 'Nadia',
      last_name: 'Karki',
      email: 'nadia@ifrc.org',
      password: 'Sunrise-4-all',
      country: NEPAL,
      city: 'Kathmandu',
      organization_type: 'NTLS',
      organization: 'Nepal Red Cross Society',
    });
    const mail = api.outbox.find(({ to }) => to === 'nadia@ifrc.org');
    const [path = ''] = /\/verify_email\?\S+/.exec(mail?.text ?? '') ?? [];
    await api.post(path, 'password=Sunrise-4-all', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const [nadia] = await api.db.select().from(user).where(eq(user.email, 'nadia@ifrc.org'));
    expect(nadia).toMatchObject({
      is_active: true,
      country_id: null,
      org_type: 'OTHR',
      asked_country_id: NEPAL,
      asked_org_type: 'NTLS',
    });
  });
});
