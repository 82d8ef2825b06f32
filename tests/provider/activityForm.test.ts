import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACTIVITY_ERRORS } from '#contracts/activities/schemas.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import {
  emergency_activity,
  emergency_activity_point,
  emergency_project,
} from '#provider/database/schema.ts';
import { DISABLED_COUNTS, PEOPLE_COUNTS } from '#rules/peopleCounts.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { allOf } from '#tests/support/lists.ts';

const PROJECTS = '/api/v2/emergency-project/';
const EVENT = 1050;
const NEPAL = 123;
const SECRETARIAT = 2;

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn('member');
});

const people = (more: object = {}) => ({
  sector: 1,
  action: 1,
  is_simplified_report: true,
  people_households: 'people',
  people_count: 120,
  supplies: {},
  custom_supplies: {},
  points: [],
  ...more,
});
const clinics = (more: object = {}) => ({
  title: 'Mobile clinics',
  event: EVENT,
  country: NEPAL,
  districts: [],
  start_date: '2026-05-01',
  end_date: null,
  activity_lead: 'national_society',
  reporting_ns: NEPAL,
  reporting_ns_contact_name: 'Ana',
  reporting_ns_contact_role: 'Coordinator',
  reporting_ns_contact_email: 'ana@example.org',
  activities: [people()],
  ...more,
});
const create = (body: object, headers: Record<string, string> = {}) =>
  api.post(PROJECTS, body, { token, headers });
const read = async (id: number, as: string | undefined = token) =>
  api.get(`${PROJECTS}${id}/`, as ? { token: as } : {});
const update = (id: number, body: object, headers: Record<string, string> = {}) =>
  api.patch(`${PROJECTS}${id}/`, body, { token, headers });
const countsOf = (names: readonly string[], count: number) =>
  Object.fromEntries(names.map((name) => [name, count]));

type Part = Record<'id' | 'name' | 'code' | 'district_id' | 'district_name', unknown>;

async function aUnit() {
  const units = await api.get('/api/v2/eru/?deployed_to__isnull=false&limit=1', { token });
  return units.body.results[0] as { id: number; eru_owner: { national_society_country: { id: number } } };
}

