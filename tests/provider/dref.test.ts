import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DREF_ERRORS } from '#contracts/dref/errors.ts';
import { PDF_STATUS } from '#contracts/dref/pdf.ts';
import { Dref, DrefReport, DrefUpdate } from '#contracts/dref/schemas.ts';
import { floodsInBagmati } from '#contracts/dref/states.ts';
import { rowsOf } from '#provider/database/connect.ts';
import { dref_file, dref_stage } from '#provider/database/schema.ts';
import { forgetOldFiles } from '#provider/queries/attachedFiles.ts';
import type { DrefStage } from '#rules/dref.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { makeStage, PATHS, sendFile } from '#tests/support/dref.ts';
import { DOCX, PDF, PNG } from '#tests/support/files.ts';
import { expectPages, folded, idsOf, numberOf, numbersOf } from '#tests/support/lists.ts';
import { asFromPhone, JPEG, secretsIn } from '#tests/support/photos.ts';

const DREFS = PATHS.application;
const ACTIVE = '/api/v2/active-dref/';
const COMPLETED = '/api/v2/completed-dref/';
const NEPAL = 123;

let api: Api;
const tokens: Record<string, string> = {};
let lastSeeded = 0;
beforeAll(async () => {
  api = await startApi();
  lastSeeded = await numberOf(api.db, sql`select max(id) from dref_stage`);
  for (const role of ['guest', 'member', 'country-admin', 'dref-coordinator', 'superuser'])
    tokens[role] = await api.signIn(role);
});

const as = (role: string, language = 'en') => ({ token: tokens[role] ?? '', language });
const write = (body: object = {}, role = 'member', language = 'en') =>
  api.post(DREFS, { ...floodsInBagmati, ...body }, as(role, language));
const made = async (body: object = {}, role = 'member', language = 'en') =>
  (await write(body, role, language)).body;
const change = (
  record: { id: number; modified_at: string },
  body: object,
  role = 'member',
  language = 'en',
) => api.patch(`${DREFS}${record.id}/`, { modified_at: record.modified_at, ...body }, as(role, language));
const send = async (content: Buffer, name: string, role = 'member', language = 'en') =>
  (await sendFile(api.app, content, name, as(role, language))).body;

