import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '#tests/support/api.ts';
import {
  expectFilter,
  expectOrder,
  expectPages,
  folded,
  idsOf,
  numberOf,
  numbersOf,
} from '#tests/support/lists.ts';

const COUNTRIES = '/api/v2/country/';
const DISTRICTS = '/api/v2/district/';
const ADMIN2 = '/api/v2/admin2/';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

describe('the list of countries', () => {
  it('holds them all with limit 9999, each with centroid and bounding box', async () => {
    const { body } = await api.get(`${COUNTRIES}?limit=9999`);
    expect(body.count).toBe(await numberOf(api.db, sql`select count(*)::int from country`));
    expect(body.results).toHaveLength(body.count);
    const nepal = body.results.find((row: { iso3: string }) => row.iso3 === 'NPL');
    const [longitude, latitude] = nepal.centroid.coordinates;
    expect([Math.round(longitude / 10), Math.round(latitude / 10)]).toEqual([8, 3]);
    expect(nepal.bbox.coordinates[0]).toHaveLength(5);
  });

  it.each([
    ['region=2', sql`region_id = 2`],
    ['region__in=0,1', sql`region_id in (0, 1)`],
    ['record_type=1', sql`record_type = 1`],
    ['is_independent=false', sql`not independent`],
    ['is_deprecated=true', sql`is_deprecated`],
    ['is_nationalsociety=true', sql`record_type = 1 and independent and society_name is not null`],
    ['search=guinea', sql`all_names(name) ilike '%guinea%' or all_names(society_name) ilike '%guinea%'`],
    ['search=nep%C3%A1l', sql`iso3 = 'NPL'`],
  ])('filters by %s', async (query, condition) => {
    await expectFilter(api, COUNTRIES, query, sql`select id from country where ${condition}`);
  });

  it('sorts by name in the reader’s language', async () => {
    const { body } = await api.get(`${COUNTRIES}?limit=9999&ordering=name`, { language: 'es' });
    const names = body.results.map((row: { name: string }) => folded(row.name));
    expect(names).toContain('alemania');
    expect(names).toEqual([...names].sort());
  });

  it.each([
    ['en', 'Germany'],
    ['fr', 'Allemagne'],
    ['es', 'Alemania'],
    ['ar', 'ألمانيا'],
    ['de', 'Germany'],
  ])('names countries in %s', async (language, name) => {
    const { body } = await api.get(`${COUNTRIES}?search=deu`, { language });
    expect(body.results.map((row: { name: string }) => row.name)).toContain(name);
  });

  it('sorts by iso3 both ways', async () => {
    await expectOrder(api, COUNTRIES, 'iso3', (row: { iso3: string }) => row.iso3);
  });
});

describe('the list of districts', () => {
  it('filters by country, by id and by name', async () => {
    const country = await numberOf(api.db, sql`select id from country where iso3 = 'NPL'`);
    const ofNepal = sql`select id from district where country_id = ${country}`;
    for (const query of [`country=${country}`, `country__in=${country}`, 'country__iso3=NPL'])
      await expectFilter(api, DISTRICTS, query, ofNepal);
    const [id = 0] = await numbersOf(api.db, ofNepal);
    await expectFilter(api, DISTRICTS, `id__in=${id},0`, sql`select ${id}::int`);
    const { body } = await api.get(`${DISTRICTS}?id=${id}`);
    expect(body.results[0].country_iso3).toBe('NPL');
    const name = encodeURIComponent(body.results[0].name);
    expect(await idsOf(api, `${DISTRICTS}?country=${country}&search=${name}`)).toContain(id);
  });

  it('pages without gap and overlap', async () => {
    await expectPages(api, DISTRICTS, 200);
  });

  it('sorts by name and code both ways', async () => {
    // Names stand beside each other whatever their accents, apostrophes and hyphens.
    const folded = ({ name }: { name: string }) =>
      name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/\p{P}+/gu, ' ')
        .replace(/[łđı]/giu, (letter) => ({ ł: 'l', đ: 'd', ı: 'i' })[letter.toLowerCase()] ?? letter)
        .trim()
        .toLowerCase();
    await expectOrder(api, DISTRICTS, 'name', folded);
    await expectOrder(api, DISTRICTS, 'code', (row: { code: string }) => row.code);
  });
});