describe('a new activity in an emergency', () => {
  it('is read back as it was written, every field', async () => {
    const districts = (await api.get(`/api/v2/district/?country=${NEPAL}&limit=2`)).body.results.map(
      ({ id }: { id: number }) => id,
    );
    const parts = (await api.get(`/api/v2/admin2/?admin1__country=${NEPAL}&ordering=name&limit=2`)).body
      .results;
    const body = clinics({
      districts,
      admin2: parts.map(({ id }: { id: number }) => id),
      end_date: '2026-09-30',
      status: 'complete',
      activities: [
        people({ supplies: { 11: 40, 12: 3 }, custom_supplies: { 'Rope, 10 m': 5 }, details: 'By boat' }),
        people({ people_count: 30, male_count: 10, female_count: 20, point_count: 2 }),
        people({ people_households: 'households', people_count: null, household_count: 9 }),
        people({ sector: 4, action: 10, beneficiaries_count: 20, amount: 2400 }),
        people({
          action: null,
          custom_action: 'Radio',
          is_simplified_report: false,
          people_households: null,
          people_count: null,
          ...countsOf(PEOPLE_COUNTS, 2),
          is_disaggregated_for_disabled: true,
          ...countsOf(DISABLED_COUNTS, 1),
          points: [{ description: 'Ward 3', latitude: 27.7, longitude: 85.3 }],
        }),
      ],
    });
    const { status, body: written } = await create(body);
    expect(status).toBe(201);
    const { body: found } = await read(written.id);
    expect(found).toMatchObject({
      ...body,
      districts: expect.arrayContaining(districts),
      activities: body.activities.map((activity) =>
        expect.objectContaining({ ...activity, points: expect.any(Array) }),
      ),
    });
    expect(found.activities[4].points).toEqual([
      { id: expect.any(Number), description: 'Ward 3', latitude: 27.7, longitude: 85.3 },
    ]);
    expect(found).toMatchObject({
      status_display: 'Complete',
      admin2_details: parts.map(({ id, name, code, district_id, district_name }: Part) => ({
        ...{ id, name, code, district_id, district_name },
      })),
      event_details: { id: EVENT, countries_for_preview: expect.any(Array) },
      created_by_details: { username: 'member' },
      modified_by_details: { username: 'member' },
    });
  });

  it('counts among those of its emergency', async () => {
    const count = async () =>
      (await api.get(`/api/v2/event/${EVENT}/`, { token })).body.response_activity_count;
    const before = await count();
    await create(clinics());
    expect(await count()).toBe(before + 1);
  });

  it('that a deployed unit leads is of its owner, and keeps no contact of a society', async () => {
    const unit = await aUnit();
    const { body } = await create(clinics({ activity_lead: 'deployed_eru', deployed_eru: unit.id }));
    expect(body).toMatchObject({
      deployed_eru: unit.id,
      reporting_ns: null,
      reporting_ns_contact_name: null,
      deployed_eru_details: {
        eru_owner_details: {
          national_society_country_details: { id: unit.eru_owner.national_society_country.id },
        },
      },
    });
  });

  it('has the status of its dates unless it says another', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const statusOf = async (more: object) => (await create(clinics(more))).body.status;
    expect(await statusOf({ start_date: day(2) })).toBe('planned');
    expect(await statusOf({ start_date: day(-2) })).toBe('on_going');
    expect(await statusOf({ start_date: day(-9), end_date: day(-2) })).toBe('complete');
  });

  it.each([
    ['with a blank title', { title: '  ' }, 'title', FORM_ERRORS.required],
    ['without a start', { start_date: undefined }, 'start_date', FORM_ERRORS.required],
    ['ending before it starts', { end_date: '2026-04-01' }, 'end_date', ACTIVITY_ERRORS.endBeforeStart],
    ['in a district that does not exist', { admin2: [999_999] }, 'admin2', FORM_ERRORS.unknownRecord],
    ['in an emergency that does not exist', { event: 999_999 }, 'event', FORM_ERRORS.unknownRecord],
    ['with a district of elsewhere', { districts: [999_999] }, 'districts', FORM_ERRORS.unknownRecord],
    ['without a society', { reporting_ns: null }, 'reporting_ns', FORM_ERRORS.required],
    [
      'with half an address',
      { reporting_ns_contact_email: 'ana@' },
      'reporting_ns_contact_email',
      FORM_ERRORS.invalidEmail,
    ],
    ['led by no unit', { activity_lead: 'deployed_eru' }, 'deployed_eru', FORM_ERRORS.required],
    [
      'led by an unknown unit',
      { activity_lead: 'deployed_eru', deployed_eru: 999_999 },
      'deployed_eru',
      FORM_ERRORS.unknownRecord,
    ],
  ])('is refused %s', async (_, change, field, message) => {
    const { status, body } = await create(clinics(change));
    expect(status).toBe(400);
    expect(body.errors[field]).toContain(message);
  });

  it.each([
    ['with an action of another sector', { action: 10 }, FORM_ERRORS.unknownRecord],
    ['with supplies of another action', { supplies: { 71: 5 } }, FORM_ERRORS.unknownRecord],
    ['of one’s own without a title', { action: null, custom_action: ' ' }, ACTIVITY_ERRORS.noTitle],
    ['whose parts are not the whole', { male_count: 100, female_count: 100 }, ACTIVITY_ERRORS.sumDiffers],
    ['with half a person', { people_count: 0.5 }, FORM_ERRORS.wholeNumber],
    ['that reached nobody and says nothing', { people_count: null }, ACTIVITY_ERRORS.noFigure],
    ['with people and no data', { has_no_data_on_people_reached: true }, ACTIVITY_ERRORS.figureInSpite],
    [
      'with more disabled people than people',
      {
        is_simplified_report: false,
        male_0_1_count: 1,
        is_disaggregated_for_disabled: true,
        disabled_male_0_1_count: 2,
      },
      ACTIVITY_ERRORS.moreDisabled,
    ],
    [
      'beyond the pole',
      { points: [{ description: 'Camp', latitude: 91, longitude: 0 }] },
      ACTIVITY_ERRORS.latitude,
    ],
  ])('is refused with an activity %s', async (_, change, message) => {
    const { status, body } = await create(clinics({ activities: [people(change)] }));
    expect(status).toBe(400);
    expect(body.errors.activities).toContain(message);
  });

  it('is written once under one key', async () => {
    const headers = { 'idempotency-key': 'a-key-of-this-activity' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(clinics(), headers)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await create(clinics({ title: 'Other' }), headers)).status).toBe(422);
  });
});

