import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { floodsInBagmati } from '#contracts/dref/states.ts';
import { dref_stage } from '#provider/database/schema.ts';
import { createMailer } from '#provider/mail/mailer.ts';
import { findUserById } from '#provider/security/users.ts';
import { buildServer } from '#provider/server.ts';
import type { Translator } from '#provider/translation/translator.ts';
import { DREF_STAGES, DREF_STATUS, type DrefStage, drefRules } from '#rules/dref.ts';
import type { Caller } from '#rules/roles.ts';
import { type Api, startApi, testConfig } from '#tests/support/api.ts';
import { makeStage, PATHS, sendFile } from '#tests/support/dref.ts';
import { PNG } from '#tests/support/files.ts';
import { numberOf, numbersOf } from '#tests/support/lists.ts';

const [NEPAL, ETHIOPIA] = [123, 71];
const ROLES = [
  'guest',
  'member',
  'country-admin',
  'region-admin',
  'per-admin',
  'dref-coordinator',
  'ifrc-admin',
  'superuser',
] as const;

let api: Api;
const tokens: Record<string, string> = {};
const ids: Record<string, number> = {};
/** Translations wait here until a test lets them end. */
const waiting: { end: (texts: Record<string, string>) => void; fail: () => void; texts: object }[] = [];
const translate: Translator = (texts) =>
  new Promise((resolve, reject) => {
    waiting.push({ end: resolve, fail: () => reject(new Error('no service')), texts });
  });

beforeAll(async () => {
  api = await startApi({ translate });
  for (const role of ROLES) {
    tokens[role] = await api.signIn(role);
    ids[role] = await numberOf(api.db, sql`select id from app_user where username = ${role}`);
  }
});

const as = (role: string, language = 'en') => ({ token: tokens[role] ?? '', language });
const step = (stage: DrefStage, id: number, name: string, role = 'member') =>
  api.post(`${PATHS[stage]}${id}/${name}/`, {}, as(role));
const read = async (stage: DrefStage, id: number, role = 'superuser', language = 'en') =>
  (await api.get(`${PATHS[stage]}${id}/`, as(role, language))).body;
const save = async (stage: DrefStage, id: number, body: object, role = 'member', language = 'en') => {
  const { modified_at } = await read(stage, id);
  return api.patch(`${PATHS[stage]}${id}/`, { modified_at, ...body }, as(role, language));
};
const begin = (stage: 'update' | 'report', dref: number, role = 'member', language = 'en') =>
  api.post(PATHS[stage], { dref, starting_language: language }, as(role, language));
const share = (dref: number, users: number[], role = 'member') =>
  api.post('/api/v2/dref-share/', { dref, users }, as(role));
/** Until something holds that a background job brings about. */
async function until<Value>(look: () => Promise<Value | undefined | false> | Value | undefined | false) {
  for (;;) {
    const value = await look();
    if (value) return value;
    await setImmediate();
  }
}

/** Calls about one stage, with what the rules of both sides say of them. */
const CALLS: Readonly<
  Record<
    string,
    {
      send: (stage: DrefStage, id: number, role: string | undefined) => Promise<{ status: number }>;
      may: (user: Caller, record: { status: number; region: number }) => number;
      only?: DrefStage;
    }
  >
