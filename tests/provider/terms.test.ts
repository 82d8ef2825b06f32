import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { TERMS } from '#provider/seed/data.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { numberOf } from '#tests/support/lists.ts';

let api: Api;
let token: string;
let emergency: number;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn('member');
  emergency = await numberOf(api.db, sql`select max(id)::int from event where is_featured`);
});

/** Every text of an answer, however deep it stands. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const ADDRESSES = [
  () => `/api/v2/event/${emergency}/`,
  () => `/api/v2/situation_report/?event=${emergency}&limit=50`,
  () => '/api/v2/appeal_document/?limit=50',
  () => '/api/v2/appeal/?limit=50',
  () => '/api/v2/personnel/?limit=50',
  () => '/api/v2/surge_alert/?limit=50',
  () => '/api/v2/eru-readiness-type/?limit=100',
  () => `/api/v2/emergency-project/?event=${emergency}&limit=50`,
  () => '/api/v2/project/?limit=50',
  () => '/api/v2/field-report/?limit=50',
  () => '/api/v1/search/?keyword=coordinator',
];

it.each(['fr', 'es', 'ar'] as const)(
  'no word of the demonstration data is left in English in %s',
  async (language) => {
    const english = TERMS.filter((term) => term[language] !== term.en).map(({ en }) => en);
    for (const address of ADDRESSES) {
      const { status, body } = await api.get(address(), { language, token });
      if (status !== 200) continue;
      const left = textsOf(body)
        .map((text) => text.replace(/^<p>(.*)<\/p>$/, '$1').replace(/^(MDR\w+ )?(.+?)( \d+)?$/, '$2'))
        .filter((text) => english.includes(text));
      expect([...new Set(left)], address()).toEqual([]);
    }
  },
);

it('a list is narrowed by the words that its reader sees', async () => {
  const count = async (query: string, language: 'en' | 'fr') =>
    (await api.get(`/api/v2/personnel/?limit=1&${query}`, { language })).body.count;
  const english = await count('role__icontains=Logistics%20Coordinator', 'en');
  expect(english).toBeGreaterThan(0);
  expect(await count('role__icontains=coordonnateur%20logistique', 'fr')).toBe(english);
  expect(await count('role__icontains=nobody%20at%20all', 'fr')).toBe(0);
});

it('whoever changes an activity in French leaves its words as they were to others', async () => {
  const id = await numberOf(
    api.db,
    sql`select id from emergency_project where user_id = (select id from app_user where username = 'member') order by id limit 1`,
  );
  const address = `/api/v2/emergency-project/${id}/`;
  const { body: before } = await api.get(address, { token });
  const { body: french } = await api.get(address, { token, language: 'fr' });
  expect(french.title).not.toBe(before.title);
  const changed = await api.patch(
    address,
    { title: french.title, activities: french.activities },
    { token, language: 'fr' },
  );
  expect(changed.status, changed.text).toBe(200);
  const { body: after } = await api.get(address, { token });
  expect(after.title).toBe(before.title);
  expect(after.activities.map(({ details }: { details: string }) => details)).toEqual(
    before.activities.map(({ details }: { details: string }) => details),
  );
});
