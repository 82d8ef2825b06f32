import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account_link, login_attempt, user } from '#provider/database/schema.ts';
import { brokenPasswordRules } from '#rules/passwordRules.ts';
import { type Api, DEMO_PASSWORD, startApi } from '../support/api.ts';
import { cheapestOf } from '../support/processorTime.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
// Every test counts its own attempts.
beforeEach(() => api.db.delete(login_attempt));

const PASSWORD = 'Sunrise-4-all';
const newcomer = (email: string, more = {}) => ({
  first_name: 'Nadia',
  last_name: 'Karki',
  email,
  password: PASSWORD,
  country: 123,
  city: 'Kathmandu',
  organization_type: 'NTLS',
  organization: 'Nepal Red Cross Society',
  ...more,
});
const register = (email: string, more = {}, language = 'en') =>
  api.post('/register', newcomer(email, more), { language });
const signIn = (username: string, password = PASSWORD) => api.post('/get_auth_token', { username, password });
const mailTo = (address: string) => api.outbox.find(({ to }) => to === address);
const mailsTo = (address: string) => api.outbox.filter(({ to }) => to === address);

/** Path and query of the link in a mail. */
function linkTo(address: string): string {
  const [link = ''] = /http\S+/.exec(mailTo(address)?.text ?? '') ?? [];
  return link.replace('http://localhost', '');
}

const press = (link: string, password = PASSWORD) =>
  api.post(link, String(new URLSearchParams({ password })), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('registering from an allowed domain', () => {
  it('makes an account that works once its address is confirmed', async () => {
    const email = 'nadia@redcross.example';
    expect(await register('Nadia@RedCross.example')).toMatchObject({ status: 200 });
    expect((await signIn(email)).status).toBe(400);
    const link = linkTo(email);
    expect((await api.get(link)).text).toContain('Confirm my address');
    expect((await signIn(email)).status).toBe(400);
    const answer = await press(link);
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('Your account is active') });
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    const { status, body } = await signIn(email);
    expect(status).toBe(200);
    const me = await api.get('/api/v2/user/me/', { token: body.token });
    expect(me.body).toMatchObject({
      username: email,
      limit_access_to_guest: false,
      profile: {
        country: null,
        city: 'Kathmandu',
        org: 'Nepal Red Cross Society',
        org_type: 'OTHR',
        // Nobody has confirmed yet that this is true.
        waiting: { country: 123, org_type: 'NTLS' },
      },
    });
  });

  it('gives a link that works once', async () => {
    await register('once@redcross.example');
    const link = linkTo('once@redcross.example');
    expect((await press(link)).status).toBe(200);
    expect(await press(link)).toMatchObject({ status: 400, text: expect.stringContaining('not valid') });
  });

  it('gives a link that ends with its time, and another on request', async () => {
    const email = 'late@redcross.example';
    await register(email);
    const old = linkTo(email);
    await expireLinks();
    expect((await press(old)).status).toBe(400);
    expect((await api.post('/resend_validation', { username: email })).body).toEqual({ data: 'Success' });
    expect(linkTo(email)).not.toBe(old);
    expect((await press(linkTo(email))).status).toBe(200);
  });

  it('opens no account for a stranger who registers the address before or after its owner', async () => {
    const email = 'owner@redcross.example';
    const before = 'Stranger-1-here';
    const after = 'Stranger-2-here';
    await register(email, { password: before, first_name: 'Mallory', organization_type: 'OTHR' });
    await register(email);
    await register(email, { password: after, first_name: 'Mallory', organization_type: 'OTHR' });
    const links = mailsTo(email).map(({ text }) => /http\S+/.exec(text)?.[0].replace('http://localhost', ''));
    const [last = '', own = '', first = ''] = links;
    for (const link of [last, first]) {
      const refused = await press(link);
      expect(refused).toMatchObject({
        status: 400,
        text: expect.stringContaining('not the password of this registration'),
      });
      expect(refused.text).toContain('name="password"');
    }
    for (const password of [PASSWORD, before, after])
      expect((await signIn(email, password)).status).toBe(400);
    await api.db.delete(login_attempt);
    expect((await press(own)).text).toContain('Your account is active');
    for (const password of [before, after]) expect((await signIn(email, password)).status).toBe(400);
    const { body } = await signIn(email);
    const me = await api.get('/api/v2/user/me/', { token: body.token });
    expect(me.body).toMatchObject({ first_name: 'Nadia', limit_access_to_guest: false });
    expect((await press(last, after)).status).toBe(400);
  });

  it('is asked again for what was registered last', async () => {
    const email = 'twice@redcross.example';
    await register(email, { password: 'Forgotten-1-time' });
    await register(email);
    await api.post('/resend_validation', { username: email });
    expect((await press(linkTo(email))).text).toContain('Your account is active');
  });

  it('is not confirmed by guesses of the password', async () => {
    const email = 'guessed@redcross.example';
    await register(email);
    const link = linkTo(email);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await press(link, 'guess')).status).toBe(400);
    expect(await press(link)).toMatchObject({
      status: 429,
      text: expect.stringContaining('Too many attempts'),
    });
  });

  it('does not take a link for another user', async () => {
    await register('mine@redcross.example');
    const link = linkTo('mine@redcross.example').replace('mine%40', 'yours%40');
    expect((await press(link)).status).toBe(400);
  });

  it('makes guests of those who are of no part of the Movement', async () => {
    await register('other@redcross.example', { organization_type: 'OTHR', organization: 'A university' });
    const [row] = await api.db.select().from(user).where(eq(user.email, 'other@redcross.example'));
    expect(row?.limit_access_to_guest).toBe(true);
  });

  it.each([
    ['fr', 'Confirmez votre adresse'],
    ['es', 'Confirme su correo'],
    ['ar', 'أكّد عنوان'],
  ])('mails and asks in the language of the reader: %s', async (language, words) => {
    const email = `${language}@redcross.example`;
    await register(email, {}, language);
    expect(mailTo(email)?.subject).toContain(words);
    const page = await api.get(linkTo(email));
    expect(page.text).toContain(`<html lang="${language}"`);
    expect(page.text).toContain(words);
  });

  it('shows a name in a mail as text', async () => {
    await register('script@redcross.example', { first_name: '<b>\r\nBcc: x@y.z' });
    const mail = mailTo('script@redcross.example');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
});