> = {
  read: {
    send: (stage, id, role) => api.get(`${PATHS[stage]}${id}/`, role ? as(role) : {}),
    may: () => 200,
  },
  save: {
    // Whoever has seen a later version has seen this one.
    send: (stage, id, role) =>
      api.patch(
        `${PATHS[stage]}${id}/`,
        { women: 3, modified_at: '2100-01-01T00:00:00Z' },
        role ? as(role) : {},
      ),
    may: (user, record) => (drefRules.edit(user, record) ? 200 : 400),
  },
  finalize: {
    send: (stage, id, role) => api.post(`${PATHS[stage]}${id}/finalize/`, {}, role ? as(role) : {}),
    may: (user, record) =>
      drefRules.finalize(user, record) || drefRules.retryFinalize(user, record) ? 200 : 400,
  },
  approve: {
    send: (stage, id, role) => api.post(`${PATHS[stage]}${id}/approve/`, {}, role ? as(role) : {}),
    may: (user, record) =>
      drefRules.approveAny(user, record.region) ? (drefRules.approve(user, record) ? 200 : 400) : 403,
  },
  delete: {
    only: 'application',
    send: async (stage, id, role) => {
      const { statusCode } = await api.app.inject({
        method: 'DELETE',
        url: `${PATHS[stage]}${id}/`,
        headers: role ? { authorization: `Token ${tokens[role]}` } : {},
      });
      return { status: statusCode };
    },
    may: (user, record) => (drefRules.remove(user, record) ? 204 : 400),
  },
};
const CASES = DREF_STAGES.flatMap((stage) =>
  Object.entries(CALLS)
    .filter(([, { only }]) => !only || only === stage)
    .map(([name, call]) => [stage, name, call] as const),
);

describe('who may do what, in which state', () => {
  it.each(CASES)('%s: %s', async (stage, _, { send, may }) => {
    const said: Record<string, number> = {};
    const expected: Record<string, number> = {};
    // The coordinator of Africa sees those of Ethiopia, a colleague what is shared with them.
    const place = { country: ETHIOPIA, author: 'member' };
    const id = await makeStage(api, stage, place);
    const sharedWith = [ids['country-admin'] ?? 0];
    await share(stage === 'application' ? id : id + 1, sharedWith);
    const owners = { author: ids.member, sharedWith, region: 0 };
    const people =
      stage === 'application' ? ROLES : (['guest', 'member', 'per-admin', 'dref-coordinator'] as const);
    for (const role of [undefined, ...people]) {
      const user = role && (await findUserById(api.db, ids[role] ?? 0));
      for (const status of Object.values(DREF_STATUS)) {
        const key = `${status} ${role}`;
        const there = await api.db
          .update(dref_stage)
          .set({ status })
          .where(eq(dref_stage.id, id))
          .returning({ id: dref_stage.id });
        if (there.length === 0) {
          await makeStage(api, stage, { ...place, id, status });
          await share(id, sharedWith);
        }
        if (!user) expected[key] = 401;
        else if (!drefRules.use(user)) expected[key] = 403;
        else if (!drefRules.see(user, owners)) expected[key] = 404;
        else expected[key] = may(user, { status, region: 0 });
        said[key] = (await send(stage, id, role)).status;
      }
    }
    expect(said).toEqual(expected);
  });

  it('tells nobody but superusers to approve what is of no country', async () => {
    const id = await makeStage(api, 'application', { status: 3, author: 'dref-coordinator' });
    await api.db.update(dref_stage).set({ country_id: null }).where(eq(dref_stage.id, id));
    expect((await step('application', id, 'approve', 'dref-coordinator')).status).toBe(403);
    expect((await step('application', id, 'approve', 'superuser')).body.status).toBe(4);
  });

  it('lets nobody write an application whose final report is approved, nor set a status', async () => {
    const report = await makeStage(api, 'report', { status: 3, author: 'member' });
    await step('report', report, 'approve', 'superuser');
    const { dref } = await read('report', report);
    expect((await read('application', dref)).is_active).toBe(false);
    await api.db.update(dref_stage).set({ status: 3 }).where(eq(dref_stage.id, dref));
    expect((await save('application', dref, { women: 3 })).body.errors.non_field_errors[0]).toMatch(
      /final report/,
    );
    const draft = await makeStage(api, 'application');
    expect((await save('application', draft, { status: 4 })).body.status).toBe(1);
  });
});