describe('a change of an activity', () => {
  it('leaves alone what it does not name, and keeps, changes and deletes by their ids', async () => {
    const { body: before } = await create(
      clinics({ activities: [people(), people({ action: 2, people_count: 5 })] }),
    );
    const [first] = before.activities;
    const { status, body } = await update(before.id, {
      activities: [{ ...first, people_count: 200 }, people({ action: null, custom_action: 'Radio' })],
    });
    expect(status).toBe(200);
    expect(body.title).toBe('Mobile clinics');
    expect(body.activities).toMatchObject([
      { id: first.id, people_count: 200 },
      { custom_action: 'Radio', action: null },
    ]);
    expect(body.activities).toHaveLength(2);
  });

  it('as a whole leaves nothing of the earlier version', async () => {
    const { body } = await create(clinics({ end_date: '2026-12-31' }));
    const { end_date: _, ...rest } = clinics({ title: 'Again', activities: [] });
    const response = await api.app.inject({
      method: 'PUT',
      url: `${PROJECTS}${body.id}/`,
      headers: { authorization: `Token ${token}` },
      payload: rest,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ title: 'Again', end_date: null, activities: [] });
  });

  it('is refused when somebody else was faster', async () => {
    const { body: before } = await create(clinics());
    const seen = { 'if-match': `"${before.modified_at}"` };
    expect((await update(before.id, { title: 'Mine' }, seen)).status).toBe(200);
    expect((await update(before.id, { title: 'Theirs' }, seen)).status).toBe(412);
    expect((await read(before.id)).body.title).toBe('Mine');
  });

  it('may leave old mistakes, and brings in no new ones', async () => {
    const { body } = await create(clinics());
    await api.db
      .update(emergency_activity)
      .set({ people_count: null })
      .where(eq(emergency_activity.project_id, body.id));
    expect((await update(body.id, { title: 'Better' })).status).toBe(200);
    expect((await update(body.id, { title: '' })).body.errors).toEqual({ title: [FORM_ERRORS.required] });
  });

  it('of one that is hidden from the caller finds nothing', async () => {
    const { body } = await create(clinics());
    await api.db
      .update(emergency_project)
      .set({ visibility: SECRETARIAT })
      .where(eq(emergency_project.id, body.id));
    expect((await update(body.id, { title: 'Seen' })).status).toBe(404);
    expect((await read(body.id)).status).toBe(404);
  });
});

it('is deleted with its activities and places', async () => {
  const point = { description: 'Camp', latitude: 1, longitude: 2 };
  const { body } = await create(
    clinics({ activities: [people({ is_simplified_report: false, male_18_59_count: 4, points: [point] })] }),
  );
  const [{ id }] = body.activities;
  const response = await api.app.inject({
    method: 'DELETE',
    url: `${PROJECTS}${body.id}/`,
    headers: { authorization: `Token ${token}` },
  });
  expect(response.statusCode).toBe(204);
  expect((await read(body.id)).status).toBe(404);
  expect(await api.db.$count(emergency_activity_point, eq(emergency_activity_point.activity_id, id))).toBe(0);
});