describe('registering from elsewhere', () => {
  const email = 'nadia@elsewhere.example';

  it('needs a justification, then an administrator of the region who lets the newcomer in', async () => {
    const refused = await register(email);
    expect(refused).toMatchObject({ status: 400, body: { errors: { justification: [expect.any(String)] } } });
    await register(email, { justification: 'I coordinate the flood response.' });
    expect((await press(linkTo(email))).text).toContain('administrator for your region');
    expect((await signIn(email)).status).toBe(400);
    const asked = mailTo('region-admin@demo.example');
    expect(asked?.text).toContain('I coordinate the flood response.');
    const approval = linkTo('region-admin@demo.example');
    expect((await api.get(approval)).text).toContain(email);
    expect((await press(approval)).text).toContain('The account is active');
    expect((await press(approval)).status).toBe(400);
    expect(mailTo(email)?.subject).toBe('Your account for GO is active');
    expect((await signIn(email)).status).toBe(200);
  });

  it('is not let in by the link that confirms the address', async () => {
    const other = 'clever@elsewhere.example';
    await register(other, { justification: 'Let me in' });
    const link = linkTo(other);
    expect((await press(link.replace('verify_email', 'validate_user'))).status).toBe(400);
    await press(link);
    expect((await signIn(other)).status).toBe(400);
  });
});