describe('the next stage', () => {
  /** An application with all that is copied, approved. */
  async function approved(body: object = {}) {
    const photo = async () => (await sendFile(api.app, PNG, 'river.png', as('member'))).body.id;
    const { body: made } = await api.post(
      PATHS.application,
      {
        ...floodsInBagmati,
        amount_requested: 300_000,
        total_targeted_population: 4_000,
        date_of_approval: '2026-05-04',
        end_date: '2026-08-31',
        operation_timeframe: 3,
        publishing_date: '2026-05-06',
        appeal_code: 'MDRNP901',
        media_contact_name: 'Asha Gurung',
        cover_image_file: { id: await photo(), caption: 'The river' },
        images_file: [{ id: await photo(), caption: 'A bridge' }],
        ...body,
      },
      as('member'),
    );
    await share(made.id, [ids['country-admin'] ?? 0]);
    await step('application', made.id, 'finalize');
    await step('application', made.id, 'approve', 'superuser');
    return read('application', made.id);
  }

  it('copies what both have under the names of each, with rows and photos of its own', async () => {
    const dref = await approved();
    const { body: first } = await begin('update', dref.id, 'country-admin');
    expect(first).toMatchObject({
      dref: dref.id,
      status: 1,
      operational_update_number: 1,
      title: dref.title,
      number_of_people_affected: dref.num_affected,
      number_of_people_targeted: 4_000,
      new_operational_start_date: '2026-05-04',
      new_operational_end_date: '2026-08-31',
      total_operation_timeframe: 3,
      dref_allocated_so_far: 300_000,
      total_dref_allocation: 300_000,
      appeal_code: 'MDRNP901',
      media_contact_name: 'Asha Gurung',
      cover_image_file: { caption: 'The river' },
      images_file: [{ caption: 'A bridge' }],
      users_details: [{ id: ids['country-admin'] }],
      created_by_details: { id: ids['country-admin'] },
    });
    expect(first.planned_interventions[0].indicators).toMatchObject([{ title: 'Clinics', target: 4 }]);
    const ofBoth = (record: { planned_interventions: { id: number }[]; images_file: { id: number }[] }) => [
      record.planned_interventions[0]?.id,
      record.images_file[0]?.id,
    ];
    for (const [index, id] of ofBoth(first).entries()) expect(id).not.toBe(ofBoth(dref)[index]);

    // The author of the application works on with what a colleague has begun.
    const [intervention] = first.planned_interventions;
    await save('update', first.id, {
      additional_allocation: 50_000,
      total_dref_allocation: 350_000,
      summary_of_change: 'More people.',
      changing_budget: true,
      images_file: [{ id: first.images_file[0].id, caption: 'The new bridge' }],
      photos_file: [{ id: first.images_file[0].id }],
      planned_interventions: [
        { ...intervention, budget: 60_000, indicators: [{ title: 'Clinics', target: 9 }] },
      ],
    });
    const before = await read('application', dref.id);
    expect(before.planned_interventions).toEqual(dref.planned_interventions);
    expect(before.images_file[0].caption).toBe('A bridge');
    await step('update', first.id, 'finalize');
    await step('update', first.id, 'approve', 'superuser');

    const { body: second } = await begin('update', dref.id);
    expect(second).toMatchObject({
      operational_update_number: 2,
      dref_allocated_so_far: 350_000,
      total_dref_allocation: 350_000,
      additional_allocation: null,
      summary_of_change: null,
      changing_budget: null,
      photos_file: [],
      images_file: [{ caption: 'The new bridge' }],
      planned_interventions: [{ budget: 60_000, indicators: [{ target: 9 }] }],
    });
    await step('update', second.id, 'finalize');
    await step('update', second.id, 'approve', 'superuser');
    const { body: report } = await begin('report', dref.id);
    expect(report).toMatchObject({
      operation_start_date: '2026-05-04',
      operation_end_date: '2026-08-31',
      total_operation_timeframe: 3,
      total_dref_allocation: 350_000,
      number_of_people_affected: 5_000,
      date_of_publication: null,
      financial_report: null,
      cover_image_file: { caption: 'The river' },
      planned_interventions: [{ budget: 60_000, person_assisted: null }],
    });
    expect(report.history[0]).toMatchObject({ action: 'created', user_details: { id: ids.member } });
  });

  it('makes an imminent one a response, whose report has none of its costs and days', async () => {
    const dref = await approved({
      type_of_dref: 0,
      proposed_action: [
        { proposed_type: 1, total_budget: 50_000, activities: [{ sector: 1, activity: 'Sandbags' }] },
        { proposed_type: 2, total_budget: 25_000 },
      ],
      sub_total_cost: 75_000,
      indirect_cost: 5_000,
      total_cost: 80_000,
      operation_timeframe_imminent: 45,
      amount_requested: null,
    });
    expect(dref.is_dref_imminent_v2).toBe(true);
    const { body: update } = await begin('update', dref.id);
    expect(update).toMatchObject({
      type_of_dref: 2,
      total_operation_timeframe: null,
      new_operational_end_date: null,
      dref_allocated_so_far: 80_000,
      total_dref_allocation: 80_000,
    });
    await step('update', update.id, 'finalize');
    await step('update', update.id, 'approve', 'superuser');
    const { body: report } = await begin('report', dref.id);
    expect(report).toMatchObject({
      type_of_dref: 2,
      is_dref_imminent_v2: true,
      total_dref_allocation: 80_000,
      sub_total_cost: null,
      indirect_cost: null,
      total_cost: null,
      total_operation_timeframe_imminent: null,
      proposed_action: [{ activities: [{ activity: 'Sandbags' }] }, { total_budget: 25_000 }],
    });
    const other = await approved({
      type_of_dref: 0,
      proposed_action: [{ proposed_type: 2, total_budget: 75_000 }],
      sub_total_cost: 75_000,
      indirect_cost: 5_000,
      total_cost: 80_000,
      operation_timeframe_imminent: 45,
    });
    expect((await begin('report', other.id)).body).toMatchObject({
      type_of_dref: 0,
      total_dref_allocation: 80_000,
      sub_total_cost: 75_000,
      total_cost: 80_000,
      total_operation_timeframe_imminent: 45,
    });
  });

  it.each([
    ['update', 'draft', {}, /not approved dref/],
    ['update', 'of a stranger', { status: 4, author: 'superuser' }, /no longer available/],
    ['report', 'draft', {}, /not approved dref/],
    ['report', 'loan', { status: 4, type: 3 }, /type Loan/],
  ] as const)('refuses a new %s of one that is: %s', async (stage, _, parameters, sentence) => {
    const id = await makeStage(api, 'application', parameters);
    const { status, text } = await begin(stage, id);
    expect(status).toBe(400);
    expect(text).toMatch(sentence);
  });

  it('refuses both beside an open update, and an update after a report', async () => {
    const update = await makeStage(api, 'update');
    const { dref } = await read('update', update);
    for (const stage of ['update', 'report'] as const)
      expect((await begin(stage, dref)).text).toMatch(/not approved Operational Update/);
    const report = await makeStage(api, 'report');
    const { dref: other } = await read('report', report);
    expect((await begin('update', other)).text).toMatch(/Final Report/);
    expect((await begin('report', other)).text).toMatch(/already exists/);
  });

  it('begins once, however many begin it at the same time', async () => {
    const id = await makeStage(api, 'application', { status: 4 });
    const answers = await Promise.all([begin('update', id), begin('report', id), begin('update', id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  it('begins in a language that the application was written in, asked for in that language', async () => {
    const id = await makeStage(api, 'application', { status: 4, language: 'fr' });
    await api.db.update(dref_stage).set({ original_language: 'en' }).where(eq(dref_stage.id, id));
    const wrong = await api.post(PATHS.update, { dref: id, starting_language: 'fr' }, as('member', 'en'));
    expect(wrong.body.errors.starting_language[0]).toMatch(/does not match/);
    expect((await begin('update', id, 'member', 'es')).text).toMatch(/fr o en/);
    const { body } = await begin('update', id, 'member', 'fr');
    expect(body).toMatchObject({ starting_language: 'fr', translation_module_original_language: 'fr' });
  });

  it('keeps the code of an application in its updates', async () => {
    const id = await makeStage(api, 'update', { code: 'MDRNP777' });
    expect((await save('update', id, { appeal_code: 'MDRNP778' })).body.errors.appeal_code).toEqual([
      "Can't edit MDR Code",
    ]);
  });
});

describe('the translation', () => {
  const aFrenchDraft = () => makeStage(api, 'application', { language: 'fr' });
  const statusOf = async (id: number) => (await read('application', id)).status;
  const finalize = async (id: number) => {
    const { status, body } = await step('application', id, 'finalize');
    expect([status, typeof body.detail]).toEqual([202, 'string']);
    return until(() => waiting.pop());
  };

  it('happens in the background; then the record is written in English', async () => {
    const id = await aFrenchDraft();
    await save('application', id, { event_scope: 'Trois districts' }, 'member', 'fr');
    const job = await finalize(id);
    expect(job.texts).toEqual({ title: 'Nepal: Floods 2026', event_scope: 'Trois districts' });
    expect((await save('application', id, { women: 1 }, 'member', 'fr')).text).toMatch(/traduction/);
    job.end({ title: 'Nepal: Floods 2026', event_scope: 'Three districts' });
    await until(async () => (await statusOf(id)) === 3);
    expect(await read('application', id, 'member', 'en')).toMatchObject({
      event_scope: 'Three districts',
      starting_language: 'fr',
      translation_module_original_language: 'en',
    });
    expect((await read('application', id, 'member', 'fr')).event_scope).toBe('Trois districts');
    expect((await save('application', id, { women: 1 }, 'member', 'fr')).text).toMatch(/: en/);
    expect((await save('application', id, { women: 1 })).body).toMatchObject({ status: 3, women: 1 });
    const { history } = await read('application', id, 'member');
    expect(history.map(({ fields }: { fields: string[] }) => fields.join())).toEqual([
      'women',
      'status',
      'status',
      'event_scope',
    ]);
  });

  it('puts what stands in rows into English too, shows it to others as it was written, and gives it back to whoever goes on in that language', async () => {
    const id = await aFrenchDraft();
    const rows = {
      needs_identified: [{ title: 'health', description: 'Pas de dispensaire' }],
      planned_interventions: [
        { title: 'health', description: 'Soins', indicators: [{ title: 'Cliniques', target: 4 }] },
      ],
    };
    await save('application', id, rows, 'member', 'fr');
    const job = await finalize(id);
    const ENGLISH: Record<string, string> = {
      'Pas de dispensaire': 'No clinic',
      Soins: 'Care',
      Cliniques: 'Clinics',
    };
    job.end(
      Object.fromEntries(
        Object.entries(job.texts as Record<string, string>).map(([name, text]) => [
          name,
          ENGLISH[text] ?? text,
        ]),
      ),
    );
    await until(async () => (await statusOf(id)) === 3);
    const textsOf = (its: {
      needs_identified: { description: string }[];
      planned_interventions: { description: string; indicators: { title: string }[] }[];
    }) => [
      its.needs_identified[0]?.description,
      its.planned_interventions[0]?.description,
      its.planned_interventions[0]?.indicators[0]?.title,
    ];
    const inEnglish = await read('application', id, 'member', 'en');
    expect(textsOf(inEnglish)).toEqual(['No clinic', 'Care', 'Clinics']);
    const [need] = inEnglish.needs_identified;
    await save('application', id, {
      needs_identified: [{ id: need.id, title: 'health', description: 'Two clinics' }],
    });
    // What was written anew is in no other language.
    expect(textsOf(await read('application', id, 'member', 'fr'))).toEqual([
      'Two clinics',
      'Soins',
      'Cliniques',
    ]);

    await step('application', id, 'approve', 'superuser');
    const { body } = await begin('update', id, 'member', 'fr');
    expect(textsOf(body)).toEqual(['Two clinics', 'Soins', 'Cliniques']);
    expect(textsOf(await read('update', body.id, 'member', 'en'))).toEqual([
      'Two clinics',
      'Care',
      'Clinics',
    ]);
  });

  it('can fail, and is then asked for again', async () => {
    const id = await aFrenchDraft();
    (await finalize(id)).fail();
    await until(async () => (await statusOf(id)) === 5);
    expect((await save('application', id, { women: 1 }, 'member', 'fr')).status).toBe(200);
    (await finalize(id)).end({});
    await until(async () => (await statusOf(id)) === 3);
  });

  it('counts as its last attempt, where it is asked for again while it lasts', async () => {
    const id = await aFrenchDraft();
    const first = await finalize(id);
    const { finalizing_since } =
      (await api.db.select().from(dref_stage).where(eq(dref_stage.id, id)))[0] ?? {};
    // Two attempts differ by a millisecond at least.
    await until(() => new Date().toISOString() > String(finalizing_since));
    const second = await finalize(id);
    first.end({ title: 'Of the first attempt' });
    second.end({ title: 'Of the second attempt' });
    await until(async () => (await statusOf(id)) === 3);
    expect((await read('application', id)).title).toBe('Of the second attempt');
  });

  it('is taken up after a restart', async () => {
    const id = await aFrenchDraft();
    const server = (own: Translator) =>
      buildServer({ db: api.db, config: testConfig(), mailer: createMailer(testConfig()), translate: own });
    let hasBegun = false;
    const first = await server(() => {
      hasBegun = true;
      return new Promise(() => {});
    });
    const { statusCode } = await first.inject({
      method: 'POST',
      url: `${PATHS.application}${id}/finalize/`,
      payload: {},
      headers: { authorization: `Token ${tokens.member}` },
    });
    expect(statusCode).toBe(202);
    await until(() => hasBegun);
    await first.close();
    expect(await statusOf(id)).toBe(2);

    const second = await server(async (texts) => texts);
    onTestFinished(() => second.close());
    await second.ready();
    await until(async () => (await statusOf(id)) === 3);
  });
});

describe('sharing', () => {
  const waitingFor = (role: string) =>
    api.outbox.filter(({ to, subject }) => to === `${role}@demo.example` && subject.includes('DREF'));

  it('lets people see and write all stages, tells them once, and ends', async () => {
    const id = await makeStage(api, 'application', { status: 4, country: NEPAL });
    const [one, other] = [ids['region-admin'] ?? 0, ids['per-admin'] ?? 0];
    await api.db.execute(sql`update app_user set language = 'fr' where username = 'region-admin'`);
    expect((await share(id, [one])).status).toBe(200);
    expect(waitingFor('region-admin')).toHaveLength(1);
    expect(waitingFor('region-admin')[0]).toMatchObject({
      subject: expect.stringContaining('partage une demande'),
    });
    const { body: update } = await begin('update', id, 'region-admin');
    expect((await read('update', update.id, 'member')).id).toBe(update.id);
    expect((await share(id, [one, other], 'region-admin')).status).toBe(200);
    expect(waitingFor('region-admin')).toHaveLength(1);
    expect(waitingFor('per-admin')).toHaveLength(1);
    expect((await api.get(`/api/v2/dref-share-user/${id}/`, as('per-admin'))).body).toMatchObject({
      id,
      users: [one, other].sort((a, b) => a - b),
    });
    expect((await save('update', update.id, { women: 4 }, 'per-admin')).status).toBe(200);
    await share(id, []);
    expect((await api.get(`${PATHS.update}${update.id}/`, as('per-admin'))).status).toBe(404);
    expect((await read('application', id, 'region-admin')).errors).toBeDefined();
    // What they wrote themselves stays theirs.
    expect((await read('update', update.id, 'region-admin')).id).toBe(update.id);
  });

  it('refuses guests, people who do not exist, and strangers', async () => {
    const id = await makeStage(api, 'application');
    for (const users of [[ids.guest ?? 0], [9_999_999]])
      expect((await share(id, users)).body.errors.users).toHaveLength(1);
    expect((await share(id, [], 'ifrc-admin')).status).toBe(404);
    expect(await numbersOf(api.db, sql`select user_id from dref_user where dref_id = ${id}`)).toEqual([]);
  });
});