describe('whom to ask', () => {
  it('is told to members, and to nobody else', async () => {
    const { body } = await create(clinics());
    expect((await read(body.id)).body.reporting_ns_contact_email).toBe('ana@example.org');
    for (const other of [undefined, await api.signIn('guest')]) {
      const { body: seen } = await api.get(`${PROJECTS}${body.id}/`, other ? { token: other } : {});
      expect(seen).toMatchObject({
        title: 'Mobile clinics',
        reporting_ns_contact_email: null,
        created_by_details: null,
      });
    }
  });
});

describe('the list of activities', () => {
  const list = (query: string) => allOf(api, `${PROJECTS}?${query}`, { token });
  interface Row {
    id: number;
    country: number;
    country_details: { name: string; iso3: string };
    status: string;
    deployed_eru: number | null;
    start_date: string;
    event: number;
    activities: { sector: number }[];
  }

  it.each([
    ['country=123', (row: Row) => row.country === NEPAL],
    ['country_iso3=NPL', (row: Row) => row.country_details.iso3 === 'NPL'],
    ['status=planned', (row: Row) => row.status === 'planned'],
    ['status=planned&status=complete', (row: Row) => ['planned', 'complete'].includes(row.status)],
    ['activity_lead=deployed_eru', (row: Row) => row.deployed_eru !== null],
    ['start_date__gte=2026-10-01', (row: Row) => row.start_date >= '2026-10-01'],
    ['start_date__lt=2026-10-01', (row: Row) => row.start_date < '2026-10-01'],
    ['sector=1', ({ activities }: Row) => activities.some(({ sector }) => sector === 1)],
    ['event=1050', (row: Row) => row.event === EVENT],
  ])('keeps what %s asks for, and nothing else', async (query, fits) => {
    const all = (await list('')).results.filter(fits);
    const { count, results } = await list(query);
    expect(count).toBe(all.length);
    expect(count).toBeGreaterThan(0);
    expect(results.every(fits)).toBe(true);
  });

  it('is of one author', async () => {
    const me = (await api.get('/api/v2/user/me/', { token })).body.id;
    const { body } = await create(clinics({ title: 'My own' }));
    const { results } = await list(`user=${me}`);
    expect(results.map(({ id }: Row) => id)).toContain(body.id);
    expect(
      results.every((row: { created_by_details: { id: number } }) => row.created_by_details.id === me),
    ).toBe(true);
  });

  it.each(['Zanzibar radio', 'zanzibar'])('finds %s in titles and own activities', async (search) => {
    await create(clinics({ title: 'Zanzibar radio plays' }));
    await create(clinics({ activities: [people({ action: null, custom_action: 'Zanzibar radio' })] }));
    expect((await list(`search=${encodeURIComponent(search)}`)).count).toBeGreaterThanOrEqual(2);
  });

  it('is searched by country and society too', async () => {
    const { results } = await list('search=Nepal');
    expect(results.length).toBeGreaterThan(0);
  });

  it('is sorted by country either way', async () => {
    const names = async (ordering: string): Promise<string[]> =>
      (await list(`ordering=${ordering}`)).results.map((row: Row) => row.country_details.name);
    const rising = await names('country__name');
    expect(rising).toEqual([...rising].sort((one, other) => one.localeCompare(other, 'en')));
    expect((await names('-country__name'))[0]).toBe(rising.at(-1));
  });
});

it('offers emergencies that people opened, and none of a machine', async () => {
  const body = await allOf(api, '/api/v2/event/response-activity/', { token });
  expect(body.results.length).toBeGreaterThan(0);
  for (const { auto_generated, id } of body.results as { auto_generated: boolean; id: number }[]) {
    if (!auto_generated) continue;
    const { results } = (await api.get(`/api/v2/event/mini/?id=${id}`, { token })).body;
    expect(results[0].auto_generated_source).toBe('New field report');
  }
});
