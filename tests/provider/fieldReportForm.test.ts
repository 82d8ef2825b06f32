import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { REPORT_ERRORS } from '#contracts/fieldReports/schemas.ts';
import { field_report, review_country } from '#provider/database/schema.ts';
import { type Api, startApi } from '#tests/support/api.ts';

const REPORTS = '/api/v2/field-report/';
const NEPAL = 123;
const FLOOD = 12;
const EPIDEMIC = 1;
const SECRETARIAT = 2;

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn('member');
});

const floods = (more: object = {}) => ({
  status: 9,
  is_covid_report: false,
  countries: [NEPAL],
  districts: [],
  dtype: FLOOD,
  start_date: '2026-05-01T00:00:00.000Z',
  title: 'Floods in Bagmati',
  visibility: 3,
  bulletin: 0,
  ...more,
});
const create = (body: object, headers: Record<string, string> = {}) =>
  api.post(REPORTS, body, { token, headers });

async function update(id: number, body: object, headers: Record<string, string> = {}, as = token) {
  const response = await api.app.inject({
    method: 'PATCH',
    url: `${REPORTS}${id}/`,
    headers: { authorization: `Token ${as}`, ...headers },
    payload: body,
  });
  return { status: response.statusCode, body: response.json() };
}

const districtsOfNepal = async (): Promise<number[]> =>
  (await api.get(`/api/v2/district/?country=${NEPAL}&limit=3`)).body.results.map(
    ({ id }: { id: number }) => id,
  );