describe('an application', () => {
  it('is kept with all its rows, and read back as it was written', async () => {
    const dref = await made({
      district: [],
      women: 1_200,
      people_per_urban: 12.5,
      has_child_protection_policy: true,
      media_contact_email: 'asha@nrcs.example',
    });
    expect(dref).toMatchObject({
      ...floodsInBagmati,
      status: 1,
      status_display: 'Draft',
      women: 1_200,
      people_per_urban: 12.5,
      has_child_protection_policy: true,
      starting_language: 'en',
      country_details: { id: NEPAL, iso3: 'NPL', region: 2 },
      disaster_type_details: { id: 12 },
      type_of_dref_display: 'Response',
      created_by_details: { username: 'member' },
      is_active: true,
      is_dref_imminent_v2: false,
      operational_update_details: [],
      final_report_details: null,
    });
    expect(dref.needs_identified[0].title_display).toBe('Health');
    const { body } = await change(dref, {
      needs_identified: [{ ...dref.needs_identified[0], description: 'Two clinics are open.' }],
      planned_interventions: [],
    });
    expect(body.needs_identified).toMatchObject([
      { id: dref.needs_identified[0].id, description: 'Two clinics are open.' },
    ]);
    expect(body.planned_interventions).toEqual([]);
    expect(body.risk_security).toEqual(dref.risk_security);
    expect(body.history.map(({ fields }: { fields: string[] }) => fields)).toEqual([
      ['needs_identified', 'planned_interventions'],
      [],
    ]);
  });

  it('is told what is wrong by field, and never breaks', async () => {
    const { id: anotherCountrysProvince } = (await api.get('/api/v2/district/?country__iso3=BGD&limit=1'))
      .body.results[0];
    const wrong: [body: object, field: string, sentence?: string][] = [
      [{ title: ' ' }, 'title', DREF_ERRORS.required],
      [{ national_society: 999_999 }, 'national_society', DREF_ERRORS.unknownRecord],
      [{ type_of_onset: undefined }, 'type_of_onset', DREF_ERRORS.required],
      [{ type_of_dref: 9 }, 'type_of_dref'],
      [{ operation_timeframe: 31 }, 'operation_timeframe', DREF_ERRORS.timeframe],
      [{ disability_people_per: 101 }, 'disability_people_per', DREF_ERRORS.percentage],
      [{ people_per_urban: 60, people_per_local: 41 }, 'people_per_local', DREF_ERRORS.moreThanAll],
      [{ date_of_approval: '2026-05-02', end_date: '2026-05-01' }, 'end_date', DREF_ERRORS.endBeforeStart],
      [{ district: [anotherCountrysProvince] }, 'district', DREF_ERRORS.unknownRecord],
      [{ field_report: 9_999_999 }, 'field_report', DREF_ERRORS.unknownRecord],
      [{ needs_identified: [{ title: 'zzz', description: 'x' }] }, 'needs_identified'],
      [{ national_society_actions: [{ title: 'other' }] }, 'national_society_actions'],
      [
        { source_information: [{ source_name: 'x', source_link: 'javascript:alert(1)' }] },
        'source_information',
      ],
      [{ images_file: [{}] }, 'images_file'],
      [{ images_file: [1, 2, 3, 4, 5].map((id) => ({ id })) }, 'images_file', DREF_ERRORS.tooManyPhotos],
    ];
    for (const [body, field, sentence] of wrong) {
      const { status, body: answer } = await write(body);
      expect([status, Object.keys(answer.errors ?? {})], JSON.stringify(body)).toEqual([400, [field]]);
      if (sentence) expect(JSON.stringify(answer.errors[field])).toContain(sentence);
    }
    const dref = await made();
    await api.db
      .update(dref_stage)
      .set({ type_of_onset: null, event_date: null })
      .where(eq(dref_stage.id, dref.id));
    expect((await change(dref, { event_date: '2026-05-02' })).body.errors).toEqual({
      event_date: [DREF_ERRORS.required],
    });
  });

  it('is not overwritten by who has not seen the newest version, whatever its type', async () => {
    for (const type_of_dref of [1, 2]) {
      const dref = await made({ type_of_dref });
      expect(
        (await change({ ...dref, modified_at: undefined }, { women: 1 })).body.errors.modified_at,
      ).toEqual(['Modified At is required!']);
      const { body } = await change(dref, { type_of_dref, men: 1 });
      expect(body.modified_at > dref.modified_at).toBe(true);
      const late = await change(dref, { type_of_dref, men: 2 });
      expect(late.status).toBe(400);
      expect(late.body.errors).toEqual({ modified_at: ['OBSOLETE_PAYLOAD'] });
    }
  });

  it('is written in its own language alone, which its files must have', async () => {
    const dref = await made({ title: 'Niger : Inondations 2026' }, 'member', 'fr');
    const refused = await change(dref, { women: 1 });
    expect(refused.body.errors.non_field_errors).toEqual(['Only original language is supported: fr']);
    const tooMany = await change(dref, { people_per_urban: 60, people_per_local: 41 }, 'member', 'fr');
    expect(tooMany.body.errors.people_per_local[0]).toMatch(/^L.*100/);
    const { id: english } = await send(PDF, 'budget.pdf');
    expect((await change(dref, { budget_file: english }, 'member', 'fr')).body.errors.budget_file[0]).toMatch(
      /autre langue/,
    );
    const { id: french } = await send(PDF, 'budget.pdf', 'member', 'fr');
    expect((await change(dref, { budget_file: french }, 'member', 'fr')).body.budget_file).toBe(french);
  });

  it('takes over no row of another record', async () => {
    const [one, other] = [await made(), await made()];
    const [foreign] = one.planned_interventions;
    const { body } = await change(other, {
      planned_interventions: [{ ...foreign, budget: 1 }],
      risk_security: [{ ...one.risk_security[0], risk: 'Theft' }],
    });
    expect(body.planned_interventions[0].id).not.toBe(foreign.id);
    expect(body.risk_security[0].id).not.toBe(one.risk_security[0].id);
    const again = (await api.get(`${DREFS}${one.id}/`, as('member'))).body;
    expect(again.planned_interventions).toEqual(one.planned_interventions);
    expect(again.risk_security).toEqual(one.risk_security);
  });

  it('of an assessment has nothing that belongs to a response', async () => {
    const dref = await made({ women: 5, event_scope: 'Wide', did_ns_respond: true, pmer: 'By phone' });
    const { body } = await change(dref, { type_of_dref: 1 });
    expect(body).toMatchObject({ women: null, event_scope: null, did_ns_respond: null, pmer: null });
    expect(body.needs_identified).toEqual([]);
    expect(body.planned_interventions).toHaveLength(1);
  });

  it('that is written twice under one key is written once', async () => {
    const keyed = { ...as('member'), headers: { 'idempotency-key': crypto.randomUUID() } };
    const ids = [
      (await api.post(DREFS, floodsInBagmati, keyed)).body.id,
      (await api.post(DREFS, floodsInBagmati, keyed)).body.id,
    ];
    expect(new Set(ids).size).toBe(1);
  });
});

