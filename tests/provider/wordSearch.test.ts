import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { TERMS } from '#provider/seed/data.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import { expectFilter, idsOf, numberOf, withParameters } from '#tests/support/lists.ts';

/** Of an emergency, and of its appeal. */
const ID = 9_140_001;
const NEPAL = 123;
const EVENTS = '/api/v2/event/';
const APPEALS = '/api/v2/appeal/';
const ACTIVITIES = '/api/v2/emergency-project/';
const DOCUMENTS = '/api/v2/appeal_document/';
const PERSONNEL = '/api/v2/personnel/';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn('superuser');
  const name = JSON.stringify({ en: 'Nepal: Flood 2026', fr: 'Népal : Inondation à Mélamchi 2026' });
  await api.db.execute(sql`insert into event (id, name, glide, disaster_start_date)
    values (${ID}, ${name}::jsonb, 'FL-2026-000123-NPL', now())`);
  await api.db.execute(sql`insert into appeal (id, aid, name, code, dtype_id, country_id, event_id, start_date, end_date)
    values (${ID}, 'words', ${name}::jsonb, 'MDRNP991', 12, ${NEPAL}, ${ID}, now(), now())`);
});

const searched = (list: string, search: string) =>
  withParameters(list, `search=${encodeURIComponent(search)}`);
const found = (list: string, search: string) => idsOf(api, searched(list, search), { token });
async function countOf(list: string, search: string, language = 'en') {
  const { status, body, text } = await api.get(withParameters(searched(list, search), 'limit=1'), {
    token,
    language,
  });
  expect(status, text).toBe(200);
  return body.count;
}

it.each([
  'flood nepal',
  '2026 flood NEPAL',
  'nepal, 2026!',
  'melamchi népal',
  'INONDATION Népal',
  'inond nep',
  'nepal mdrnp991',
  '"flood" nepal',
])('an emergency and its appeal are found by %s', async (search) => {
  expect(await found(EVENTS, search)).toContain(ID);
  expect(await found(APPEALS, search)).toContain(ID);
});

it('codes and GLIDE numbers are found whole, in part, and beside other words', async () => {
  for (const search of ['MDRNP991', 'mdrnp991 flood', 'FL-2026-000123-NPL', '000123', '000123 nepal'])
    expect(await found(EVENTS, search), search).toEqual([ID]);
  for (const search of ['MDRNP991', 'np991', 'mdrnp991 nepal'])
    expect(await found(APPEALS, search), search).toEqual([ID]);
});

it('every word must be there', async () => {
  const both = sql`all_names(name) ilike '%flood%' and all_names(name) ilike '%nepal%'`;
  await expectFilter(api, APPEALS, 'search=flood%20nepal', sql`select id from appeal where ${both}`);
  for (const list of [EVENTS, APPEALS, ACTIVITIES])
    expect(await countOf(list, 'flood nepal zzyzx'), list).toBe(0);
});

/** Lists that can be searched, each with a word that it finds something by. */
const LISTS = [
  [EVENTS, 'flood'],
  ['/api/v2/event/mini/', 'flood'],
  [APPEALS, 'flood'],
  [ACTIVITIES, 'nepal'],
  [DOCUMENTS, 'report'],
  [PERSONNEL, 'manager'],
  ['/api/v2/field-report/', 'flood'],
  ['/api/v2/project/', 'nepal'],
  ['/api/v2/country/', 'nepal'],
  ['/api/v2/region/', 'asia'],
  ['/api/v2/district/', 'bagmati'],
  ['/api/v2/active-dref/', 'flood'],
  ['/api/v2/surge_alert/', 'manager'],
  ['/api/v2/situation_report/', 'report'],
  ['/api/v2/local-units/', 'bagmati'],
] as const;

it('a text without a word in it finds nothing in any list, spaces alone everything', async () => {
  for (const [list, word] of LISTS) {
    expect(await countOf(list, word), list).toBeGreaterThan(0);
    for (const search of ['%', '_', '"', '-', '%%', '- / -', '\\', 'ـ'])
      expect(await countOf(list, search), `${list} ${search}`).toBe(0);
    const { body } = await api.get(withParameters(list, 'limit=1'), { token });
    expect(await countOf(list, '  '), list).toBe(body.count);
  }
});

it('an activity is found by words of its own, of its emergency and of its country', async () => {
  const id = await numberOf(api.db, sql`select min(id) from emergency_project where country_id = ${NEPAL}`);
  await api.db.execute(
    sql`update emergency_project set title = 'Zanzibar radio', event_id = ${ID} where id = ${id}`,
  );
  for (const search of ['radio zanzibar', 'nepal zanzibar', 'inondation zanzibar', 'zanzibar NPL mdrnp991'])
    expect(await found(ACTIVITIES, search), search).toEqual([id]);
});

it('documents and positions are found by words in the language of their reader, wherever each stands', async () => {
  const updates = await numberOf(
    api.db,
    sql`select count(*) from appeal_document where name ilike '%operations update%'`,
  );
  expect(updates).toBeGreaterThan(0);
  for (const search of ['update operations', 'l’opération jour MISE', 'operacion actualizacion'])
    expect(await countOf(DOCUMENTS, search, 'fr'), search).toBeGreaterThanOrEqual(updates);
  const coordinator = TERMS.find(({ en }) => en === 'Logistics Coordinator')?.fr ?? '';
  const backwards = coordinator.split(' ').reverse().join(' ');
  expect(await countOf(PERSONNEL, backwards, 'fr')).toBeGreaterThan(0);
  expect(await countOf(PERSONNEL, `${backwards} zzyzx`, 'fr')).toBe(0);
});

it('a person is found by the name without its accents', async () => {
  const id = await numberOf(api.db, sql`select min(id) from personnel`);
  await api.db.execute(sql`update personnel set name = 'Zoë Ñandú' where id = ${id}`);
  expect(await found(PERSONNEL, 'nandu zoe')).toEqual([id]);
});
