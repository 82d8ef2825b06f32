import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_SUBSCRIPTIONS } from '#contracts/account/alertSubscriptions.ts';
import { MOST_TOKENS } from '#contracts/account/apiTokens.ts';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { MOST_IDS, MOST_PARTS } from '#contracts/schemas/formFields.ts';
import { type Api, startApi } from '../support/api.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn('member');
});

const REPORTS = '/api/v2/field-report/';
const report = (more: object) => ({
  title: 'Many parts',
  countries: [123],
  dtype: 12,
  start_date: '2026-05-01T00:00:00Z',
  ...more,
});
const sources = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ stype: 1, spec: `Source ${index}` }));

describe('the parts of a record', () => {
  it('are written in their order, in as many statements for a hundred as for one', async () => {
    const few = await statementsOf(() => api.post(REPORTS, report({ sources: sources(1) }), { token }));
    const many = await statementsOf(() =>
      api.post(REPORTS, report({ sources: sources(MOST_PARTS) }), { token }),
    );
    expect(many.answer.status).toBe(201);
    expect(many.answer.body.sources.map(({ spec }: { spec: string }) => spec)).toEqual(
      sources(MOST_PARTS).map(({ spec }) => spec),
    );
    expect(many.statements).toBe(few.statements);
  });

  it('are changed, added and taken away by their ids, whose two of one are the later', async () => {
    const first = await api.post(REPORTS, report({ contacts: ['a', 'b', 'c'].map(contact) }), { token });
    const [a, b] = first.body.contacts;
    const contacts = [{ ...b, name: 'b twice' }, { ...b, name: 'b again' }, contact('d')];
    const { status, body } = await api.patch(`${REPORTS}${first.body.id}/`, { contacts }, { token });
    expect(status).toBe(200);
    expect(body.contacts).toEqual([
      { ...b, name: 'b again' },
      { ...contact('d'), id: expect.any(Number) },
    ]);
    expect(body.contacts.map(({ id }: { id: number }) => id)).not.toContain(a.id);
  });

  it('of somebody else’s record are not taken from it by their ids', async () => {
    const other = await api.post(REPORTS, report({ contacts: [contact('theirs')] }), { token });
    const stolen = { ...contact('mine'), id: other.body.contacts[0].id };
    const own = await api.post(REPORTS, report({ contacts: [stolen] }), { token });
    expect(own.body.contacts[0].id).not.toBe(stolen.id);
    const { body } = await api.get(`${REPORTS}${other.body.id}/`, { token });
    expect(body.contacts).toMatchObject([{ name: 'theirs' }]);
  });

  it.each([
    ['sources', sources(MOST_PARTS + 1)],
    ['districts', Array.from({ length: MOST_IDS + 1 }, (_, id) => id)],
    ['countries', Array.from({ length: 120_000 }, (_, id) => id)],
  ])('are refused where there are more than its contract says: %s', async (field, items) => {
    const { status, body } = await api.post(REPORTS, report({ [field]: items }), { token });
    expect(status).toBe(400);
    expect(body.errors[field]).toContain(FORM_ERRORS.listTooLong);
  });

  it('do not exist by the id 0', async () => {
    const { status, body } = await api.post(REPORTS, report({ event: 0 }), { token });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['event']]);
  });
});

it('a title that nobody can see is none, and one that turns the text round is refused', async () => {
  const invisible = await api.post(REPORTS, report({ title: '\u200b\u2060' }), { token });
  expect(invisible.body.errors).toEqual({ title: [FORM_ERRORS.required] });
  const turned = await api.post(REPORTS, report({ title: 'Flood \u202egpj.exe' }), { token });
  expect([turned.status, Object.keys(turned.body.errors)]).toEqual([400, ['title']]);
});

it.each([
  ['/api/v2/external-token/', { title: 'Dashboard' }, MOST_TOKENS],
  ['/api/v2/alert-subscription/', { title: 'Floods', hazard_types: [12] }, MOST_SUBSCRIPTIONS],
])('one person has no more than so many of %s', async (path, body, most) => {
  const owner = await api.signIn('country-admin');
  const before = (await api.get(path, { token: owner })).body.count;
  const add = async () => (await api.post(path, body, { token: owner })).status;
  const statuses: number[] = [];
  while (statuses.length < most - before - 5) statuses.push(await add());
  // At once past the bound, but no more than there are connections: on a busy machine others are refused for waiting too long.
  statuses.push(...(await Promise.all(Array.from({ length: 10 + before }, add))));
  expect(statuses).toHaveLength(most + 5);
  expect(statuses.filter((status) => status === 201)).toHaveLength(most - before);
  expect(statuses.filter((status) => status === 400)).toHaveLength(5 + before);
});

const contact = (name: string) => ({
  ctype: 'Originator',
  name,
  title: 'Officer',
  email: 'officer@example.org',
  phone: '1',
});

/** How many statements the database was asked for by it alone: the server's own work goes on beside it. */
async function statementsOf<Answer>(work: () => Promise<Answer>) {
  const { session } = (api.db as unknown as { _: { session: { prepareQuery(...args: unknown[]): unknown } } })
    ._;
  const prototype = Object.getPrototypeOf(session);
  const real = prototype.prepareQuery;
  const caller = new AsyncLocalStorage<true>();
  let statements = 0;
  prototype.prepareQuery = function count(...args: unknown[]) {
    if (caller.getStore()) statements += 1;
    return real.apply(this, args);
  };
  try {
    return { answer: await caller.run(true, work), statements };
  } finally {
    prototype.prepareQuery = real;
  }
}
