import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { external_token, login_attempt, user } from '#provider/database/schema.ts';
import { type Api, DEMO_PASSWORD, startApi } from '../support/api.ts';

let api: Api;
let token: string;
let me: { id: number };
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn('member');
  me = (await api.get('/api/v2/user/me/', { token })).body;
});
beforeEach(() => api.db.delete(login_attempt));

const readMe = async () => (await api.get('/api/v2/user/me/', { token })).body;

describe('the profile', () => {
  const change = (body: unknown, id = me.id, as = token) =>
    api.patch(`/api/v2/user/${id}/`, body, { token: as });

  it('changes what is sent and nothing else', async () => {
    await change({ profile: { position: 'Information manager', city: 'Pokhara' } });
    const { status, body } = await change({
      first_name: ' Mirabel ',
      profile: { phone_number: '+977 1 234' },
    });
    expect(status).toBe(200);
    expect(body.first_name).toBe('Mirabel');
    expect(await readMe()).toMatchObject({
      first_name: 'Mirabel',
      last_name: 'Tamang',
      profile: { position: 'Information manager', city: 'Pokhara', phone_number: '+977 1 234', country: 123 },
    });
    await change({ profile: { position: null } });
    expect((await readMe()).profile).toMatchObject({ position: null, city: 'Pokhara' });
  });

  it('changes no rights', async () => {
    await change({
      is_superuser: true,
      username: 'root',
      email: 'x@y.example',
      limit_access_to_guest: false,
    });
    expect(await readMe()).toMatchObject({
      is_superuser: false,
      username: 'member',
      email: 'member@demo.example',
    });
  });

  it('of somebody else is not there, whether they exist or not', async () => {
    const [other] = await api.db.select().from(user).where(eq(user.username, 'superuser'));
    expect((await change({ first_name: 'X' }, other?.id)).status).toBe(404);
    expect((await change({ first_name: 'X' }, 9_999_999)).status).toBe(404);
  });

  it('is fixed for guests', async () => {
    const guest = await api.signIn('guest');
    const { id } = (await api.get('/api/v2/user/me/', { token: guest })).body;
    expect((await change({ first_name: 'X' }, id, guest)).status).toBe(403);
  });

  it.each([
    [{ first_name: '  ' }, ['first_name']],
    [{ last_name: 'x'.repeat(151) }, ['last_name']],
    [{ profile: { city: 'x'.repeat(101) } }, ['profile', 'city']],
    [{ profile: { position: 'a\0b' } }, ['profile', 'position']],
    [{ profile: { org_type: 'ABCD' } }, ['profile', 'org_type']],
    [{ profile: { country: 9_999_999 } }, ['profile', 'country']],
  ])('refuses %j at its own field', async (body, path) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty(path, [expect.any(String)]);
    expect(Object.keys(answer.body.errors)).toHaveLength(1);
  });

  it('tells of several mistakes in the profile, each at its field', async () => {
    const long = 'x'.repeat(101);
    const { body } = await change({ profile: { city: long, department: long } });
    expect(Object.keys(body.errors.profile)).toEqual(['city', 'department']);
  });
});

describe('the password', () => {
  const change = (old_password: string, new_password: string, as: string) =>
    api.post('/change_password', { old_password, new_password }, { token: as });

  it('is changed by whoever knows the old one; other sessions end, this one goes on', async () => {
    const [here, elsewhere] = [await api.signIn('country-admin'), await api.signIn('country-admin')];
    expect((await change(DEMO_PASSWORD, 'Morning-3-dew', here)).status).toBe(200);
    expect((await api.get('/api/v2/user/me/', { token: here })).status).toBe(200);
    expect((await api.get('/api/v2/user/me/', { token: elsewhere })).status).toBe(401);
    const signedIn = await api.post('/get_auth_token', {
      username: 'country-admin',
      password: 'Morning-3-dew',
    });
    expect(signedIn.status).toBe(200);
    expect(api.outbox[0]).toMatchObject({ to: 'country-admin@demo.example' });
  });

  it('ends the API tokens of its owner with the old one, and nobody else’s', async () => {
    const make = async (as: string) =>
      (await api.post('/api/v2/external-token/', { title: 'Dashboard' }, { token: as })).body.token as string;
    const session = await api.signIn('region-admin');
    const [own, others] = [await make(session), await make(token)];
    expect(api.outbox[1]).toMatchObject({
      to: 'region-admin@demo.example',
      subject: 'You have a new API token for GO',
      text: expect.stringContaining('“Dashboard”'),
    });
    expect((await change(DEMO_PASSWORD, 'Morning-3-dew', session)).status).toBe(200);
    expect((await api.get('/api/v2/user/me/', { token: own })).status).toBe(401);
    expect((await api.get('/api/v2/user/me/', { token: others })).status).toBe(200);
    const { body } = await api.get('/api/v2/external-token/', { token: session });
    expect(body.results).toEqual([expect.objectContaining({ title: 'Dashboard', is_disabled: true })]);
  });

  it.each([
    ['old_password', 'wrong', 'Morning-3-dew'],
    ['new_password', DEMO_PASSWORD, 'weak'],
    ['new_password', DEMO_PASSWORD, DEMO_PASSWORD],
    ['new_password', DEMO_PASSWORD, 'Member-2026!'],
  ])('is refused at %s', async (field, old, next) => {
    const { status, body } = await change(old, next, token);
    expect(status).toBe(400);
    expect(body.errors[field]).toEqual(expect.arrayContaining([expect.any(String)]));
  });

  it('is not guessed by whoever finds an open session', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await change(`guess ${attempt}`, 'Morning-3-dew', token);
    expect((await change(DEMO_PASSWORD, 'Morning-3-dew', token)).status).toBe(429);
  });
});