describe('the list of second-level districts', () => {
  const ofBagmati = sql`select a.id from admin2 a join district d on d.id = admin1_id where d.code = 'NP-P3'`;
  const ofNepal = sql`select a.id from admin2 a join district d on d.id = admin1_id where country_id = 123`;

  it('filters by province and country, by id, code and name', async () => {
    const bagmati = await numberOf(api.db, sql`select id from district where code = 'NP-P3'`);
    for (const query of [`admin1=${bagmati}`, `admin1__in=${bagmati}`])
      await expectFilter(api, ADMIN2, query, ofBagmati);
    for (const query of ['admin1__country=123', 'admin1__country__in=123', 'admin1__country__iso3=NPL'])
      await expectFilter(api, ADMIN2, query, ofNepal);
    const [id = 0] = await numbersOf(api.db, ofBagmati);
    for (const query of [`id=${id}`, `id__in=${id},0`])
      await expectFilter(api, ADMIN2, query, sql`select ${id}::int`);
    const { body } = await api.get(`${ADMIN2}?name=Kathmandu`);
    expect(body.results).toMatchObject([
      { name: 'Kathmandu', district_id: bagmati, district_name: 'Bagmati', is_deprecated: false },
    ]);
    expect(await idsOf(api, `${ADMIN2}?code=${body.results[0].code}`)).toEqual([body.results[0].id]);
  });

  it('names their provinces in the reader’s language, and is found by them', async () => {
    const { body } = await api.get(`${ADMIN2}?search=dacca&ordering=-name`, { language: 'fr' });
    expect(body.results[0]).toMatchObject({ name: 'Tangail', district_name: 'Dacca' });
  });

  it('gives a country whole, and leaves out what is no longer in use', async () => {
    const whole = `${ADMIN2}?admin1__country=123&ordering=name&limit=9999`;
    const { body } = await api.get(whole);
    expect(body.results).toHaveLength(77);
    await api.db.execute(sql`update admin2 set is_deprecated = true where name = 'Mustang'`);
    expect((await api.get(whole)).body.count).toBe(76);
    await api.db.execute(sql`update admin2 set is_deprecated = false where name = 'Mustang'`);
  });

  it('sorts by name and code both ways', async () => {
    await expectOrder(api, ADMIN2, 'name', ({ name }: { name: string }) =>
      name.toLowerCase().replace('’', ' '),
    );
    await expectOrder(api, ADMIN2, 'code', (row: { code: string }) => row.code);
  });
});

describe('the other lists that records refer to', () => {
  it('names the five regions', async () => {
    const { body } = await api.get('/api/v2/region/?limit=9999', { language: 'fr' });
    expect(body.results.map((row: { id: number; name: number }) => [row.id, row.name])).toEqual(
      [0, 1, 2, 3, 4].map((id) => [id, id]),
    );
    expect(body.results[0].region_name).toBe('Afrique');
    expect(body.results[0].bbox.type).toBe('Polygon');
  });

  it.each([
    ['fr', 'Inondation'],
    ['es', 'Inundación'],
  ])('names disaster types in %s', async (language, name) => {
    const { body } = await api.get('/api/v2/disaster_type/?limit=9999', { language });
    const flood = body.results.find((row: { id: number }) => row.id === 12);
    expect(flood.name).toMatch(new RegExp(`^${name}`));
    expect(body.count).toBeGreaterThan(15);
  });

  it('gives secondary sectors as a plain array, with and without a slash at the end', async () => {
    const { body } = await api.get('/api/v2/secondarysector');
    expect(Array.isArray(body)).toBe(true);
    expect(body).toContainEqual(expect.objectContaining({ key: expect.any(Number), label: 'Migration' }));
    expect((await api.get('/api/v2/secondarysector/')).body).toEqual(body);
  });

  it('filters PER components by area and leaves out lettered parts on request', async () => {
    const PER = '/api/v2/per-formcomponent/';
    const ids = await idsOf(api, PER);
    expect(ids.length).toBeGreaterThan(30);
    await expectFilter(api, PER, 'area_id=2', sql`select id from per_component where area = 2`);
    await expectFilter(
      api,
      PER,
      'exclude_subcomponents=true',
      sql`select id from per_component where component_letter is null or is_parent`,
    );
  });

  it.each([
    ['en', 'Emergency Appeal'],
    ['fr', 'Appel d’urgence'],
  ])('gives the enumerations with texts in %s', async (language, text) => {
    const { body } = await api.get('/api/v2/global-enums/', { language });
    const entry = body.api_appeal_type.find(({ key }: { key: number }) => key === 1);
    expect(entry.value.replace("'", '’')).toBe(text);
    expect(body.api_region_name.map(({ key }: { key: number }) => key)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the contacts of the platform', () => {
  const CONTACTS = '/api/v2/main_contact/';

  it('come in the order they were entered, their field in the reader’s language', async () => {
    const { body } = await api.get(`${CONTACTS}?limit=9999`, { language: 'fr' });
    expect(body.count).toBe(await numberOf(api.db, sql`select count(*)::int from main_contact`));
    expect(body.results[0]).toMatchObject({
      extent: 'Afrique',
      email: expect.stringContaining('@demo.example'),
    });
  });

  it('are found by name or field', async () => {
    await expectFilter(
      api,
      CONTACTS,
      'search=gurung',
      sql`select id from main_contact where name = 'Priya Gurung'`,
    );
    await expectFilter(
      api,
      CONTACTS,
      'search=surge',
      sql`select id from main_contact where extent->>'en' like 'Surge%'`,
    );
  });
});
