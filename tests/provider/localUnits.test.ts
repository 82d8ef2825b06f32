import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { patanBranch } from '#contracts/localUnits/states.ts';
import { localUnitRules } from '#rules/localUnits.ts';
import type { Caller } from '#rules/roles.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { expectFilter, expectPages, idsOf, numberOf, numbersOf } from '#tests/support/lists.ts';

const ADDRESS = '/api/v2/local-units/';
const PUBLIC = '/api/v2/public-local-units/';
const [NEPAL, SWITZERLAND] = [123, 41];

let api: Api;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startApi();
  for (const role of [
    'guest',
    'member',
    'country-admin',
    'region-admin',
    'ifrc-admin',
    'per-admin',
    'superuser',
  ])
    tokens[role] = await api.signIn(role);
});

const as = (role: string) => ({ token: tokens[role] ?? '' });
const write = async (body: object = {}, role = 'country-admin') =>
  (await api.post(ADDRESS, { ...patanBranch, ...body }, as(role))).body;
const step = (id: number, name: string, role = 'region-admin', body: object = {}) =>
  api.post(`${ADDRESS}${id}/${name}/`, body, as(role));
const read = async (id: number, role = 'superuser') => (await api.get(`${ADDRESS}${id}/`, as(role))).body;
const validated = async (body: object = {}) => {
  const unit = await write(body);
  await step(unit.id, 'validate');
  return unit;
};
const change = (id: number, body: object, role = 'country-admin') =>
  api.patch(
    `${ADDRESS}${id}/`,
    { ...patanBranch, update_reason_overview: 'It has moved.', ...body },
    as(role),
  );

describe('the lists', () => {
  it('tells visitors and guests of what is public, without names and numbers of people', async () => {
    const visible = await numberOf(api.db, sql`select count(*) from local_unit where visibility = 3`);
    const { body } = await api.get(`${PUBLIC}?limit=5`);
    expect(body.count).toBe(visible);
    expect(Object.keys(body.results[0])).not.toEqual(
      expect.arrayContaining(['phone', 'email', 'focal_person_en']),
    );
    expect((await api.get(ADDRESS, as('guest'))).status).toBe(403);
    const { body: one } = await api.get(`${PUBLIC}${body.results[0].id}/`);
    expect(JSON.stringify(one)).not.toMatch(/@|\+\d+ 1? ?555/);
  });

  it.each([
    ['country__iso3=NPL', sql`select id from local_unit where country_id = ${NEPAL} and visibility = 3`],
    ['type__code=2', sql`select id from local_unit where type_id = 2 and visibility = 3`],
    ['status=3', sql`select id from local_unit where status = 3 and visibility = 3`],
    [
      'search=bagmati',
      sql`select id from local_unit where visibility = 3
        and (english_branch_name ilike '%bagmati%' or local_branch_name ilike '%bagmati%')`,
    ],
  ])('narrows by %s', (query, statement) => expectFilter(api, PUBLIC, query, statement));

  it('tells of waiting changes first, then of what is new, page by page', async () => {
    const expected = await numbersOf(
      api.db,
      sql`select id from local_unit where visibility = 3 and country_id = ${NEPAL}
        order by array_position(array[3, 2, 1, 4], status::integer), id desc`,
    );
    expect(await idsOf(api, `${PUBLIC}?country__iso3=NPL`)).toEqual(expected);
    await expectPages(api, `${PUBLIC}?country__iso3=NPL`, 7);
  });

  it('sorts by the name that is shown', async () => {
    const { body } = await api.get(`${PUBLIC}?country__iso3=NPL&ordering=local_branch_name&limit=100`);
    const names: string[] = body.results.map(
      (row: { local_branch_name: string | null; english_branch_name: string }) =>
        row.local_branch_name || row.english_branch_name,
    );
    expect(names).toEqual(names.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)));
  });

  it('shows members no more than their countries, and keepers what they keep', async () => {
    const [id = 0] = await numbersOf(
      api.db,
      sql`select id from local_unit where country_id = ${NEPAL} order by id desc limit 1`,
    );
    await api.db.execute(sql`update local_unit set visibility = 2 where id = ${id}`);
    const seen = async (role: string) => (await api.get(`${ADDRESS}${id}/`, as(role))).status;
    expect([await seen('member'), await seen('country-admin'), await seen('ifrc-admin')]).toEqual([
      404, 200, 200,
    ]);
  });
});