describe('API tokens', () => {
  const create = (body: unknown, as = token) => api.post('/api/v2/external-token/', body, { token: as });

  it('are told once, read in the name of their owner, and end when revoked', async () => {
    const made = await create({ title: 'Dashboard' });
    expect(made.status).toBe(201);
    const key = made.body.token as string;
    expect(JSON.stringify(await api.db.select().from(external_token))).not.toContain(key);
    const listed = await api.get('/api/v2/external-token/', { token });
    expect(listed.body.results[0]).toMatchObject({ title: 'Dashboard', is_disabled: false });
    expect((await api.get('/api/v2/user/me/', { token: key })).body.id).toBe(me.id);
    const revoked = await api.post(`/api/v2/external-token/${made.body.id}/revoke/`, {}, { token });
    expect(revoked.body.is_disabled).toBe(true);
    expect((await api.get('/api/v2/user/me/', { token: key })).status).toBe(401);
  });

  it('change nothing', async () => {
    const { body } = await create({ title: 'Reader' });
    const changes = [
      api.patch(`/api/v2/user/${me.id}/`, { first_name: 'X' }, { token: body.token }),
      create({ title: 'Second' }, body.token),
      api.post('/change_password', { old_password: 'a', new_password: 'b' }, { token: body.token }),
    ];
    for (const { status } of await Promise.all(changes)) expect(status).toBe(401);
  });

  it('end with their time', async () => {
    const { body } = await create({
      title: 'Short',
      expire_timestamp: new Date(Date.now() + 60_000).toISOString(),
    });
    expect((await api.get('/api/v2/user/me/', { token: body.token })).status).toBe(200);
    await api.db
      .update(external_token)
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where(eq(external_token.id, body.id));
    expect((await api.get('/api/v2/user/me/', { token: body.token })).status).toBe(401);
  });

  it('are their owner’s alone', async () => {
    const { body } = await create({ title: 'Mine' });
    const other = await api.signIn('superuser');
    expect((await api.get('/api/v2/external-token/', { token: other })).body.count).toBe(0);
    expect((await api.post(`/api/v2/external-token/${body.id}/revoke/`, {}, { token: other })).status).toBe(
      404,
    );
  });

  it.each([
    { title: 'ab' },
    { title: '' },
    { title: 'x'.repeat(256) },
    { title: 'Past', expire_timestamp: '2020-01-01T00:00:00Z' },
    { title: 'Endless', expire_timestamp: '2099-01-01T00:00:00Z' },
  ])('are refused for %j', async (body) => {
    expect((await create(body)).status).toBe(400);
  });
});

