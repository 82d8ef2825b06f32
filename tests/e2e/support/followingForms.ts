import type { APIRequestContext } from '@playwright/test';
import { ask, expect, tokenOf } from './reportForm.ts';

/** A form of records that nobody enters: they begin as copies of what stood before. */
export interface FollowingFormUnderTest {
  name: string;
  api: string;
  edit: (id: number) => string;
  updated: string;
  /** Begins one by the API and returns its id. */
  begin: (request: APIRequestContext) => Promise<number>;
}

async function call(request: APIRequestContext, path: string, data: object = {}, username = 'member') {
  const answer = await request.post(path, {
    headers: { Authorization: `Token ${await tokenOf(request, username)}`, 'Accept-Language': 'en' },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** An application that is approved, and what follows it. */
async function follow(request: APIRequestContext, api: string): Promise<number> {
  const { results } = await ask(request, '/api/v2/district/?country=123&limit=1');
  const { id: dref } = await call(request, '/api/v2/dref/', {
    title: `Followed ${crypto.randomUUID()}`,
    national_society: 123,
    country: 123,
    district: [results[0].id],
    type_of_dref: 2,
    type_of_onset: 2,
  });
  await call(request, `/api/v2/dref/${dref}/finalize/`);
  await call(request, `/api/v2/dref/${dref}/approve/`, {}, 'superuser');
  return (await call(request, api, { dref, starting_language: 'en' })).id;
}

const form = (name: string, kind: string, path: string, updated: string): FollowingFormUnderTest => ({
  name,
  api: `/api/v2/${kind}/`,
  edit: (id) => `/${path}/${id}/edit?step=operation`,
  updated,
  begin: (request) => follow(request, `/api/v2/${kind}/`),
});

/** Every form that follows another. */
export const FOLLOWING_FORMS: readonly FollowingFormUnderTest[] = [
  form(
    'a DREF operational update',
    'dref-op-update',
    'dref-operational-updates',
    'The operational update was saved',
  ),
  form('a DREF final report', 'dref-final-report', 'dref-final-reports', 'The final report was saved'),
];
