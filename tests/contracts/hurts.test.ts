import { expect, it } from 'vitest';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { exampleOf, matcherOf } from '#contracts/pact/matchers.ts';
import { declaredAs } from '#scripts/contracts/declared.ts';
import { hurtsOf } from '#scripts/contracts/hurts.ts';

const EMERGENCIES = 'a request for the list of emergencies of a country, a region and a disaster type';

const page = exampleOf(matcherOf(emergenciesEndpoint.answer)) as { results: object[] };

/** What a provider answered to the list of emergencies. */
function hurtBy(answer: { status: number; body: unknown } | undefined, problems: readonly string[] = []) {
  const declared = declaredAs(EMERGENCIES);
  if (!declared) throw new Error('The contracts have no such promise.');
  const exchange = {
    ...{ method: 'GET', url: 'http://api.example/api/v2/event/', headers: {}, body: Buffer.alloc(0), ms: 5 },
    ...(answer && {
      answer: {
        status: answer.status,
        headers: new Headers({ 'content-type': 'application/json' }),
        body: Buffer.from(JSON.stringify(answer.body)),
      },
    }),
  };
  return hurtsOf(declared, exchange, problems);
}

it('says of a broken promise what readers are told, and on which screens', async () => {
  const [readers, screens] = await hurtBy({ status: 200, body: { results: 'none' } });
  expect(readers).toBe('readers: “There was a problem parsing the response from server”');
  expect(screens).toMatch(/^screens: .*\/emergencies\b/);
});

it.each([
  [
    'a list of which a row cannot be read',
    { status: 200, body: { ...page, results: [...page.results, { ...page.results[0], id: 'seven' }] } },
    [],
    'readers: the list without 1 of its rows, and a word that they are missing',
  ],
  ['a fault of the server', { status: 500, body: {} }, [], 'readers: “Internal server error!”'],
  [
    'an answer that the app can do with',
    { status: 200, body: { count: 0, next: null, previous: null, results: [] } },
    [],
    'readers: nothing: the app reads on',
  ],
  [
    'an answer that a browser keeps from it',
    { status: 200, body: {} },
    ['CORS: promised leave'],
    /^readers: “Cannot connect with the server!/,
  ],
  ['no answer', undefined, [], /^readers: “Cannot connect with the server!/],
])('of %s', async (_, answer, problems, told) => {
  const [readers] = await hurtBy(answer, problems);
  if (typeof told === 'string') expect(readers).toBe(told);
  else expect(readers).toMatch(told);
});