describe('a new field report', () => {
  it('is read back as it was written, every field', async () => {
    const districts = await districtsOfNepal();
    const body = floods({
      districts,
      request_assistance: true,
      ns_request_assistance: false,
      num_injured: 3,
      gov_num_dead: 0,
      other_num_missing: 7,
      num_affected: 1200,
      num_localstaff: 4,
      description: '<p>Rivers are <strong>over their banks</strong>.</p>',
      other_sources: 'Radio',
      bulletin: 2,
      actions_taken: [{ organization: 'NTLS', actions: [1, 2], summary: 'Boats sent' }],
      actions_others: 'The army helps.',
      dref: 1,
      dref_amount: 250_000,
      contacts: [
        { ctype: 'Originator', name: 'Ana', title: 'Officer', email: 'ana@example.org', phone: '+977 1' },
      ],
    });
    const { status, body: written } = await create(body);
    expect(status).toBe(201);

    const read = (await api.get(`${REPORTS}${written.id}/`, { token })).body;
    expect(read).toMatchObject({ ...body, districts: expect.arrayContaining(districts) });
    expect(read).toMatchObject({
      summary: 'NPL: Flood - 05-2026 - Floods in Bagmati',
      dref_display: 'Requested',
      regions: [2],
      recent_affected: 1,
      user_details: { username: 'member' },
    });
    expect(read.actions_taken[0].actions_details).toHaveLength(2);
  });

  it('opens an emergency named after it when none is linked', async () => {
    const { body } = await create(floods({ title: 'Lonely', description: '<p>Alone</p>' }));
    const event = (await api.get(`/api/v2/event/${body.event}/`, { token })).body;
    expect(event).toMatchObject({
      name: 'Nepal: Flood - 05-2026 - Lonely',
      dtype: FLOOD,
      disaster_start_date: '2026-05-01T00:00:00.000Z',
      summary: '<p>Alone</p>',
      countries: [expect.objectContaining({ id: NEPAL })],
    });
  });

  it('is numbered within its emergency and country', async () => {
    const first = (await create(floods({ title: 'One' }))).body;
    const second = (await create(floods({ title: 'Two', event: first.event }))).body;
    const today = new Date().toISOString().slice(0, 10);
    expect(second.event).toBe(first.event);
    expect(second.summary).toBe(`NPL: Flood - 05-2026 - Two #2 (${today})`);
    const about = { countries: [NEPAL], dtype: FLOOD, title: 'Three', start_date: '2026-05-01T00:00:00Z' };
    const named = (more: object) => api.post(`${REPORTS}generate-title/`, { ...about, ...more }, { token });
    expect((await named({ event: first.event })).body.title).toBe(
      `NPL: Flood - 05-2026 - Three #3 (${today})`,
    );
    // A report that is edited keeps its number.
    expect((await named({ event: first.event, id: second.id })).body.title).toContain('#2');
  });

  it('keeps the language it was written in', async () => {
    const { body } = await api.post(REPORTS, floods({ title: 'Inondations' }), { token, language: 'fr' });
    expect(body.translation_module_original_language).toBe('fr');
    expect(body.summary).toMatch(/^NPL: Inondation/);
    expect((await api.get(`${REPORTS}${body.id}/`, { token })).body.title).toBe('Inondations');
  });

  it.each([
    ['without a country', { countries: [] }, 'countries', REPORT_ERRORS.required],
    ['with a country that does not exist', { countries: [99_999] }, 'countries', REPORT_ERRORS.unknownRecord],
    ['with a district of elsewhere', { districts: [999_999] }, 'districts', REPORT_ERRORS.unknownRecord],
    ['with a blank title', { title: '  ' }, 'title', REPORT_ERRORS.required],
    ['with a title beyond measure', { title: 'x'.repeat(257) }, 'title', REPORT_ERRORS.textTooLong],
    ['without a start', { start_date: null }, 'start_date', REPORT_ERRORS.required],
    [
      'with a year of two digits',
      { start_date: '0026-11-20T00:00:00.000Z' },
      'start_date',
      REPORT_ERRORS.unlikelyDate,
    ],
    [
      'with figures of another century',
      { sit_fields_date: '2101-01-01T00:00:00.000Z' },
      'sit_fields_date',
      REPORT_ERRORS.unlikelyDate,
    ],
    [
      'with figures of a day to come',
      { sit_fields_date: '2099-01-01T00:00:00.000Z' },
      'sit_fields_date',
      REPORT_ERRORS.figuresInFuture,
    ],
    [
      'with more dead than cases',
      { dtype: EPIDEMIC, epi_cases: 5, epi_num_dead: 6 },
      'epi_num_dead',
      REPORT_ERRORS.moreDeadThanCases,
    ],
    ['with half a person', { num_dead: 0.5 }, 'num_dead', REPORT_ERRORS.wholeNumber],
    ['with fewer than none', { num_dead: -1 }, 'num_dead', REPORT_ERRORS.wholeNumber],
    ['with an amount and no stage', { dref_amount: 5 }, 'dref', REPORT_ERRORS.choiceAndAmount],
    ['with a stage and no amount', { dref: 2 }, 'dref_amount', REPORT_ERRORS.choiceAndAmount],
    ['with an amount of nothing', { dref: 2, dref_amount: 0 }, 'dref_amount', REPORT_ERRORS.positiveNumber],
    ['warning of an epidemic', { status: 8, dtype: EPIDEMIC }, 'dtype', REPORT_ERRORS.earlyWarningNoEpidemic],
    ['for the secretariat alone', { visibility: 2 }, 'visibility', REPORT_ERRORS.notVisibleChoice],
    ['for nobody', { visibility: 9 }, 'visibility', REPORT_ERRORS.invalidChoice],
    [
      'with half a contact',
      { contacts: [{ ctype: 'Media', name: 'Ana', title: '', email: '', phone: '' }] },
      'contacts',
      REPORT_ERRORS.contactIncomplete,
    ],
    [
      'with actions that do not exist',
      { actions_taken: [{ organization: 'NTLS', actions: [99_999] }] },
      'actions_taken',
      REPORT_ERRORS.unknownRecord,
    ],
  ])('is refused %s', async (_, change, field, message) => {
    const { status, body } = await create(floods(change));
    expect(status).toBe(400);
    expect(body.errors[field]).toContain(message);
  });

  it('on a country under review is for the IFRC and the society only', async () => {
    const AFGHANISTAN = 14;
    await api.db.insert(review_country).values({ country_id: AFGHANISTAN });
    const refused = await create(floods({ countries: [AFGHANISTAN] }));
    expect(refused.body.errors).toEqual({ visibility: [REPORT_ERRORS.reviewVisibility] });
  });
});