describe('the money of an imminent one', () => {
  const split = {
    type_of_dref: 0,
    proposed_action: [
      { proposed_type: 1, total_budget: 40_000, activities: [{ sector: 1, activity: 'Warnings' }] },
      { proposed_type: 2, total_budget: 35_000 },
    ],
    sub_total_cost: 75_000,
    indirect_cost: 5_000,
    total_cost: 80_000,
  };
  const withSurge = {
    ...split,
    is_surge_personnel_deployed: true,
    surge_deployment_cost: 10_000,
    indirect_cost: 5_800,
    total_cost: 90_800,
  };

  it.each([
    ['as it is', split, undefined],
    ['with surge personnel', withSurge, undefined],
    ['without actions', { ...split, proposed_action: [] }, ['proposed_action']],
    [
      'not split to the end',
      { ...split, proposed_action: [{ proposed_type: 2, total_budget: 70_000 }] },
      ['proposed_action'],
    ],
    [
      'with an early action without an activity',
      { ...split, proposed_action: [{ proposed_type: 1, total_budget: 75_000 }] },
      ['proposed_action'],
    ],
    [
      'in a sector that does not exist',
      {
        ...split,
        proposed_action: [{ proposed_type: 2, total_budget: 75_000, activities: [{ sector: 999 }] }],
      },
      ['proposed_action'],
    ],
    ['with another sub-total', { ...split, sub_total_cost: 80_000 }, ['sub_total_cost']],
    [
      'with surge that is not paid for',
      { ...withSurge, surge_deployment_cost: null },
      ['surge_deployment_cost'],
    ],
    ['with the wrong total', { ...withSurge, total_cost: 80_000 }, ['total_cost']],
  ])('%s', async (_, body, fields) => {
    const { status, body: answer } = await write(body);
    expect(fields ? Object.keys(answer.errors) : status).toEqual(fields ?? 201);
    if (!fields) expect(answer.is_dref_imminent_v2).toBe(true);
  });

  it('is not asked for again of an older one, which keeps its classic fields', async () => {
    const id = await makeStage(api, 'application', { type: 0 });
    const { body: dref } = await api.get(`${DREFS}${id}/`, as('member'));
    const { status, body } = await change(dref, { women: 3, type_of_dref: 0 });
    expect([status, body.is_dref_imminent_v2, body.women]).toEqual([200, false, 3]);
  });
});

