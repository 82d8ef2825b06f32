import { beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '#contracts/client.ts';
import { pushStrings } from '#scripts/i18n/push.ts';
import { type Api, startApi } from '../support/api.ts';

let api: Api;
let superuser: string;
beforeAll(async () => {
  api = await startApi();
  superuser = await api.signIn('superuser');
});

const set = (key: string, value: string) => ({ action: 'set', page_name: 'greetings', key, value });
const change = (actions: object[], token?: string) =>
  api.post('/api/v2/language/fr/bulk-action/', { actions }, { ...(token && { token }) });
const stored = async () => (await api.get('/api/v2/language/fr/?page_name=greetings')).body.strings;

describe('changing strings', () => {
  it('tells which are new, changed and gone, and readers see them at once', async () => {
    const first = await change([set('hello', 'Bonjour'), set('bye', 'Adieu')], superuser);
    expect(first.status).toBe(200);
    expect(first.body.new_strings).toHaveLength(2);
    const [hello] = first.body.new_strings;
    const second = await change(
      [set('hello', 'Salut'), { action: 'delete', page_name: 'greetings', key: 'bye' }],
      superuser,
    );
    expect(second.body).toMatchObject({
      new_strings: [],
      updated_strings: [{ id: hello.id, value: 'Salut', language: 'fr' }],
      deleted_string_ids: [first.body.new_strings[1].id],
    });
    expect(await stored()).toMatchObject([{ key: 'hello', value: 'Salut', page_name: 'greetings' }]);
  });

  it('changes all or nothing', async () => {
    const before = await stored();
    const { status } = await change([set('hello', 'Coucou'), { action: 'set', key: 'x' }], superuser);
    expect(status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it.each([
    [undefined, 401],
    ['guest', 403],
    ['member', 403],
    ['country-admin', 403],
    ['region-admin', 403],
    ['per-admin', 403],
    ['dref-coordinator', 403],
    ['ifrc-admin', 403],
    ['superuser', 200],
  ])('is for superusers: %s gets %i', async (username, status) => {
    const token = username && (await api.signIn(username));
    expect((await change([set('hello', 'Salut')], token)).status).toBe(status);
  });
});

it('sets all translations of a language, some at a time', async () => {
  const url = await api.listen();
  const client = createClient(() => ({ goBase: url, riskBase: url, token: superuser, language: 'en' }));
  const rows = ['a', 'b', 'c'].map((key) => ({
    namespace: 'greetings',
    key,
    en: key,
    texts: { fr: `${key} en français` },
  }));
  expect(await pushStrings(client, 'fr', rows, 2)).toEqual({ language: 'fr', added: 3, changed: 0 });
  expect(await pushStrings(client, 'fr', rows, 2)).toEqual({ language: 'fr', added: 0, changed: 3 });
  expect(await pushStrings(client, 'es', rows, 2)).toEqual({ language: 'es', added: 0, changed: 0 });
});
