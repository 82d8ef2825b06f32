import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support/api.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  token = await api.signIn('ifrc-admin');
});

const ONES = {
  title: 'Nepal - Flood 05/2026',
  hazard_type: 12,
  country_district: [{ country: 123, district: [] }],
  situational_overview: '<p>Rivers are over their banks.</p><script>alert(1)</script>',
  references: [{ date: '2026-05-01', source_description: 'Authority', url: 'https://example.org' }],
  actions_taken: [{ organization: 'GOV', actions: [1], summary: 'Roads are cleared.' }],
  originator_name: 'Ines Moreau',
  originator_email: 'ines@example.org',
};
const write = async (more: object = {}) =>
  (await api.post('/api/v2/flash-update/', { ...ONES, ...more }, { token })).body;
const mailsTo = (address: string) => api.outbox.filter(({ to }) => to === address);

describe('flash updates', () => {
  it('of the demonstration lie within a year, each with its hazard and its countries', async () => {
    const { body } = await api.get('/api/v2/flash-update/?limit=50&ordering=-created_at', { token });
    expect(body.count).toBeGreaterThanOrEqual(20);
    for (const { created_at, hazard_type_details, country_district } of body.results) {
      expect(Date.now() - Date.parse(created_at)).toBeLessThan(370 * 86_400_000);
      expect(hazard_type_details.name).not.toBe('');
      expect(country_district.length).toBeGreaterThan(0);
    }
  });

  it('are found by hazard, country and a word of their title', async () => {
    const { id } = await write({ title: 'Xylophone river' });
    for (const query of ['search=xylophone', 'country=123&limit=200', 'hazard_type=12&limit=200']) {
      const { body } = await api.get(`/api/v2/flash-update/?${query}`, { token });
      expect(body.results.map((row: { id: number }) => row.id)).toContain(id);
    }
    const { body } = await api.get('/api/v2/flash-update/?country=14&search=xylophone', { token });
    expect(body.count).toBe(0);
  });

  it('are read back as they were written, with their history', async () => {
    const written = await write();
    const { body } = await api.get(`/api/v2/flash-update/${written.id}/`, { token });
    expect(body).toMatchObject({
      title: ONES.title,
      country_district: [{ country: 123, country_details: { iso3: 'NPL' }, district: [] }],
      references: [{ source_description: 'Authority', document: null }],
      actions_taken: [{ organization: 'GOV', actions: [1], action_details: [{ id: 1 }] }],
      created_by_details: { username: 'ifrc-admin' },
      history: [{ action: 'created' }],
    });
  });

  it.each([
    ['a country twice', { country_district: [{ country: 123 }, { country: 123 }] }, 'country_district'],
    [
      'districts of another country',
      { country_district: [{ country: 14, district: [1_230_001] }] },
      'country_district',
    ],
    ['a country that there is not', { country_district: [{ country: 99_999 }] }, 'country_district'],
    [
      'an address that is none',
      { references: [{ ...ONES.references[0], url: 'javascript:alert(1)' }] },
      'references',
    ],
    [
      'words for an address',
      { references: [{ ...ONES.references[0], url: 'https://not a url at all' }] },
      'references',
    ],
    ['a file that there is not', { map_files: [{ id: 999_999 }] }, 'map_files'],
    ['four maps', { map_files: [1, 2, 3, 4].map((id) => ({ id })) }, 'map_files'],
  ])('are refused with %s', async (_, wrong, field) => {
    const { status, body } = await api.post('/api/v2/flash-update/', { ...ONES, ...wrong }, { token });
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toContain(field);
  });

  it('tell the secretariat once when they are saved for it, and nobody otherwise', async () => {
    await write();
    const before = api.outbox.length;
    await api.db.execute("update app_user set is_ifrc_admin = true where username = 'superuser'");
    const { id } = await write({ share_with: 'ifrc_secretariat' });
    await api.db.execute("update app_user set is_ifrc_admin = false where username = 'superuser'");
    expect(api.outbox.length).toBe(before + 1);
    expect(api.outbox[0]?.text).toContain(`/flash-updates/${id}`);
    const { body } = await api.get(`/api/v2/flash-update/${id}/shares/`, { token });
    expect(body).toMatchObject([{ kind: 'secretariat', mails: [{ sent_at: expect.any(String) }] }]);
  });
});

describe('sharing', () => {
  const chosen = (id: number, more: object = {}) => ({
    flash_update: id,
    donors: [1, 2],
    donor_groups: [2],
    ...more,
  });

  it('shows before what it would send, and sends nothing', async () => {
    const { id } = await write();
    const before = api.outbox.length;
    const { body } = await api.post('/api/v2/share-flash-update/preview/', chosen(id), { token });
    // Foundations: three, the first of whom was chosen by herself too.
    expect(body.receivers).toHaveLength(4);
    expect(body.mails.map(({ language }: { language: string }) => language).sort()).toEqual([
      'en',
      'es',
      'fr',
    ]);
    expect(body.mails[0].text).toContain(ONES.title);
    expect(api.outbox.length).toBe(before);
  });

  it('mails each donor once in their language, with a link that opens without an account', async () => {
    const { id } = await write();
    const before = api.outbox.length;
    expect((await api.post('/api/v2/share-flash-update/', chosen(id), { token })).status).toBe(201);
    expect(api.outbox.length).toBe(before + 4);
    const { body } = await api.get(`/api/v2/flash-update/${id}/shares/`, { token });
    expect(body[0]).toMatchObject({
      kind: 'donors',
      donors: [1, 2],
      created_by_details: { username: 'ifrc-admin' },
    });
    const french = body[0].mails.find(({ language }: { language: string }) => language === 'fr');
    const [mail] = mailsTo(french.email);
    expect(mail?.subject).toContain('Mise à jour flash');
    const [link = ''] = /\/media\/shared-flash-updates\/[\w-]+/.exec(mail?.text ?? '') ?? [];
    const page = await api.get(link);
    expect(page.status).toBe(200);
    expect(page.text).toContain('lang="fr"');
    expect(page.text).toContain('Rivers are over their banks.');
    expect(page.text).not.toContain('<script');
    expect(page.headers['x-robots-tag']).toBe('noindex');
  });

  it('refuses nobody, and donors that there are not', async () => {
    const { id } = await write();
    for (const wrong of [{ donors: [], donor_groups: [] }, { donors: [99_999] }]) {
      const { status } = await api.post('/api/v2/share-flash-update/', chosen(id, wrong), { token });
      expect(status).toBe(400);
    }
  });

  it('opens nothing by a key that was never sent', async () => {
    const unknown = '/media/shared-flash-updates/5f0c9d6e-8a51-4b0c-9c39-0c5a4f2f7d11';
    const page = await api.get(unknown, { language: 'es' });
    expect(page.status).toBe(404);
    expect(page.text).toContain('Este enlace ya no es válido');
  });
});

it('makes a document that opens at a signed address alone', async () => {
  const { id } = await write();
  const { body } = await api.get(`/api/v2/export-flash-update/${id}/`, { token });
  expect(body.status).toBe('ready');
  const path = body.url.replace(/^https?:\/\/[^/]+/, '');
  expect((await api.get(path)).text).toContain(ONES.title);
  const forged = path.replace(/signature=./, (first: string) =>
    first.endsWith('A') ? 'signature=B' : 'signature=A',
  );
  expect((await api.get(forged)).status).toBe(404);
});