describe('files', () => {
  it('are shown to who sees a record that names them, at an address that was made for them', async () => {
    const photo = await send(asFromPhone(JPEG), 'from a phone.jpg');
    const plan = await send(DOCX, 'plan.docx');
    const dref = await made({
      cover_image_file: { id: photo.id, caption: 'Kathmandu', client_id: 'a' },
      images_file: [{ id: photo.id }],
      supporting_document: plan.id,
    });
    expect(dref.cover_image_file).toMatchObject({ id: photo.id, caption: 'Kathmandu', client_id: 'a' });
    expect(dref.supporting_document_details.file).toMatch(/\/media\/dref-files\/\d+\/plan.docx\?for=\d+/);
    expect(JSON.stringify(dref)).not.toContain('stored_as":"');
    const { pathname, search } = new URL(dref.cover_image_file.file);
    const shown = await api.app.inject(pathname + search);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(secretsIn(shown.rawPayload)).toEqual([]);
    const asWho = async (role?: string) =>
      (await api.get(pathname, role ? { token: tokens[role] ?? '' } : {})).status;
    expect([await asWho('member'), await asWho('superuser')]).toEqual([200, 200]);
    expect([await asWho(), await asWho('country-admin'), await asWho('guest')]).toEqual([404, 404, 404]);
    expect((await api.get(`${pathname}${search.replace(/signature=.{3}/, 'signature=abc')}`)).status).toBe(
      404,
    );
  });

  it("are their sender's to attach, or there already", async () => {
    const others = await send(PNG, 'other.png', 'country-admin');
    expect((await write({ images_file: [{ id: others.id }] })).body.errors.images_file).toEqual([
      `Only image owner can attach image. Not allowed image ids: ${others.id}`,
    ]);
    expect((await write({ cover_image_file: { id: others.id } })).status).toBe(400);
    expect((await write({ images_file: [{ id: 9_999_999 }] })).status).toBe(400);
    const document = await send(PDF, 'plan.pdf', 'country-admin');
    expect((await write({ supporting_document: document.id })).body.errors.supporting_document).toEqual([
      DREF_ERRORS.unknownRecord,
    ]);
    // Whoever it is shared with saves it with what stands there.
    const own = await send(PNG, 'own.png');
    const dref = await made({ images_file: [{ id: own.id }] });
    const shared = await numberOf(api.db, sql`select id from app_user where username = 'country-admin'`);
    await api.post('/api/v2/dref-share/', { dref: dref.id, users: [shared] }, as('member'));
    const saved = await change(
      dref,
      { images_file: [{ id: own.id, caption: 'A bridge' }, { id: others.id }] },
      'country-admin',
    );
    expect(saved.body.images_file).toMatchObject([{ id: own.id, caption: 'A bridge' }, { id: others.id }]);
  });

  it('are of the kind that a field is for', async () => {
    const [png, pdf, docx] = [await send(PNG, 'a.png'), await send(PDF, 'a.pdf'), await send(DOCX, 'a.docx')];
    const refused = async (body: object) => Object.keys((await write(body)).body.errors ?? {});
    expect(await refused({ budget_file: docx.id })).toEqual(['budget_file']);
    expect(await refused({ budget_file: png.id })).toEqual(['budget_file']);
    expect(await refused({ assessment_report: png.id })).toEqual(['assessment_report']);
    expect(await refused({ event_map_file: { id: pdf.id } })).toEqual(['event_map_file']);
    expect(await refused({ images_file: [{ id: docx.id }] })).toEqual(['images_file']);
    expect(await refused({ budget_file: pdf.id, assessment_report: docx.id })).toEqual([]);
    expect(await refused({ images_file: [{ id: png.id, caption: 'x'.repeat(81) }] })).toEqual([
      'images_file',
    ]);
    const { status } = await sendFile(api.app, Buffer.from('<svg/>'), 'a.svg', as('member'));
    expect(status).toBe(400);
  });

  it('that no record names are gone after 30 days', async () => {
    const [waits, named] = [await send(PNG, 'waits.png'), await send(PNG, 'named.png')];
    await made({ event_map_file: { id: named.id } });
    await api.db.update(dref_file).set({ created_at: '2020-01-01T00:00:00Z' });
    const kept = await forgetOldFiles(api.db);
    const [row] = await api.db.select().from(dref_file).where(eq(dref_file.id, named.id));
    expect(kept).toContain(row?.stored_as);
    expect(await api.db.$count(dref_file, eq(dref_file.id, waits.id))).toBe(0);
  });

  it('have a template of budgets that opens', async () => {
    const { body } = await api.get('/api/v2/dref/global-files/', as('member'));
    const { pathname } = new URL(body.budget_template_url);
    const answer = await api.app.inject(pathname);
    expect(answer.headers['content-type']).toMatch(/spreadsheetml/);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('a PDF', () => {
  const order = (export_id: number, role: string, export_type = 'dref-applications') =>
    api.post('/api/v2/pdf-export/', { export_id, export_type }, as(role));

  it('is ordered by who sees its stage, told to them alone, and made by nobody here', async () => {
    const { id } = await made();
    const { status, body } = await order(id, 'member');
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ export_id: id, status: PDF_STATUS.errored, pdf_file: null }),
    ]);
    const path = `/api/v2/pdf-export/${body.id}/`;
    expect((await api.get(path, as('member'))).body).toMatchObject({ id: body.id });
    expect((await api.get(path, as('superuser'))).status).toBe(404);
    expect((await order(id, 'country-admin')).status).toBe(404);
    expect((await order(id, 'member', 'dref-final-reports')).status).toBe(404);
    expect((await order(id, 'member', 'per')).status).toBe(400);
  });
});