describe('subscriptions', () => {
  const update = (body: unknown) => api.post('/api/v2/update_subscriptions/', body, { token });

  it('are replaced by what is sent, and are in the profile', async () => {
    const kinds = [
      'weeklyDigest',
      'newEmergencies',
      'newOperations',
      'general',
      'surge',
      'surgeDM',
      'surgeAEM',
      'perDueDate',
    ];
    const answer = await update([
      ...kinds.map((type) => ({ type, value: true })),
      { type: 'region', value: 2 },
      { type: 'country', value: 123 },
      { type: 'disasterType', value: 12 },
      { type: 'followedEvent', value: 1050 },
      { type: 'country', value: 123 },
    ]);
    expect(answer).toMatchObject({ status: 200, body: { data: 'Success' } });
    const { subscription: saved } = await readMe();
    expect(saved.map(({ rtype }: { rtype: number }) => rtype).sort((a: number, b: number) => a - b)).toEqual([
      3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
    ]);
    expect(saved).toContainEqual(expect.objectContaining({ rtype: 4, country: 123 }));
    await update([{ type: 'weeklyDigest', value: true }]);
    expect((await readMe()).subscription).toEqual([expect.objectContaining({ rtype: 11 })]);
  });

  it('of followed emergencies are what the list of these shows', async () => {
    const followed = () => api.get('/api/v2/event/?is_subscribed=true', { token });
    await update([{ type: 'followedEvent', value: 1050 }]);
    expect((await followed()).body.results.map(({ id }: { id: number }) => id)).toEqual([1050]);
    await update([]);
    expect((await followed()).body.count).toBe(0);
  });

  it.each([
    [[{ type: 'pigeon', value: true }]],
    [[{ type: 'country', value: 9_999_999 }]],
    [[{ type: 'region', value: 99_999 }]],
    [[{ type: 'country', value: true }]],
    [[{ type: 'weeklyDigest', value: 3 }]],
    [{}],
  ])('are refused for %j, and stay', async (body) => {
    await update([{ type: 'surge', value: true }]);
    expect((await update(body)).status).toBe(400);
    expect((await readMe()).subscription).toEqual([expect.objectContaining({ rtype: 3 })]);
  });
});

it('lists the allowed e-mail domains to everybody', async () => {
  const { body } = await api.get('/api/v2/domainwhitelist/?limit=9999');
  expect(body.results).toContainEqual(expect.objectContaining({ domain_name: 'ifrc.org', is_active: true }));
  expect(Object.keys(body.results[0])).not.toContain('password_hash');
});

describe('alert subscriptions', () => {
  const PATH = '/api/v2/alert-subscription/';
  const floods = { title: 'Floods', hazard_types: [12], countries: [123], regions: [2], alert_per_day: 5 };
  const create = (body: unknown) => api.post(PATH, body, { token });
  const remove = (id: number, as = token) =>
    api.app.inject({ method: 'DELETE', url: `${PATH}${id}/`, headers: { authorization: `Token ${as}` } });

  it('are made, listed to their owner alone, and ended', async () => {
    const { count: before } = (await api.get(PATH, { token })).body;
    const made = await create(floods);
    expect(made).toMatchObject({ status: 201, body: floods });
    const unlimited = await create({ title: ' Anywhere ', hazard_types: [12], alert_per_day: null });
    expect(unlimited.body).toMatchObject({ title: 'Anywhere', countries: [], alert_per_day: null });
    expect((await api.get(PATH, { token })).body.count).toBe(before + 2);
    const other = await api.signIn('superuser');
    expect((await api.get(PATH, { token: other })).body.count).toBe(0);
    expect((await remove(made.body.id, other)).statusCode).toBe(404);
    const ended = await remove(made.body.id);
    expect([ended.statusCode, ended.body]).toEqual([204, '']);
    expect((await remove(made.body.id)).statusCode).toBe(404);
    expect((await api.get(PATH, { token })).body.count).toBe(before + 1);
  });

  it('are changed by their owner alone, in what is sent', async () => {
    const { body: made } = await create(floods);
    const change = (body: unknown, as = token) => api.patch(`${PATH}${made.id}/`, body, { token: as });
    expect(await change({ title: 'Rivers', alert_per_day: null, regions: [] })).toMatchObject({
      status: 200,
      body: { ...floods, title: 'Rivers', alert_per_day: null, regions: [] },
    });
    expect((await change({ title: 'Mine now' }, await api.signIn('superuser'))).status).toBe(404);
    expect((await change({ countries: [9_999_999] })).body.errors).toHaveProperty('countries');
    const { results } = (await api.get(PATH, { token })).body;
    expect(results.at(-1)).toMatchObject({ title: 'Rivers', hazard_types: [12], countries: [123] });
  });

  it.each([
    ['title', { title: ' ' }],
    ['hazard_types', { hazard_types: [] }],
    ['hazard_types', { hazard_types: [9_999] }],
    ['countries', { countries: [9_999_999] }],
    ['regions', { regions: [9] }],
    ['alert_per_day', { alert_per_day: 7 }],
  ])('are refused for a wrong %s: %j', async (field, wrong) => {
    const { status, body } = await create({ ...floods, ...wrong });
    expect(status).toBe(400);
    expect(body.errors[field]).toEqual([expect.any(String)]);
  });
});