describe('what becomes of one', () => {
  it('is unvalidated first, whoever writes it and whatever they say, and tells who wrote it', async () => {
    const unit = await write({ status: 1 }, 'superuser');
    expect(unit).toMatchObject({
      status: 2,
      status_details: 'Unvalidated',
      country_details: { id: NEPAL, iso3: 'NPL' },
      location_json: patanBranch.location_json,
      location_geojson: { type: 'Point', coordinates: [85.32, 27.67] },
    });
    expect(unit.history[0]).toMatchObject({ action: 'created', user_details: { username: 'superuser' } });
  });

  it('is validated, then changed, and shows what stood there before until the change is validated too', async () => {
    const { id } = await write({ address_loc: 'Kalimati 1' });
    expect((await change(id, {})).body.errors.non_field_errors[0]).toMatch(/^Only a validated/);
    expect((await step(id, 'validate')).body).toMatchObject({ id, status: 1 });
    expect((await step(id, 'validate')).status).toBe(404);
    const { status, body } = await change(id, { address_loc: 'Kalimati 2' });
    expect([status, body.status, body.address_loc]).toEqual([200, 3, 'Kalimati 2']);
    const latest = await api.get(`${ADDRESS}${id}/latest-change-request/`, as('member'));
    expect(latest.body).toMatchObject({ status: 1, previous_data_details: { address_loc: 'Kalimati 1' } });
    await step(id, 'validate');
    expect(await read(id)).toMatchObject({ status: 1, address_loc: 'Kalimati 2' });
    const { history } = await read(id);
    expect(history.map(({ fields }: { fields: string[] }) => fields.join())).toContain('status');
  });

  it('tells by their names what it was before a change, health data too', async () => {
    const { id } = await validated({ level: 2, visibility: 3 });
    const health = {
      affiliation: 1,
      functionality: 1,
      health_facility_type: 1,
      blood_services: [1],
      nurse: 4,
    };
    const clinic = { type: 2, level: null, visibility: 1, location_json: { lat: 28, lng: 84 } };
    await change(id, { ...clinic, health });
    const earlier = async () =>
      (await api.get(`${ADDRESS}${id}/latest-change-request/`, as('member'))).body.previous_data_details;
    expect(await earlier()).toMatchObject({
      country: 123,
      country_details: { id: 123, name: 'Nepal', iso3: 'NPL' },
      type: 1,
      type_details: { id: 1, name: 'Administrative' },
      level: 2,
      level_details: { id: 2, name: expect.stringMatching(/./) },
      visibility: 3,
      visibility_display: 'Public',
      status: 1,
      location_json: patanBranch.location_json,
      health: null,
    });
    await step(id, 'validate');
    await change(id, { type: 1, level: 3, health: null });
    expect(await earlier()).toMatchObject({
      type_details: { id: 2 },
      level_details: null,
      health: {
        functionality_details: { id: 1, name: expect.stringMatching(/./) },
        blood_services_details: [{ id: 1, name: expect.stringMatching(/./) }],
        nurse: 4,
      },
    });
  });

  it('was nothing before it was new', async () => {
    const { id } = await write();
    const { body } = await api.get(`${ADDRESS}${id}/latest-change-request/`, as('member'));
    expect([body.status, body.previous_data_details]).toEqual([1, {}]);
  });

  it('gets its earlier values back where a change is reverted', async () => {
    const { id } = await validated({ address_loc: 'Kalimati 1', level: 2 });
    await change(id, { address_loc: 'Kalimati 2', level: 3, location_json: { lat: 28, lng: 84 } });
    expect((await step(id, 'revert')).body.errors).toHaveProperty('reason');
    await step(id, 'revert', 'region-admin', { reason: 'It has not moved.' });
    expect(await read(id)).toMatchObject({
      status: 1,
      address_loc: 'Kalimati 1',
      level: 2,
      location_json: patanBranch.location_json,
    });
    expect((await step(id, 'revert', 'region-admin', { reason: 'Again' })).status).toBe(400);
  });

  it('tells whoever reads it why its last change was taken back, until another follows', async () => {
    const { id } = await validated();
    expect(await read(id)).toMatchObject({ reverted: null });
    await change(id, { address_loc: 'Kalimati 2' });
    await step(id, 'revert', 'region-admin', { reason: 'It has not moved.' });
    expect(await read(id, 'country-admin')).toMatchObject({ reverted: { reason: 'It has not moved.' } });
    // A visitor is told of nothing of this.
    expect((await api.get(`${PUBLIC}${id}/`)).body).not.toHaveProperty('reverted');
    await change(id, { address_loc: 'Kalimati 3' });
    expect(await read(id)).toMatchObject({ status: 3, reverted: null });
  });

  it('is told with its reason to those who keep it, once it is out of use, and to nobody else', async () => {
    const gone = (id: number, role: string) => api.get(`${ADDRESS}${id}/out-of-use/`, as(role));
    const { id } = await write();
    expect((await gone(id, 'country-admin')).status).toBe(404);
    await step(id, 'revert', 'region-admin', { reason: 'There is none.' });
    expect((await gone(id, 'country-admin')).body).toMatchObject({
      id,
      local_branch_name: 'Patan Shakha',
      deprecated_reason: null,
      reason: 'There is none.',
    });
    expect((await gone(id, 'guest')).status).toBe(403);
    await step(id, 'revert-deprecate');
    expect((await gone(id, 'country-admin')).status).toBe(404);
    const said = { deprecated_reason: 2, deprecated_reason_overview: 'It was listed twice.' };
    await step(id, 'deprecate', 'region-admin', said);
    expect((await gone(id, 'region-admin')).body).toMatchObject({
      deprecated_reason: 2,
      reason: 'It was listed twice.',
    });
  });

  it('is out of use where a new one is reverted, or put out of use, and can come back', async () => {
    const { id } = await write();
    await step(id, 'revert', 'region-admin', { reason: 'There is none.' });
    expect((await api.get(`${ADDRESS}${id}/`, as('superuser'))).status).toBe(404);
    const other = await validated();
    const said = { deprecated_reason: 2, deprecated_reason_overview: 'It was listed twice.' };
    expect((await step(other.id, 'deprecate')).status).toBe(400);
    expect((await step(other.id, 'deprecate', 'region-admin', said)).status).toBe(200);
    expect((await step(other.id, 'deprecate', 'region-admin', said)).status).toBe(404);
    expect(await idsOf(api, `${PUBLIC}?country__iso3=NPL`)).not.toContain(other.id);
    expect((await step(other.id, 'revert-deprecate', 'member')).status).toBe(403);
    expect((await step(other.id, 'revert-deprecate')).body.id).toBe(other.id);
    expect(await read(other.id)).toMatchObject({ status: 1 });
  });

  it('overwrites nothing that its writer has not seen', async () => {
    const { id } = await validated();
    const headers = { 'if-match': '"2020-01-01T00:00:00.000Z"' };
    const answer = await api.patch(
      `${ADDRESS}${id}/`,
      { ...patanBranch, update_reason_overview: 'It has moved.' },
      { ...as('country-admin'), headers },
    );
    expect(answer.status).toBe(412);
  });
});