describe('a report that is sent twice', () => {
  it('is written once under one key, however fast', async () => {
    const body = floods({ title: 'Once only' });
    const headers = { 'idempotency-key': 'a-key-of-this-report' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(body, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const { body: found } = await api.get(`${REPORTS}?search=Once%20only`);
    expect(found.count).toBe(1);
  });

  it('is refused when the key was another report’s', async () => {
    const headers = { 'idempotency-key': 'a-key-used-twice' };
    await create(floods({ title: 'First' }), headers);
    expect((await create(floods({ title: 'Other' }), headers)).status).toBe(422);
  });

  it('keeps no key of a report that was refused', async () => {
    const headers = { 'idempotency-key': 'a-key-to-try-again' };
    expect((await create(floods({ districts: [999_999] }), headers)).status).toBe(400);
    expect((await create(floods(), headers)).status).toBe(201);
  });

  it('is two reports under the keys of two people', async () => {
    const headers = { 'idempotency-key': 'a-common-key' };
    const mine = await create(floods(), headers);
    const theirs = await api.post(REPORTS, floods(), { token: await api.signIn('superuser'), headers });
    expect(theirs.body.id).not.toBe(mine.body.id);
  });
});

describe('a change of a field report', () => {
  it('leaves alone what it does not name, and keeps, changes and deletes contacts by their ids', async () => {
    const contact = (name: string) => ({ name, title: 'Officer', email: 'ana@example.org', phone: '1' });
    const { body: before } = await create(
      floods({
        num_dead: 2,
        contacts: [
          { ctype: 'Originator', ...contact('Ana') },
          { ctype: 'Media', ...contact('Ben') },
        ],
      }),
    );
    const [ana] = before.contacts;
    const contacts = [
      { ...ana, name: 'Anna' },
      { ctype: 'Federation', ...contact('Cleo') },
    ];
    const { status, body } = await update(before.id, { num_injured: 5, contacts });
    expect(status).toBe(200);
    expect(body).toMatchObject({ num_dead: 2, num_injured: 5, title: before.title, summary: before.summary });
    expect(body.contacts.map((row: { name: string }) => row.name)).toEqual(['Anna', 'Cleo']);
    expect(body.contacts[0].id).toBe(ana.id);
  });

  it('renames the report with its title', async () => {
    const { body } = await create(floods());
    expect((await update(body.id, { title: 'Landslides' })).body.summary).toBe(
      'NPL: Flood - 05-2026 - Landslides',
    );
  });

  it('is refused when the report changed after it was read', async () => {
    const { body: before } = await create(floods());
    const seen = { 'if-match': `"${before.updated_at}"` };
    expect((await update(before.id, { num_dead: 1 }, seen)).status).toBe(200);
    expect((await update(before.id, { num_dead: 2 }, seen)).status).toBe(412);
    expect((await api.get(`${REPORTS}${before.id}/`, { token })).body.num_dead).toBe(1);
  });

  it('may leave old mistakes, and brings in no new ones', async () => {
    // Seeded reports lack what the form asks for today.
    const old = (await api.get(`${REPORTS}?limit=1&ordering=created_at`)).body.results[0];
    expect((await update(old.id, { num_volunteers: 9 })).body).toMatchObject({ num_volunteers: 9 });
    const refused = await update(old.id, { title: '' });
    expect(refused.body.errors).toEqual({ title: [REPORT_ERRORS.required] });
  });

  it('of a report that is hidden from the caller finds nothing', async () => {
    const { body } = await create(floods());
    await api.db.update(field_report).set({ visibility: SECRETARIAT }).where(eq(field_report.id, body.id));
    expect((await update(body.id, { num_dead: 1 })).status).toBe(404);
    expect((await api.get(`${REPORTS}${body.id}/`)).status).toBe(404);
  });
});
