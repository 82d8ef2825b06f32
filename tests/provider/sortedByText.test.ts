import { beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '#tests/support/api.ts';
import { expectOrder, folded } from '#tests/support/lists.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

it.each([
  ['/api/v2/eru/?deployed_to__isnull=false', 'en'],
  ['/api/v2/eru/?deployed_to__isnull=false', 'fr'],
  ['/api/v2/eru-readiness-type/?', 'en'],
  ['/api/v2/eru-readiness-type/?', 'ar'],
])('%s is sorted by its types as they are called in %s', async (list, language) => {
  const types = async (ordering: string): Promise<string[]> =>
    (await api.get(`${list}&limit=100&ordering=${ordering}`, { language })).body.results.map(
      ({ type_display }: { type_display: string }) => type_display,
    );
  const rising = await types('type');
  expect(rising).toEqual([...rising].sort((one, other) => one.localeCompare(other, language)));
  expect(new Set(rising).size).toBeGreaterThan(3);
  expect((await types('-type'))[0]).toBe(rising.at(-1));
});

it('field reports are sorted by the names of their emergencies', () =>
  expectOrder(
    api,
    '/api/v2/field-report/',
    'event',
    ({ event_details }: { event_details: { name: string } | null }) =>
      event_details && folded(event_details.name),
  ));