describe('the lists', () => {
  /** The applications that somebody sees, told without the conditions that serve them. */
  const seenBy = (role: string) => sql`
    select d.id from dref_stage d left join country c on c.id = d.country_id
    where d.stage = 'application' and d.is_active and exists (
      select 1 from app_user u where u.username = ${role} and (
        u.is_superuser or d.user_id = u.id
        or exists (select 1 from dref_user s where s.dref_id = d.id and s.user_id = u.id)
        or exists (select 1 from user_role r where r.user_id = u.id
          and r.role = 'dref_region_coordinator' and r.scope_id = c.region_id)))`;
  const matching = async (role: string, condition: ReturnType<typeof sql>) =>
    numbersOf(
      api.db,
      sql`select d.id from dref_stage d left join country c on c.id = d.country_id
        where d.id in (${seenBy(role)}) and ${condition} order by d.created_at desc, d.id desc`,
    );
  /** What the stage that a process has come to says in a column. */
  const inLatest = (column: ReturnType<typeof sql>) => sql`(select ${column} from dref_stage l
    where coalesce(l.dref_id, l.id) = d.id
    order by l.stage = 'report' desc, l.stage = 'update' desc, l.operational_update_number desc nulls last limit 1)`;
  const latest = inLatest(sql`l.status`);
  const [mine, coordinators] = ['member', 'dref-coordinator'];

  it.each([mine, 'country-admin', coordinators, 'superuser'])(
    'shows what %s sees, newest first',
    async (role) => {
      const seen = await matching(role, sql`true`);
      expect(seen.length).toBeGreaterThan(1);
      expect(await idsOf(api, ACTIVE, as(role))).toEqual(seen);
    },
  );

  it.each([
    ['superuser', 'country=123', sql`d.country_id = 123`],
    ['superuser', 'country=123&country=71', sql`d.country_id in (123, 71)`],
    ['superuser', 'type_of_dref=0,3', sql`d.type_of_dref in (0, 3)`],
    ['superuser', 'disaster_type=12', sql`d.disaster_type_id = 12`],
    ['superuser', 'appeal_code=mdrnp', sql`d.appeal_code ilike '%mdrnp%'`],
    ['superuser', 'region=0', sql`c.region_id = 0`],
    ['superuser', 'status=1', sql`${latest} = 1`],
    ['superuser', 'status=3,4', sql`${latest} in (3, 4)`],
    ['superuser', 'search=niger', sql`d.title::text ilike '%niger%'`],
    [
      coordinators,
      'waiting_for_me=true',
      sql`${latest} = 3 or ${latest} in (1, 5) and (select id from app_user where username = 'dref-coordinator')
        in (select d.user_id union select s.user_id from dref_user s where s.dref_id = d.id)`,
    ],
    [mine, 'waiting_for_me=true', sql`${latest} in (1, 5)`],
    [mine, 'waiting_for_me=false', sql`${latest} not in (1, 5)`],
  ])('narrows what %s sees by %s', async (role, query, condition) => {
    const expected = await matching(role, sql`(${condition})`);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan((await matching(role, sql`true`)).length);
    expect(await idsOf(api, `${ACTIVE}?${query}`, as(role))).toEqual(expected);
  });

  it('pages, and sorts by what it offers', async () => {
    const { body } = await api.get(`${ACTIVE}?ordering=title&limit=100`, as('superuser'));
    const titles: string[] = body.results.map((row: { title: string }) => folded(row.title));
    expect(titles).toEqual(titles.toSorted());
    const page = async (offset: number) =>
      (await api.get(`${ACTIVE}?limit=3&offset=${offset}`, as('superuser'))).body.results.map(
        (row: { id: number }) => row.id,
      );
    expect([...(await page(0)), ...(await page(3))]).toEqual(
      (await matching('superuser', sql`true`)).slice(0, 6),
    );
  });

  it.each([
    ['-latest_created_at', sql`${inLatest(sql`l.created_at`)} desc`],
    ['latest_title', inLatest(sql`search_fold(l.title->>'en')`)],
    ['latest_status,-latest_created_at', sql`${latest}, ${inLatest(sql`l.created_at`)} desc`],
  ])('sorts by %s: by what each process has come to', async (ordering, order) => {
    // Written after all applications that are seeded, and called otherwise than its own.
    const id = await makeStage(api, 'update', { author: 'superuser' });
    await api.db
      .update(dref_stage)
      .set({ title: { en: 'Åland' } })
      .where(eq(dref_stage.id, id));
    const expected = await numbersOf(
      api.db,
      sql`select d.id from dref_stage d where d.id in (${seenBy('superuser')}) order by ${order}, d.id`,
    );
    expect(expected).not.toEqual(await idsOf(api, `${ACTIVE}?ordering=-created_at`, as('superuser')));
    expect(await idsOf(api, `${ACTIVE}?ordering=${ordering}`, as('superuser'))).toEqual(expected);
  });

  it('tells of what has followed an application, the newest update first', async () => {
    const [dref = 0] = await numbersOf(
      api.db,
      sql`select dref_id from dref_stage where stage = 'update' group by dref_id having count(*) > 1`,
    );
    const { results } = (await api.get(`${ACTIVE}?limit=200`, as('superuser', 'fr'))).body;
    const row = results.find(({ id }: { id: number }) => id === dref);
    expect(
      row.operational_update_details.map(
        (of: { operational_update_number: number }) => of.operational_update_number,
      ),
    ).toEqual([2, 1]);
    expect(row).toMatchObject({
      application_type: 'DREF',
      application_type_display: 'Demande DREF',
      has_ops_update: true,
      has_final_report: false,
      unpublished_op_update_count: 1,
      operational_update_details: [
        { application_type: 'OPS_UPDATE', application_type_display: 'Mise à jour opérationnelle n° 2' },
        {},
      ],
    });
    const updates = await api.get(`${PATHS.update}?dref=${dref}`, as('superuser'));
    expect(updates.body.results.map(({ dref: of }: { dref: number }) => of)).toEqual([dref, dref]);
  });

  it('of completed ones shows approved reports with their applications, which are active no more', async () => {
    const { count, results } = (await api.get(COMPLETED, as('superuser'))).body;
    expect(count).toBe(
      await numberOf(api.db, sql`select count(*) from dref_stage where stage = 'report' and status = 4`),
    );
    const active = await idsOf(api, ACTIVE, as('superuser'));
    for (const { dref, application_type } of results) {
      expect(application_type).toBe('FINAL_REPORT');
      expect(active).not.toContain(dref.id);
      expect(dref).toMatchObject({ has_final_report: true, unpublished_final_report_count: 0 });
    }
  });

  it('are seeded with processes that their forms would take, in every state and type', async () => {
    const rows = await rowsOf<{ id: number; stage: DrefStage; status: number; type_of_dref: number }>(
      api.db,
      sql`select id, stage, status, type_of_dref from dref_stage where id <= ${lastSeeded}
        and (type_of_dref <> 0 or is_dref_imminent_v2) order by id`,
    );
    const schemas = { application: Dref, update: DrefUpdate, report: DrefReport };
    for (const { id, stage } of rows) {
      const { body } = await api.get(`${PATHS[stage]}${id}/`, as('superuser'));
      expect(z.safeParse(schemas[stage], body).error?.issues ?? [], `${stage} ${id}`).toEqual([]);
    }
    // All but the translation under way, which a start takes up.
    expect([...new Set(rows.map(({ status }) => status))].sort()).toEqual([1, 3, 4, 5]);
    expect([...new Set(rows.map((row) => row.type_of_dref))].sort()).toEqual([0, 1, 2, 3]);
  });

  it.each([ACTIVE, COMPLETED, PATHS.update])(
    'takes as many statements for many rows as for one: %s',
    async (list) => {
      const select = vi.spyOn(api.db, 'select');
      const statements = async (limit: number) => {
        select.mockClear();
        const { body } = await api.get(`${list}?limit=${limit}`, as('superuser'));
        return [body.results.length, select.mock.calls.length] as const;
      };
      const [, few] = await statements(1);
      const [rows, many] = await statements(100);
      select.mockRestore();
      expect(rows).toBeGreaterThan(1);
      expect(many).toBe(few);
    },
  );

  it('has every row on one page', async () => {
    await expectPages({ ...api, get: (path) => api.get(path, as('superuser')) }, ACTIVE, 4);
  });
});
