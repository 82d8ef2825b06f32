import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';
import { numberOf } from '../support/lists.ts';

const NEPAL = 123;
let api: Api;
let tokens: Record<'member' | 'per-admin' | 'superuser', string>;
beforeAll(async () => {
  api = await startApi();
  const [member, admin, superuser] = await Promise.all(
    ['member', 'per-admin', 'superuser'].map((name) => api.signIn(name)),
  );
  tokens = { member: member ?? '', 'per-admin': admin ?? '', superuser: superuser ?? '' };
});

const newest = () =>
  numberOf(api.db, sql`select max(id)::integer from per_overview where country_id = ${NEPAL}`);
const as = (who: keyof typeof tokens, path: string, language = 'en') =>
  api.get(path, { token: tokens[who], language });

describe('a cycle of PER', () => {
  it('tells who looks after the country where it stands, and nobody else that there is one', async () => {
    const path = `/api/v2/per-process-status/${await newest()}/`;
    const { body } = await as('per-admin', path);
    expect(body).toMatchObject({ country: NEPAL, phase: 4, assessment_number: 3 });
    expect(body.workplan).toEqual(expect.any(Number));
    expect((await as('member', path)).status).toBe(404);
    expect((await as('superuser', path)).body).toEqual(body);
  });

  it('is public without the plan, and with results once they are there', async () => {
    const { body } = await api.get('/api/v2/public-per-process-status/?limit=200');
    for (const { id, phase, assessment, prioritization, workplan } of body.results) {
      expect([id, assessment !== null]).toEqual([id, phase > 2]);
      expect([id, prioritization !== null]).toEqual([id, phase > 3]);
      expect(workplan).toBeNull();
    }
  });

  it('answers a results call of another country as forbidden, and as missing where there is none', async () => {
    const id = await numberOf(
      api.db,
      sql`select a.id from per_assessment a join per_overview o on o.id = a.overview_id
        join country c on c.id = o.country_id where c.region_id <> 0 and c.id <> ${NEPAL} limit 1`,
    );
    expect((await as('per-admin', `/api/v2/per-assessment/${id}/`)).status).toBe(403);
    expect((await as('superuser', `/api/v2/per-assessment/${id}/`)).status).toBe(200);
    expect((await as('per-admin', '/api/v2/per-assessment/99999999/')).status).toBe(404);
  });
});

