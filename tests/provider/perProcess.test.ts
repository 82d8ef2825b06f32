import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { findUserById } from '#provider/security/users.ts';
import { PER_STATES } from '#provider/states/per.ts';
import { perRules } from '#rules/per.ts';
import { obstacleToStep, PER_PHASE, PER_PHASES, type PerPhase, type PerStep } from '#rules/perSteps.ts';
import type { Caller } from '#rules/roles.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { numberOf } from '#tests/support/lists.ts';

/** The PER admin of the demonstration looks after Nepal and Africa. */
const [NEPAL, AFGHANISTAN, ETHIOPIA] = [123, 14, 71];
const ROLES = ['guest', 'member', 'country-admin', 'per-admin', 'ifrc-admin', 'superuser'] as const;
const OVERVIEWS = '/api/v2/per-overview/';

let api: Api;
const tokens: Record<string, string> = {};
const callers: Record<string, Caller> = {};
beforeAll(async () => {
  api = await startApi();
  for (const role of ROLES) {
    tokens[role] = await api.signIn(role);
    const id = await numberOf(api.db, sql`select id from app_user where username = ${role}`);
    callers[role] = await findUserById(api.db, id, '');
  }
});

const as = (role: string, language = 'en') => ({ token: tokens[role] ?? '', language });
const get = async (path: string, role = 'superuser') => (await api.get(path, as(role))).body;

/** Far from the ids of the seed, and small enough that those of its steps are integers. */
let last = 8_000_000;
async function cycleIn(phase: number, country = NEPAL) {
  last += 1;
  await PER_STATES['a PER cycle exists']?.(api.db, { id: last, phase, country });
  return pathsOf(last);
}
const pathsOf = (id: number) => ({
  id,
  overview: `${OVERVIEWS}${id}/`,
  assessment: `/api/v2/per-assessment/${10 * id + 2}/`,
  prioritization: `/api/v2/per-prioritization/${10 * id + 3}/`,
  workPlan: `/api/v2/per-work-plan/${10 * id + 4}/`,
  process: `/api/v2/per-process-status/${id}/`,
});
const save = (path: string, body: object, role = 'per-admin', headers = {}) =>
  api.patch(path, body, { ...as(role), headers });
const phaseOf = async (id: number) => (await get(pathsOf(id).process)).phase;
const area = (row: object, more: object = {}) => ({ area: 1, component_responses: [row], ...more });
interface Rated {
  question_responses?: object[];
}
const rowsOf = (assessment: { area_responses: { area: number; component_responses: Rated[] }[] }) =>
  assessment.area_responses.flatMap(({ component_responses }) => component_responses);

describe('who may do what in which phase', () => {
  const STEPS = ['assessment', 'prioritization', 'workPlan'] as const;

  /** What rules say of a change: 200, or the refusal. */
  function expected(
    step: PerStep,
    user: Caller,
    phase: PerPhase,
    place: { country: number; region: number },
  ) {
    const manages = perRules.manage(user, place);
    if (step === 'overview') return !perRules.readLists(user) ? 403 : manages ? 200 : 404;
    const obstacle = obstacleToStep(step, phase);
    // Its record is not there yet: whoever can have none is not told.
    if (obstacle === 'notYet') return perRules.manage(user) ? 404 : 403;
    if (!manages) return 403;
    return obstacle ? 400 : 200;
  }

  it.each(PER_PHASES)('phase %i', async (phase) => {
    for (const [country, region] of [
      [NEPAL, 2],
      [AFGHANISTAN, 2],
      [ETHIOPIA, 0],
    ] as const) {
      const paths = await cycleIn(phase, country);
      for (const role of ROLES) {
        const user = callers[role];
        const told = [];
        const ruled = [];
        for (const step of ['overview', ...STEPS] as const) {
          const body = step === 'overview' ? { facilitator_name: role } : { overview: paths.id };
          told.push([step, (await save(paths[step], body, role)).status]);
          ruled.push([step, expected(step, user, phase, { country, region })]);
        }
        expect([role, country, told]).toEqual([role, country, ruled]);
      }
      expect(await phaseOf(paths.id)).toBe(phase);
    }
  });

  it('opens a process for whoever looks after its country', async () => {
    const begin = (country: number, role: string) =>
      api.post(OVERVIEWS, { country, date_of_orientation: '2026-05-01' }, as(role));
    for (const role of ROLES)
      for (const [country, region] of [
        [NEPAL, 2],
        [AFGHANISTAN, 2],
      ] as const)
        expect([role, country, (await begin(country, role)).status]).toEqual([
          role,
          country,
          perRules.manage(callers[role], { country, region }) ? 201 : 403,
        ]);
  });
});