describe('health data', () => {
  const health = {
    affiliation: 1,
    functionality: 1,
    health_facility_type: 3,
    nurse: 12,
    blood_services: [2, 1],
    other_profiles: [{ position: 'Ambulance driver', number: 4 }],
  };

  it('comes back with the names of what was chosen, and keeps the ids of its rows', async () => {
    const unit = await write({ type: 2, health });
    expect(unit.health).toMatchObject({
      nurse: 12,
      health_facility_type_details: { name: 'Hospital' },
      blood_services_details: [{ name: 'Blood collection' }, { name: 'Blood processing' }],
      other_profiles: [{ id: 1, position: 'Ambulance driver' }],
      general_medical_services_details: [],
    });
    const other_profiles = [...unit.health.other_profiles, { position: 'Cook', number: 1 }];
    await step(unit.id, 'validate');
    const { body } = await change(unit.id, { type: 2, health: { ...health, other_profiles } });
    expect(body.health.other_profiles.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  });

  it.each([
    [{ type: 2 }, 'health'],
    [{ health }, 'health'],
    [{ type: 2, health: { ...health, affiliation: 99 } }, 'health'],
    [{ type: 2, health: { ...health, focal_point_email: 'nobody' } }, 'health'],
    [{ date_of_data: '2099-01-01' }, 'date_of_data'],
    [{ type: 77 }, 'type'],
    [{ level: 77 }, 'level'],
    [{ local_branch_name: ' ', english_branch_name: null }, 'local_branch_name'],
    [{ location_json: { lat: 46.2, lng: 6.1 } }, 'location_json'],
    [{ location_json: { lat: 91, lng: 85 } }, 'location_json'],
    [{ link: 'example' }, 'link'],
    [{ email: 'nobody' }, 'email'],
    [{ postcode: '12345678901' }, 'postcode'],
  ])('refuses %j by its field', async (body, field) => {
    const { status, body: refused } = await api.post(
      ADDRESS,
      { ...patanBranch, ...body },
      as('country-admin'),
    );
    expect([status, Object.keys(refused.errors)]).toEqual([400, [field]]);
  });
});

/** Of the box of a country: west and south. */
const cornerOf = async (country: number) =>
  (
    await numbersOf(
      api.db,
      sql`select jsonb_array_elements(bbox->'coordinates'->0->0) from country where id = ${country}`,
    )
  ).map(Number);

describe('who may', () => {
  // What the app knows of each is what the service tells it: one rule decides on both sides.
  const meOf = async (role: string): Promise<Caller> =>
    (await api.get('/api/v2/user/me/', as(role))).body as Caller;
  const ROLES = ['guest', 'member', 'country-admin', 'region-admin', 'ifrc-admin', 'per-admin', 'superuser'];
  const UNITS = [
    { country: NEPAL, region: 2, type: 1, place: patanBranch.location_json },
    { country: NEPAL, region: 2, type: 2, place: patanBranch.location_json },
    { country: SWITZERLAND, region: 3, type: 1, place: undefined },
    { country: SWITZERLAND, region: 3, type: 2, place: undefined },
  ];
  const health = { affiliation: 1, functionality: 1, health_facility_type: 3 };

  it.each(ROLES.flatMap((role) => UNITS.map((unit) => [role, unit] as const)))(
    '%s: write, change, validate %o',
    async (role, { place, ...unit }) => {
      const me = await meOf(role);
      const [west = 0, south = 0] = await cornerOf(unit.country);
      const body = {
        ...patanBranch,
        country: unit.country,
        type: unit.type,
        location_json: place ?? { lat: south + 0.1, lng: west + 0.1 },
        ...(unit.type === 2 && { health }),
      };
      const isRefused = (status: number) => status === 403;
      const mayWrite = localUnitRules.write(me, unit);
      expect(isRefused((await api.post(ADDRESS, body, as(role))).status)).toBe(!mayWrite);
      const { id } = (await api.post(ADDRESS, body, as('superuser'))).body;
      const mayValidate = localUnitRules.validate(me, unit);
      expect(isRefused((await step(id, 'validate', role)).status)).toBe(!mayValidate);
      await step(id, 'validate', 'superuser');
      const reason = { update_reason_overview: 'It has moved.' };
      const changed = await api.patch(`${ADDRESS}${id}/`, { ...body, ...reason }, as(role));
      expect(isRefused(changed.status)).toBe(!mayWrite);
      expect(isRefused((await step(id, 'revert', role, { reason: 'No' })).status)).toBe(!mayValidate);
      const gone = { deprecated_reason: 1, deprecated_reason_overview: 'No' };
      expect(isRefused((await step(id, 'deprecate', role, gone)).status)).toBe(!mayValidate);
    },
  );

  it('lets nobody bring a unit of others into their own country', async () => {
    const body = { ...patanBranch, country: SWITZERLAND, location_json: { lat: 46.9, lng: 7.5 } };
    const { id } = (await api.post(ADDRESS, body, as('superuser'))).body;
    await step(id, 'validate', 'superuser');
    expect((await change(id, {})).status).toBe(403);
  });
});