describe('a registration is refused', () => {
  it.each([
    ['first_name', { first_name: ' ' }],
    ['email', { email: 'no address' }],
    ['email', { email: 'b,c@redcross.example' }],
    ['email', { email: '<a@redcross.example' }],
    ['password', { password: 'short' }],
    ['password', { password: 'Nadia-2026!' }],
    ['password', { password: 'P@ssw0rd123' }],
    ['country', { country: 9_999_999 }],
    ['country', { country: 'Nepal' }],
    ['organization_type', { organization_type: 'ABCD' }],
    ['organization', { organization: undefined }],
    ['city', { city: 'x'.repeat(101) }],
    ['justification', { justification: 'x'.repeat(256) }],
  ])('at %s: %j', async (field, wrong) => {
    const answer = await register('wrong@redcross.example', wrong);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[field]).toEqual(expect.arrayContaining([expect.any(String)]));
  });

  it('after five for one address', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await register('again@redcross.example')).status).toBe(200);
    }
    const { status, headers } = await register('again@redcross.example');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('nobody learns who has an account', () => {
  it('by registering: the same answer, and a mail to the owner', async () => {
    const before = await api.db.select().from(user).where(eq(user.username, 'member'));
    const known = await register('member@demo.example', { justification: 'x' });
    const unknown = await register('nobody@demo.example', { justification: 'x' });
    expect(known.status).toBe(unknown.status);
    expect({ ...known.body, email: '' }).toEqual({ ...unknown.body, email: '' });
    expect(mailTo('member@demo.example')?.subject).toBe('You already have an account for GO');
    expect(await api.db.select().from(user).where(eq(user.username, 'member'))).toEqual(before);
    expect((await signIn('member', DEMO_PASSWORD)).status).toBe(200);
  });

  it('by recovering or asking for a confirmation mail', async () => {
    for (const [path, field, known, unknown] of [
      ['/recover_password', 'email', 'member@demo.example', 'nobody-1@demo.example'],
      ['/resend_validation', 'username', 'member', 'nobody-2'],
    ] as const) {
      const answers = [await api.post(path, { [field]: known }), await api.post(path, { [field]: unknown })];
      expect(answers[0]?.status).toBe(200);
      expect(answers[1]?.status).toBe(200);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
    }
    expect(mailsTo('nobody-1@demo.example')).toEqual([]);
  });

  it('by being refused for too many requests', async () => {
    for (const email of ['superuser@demo.example', 'nobody-3@demo.example']) {
      for (let attempt = 0; attempt < 5; attempt += 1) await api.post('/recover_password', { email });
      expect((await api.post('/recover_password', { email })).status).toBe(429);
    }
  });

  it.each([
    ['/register', (address: string) => newcomer(address, { justification: 'x' })],
    ['/recover_password', (email: string) => ({ email })],
    ['/resend_validation', (username: string) => ({ username })],
  ])('by the time of %s', async (path, bodyOf) => {
    const known = await costOf(path, () => bodyOf('ifrc-admin@demo.example'));
    const unknown = await costOf(path, (round) => bodyOf(`nobody-${path.slice(1)}-${round}@demo.example`));
    // A few milliseconds are the machine's.
    expect((unknown + 5) / (known + 5)).toBeGreaterThan(0.4);
    expect((unknown + 5) / (known + 5)).toBeLessThan(2.5);
  });
});