describe('the overview', () => {
  it('counts the cycles of its country and keeps what stood before', async () => {
    const latest = await get(`/api/v2/country/${ETHIOPIA}/latest-per-overview/`, 'per-admin');
    const { status, body } = await api.post(
      OVERVIEWS,
      { country: ETHIOPIA, date_of_orientation: '2026-05-01' },
      as('per-admin'),
    );
    expect([status, body.phase, body.is_draft]).toEqual([201, PER_PHASE.orientation, true]);
    expect(body.assessment_number).toBe((latest.assessment_number ?? 0) + 1);
    expect(body.date_of_previous_assessment).toBe(latest.date_of_assessment);
    expect(body.history).toHaveLength(1);
  });

  it('becomes a process with a date and a type, opens the assessment, and keeps what it was set up with', async () => {
    const { body } = await api.post(
      OVERVIEWS,
      { country: NEPAL, date_of_orientation: '2026-05-01' },
      as('per-admin'),
    );
    const paths = pathsOf(body.id);
    const early = await save(paths.overview, { is_draft: false });
    expect([early.status, Object.keys(early.body.errors)]).toEqual([
      400,
      ['date_of_assessment', 'type_of_assessment'],
    ]);
    const assessed = { is_draft: false, date_of_assessment: '2026-06-01', type_of_assessment: 1 };
    expect((await save(paths.overview, assessed)).body.phase).toBe(PER_PHASE.assessment);
    expect((await get(paths.process)).assessment).toEqual(expect.any(Number));
    for (const [field, change] of [
      ['country', { country: ETHIOPIA }],
      ['date_of_assessment', { date_of_assessment: '2026-07-01' }],
      ['is_draft', { is_draft: true }],
    ] as const) {
      const { status, body: told } = await save(paths.overview, change);
      expect([status, Object.keys(told.errors)]).toEqual([400, [field]]);
    }
    const later = { workplan_development_date: '2026-09-01', workplan_revision_date: '2026-08-01' };
    expect(Object.keys((await save(paths.overview, later)).body.errors)).toEqual(['workplan_revision_date']);
    expect((await save(paths.overview, { facilitator_name: 'Maya' })).body.facilitator_name).toBe('Maya');
    expect(await phaseOf(body.id)).toBe(PER_PHASE.assessment);
  });

  it('is changed in the language that it was written in, and on the version that was seen', async () => {
    const { overview } = await cycleIn(PER_PHASE.orientation);
    const { status } = await api.patch(overview, { facilitator_name: 'A' }, as('per-admin', 'fr'));
    expect(status).toBe(400);
    const { updated_at: seen } = await get(overview);
    const ifMatch = { 'if-match': `"${seen}"` };
    expect((await save(overview, { facilitator_name: 'B' }, 'per-admin', ifMatch)).status).toBe(200);
    expect((await save(overview, { facilitator_name: 'C' }, 'superuser', ifMatch)).status).toBe(412);
  });
});

describe('the language of a process', () => {
  const DECIDED = { is_draft: false, date_of_assessment: '2026-06-01', type_of_assessment: 1 };
  const step = (name: string, id: number) => `/api/v2/per-${name}/${id}/`;

  it.each([
    ['assessment', PER_PHASE.assessment],
    ['prioritization', PER_PHASE.prioritization],
    ['workPlan', PER_PHASE.workPlan],
  ] as const)('is that of its %s too: a change in another one is refused', async (name, phase) => {
    const { id, [name]: path } = await cycleIn(phase);
    const before = await get(path);
    const refused = await api.patch(path, { overview: id }, as('per-admin', 'fr'));
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { non_field_errors: ['Seule la langue d’origine peut être modifiée : en'] },
    ]);
    expect(await get(path)).toEqual(before);
    expect((await save(path, { overview: id })).status).toBe(200);
  });

  it('is the one in which it was begun, and every step tells it', async () => {
    const french = as('per-admin', 'fr');
    const begun = { country: NEPAL, date_of_orientation: '2026-05-01', ...DECIDED };
    const { id } = (await api.post(OVERVIEWS, begun, french)).body;
    const steps = async () => (await get(pathsOf(id).process)) as Record<string, number>;

    const assessment = step('assessment', (await steps()).assessment ?? 0);
    expect((await save(assessment, { overview: id })).status).toBe(400);
    const notes = [area({ component: 1, notes: 'Peu est écrit.' })];
    const said = await api.patch(
      assessment,
      { overview: id, area_responses: notes, is_draft: false },
      french,
    );
    expect([said.status, said.body.translation_module_original_language]).toEqual([200, 'fr']);

    const prioritization = step('prioritization', (await steps()).prioritization ?? 0);
    const chosen = [{ component: 1, justification_text: 'Tout en dépend.' }];
    const decided = await api.patch(
      prioritization,
      { overview: id, prioritized_action_responses: chosen, is_draft: false },
      french,
    );
    expect(decided.body.prioritized_action_responses).toMatchObject([
      { component: 1, translation_module_original_language: 'fr' },
    ]);

    const plan = step('work-plan', (await steps()).workplan ?? 0);
    const action = { actions: 'Former', status: 1 };
    const planned = await api.patch(
      plan,
      {
        overview: id,
        prioritized_action_responses: [{ component: 1, ...action }],
        additional_action_responses: [action],
      },
      french,
    );
    const inFrench = [{ actions: 'Former', translation_module_original_language: 'fr' }];
    expect(planned.body).toMatchObject({
      prioritized_action_responses: inFrench,
      additional_action_responses: inFrench,
    });
  });
});