describe('an assessment of PER', () => {
  const assessment = async () =>
    (await as('per-admin', `/api/v2/per-process-status/${await newest()}/`)).body.assessment;

  it('has what was rated, answered and noted, in the reader’s language', async () => {
    const id = await assessment();
    const { body } = await as('per-admin', `/api/v2/per-assessment/${id}/`, 'fr');
    expect(body.area_responses.map(({ area }: { area: number }) => area)).toEqual([1, 2, 3, 4, 5]);
    const components = body.area_responses.flatMap(
      (area: { component_responses: object[] }) => area.component_responses,
    );
    const answered = components.flatMap(
      ({ question_responses }: { question_responses: object[] }) => question_responses,
    );
    expect(answered).toHaveLength(
      await numberOf(
        api.db,
        sql`select count(*)::integer from per_question_response q
          join per_component_response c on c.id = q.component_response_id where c.assessment_id = ${id}`,
      ),
    );
    expect(
      components.map(({ rating_details }: { rating_details: { title: string } }) => rating_details.title),
    ).toContain('À améliorer');
  });

  it('tells the public of no note and no answer', async () => {
    const { text } = await api.get(`/api/v2/public-per-assessment/${await assessment()}/`);
    expect(text).not.toMatch(/"notes"|question_responses|considerations"/);
  });

  it('is averaged by cycles without what was not reviewed, for those who look after the country', async () => {
    const path = `/api/v2/per-stats/?country=${NEPAL}&id=${await newest()}`;
    const { results } = (await as('per-admin', path)).body;
    expect(results).toHaveLength(1);
    const [{ assessment_ratings }] = results;
    expect(assessment_ratings.map((row: { assessment_number: number }) => row.assessment_number)).toEqual([
      1, 2, 3,
    ]);
    const average = await numberOf(
      api.db,
      sql`select round(avg(rating_id - 1), 2)::float8 from per_component_response where assessment_id = ${await assessment()} and rating_id > 1`,
    );
    expect(assessment_ratings.at(-1).average_rating).toBe(average);
    expect((await as('member', path)).body.results[0].assessment_ratings).toBeNull();
  });
});

it('puts what is planned for components before what is planned beside them', async () => {
  const { workplan } = (await as('per-admin', `/api/v2/per-process-status/${await newest()}/`)).body;
  const { body } = await as('per-admin', `/api/v2/per-work-plan/${workplan}/`);
  expect(body.prioritized_action_responses.length).toBeGreaterThan(4);
  expect(body.additional_action_responses).toHaveLength(1);
  expect(body.prioritized_action_responses[0].status_display).not.toBe('');
});

describe('the documents of a cycle', () => {
  const PATH = '/api/v2/per-document-upload/';
  const pdf = (name = 'work plan.pdf') => new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' });
  async function send(who: keyof typeof tokens, { file = pdf(), country = NEPAL, per = 0 } = {}) {
    const form = new FormData();
    form.set('country', String(country));
    form.set('per', String(per || (await newest())));
    form.set('file', file);
    const request = new Request('http://localhost/', { method: 'POST', body: form });
    const answer = await api.app.inject({
      method: 'POST',
      url: PATH,
      headers: {
        authorization: `Token ${tokens[who]}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const remove = (who: keyof typeof tokens, id: number) =>
    api.app.inject({
      method: 'DELETE',
      url: `${PATH}${id}/`,
      headers: { authorization: `Token ${tokens[who]}` },
    });

  const listed = async (who: keyof typeof tokens): Promise<number[]> =>
    (await as(who, `${PATH}?country=${NEPAL}&per=${await newest()}`)).body.results.map(
      ({ id }: { id: number }) => id,
    );

  it('are there from the beginning, each to be read', async () => {
    const { body } = await as('per-admin', `${PATH}?country=${NEPAL}`);
    expect(body.count).toBeGreaterThan(5);
    for (const { file } of body.results) {
      const { pathname, search } = new URL(file);
      const read = await api.app.inject({ url: pathname + search });
      expect([read.statusCode, read.body.slice(0, 5)]).toEqual([200, '%PDF-']);
      expect(read.rawPayload.length).toBe(Number(read.headers['content-length']));
    }
  });

  it('are sent, read and removed by those who look after the country, and by nobody else', async () => {
    const before = await listed('per-admin');
    const { status, body } = await send('per-admin');
    expect([status, body.country]).toEqual([201, NEPAL]);
    const address = new URL(body.file);
    const read = await api.app.inject({ url: address.pathname + address.search });
    expect([read.statusCode, read.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(read.headers['content-disposition']).toContain('work plan.pdf');
    // Neither without what signs it, nor as another kind of file.
    expect((await api.app.inject({ url: address.pathname })).statusCode).toBe(404);
    const asReport = address.pathname.replace('per-documents', 'field-report-files') + address.search;
    expect((await api.app.inject({ url: asReport })).statusCode).toBe(404);

    expect(await listed('per-admin')).toEqual([body.id, ...before]);
    expect(await listed('superuser')).toEqual([body.id, ...before]);
    expect(await listed('member')).toEqual([]);
    expect((await send('member')).status).toBe(403);
    expect((await remove('member', body.id)).statusCode).toBe(404);
    expect((await remove('superuser', body.id)).statusCode).toBe(204);
    expect(await listed('per-admin')).toEqual(before);
    expect((await api.app.inject({ url: address.pathname + address.search })).statusCode).toBe(404);
  });

  it('are documents, of a cycle of the country, and ten of a person at most', async () => {
    const wrong = await send('per-admin', { file: new File(['MZ'], 'program.exe') });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ['file']]);
    const elsewhere = await send('superuser', { country: 14 });
    expect([elsewhere.status, Object.keys(elsewhere.body.errors)]).toEqual([400, ['per']]);
    for (let count = 0; count < 10; count += 1) expect((await send('per-admin')).status).toBe(201);
    const more = await send('per-admin');
    expect([more.status, more.body.errors.file]).toEqual([400, ['Can add utmost 10 documents']]);
    expect((await send('superuser')).status).toBe(201);
  });
});
