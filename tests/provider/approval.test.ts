import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { account_link, user } from '#provider/database/schema.ts';
import { type Api, startApi } from '../support/api.ts';
import { idsOf } from '../support/lists.ts';

const LIST = '/api/v2/pending-registration/';
const NEPAL = 123;
const KENYA = 117;
const DAY_MS = 86_400_000;

let api: Api;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startApi();
  for (const role of ['superuser', 'region-admin', 'country-admin', 'member', 'guest'])
    tokens[role] = await api.signIn(role);
});

let people = 0;
/** Somebody who confirmed their address so many days ago. */
async function newcomer({
  country = NEPAL,
  days = 1,
  ...more
}: { country?: number | null; days?: number } & Partial<typeof user.$inferInsert> = {}) {
  people += 1;
  const email = `newcomer-${people}@elsewhere.example`;
  const moment = new Date(Date.now() - days * DAY_MS).toISOString();
  const [row] = await api.db
    .insert(user)
    .values({
      username: email,
      email,
      first_name: 'Nadia',
      last_name: `Karki ${people}`,
      password_hash: '',
      country_id: country,
      org: 'Nepal Red Cross Society',
      position: 'Coordinator',
      justification: 'I coordinate the flood response.',
      is_active: false,
      created_at: moment,
      awaits_approval_since: moment,
      ...more,
    })
    .returning();
  if (!row) throw new Error('No newcomer.');
  return row;
}

const as = (role: string) => ({ token: tokens[role] ?? '' });
const seenBy = (role: string) => idsOf(api, LIST, as(role));
const approve = (id: number | string, role: string) => api.post(`${LIST}${id}/approve/`, {}, as(role));
const isActive = async (id: number) =>
  (await api.db.select().from(user).where(eq(user.id, id)))[0]?.is_active;

describe('the list of pending registrations', () => {
  it('holds those of the region for its admin, and all for a superuser', async () => {
    const near = await newcomer();
    const far = await newcomer({ country: KENYA });
    const nowhere = await newcomer({ country: null });
    const ids = await seenBy('region-admin');
    expect(ids).toContain(near.id);
    expect(ids).not.toContain(far.id);
    expect(ids).not.toContain(nowhere.id);
    expect(await seenBy('superuser')).toEqual(expect.arrayContaining([near.id, far.id, nowhere.id]));
  });

  it.each(['country-admin', 'member', 'guest'])('is not for: %s', async (role) => {
    expect((await api.get(LIST, as(role))).status).toBe(403);
  });

  it('is not for visitors', async () => {
    expect((await api.get(LIST)).status).toBe(401);
  });

  it('tells what an administrator decides by, and no more', async () => {
    const { id, email, last_name, created_at } = await newcomer();
    const { body } = await api.get(`${LIST}?search=${last_name.toUpperCase()}`, {
      ...as('region-admin'),
      language: 'fr',
    });
    expect(body.results).toEqual([
      {
        id,
        first_name: 'Nadia',
        last_name,
        email,
        country: expect.objectContaining({ id: NEPAL, name: 'Népal' }),
        org: 'Nepal Red Cross Society',
        position: 'Coordinator',
        justification: 'I coordinate the flood response.',
        created_at,
        verified_at: created_at,
      },
    ]);
  });

  it('begins with who waits longest', async () => {
    const late = await newcomer({ days: 0, last_name: 'In order' });
    const early = await newcomer({ days: 90, last_name: 'In order' });
    expect(await idsOf(api, `${LIST}?search=in order`, as('superuser'))).toEqual([early.id, late.id]);
    expect(await idsOf(api, `${LIST}?search=in order&ordering=-verified_at`, as('superuser'))).toEqual([
      late.id,
      early.id,
    ]);
  });

  it('leaves out whose address is not confirmed, and whose account was closed', async () => {
    const unconfirmed = await newcomer({ awaits_approval_since: null, is_verified: false });
    const closed = await newcomer({ awaits_approval_since: null });
    const ids = await seenBy('superuser');
    expect(ids).not.toContain(unconfirmed.id);
    expect(ids).not.toContain(closed.id);
  });
});