describe('the assessment', () => {
  it('is saved by areas: what others saved stays, and an area that is newer is not overwritten', async () => {
    const { id, assessment } = await cycleIn(PER_PHASE.assessment);
    const one = {
      component: 1,
      rating: 4,
      notes: 'Good.',
      question_responses: [{ question: 11, answer: 2 }],
    };
    const saved = await save(assessment, { overview: id, area_responses: [area(one)] });
    expect(saved.status).toBe(200);
    // The component of the second area, which nobody sent, is there.
    expect(rowsOf(saved.body)).toMatchObject([
      { component: 1, rating: 4 },
      { component: 4, rating: 3 },
    ]);
    const [{ modified_at: seen, modified_by_details: by }] = saved.body.area_responses;
    expect(by.username).toBe('per-admin');

    // Somebody else saves the first area meanwhile, and a third one nobody minds.
    const others = {
      overview: id,
      area_responses: [area({ component: 1, rating: 5 }, { modified_at: seen })],
    };
    expect((await save(assessment, others, 'superuser')).status).toBe(200);
    const late = { overview: id, area_responses: [area({ component: 1, rating: 1 }, { modified_at: seen })] };
    const refused = await save(assessment, late);
    expect([refused.status, Object.keys(refused.body.errors.area_responses)]).toEqual([412, ['1']]);
    const begun = { overview: id, area_responses: [area({ component: 2 }, { modified_at: null })] };
    expect((await save(assessment, begun)).status).toBe(412);

    // What a row leaves out stays: the notes and the answer of the first save.
    expect(rowsOf(await get(assessment))[0]).toMatchObject({
      rating: 5,
      notes: 'Good.',
      question_responses: [{ question: 11, answer: 2 }],
    });
    const emptied = await save(assessment, {
      overview: id,
      area_responses: [{ area: 1, component_responses: [] }],
    });
    expect(rowsOf(emptied.body)).toHaveLength(1);
  });

  it('refuses what belongs elsewhere', async () => {
    const { id, assessment } = await cycleIn(PER_PHASE.assessment);
    for (const row of [
      { component: 30 },
      { component: 14 },
      { component: 1, rating: 9 },
      { component: 1, question_responses: [{ question: 21 }] },
      { component: 1, question_responses: [{ question: 11, answer: 3 }] },
    ])
      expect((await save(assessment, { overview: id, area_responses: [area(row)] })).status).toBe(400);
    expect((await save(assessment, { overview: id + 1, area_responses: [] })).status).toBe(400);
  });

  it('takes everything at once, and is frozen once it was submitted', async () => {
    const { id, assessment } = await cycleIn(PER_PHASE.assessment);
    const { results } = await get('/api/v2/per-formquestion/?limit=9999');
    const questions: { id: number; component: { id: number; area: { id: number } } }[] = results;
    const area_responses = [1, 2, 3, 4, 5].map((of) => {
      const own = questions.filter((question) => question.component.area.id === of);
      const components = [...new Set(own.map((question) => question.component.id))];
      return {
        area: of,
        component_responses: components.map((component) => ({
          component,
          rating: 3,
          question_responses: own
            .filter((question) => question.component.id === component)
            .map((question) => ({ question: question.id, answer: 1 })),
        })),
      };
    });
    const all = await save(assessment, { overview: id, is_draft: false, area_responses });
    expect(all.status).toBe(200);
    expect(rowsOf(all.body).flatMap((row) => row.question_responses ?? [])).toHaveLength(questions.length);
    expect(await phaseOf(id)).toBe(PER_PHASE.prioritization);
    expect((await get(pathsOf(id).process)).prioritization).toEqual(expect.any(Number));
    expect((await save(assessment, { overview: id, area_responses })).status).toBe(400);
  });
});

