import * as z from 'zod/mini';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { explainRefusal } from '#contracts/errors.ts';
import { exampleOf, matcherOf } from '#contracts/pact/matchers.ts';
import { readableRows } from '#contracts/readableRows.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { buildRequest } from '#contracts/request.ts';
import type { Task } from './task.ts';

/** An answer of so many countries, each as long as a real one. */
function countries(count: number) {
  const page = exampleOf(matcherOf(countriesEndpoint.answer)) as { results: object[] };
  const [row] = page.results;
  return { ...page, count, results: Array.from({ length: count }, (_, id) => ({ ...row, id })) };
}

const world = countries(250);
const manyRows = countries(10_000);
const oneBadRow = {
  ...manyRows,
  results: manyRows.results.map((row) => (row.id === 5_000 ? { ...row, id: null } : row)),
};
const context = { goBase: 'https://go.example', riskBase: '', token: 'token', language: 'ar' as const };
const query = { limit: 50, offset: 100, countries__in: [1, 2, 3], ordering: ['-disaster_start_date'] };
const refusal = JSON.stringify({
  error_code: 400,
  errors: { name: ['Too long'], non_field_errors: ['No.'] },
});

/** What every call pays for being checked. */
export const CONTRACT_TASKS: readonly Task[] = [
  { name: 'validate 250 countries', run: () => z.safeParse(countriesEndpoint.answer, world) },
  {
    name: 'validate 10 000 countries',
    boundMs: 10,
    run: () => z.safeParse(countriesEndpoint.answer, manyRows),
  },
  {
    name: 'find one row that does not fit in 10 000 countries',
    run: () => {
      const { issues } = z.safeParse(countriesEndpoint.answer, oneBadRow).error ?? { issues: [] };
      const readable = readableRows(countriesEndpoint.answer, oneBadRow, issues);
      z.parse(countriesEndpoint.answer, readable?.answer);
    },
  },
  { name: 'build a request', run: () => buildRequest(emergenciesEndpoint, { query }, context) },
  {
    name: 'map an error',
    run: () => explainRefusal({ method: 'POST', status: 400, body: refusal }),
  },
];