describe('recovering', () => {
  const recover = async (email: string) => {
    await api.post('/recover_password', { email });
    const [, username = '', token = ''] =
      /recover-account\/([^/]+)\/(\w+)/.exec(mailTo(email)?.text ?? '') ?? [];
    return { username: decodeURIComponent(username), token };
  };
  const change = (link: object, new_password = 'Evening-7-star') =>
    api.post('/change_recover_password', { ...link, new_password });

  it('sets a new password once, ends all sessions and tells the owner', async () => {
    const token = await api.signIn('per-admin');
    const made = await api.post('/api/v2/external-token/', { title: 'Dashboard' }, { token });
    const link = await recover('per-admin@demo.example');
    expect((await change(link)).status).toBe(200);
    for (const old of [token, made.body.token]) {
      expect((await api.get('/api/v2/user/me/', { token: old })).status).toBe(401);
    }
    expect((await signIn('per-admin', DEMO_PASSWORD)).status).toBe(400);
    expect((await signIn('per-admin', 'Evening-7-star')).status).toBe(200);
    expect(mailTo('per-admin@demo.example')?.subject).toBe('Your password for GO was changed');
    expect(await change(link, 'Another-9-one')).toMatchObject({
      status: 400,
      body: { errors: { non_field_errors: [expect.stringContaining('not valid')] } },
    });
  });

  it('is found by user name too, and helps whoever is locked out by either name', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn('dref-coordinator', 'wrong');
    expect((await signIn('dref-coordinator', DEMO_PASSWORD)).status).toBe(429);
    for (let attempt = 0; attempt < 6; attempt += 1) await signIn('dref-coordinator@demo.example', 'wrong');
    await api.post('/recover_password', { email: 'DREF-coordinator' });
    const [, token] =
      /dref-coordinator\/(\w+)/.exec(mailTo('dref-coordinator@demo.example')?.text ?? '') ?? [];
    expect((await change({ username: 'dref-coordinator', token })).status).toBe(200);
    for (const name of ['dref-coordinator', 'dref-coordinator@demo.example']) {
      expect((await signIn(name, 'Evening-7-star')).status).toBe(200);
    }
  });

  it('keeps the link when the password is refused', async () => {
    const link = await recover('ifrc-admin@demo.example');
    const refused = await change(link, 'onlyletters');
    expect(refused.body.errors.new_password.length).toBeGreaterThan(1);
    expect((await change(link)).status).toBe(200);
  });

  it('takes what the meter on its page calls strong: that knows the user name alone', async () => {
    const link = await recover('per-admin@demo.example');
    expect(brokenPasswordRules(DEMO_PASSWORD, [link.username])).toEqual([]);
    expect((await change(link, DEMO_PASSWORD)).status).toBe(200);
    const weak = await change(await recover('per-admin@demo.example'), 'Per-Admin-2026');
    expect(weak.body.errors.new_password).toEqual([expect.stringContaining('Leave out your name')]);
  });

  it('many at once with one link: one succeeds', async () => {
    const link = await recover('region-admin@demo.example');
    const passwords = ['Evening-1-star', 'Evening-2-star', 'Evening-3-star'];
    const answers = await Promise.all(passwords.map((password) => change(link, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it.each([
    ['of another user', { username: 'member' }],
    ['that was never mailed', { token: 'a'.repeat(40) }],
  ])('refuses a link %s in the same words', async (_, wrong) => {
    const link = await recover('country-admin@demo.example');
    const answers = [await change({ ...link, ...wrong }), await change({ username: 'ghost', token: 'b' })];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(answers[0]?.body.errors).toEqual(answers[1]?.body.errors);
  });

  it('refuses a link whose time is over', async () => {
    const link = await recover('superuser@demo.example');
    await expireLinks();
    expect((await change(link)).status).toBe(400);
  });

  it('takes an older link until one is used: nobody ends it by asking for another', async () => {
    const [first, second] = [
      await recover('superuser@demo.example'),
      await recover('superuser@demo.example'),
    ];
    expect((await change(first)).status).toBe(200);
    expect((await change(second)).status).toBe(400);
  });

  it('stops guessing of links from one address, and of one link', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1)
      await change({ username: 'member', token: `guess${attempt}` });
    expect((await change({ username: 'member', token: 'guess' })).status).toBe(429);
    await api.db.delete(login_attempt);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await change({ username: `name-${attempt}`, token: 'guess' });
    expect((await change({ username: 'member', token: 'guess' })).status).toBe(429);
  });

  it('is kept from nobody by what strangers try', async () => {
    const from = '203.0.113.77';
    const username = 'country-admin';
    for (let round = 0; round < 6; round += 1) {
      await api.post('/get_auth_token', { username, password: 'guess' }, { from });
      await api.post('/recover_password', { email: username }, { from });
      await api.post(
        '/change_recover_password',
        { username, token: 'x', new_password: 'Evening-7-star' },
        { from },
      );
    }
    expect((await signIn(username, DEMO_PASSWORD)).status).toBe(200);
    expect((await change(await recover('country-admin@demo.example'))).status).toBe(200);
  });

  it('keeps no token in clear', async () => {
    const { token } = await recover('guest@demo.example');
    expect(JSON.stringify(await api.db.select().from(account_link))).not.toContain(token);
  });
});

describe('the outbox', () => {
  it('is a page in development', async () => {
    await register('outbox@redcross.example');
    const { text } = await api.get('/outbox');
    expect(text).toContain('outbox@redcross.example');
    expect(text).toMatch(/>\d{1,2} \w{3,4} \d{4}, \d\d:\d\d:\d\d UTC<\/time>/);
  });

  it('is shown to this machine alone, and not through a proxy', async () => {
    for (const options of [
      { from: '192.0.2.7' },
      { headers: { 'x-forwarded-for': '192.0.2.7' } },
      { headers: { forwarded: 'for=192.0.2.7' } },
    ]) {
      expect((await api.get('/outbox', options)).status).toBe(404);
    }
    expect((await api.get('/outbox', { from: '::1' })).status).toBe(200);
    const proxied = await startApi({ config: { trustedProxies: ['127.0.0.1'] } });
    expect((await proxied.get('/outbox', { headers: { 'x-forwarded-for': '192.0.2.7' } })).status).toBe(404);
    expect((await proxied.get('/outbox', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(200);
  });

  it('does not exist in production, where no mail is kept', async () => {
    const production = await startApi({ config: { environment: 'production' } });
    await production.post('/register', newcomer('secret@redcross.example'));
    expect(production.outbox).toEqual([]);
    expect((await production.get('/outbox')).status).toBe(404);
  });
});

const expireLinks = () =>
  api.db.update(account_link).set({ expires_at: sql`now() - interval '1 second'` as unknown as string });

/** What a call costs, in ms of the processor: the answer takes longer the more of it others have. */
const costOf = (path: string, bodyOf: (round: number) => unknown) =>
  cheapestOf(4, (round) => api.post(path, bodyOf(round)));