describe('approving', () => {
  it.each(['superuser', 'region-admin'])('lets somebody in and tells them: %s', async (role) => {
    const { id, email } = await newcomer();
    expect(await approve(id, role)).toMatchObject({ status: 200, body: { id } });
    expect(await isActive(id)).toBe(true);
    expect(await seenBy(role)).not.toContain(id);
    expect(api.outbox.filter(({ to }) => to === email)).toEqual([
      expect.objectContaining({ subject: 'Your account for GO is active' }),
    ]);
  });

  it.each(['country-admin', 'member', 'guest'])('is not for: %s', async (role) => {
    const { id } = await newcomer();
    expect((await approve(id, role)).status).toBe(403);
    expect(await isActive(id)).toBe(false);
  });

  it('of another region is as if nobody waited there', async () => {
    const { id } = await newcomer({ country: KENYA });
    expect((await approve(id, 'region-admin')).status).toBe(404);
    expect(await isActive(id)).toBe(false);
    expect((await approve(id, 'superuser')).status).toBe(200);
  });

  it('twice, at the same time too, is told the second time and mailed once', async () => {
    const { id, email } = await newcomer();
    const answers = await Promise.all([approve(id, 'superuser'), approve(id, 'region-admin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await approve(id, 'superuser')).status).toBe(404);
    expect(api.outbox.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it.each(['9999999', '0', 'x', '99999999999999'])('of nobody is not found: %s', async (id) => {
    expect((await approve(id, 'superuser')).status).toBe(404);
  });

  it('opens no account that was closed, or whose address is not confirmed', async () => {
    const closed = await newcomer({ awaits_approval_since: null });
    const unconfirmed = await newcomer({ awaits_approval_since: null, is_verified: false });
    for (const { id } of [closed, unconfirmed]) {
      expect((await approve(id, 'superuser')).status).toBe(404);
      expect(await isActive(id)).toBe(false);
    }
  });
});

describe('somebody whose address is confirmed', () => {
  const PASSWORD = 'Sunrise-4-all';
  const linkTo = (address: string) =>
    (/http\S+/.exec(api.outbox.find(({ to }) => to === address)?.text ?? '')?.[0] ?? '').replace(
      'http://localhost',
      '',
    );
  const press = (link: string) =>
    api.post(link, `password=${PASSWORD}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  async function waiting(email: string) {
    const registered = await api.post('/register', {
      first_name: 'Nadia',
      last_name: 'Karki',
      email,
      password: PASSWORD,
      country: NEPAL,
      city: 'Kathmandu',
      organization_type: 'NTLS',
      organization: 'Nepal Red Cross Society',
      justification: 'I coordinate the flood response.',
    });
    expect(registered.status).toBe(200);
    const before = await api.get(`${LIST}?search=${email}`, as('region-admin'));
    expect(before.body.count).toBe(0);
    await press(linkTo(email));
    const after = await api.get(`${LIST}?search=${email}`, as('region-admin'));
    expect(after.body.count).toBe(1);
    return after.body.results[0].id as number;
  }

  it('is let in however long ago the links in mails have ended', async () => {
    const email = 'long-ago@elsewhere.example';
    const id = await waiting(email);
    const link = linkTo('region-admin@demo.example');
    await api.db.update(account_link).set({ expires_at: new Date(Date.now() - 1).toISOString() });
    expect((await press(link)).status).toBe(400);
    expect((await approve(id, 'region-admin')).status).toBe(200);
    expect((await api.post('/get_auth_token', { username: email, password: PASSWORD })).status).toBe(200);
  });

  it('is let in by the link or by the list, whichever is first', async () => {
    const id = await waiting('by-list@elsewhere.example');
    const link = linkTo('region-admin@demo.example');
    expect((await approve(id, 'region-admin')).status).toBe(200);
    expect((await press(link)).status).toBe(400);

    const other = await waiting('by-link@elsewhere.example');
    expect((await press(linkTo('region-admin@demo.example'))).status).toBe(200);
    expect((await approve(other, 'region-admin')).status).toBe(404);
  });
});
