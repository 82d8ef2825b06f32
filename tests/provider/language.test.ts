import { beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

interface Text {
  key: string;
  value: string;
  page_name: string;
  language: string;
}

it.each(['fr', 'es', 'ar'])('has the strings of %s for the pages asked for', async (language) => {
  const { status, body } = await api.get(`/api/v2/language/${language}/?page_name=common`);
  expect(status).toBe(200);
  expect(body.code).toBe(language);
  expect(body.strings.length).toBeGreaterThan(0);
  for (const text of body.strings as Text[]) {
    expect(text).toMatchObject({ language, page_name: expect.stringContaining('common') });
    expect(text.value).not.toBe('');
  }
});

it('joins several pages and leaves out the others', async () => {
  const { body: all } = await api.get('/api/v2/language/fr/');
  const names = [...new Set((all.strings as Text[]).map((text) => text.page_name))];
  expect(names.length).toBeGreaterThan(2);
  const wanted = names.slice(0, 2);
  const { body } = await api.get(`/api/v2/language/fr/?page_name=${wanted.join(',')}`);
  const expected = (all.strings as Text[]).filter((text) =>
    wanted.some((name) => text.page_name.includes(name)),
  );
  expect(body.strings).toEqual(expected);
});

it('takes wildcards in a page name for what they are', async () => {
  expect((await api.get('/api/v2/language/fr/?page_name=%25')).body.strings).toEqual([]);
  expect((await api.get('/api/v2/language/fr/?page_name=_')).body.strings).toEqual([]);
});

it('costs nothing the second time', async () => {
  const { headers } = await api.get('/api/v2/language/fr/?page_name=common');
  const again = await api.get('/api/v2/language/fr/?page_name=common', {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again).toMatchObject({ status: 304, text: '' });
});

it.each(['xx', 'FR', 'french', '1'])('knows no language "%s"', async (language) => {
  const { status, body } = await api.get(`/api/v2/language/${language}/?page_name=common`);
  expect(status).toBe(404);
  expect(body.errors.non_field_errors[0]).toContain(language);
});

it('has no strings in English, which lives in the app', async () => {
  expect((await api.get('/api/v2/language/en/')).body.strings).toEqual([]);
});