describe('prioritization and work plan', () => {
  const component = 4;

  it('opens the plan, keeps the phase when it is changed later, and takes actions of what is left out along', async () => {
    const { id, prioritization } = await cycleIn(PER_PHASE.prioritization);
    const none = await save(prioritization, {
      overview: id,
      is_draft: false,
      prioritized_action_responses: [],
    });
    expect([none.status, Object.keys(none.body.errors)]).toEqual([400, ['prioritized_action_responses']]);
    expect((await save(prioritization, { overview: id, is_draft: false })).status).toBe(200);
    expect(await phaseOf(id)).toBe(PER_PHASE.workPlan);
    const workPlan = `/api/v2/per-work-plan/${(await get(pathsOf(id).process)).workplan}/`;

    const plan = {
      overview: id,
      prioritized_action_responses: [{ component, actions: 'Train', status: 1 }],
      additional_action_responses: [
        { actions: 'Tell donors', status: 0, supported_by_organization_type: 1, supported_by: NEPAL },
      ],
    };
    const saved = await save(workPlan, { ...plan, is_draft: false });
    expect(saved.body.additional_action_responses).toMatchObject([
      { actions: 'Tell donors', supported_by: null },
    ]);
    expect(await phaseOf(id)).toBe(PER_PHASE.action);

    const another = [{ component: 5, justification_text: 'Weak.' }];
    const changed = await save(prioritization, { overview: id, prioritized_action_responses: another });
    expect(changed.body.prioritized_action_responses).toMatchObject([{ component: 5 }]);
    expect(await phaseOf(id)).toBe(PER_PHASE.action);
    const left = await get(workPlan);
    expect([left.prioritized_action_responses, left.additional_action_responses.length]).toEqual([[], 1]);
    // The plan was changed by that: whoever writes on it has to see it first.
    const seen = { 'if-match': `"${saved.body.modified_at}"` };
    expect((await save(workPlan, plan, 'per-admin', seen)).status).toBe(412);
    expect((await save(workPlan, plan)).status).toBe(400);
  });

  it('wants a status of every action and a text of those beside the components', async () => {
    const { id, workPlan } = await cycleIn(PER_PHASE.workPlan);
    for (const body of [
      { additional_action_responses: [{ actions: ' ', status: 1 }] },
      { additional_action_responses: [{ actions: 'Tell donors' }] },
      { prioritized_action_responses: [{ component: 5, status: 1 }] },
      { is_draft: 'no' },
    ])
      expect((await save(workPlan, { overview: id, ...body })).status).toBe(400);
  });
});

describe('lists of processes', () => {
  it('hold those that one looks after, the latest of each country by itself', async () => {
    const all = await get('/api/v2/per-process-status/?limit=200', 'per-admin');
    expect(all.results.length).toBeGreaterThan(5);
    for (const { country, country_details } of all.results)
      expect(country === NEPAL || country_details.region === 0).toBe(true);
    const { results } = await get('/api/v2/aggregated-per-process-status/?limit=200', 'per-admin');
    const countries = results.map(({ country }: { country: number }) => country);
    expect(new Set(countries).size).toBe(countries.length);
    expect(new Set(countries)).toEqual(
      new Set(all.results.map(({ country }: { country: number }) => country)),
    );
    expect((await get('/api/v2/per-process-status/', 'member')).count).toBe(0);
  });

  it('are narrowed to those that the reader began, and to all others', async () => {
    const count = async (narrowing: string) =>
      (await get(`/api/v2/per-process-status/?limit=1${narrowing}`, 'per-admin')).count;
    const began = await api.post(
      '/api/v2/per-overview/',
      { country: ETHIOPIA, date_of_orientation: '2026-05-01' },
      as('per-admin'),
    );
    expect(began.status).toBe(201);
    const { results } = await get('/api/v2/per-process-status/?mine=true&limit=200', 'per-admin');
    expect(results.map(({ id }: { id: number }) => id)).toContain(began.body.id);
    expect((await count('&mine=true')) + (await count('&mine=false'))).toBe(await count(''));
    expect(await count('&mine=false')).toBeGreaterThan(0);
  });

  it('have processes in every phase to show', async () => {
    const { results } = await get('/api/v2/aggregated-per-process-status/?limit=200', 'superuser');
    expect(new Set(results.map(({ phase }: { phase: number }) => phase))).toEqual(new Set(PER_PHASES));
  });
});

it('is given as a workbook of four sheets to those who look after the country', async () => {
  const { id } = await cycleIn(PER_PHASE.action);
  const path = `/api/v2/export-per/${id}/`;
  const read = (role: string) =>
    api.app.inject({ url: path, headers: { authorization: `Token ${tokens[role]}` } });
  const { statusCode, headers, rawPayload } = await read('per-admin');
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect((await read('member')).statusCode).toBe(403);
});
