import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_SESSIONS } from '#contracts/account/signIn.ts';
import { auth_token, login_attempt, user } from '#provider/database/schema.ts';
import { hashPassword } from '#provider/security/passwords.ts';
import { type Api, DEMO_PASSWORD, startApi } from '../support/api.ts';
import { cheapestOf } from '../support/processorTime.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const signIn = (username: string, password = DEMO_PASSWORD, from = '198.51.100.1') =>
  api.post('/get_auth_token', { username, password }, { from });

describe('signing in', () => {
  it('gives a token for a week, and says whose it is', async () => {
    const { status, body, headers } = await signIn('member');
    expect(status).toBe(200);
    expect(body.token).toMatch(/^[0-9a-f]{40}$/);
    expect(body).toMatchObject({ username: 'member', first: expect.any(String), last: expect.any(String) });
    expect(Math.abs(Date.parse(body.expires) - Date.now() - WEEK_MS)).toBeLessThan(60_000);
    expect(headers['cache-control']).toBe('no-store');
    const me = await api.get('/api/v2/user/me/', { token: body.token });
    expect(me.body.id).toBe(body.id);
  });

  it.each(['MEMBER', 'member@demo.example', 'Member@Demo.Example', '  member '])(
    'knows "%s"',
    async (name) => {
      expect(await signIn(name)).toMatchObject({ status: 200, body: { username: 'member' } });
    },
  );

  it('ignores a stale token that came along', async () => {
    const options = { token: 'stale' };
    const { status } = await api.post(
      '/get_auth_token',
      { username: 'member', password: DEMO_PASSWORD },
      options,
    );
    expect(status).toBe(200);
  });

  it('does not tell a wrong password from an unknown name or an inactive account', async () => {
    const password_hash = await hashPassword('Right-password-1');
    const inactive = { username: 'sleeper', email: 'sleeper@example.org', is_active: false, password_hash };
    await api.db.insert(user).values(inactive);
    const answers = [
      await signIn('member', 'wrong', '198.51.100.2'),
      await signIn('nobody', 'wrong', '198.51.100.2'),
      await signIn('sleeper', 'wrong', '198.51.100.2'),
      await signIn('sleeper', 'Right-password-1', '198.51.100.2'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toEqual(answers[0]?.body);
    }
    expect(answers[0]?.body).toEqual({ statusCode: 400, error_message: 'Invalid username or password.' });
  });

  it('takes as long for an unknown name as for a wrong password', async () => {
    const [known, unknown] = [await costOf('superuser'), await costOf('nobody-at-all')];
    expect(unknown / known).toBeGreaterThan(0.4);
    expect(unknown / known).toBeLessThan(2.5);
  });

  it('keeps neither tokens nor passwords', async () => {
    const { body } = await signIn('per-admin');
    const everything = JSON.stringify([
      await api.db.select().from(user),
      await api.db.select().from(auth_token),
    ]);
    expect(everything).not.toContain(body.token);
    expect(everything).not.toContain(DEMO_PASSWORD);
  });

  it.each([
    [{}, /required/],
    [{ username: 'member' }, /required/],
    [{ username: ' ', password: 'x' }, /username/],
    [{ username: 'member', password: '' }, /password/],
  ])('refuses %j', async (body, words) => {
    const answer = await api.post('/get_auth_token', body);
    expect(answer).toMatchObject({ status: 400, body: { statusCode: 400 } });
    expect(answer.body.error_message).toMatch(words);
  });
});

describe('guessing', () => {
  it('an account is stopped after five failures from an address, also with the right password; elsewhere its owner goes on', async () => {
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await signIn('country-admin', `guess ${failure}`, '198.51.100.10')).status).toBe(400);
    }
    for (const name of ['country-admin', ' Country-Admin']) {
      const { status, headers, body } = await signIn(name, DEMO_PASSWORD, '198.51.100.10');
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
      expect(body).toEqual({
        statusCode: 429,
        error_message: expect.stringMatching(/Try again in 15 minutes\.$/),
      });
    }
    expect((await signIn('region-admin', DEMO_PASSWORD, '198.51.100.10')).status).toBe(200);
    expect((await signIn('country-admin', DEMO_PASSWORD, '198.51.100.11')).status).toBe(200);
  });

  it('an account from ever new addresses is stopped after a hundred, but not where its owner has a session', async () => {
    const password_hash = await hashPassword('Some-password-1');
    const known = { password_hash, username: 'hunted', email: 'hunted@example.org' };
    await api.db.insert(user).values(known);
    const subject = await subjectOfAccount('hunted');
    const signInAt = (address: string) => signIn('hunted', 'Some-password-1', address);
    expect((await signInAt('198.51.100.93')).status).toBe(200);
    await api.db.insert(login_attempt).values(Array.from({ length: 99 }, () => ({ subject })));
    expect((await signIn('hunted', 'x', '198.51.100.91')).status).toBe(400);
    expect((await signInAt('198.51.100.92')).status).toBe(429);
    expect((await signInAt('198.51.100.93')).status).toBe(200);
  });

  describe('a browser that signed in to an account before', () => {
    const PASSWORD = 'Some-password-1';
    let serial = 0;

    /** A new account, and the cookie of a browser that signed in to it. */
    async function known() {
      serial += 1;
      const username = `owner-${serial}`;
      const password_hash = await hashPassword(PASSWORD);
      await api.db.insert(user).values({ password_hash, username, email: `${username}@example.org` });
      const { headers } = await signIn(username, PASSWORD, '198.51.100.30');
      return { username, set: String(headers['set-cookie']) };
    }
    const signInBy = (cookie: string, username: string, password: string, from: string) =>
      api.post('/get_auth_token', { username, password }, { from, headers: { cookie } });

    it('is let in wherever it is, whatever strangers do to the account and to the network', async () => {
      const { username, set } = await known();
      const cookie = set.split(';')[0] ?? '';
      const subject = await subjectOfAccount(username);
      await api.db.insert(login_attempt).values(Array.from({ length: 100 }, () => ({ subject })));
      for (let failure = 0; failure < 5; failure += 1) await signIn(username, 'x', '198.51.100.31');
      expect((await signIn(username, PASSWORD, '198.51.100.31')).status).toBe(429);
      expect((await signIn(username, PASSWORD, '198.51.100.32')).status).toBe(429);
      expect((await signInBy(cookie, username, PASSWORD, '198.51.100.31')).status).toBe(200);
      expect((await signInBy(cookie, username, PASSWORD, '198.51.100.32')).status).toBe(200);
    });

    it('guesses no more than an address does, wherever it goes, and nothing more of other accounts', async () => {
      const [own, other] = [await known(), await known()];
      const cookie = own.set.split(';')[0] ?? '';
      const guess = (username: string, from: string) => signInBy(cookie, username, 'x', from);
      for (let failure = 0; failure < 5; failure += 1)
        expect((await guess(own.username, `203.0.113.${100 + failure}`)).status).toBe(400);
      expect((await guess(own.username, '203.0.113.110')).status).toBe(429);
      for (let failure = 0; failure < 5; failure += 1) await guess(other.username, '203.0.113.120');
      expect((await guess(other.username, '203.0.113.120')).status).toBe(429);
    });

    it('is not believed with a mark that it made itself', async () => {
      const { username, set } = await known();
      const forged = (set.split(';')[0] ?? '').replace(/[\da-f]$/, (last) => (last === '0' ? '1' : '0'));
      for (let failure = 0; failure < 5; failure += 1) await signInBy(forged, username, 'x', '203.0.113.130');
      expect((await signInBy(forged, username, PASSWORD, '203.0.113.130')).status).toBe(429);
    });

    it('keeps the mark where no script reads it and no other site sends it, and tells it to sign-in alone', async () => {
      const { set } = await known();
      expect(set.split('; ').slice(1)).toEqual([
        'Path=/get_auth_token',
        'Max-Age=31536000',
        'HttpOnly',
        'SameSite=Strict',
      ]);
    });
  });

  it('does not tell that two names are of one account', async () => {
    for (const [email, name] of [
      ['per-admin@demo.example', 'per-admin'],
      ['nobody@demo.example', 'nobody'],
    ] as const) {
      for (let failure = 0; failure < 5; failure += 1) await signIn(email, 'x', '198.51.100.20');
      expect((await signIn(email, 'x', '198.51.100.20')).status).toBe(429);
      expect((await signIn(name, 'x', '198.51.100.20')).status).toBe(400);
    }
  });

  it('is counted by network where one customer has 2^64 addresses', async () => {
    for (let failure = 0; failure < 5; failure += 1) await signIn('ghost', 'x', `2001:db8:1:2::${failure}`);
    expect((await signIn('ghost', 'x', '2001:db8:1:2::9')).status).toBe(429);
    expect((await signIn('ghost', 'x', '2001:db8:1:3::9')).status).toBe(400);
  });

  it('an account that does not exist is stopped alike', async () => {
    for (let failure = 0; failure < 5; failure += 1) await signIn('ghost', 'x', '198.51.100.12');
    expect((await signIn('GHOST', 'x', '198.51.100.12')).status).toBe(429);
  });

  it('many at once are counted one by one', async () => {
    const guesses = Array.from({ length: 12 }, (_, number) =>
      signIn('region-admin', `${number}`, '198.51.100.13'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(400), ...Array(7).fill(429)]);
  });

  it('many accounts from one address is stopped after thirty failures, elsewhere goes on', async () => {
    const names = Array.from({ length: 30 }, (_, number) => `spray-${number}`);
    for (const name of names) expect((await signIn(name, 'x', '198.51.100.14')).status).toBe(400);
    expect((await signIn('spray-31', 'x', '198.51.100.14')).status).toBe(429);
    expect((await signIn('spray-31', 'x', '198.51.100.15')).status).toBe(400);
  });

  it('is forgotten after a success', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) {
        expect((await signIn('dref-coordinator', 'x', `203.0.113.${round}`)).status).toBe(400);
      }
      expect((await signIn('dref-coordinator', DEMO_PASSWORD, `203.0.113.${round}`)).status).toBe(200);
    }
  });

  it('is forgotten after a quarter of an hour, and so are its traces', async () => {
    for (let failure = 0; failure < 5; failure += 1) await signIn('ifrc-admin', 'x', '198.51.100.16');
    expect((await signIn('ifrc-admin', DEMO_PASSWORD, '198.51.100.16')).status).toBe(429);
    await api.db
      .update(login_attempt)
      .set({ attempted_at: sql`now() - interval '16 minutes'` as unknown as string });
    expect((await signIn('ifrc-admin', DEMO_PASSWORD, '198.51.100.16')).status).toBe(200);
    expect(await api.db.select().from(login_attempt)).toEqual([]);
  });
});

describe('demo accounts', () => {
  const signInAt = (closed: Api, from: string, password = DEMO_PASSWORD) =>
    closed.post('/get_auth_token', { username: 'superuser', password }, { from });

  it('take their public password from this machine alone, unless they are opened', async () => {
    const closed = await startApi({ config: { demoAccess: 'this-machine' } });
    const { status, body } = await signInAt(closed, '198.51.100.40');
    expect([status, body.error_message]).toEqual([
      400,
      expect.stringContaining('APP_DEMO_ACCESS=everywhere'),
    ]);
    expect((await signInAt(closed, '198.51.100.40', 'x')).body.error_message).toMatch(/^Invalid/);
    expect((await signInAt(closed, '127.0.0.1')).status).toBe(200);

    // With a password of its own it is an account as any other.
    const password_hash = await hashPassword('Some-password-1');
    await closed.db.update(user).set({ password_hash }).where(eq(user.username, 'superuser'));
    expect((await signInAt(closed, '198.51.100.40', 'Some-password-1')).status).toBe(200);
  });
});

it('of more sessions than an account may have the oldest ends', async () => {
  const { body: oldest } = await signIn('guest');
  const [row] = await api.db.select({ id: user.id }).from(user).where(eq(user.username, 'guest'));
  const before = await api.db.$count(auth_token, eq(auth_token.user_id, row?.id ?? 0));
  const later = new Date(Date.now() + 2 * WEEK_MS).toISOString();
  await api.db.insert(auth_token).values(
    Array.from({ length: MOST_SESSIONS - before }, (_, number) => ({
      token_hash: `later-${number}`,
      user_id: row?.id ?? 0,
      expires_at: later,
    })),
  );
  expect((await api.get('/api/v2/user/me/', { token: oldest.token })).status).toBe(200);
  const { body: newest } = await signIn('guest');
  expect(await api.db.$count(auth_token, eq(auth_token.user_id, row?.id ?? 0))).toBe(MOST_SESSIONS);
  expect((await api.get('/api/v2/user/me/', { token: oldest.token })).status).toBe(401);
  expect(newest.token).toBeTruthy();
});

describe('a token', () => {
  it.each([
    ['unknown', 'Token 0123456789abcdef0123456789abcdef01234567'],
    ['missing', 'Token'],
    ['in two pieces', 'Token ab cd'],
    ['endless', `Token ${'x'.repeat(5_000)}`],
  ])('that is %s is refused even where none is needed', async (_, authorization) => {
    const { status, body, headers } = await api.get('/api/v2/region/', { headers: { authorization } });
    expect(status).toBe(401);
    expect(body.error_code).toBe(4001);
    expect(headers['www-authenticate']).toBe('Token');
  });

  it.each(['', 'Bearer abc', 'Basic YTpi'])('is not expected in "%s"', async (authorization) => {
    expect((await api.get('/api/v2/region/', { headers: { authorization } })).status).toBe(200);
  });

  it('that is needed and absent answers 4011', async () => {
    const { status, body } = await api.get('/api/v2/user/me/');
    expect(status).toBe(401);
    expect(body).toMatchObject({ error_code: 4011, errors: { non_field_errors: [expect.any(String)] } });
  });

  it('ends with its time', async () => {
    const { body } = await signIn('member');
    const past = new Date(Date.now() - 1_000).toISOString();
    await api.db.update(auth_token).set({ expires_at: past }).where(eq(auth_token.user_id, body.id));
    expect((await api.get('/api/v2/user/me/', { token: body.token })).body.error_code).toBe(4001);
  });

  it('ends when its owner signs out, their others go on', async () => {
    const [here, elsewhere] = [(await signIn('member')).body.token, (await signIn('member')).body.token];
    expect((await api.post('/api/v2/sign-out/', {}, { token: here })).status).toBe(204);
    expect((await api.get('/api/v2/user/me/', { token: here })).status).toBe(401);
    expect((await api.get('/api/v2/user/me/', { token: elsewhere })).status).toBe(200);
  });

  it('ends with its account', async () => {
    const password_hash = await hashPassword('Some-password-1');
    const leaver = { username: 'leaver', email: 'leaver@example.org', password_hash };
    await api.db.insert(user).values(leaver);
    const { body } = await signIn('leaver', 'Some-password-1');
    expect((await api.get('/api/v2/user/me/', { token: body.token })).status).toBe(200);
    await api.db.update(user).set({ is_active: false }).where(eq(user.username, 'leaver'));
    expect((await api.get('/api/v2/user/me/', { token: body.token })).status).toBe(401);
  });
});

it.each(['/api/v2/user/me/', '/api/v2/external-token/', '/api/v2/alert-subscription/'])(
  '%s is kept on no disk',
  async (path) => {
    const { body } = await signIn('member');
    const { status, headers } = await api.get(path, { token: body.token });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  },
);

describe('the current user', () => {
  it.each([
    ['guest', { limit_access_to_guest: true, is_superuser: false }],
    ['member', { limit_access_to_guest: false, is_ifrc_admin: false, is_superuser: false }],
    ['ifrc-admin', { is_ifrc_admin: true, is_superuser: false }],
    ['superuser', { is_superuser: true, lang_permissions: { fr: true } }],
  ])('%s has their own flags', async (username, flags) => {
    const { body: signedIn } = await api.post('/get_auth_token', { username, password: DEMO_PASSWORD });
    const { status, body } = await api.get('/api/v2/user/me/', { token: signedIn.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ username, email: `${username}@demo.example`, ...flags });
    expect(JSON.stringify(body)).not.toContain('scrypt');
  });

  it('has everything that the account pages read, in the language asked for', async () => {
    const { body: signedIn } = await api.post('/get_auth_token', {
      username: 'member',
      password: DEMO_PASSWORD,
    });
    const { body } = await api.get('/api/v2/user/me/', { token: signedIn.token });
    expect(body).toMatchObject({
      subscription: expect.any(Array),
      user_countries_regions: expect.any(Array),
      is_dref_coordinator_for_regions: expect.any(Array),
      profile: { org_type: expect.any(String), accepted_montandon_license_terms: false },
    });
    expect(body.profile.country_details.id).toBe(body.profile.country);
    const arabic = await api.get('/api/v2/user/me/', { token: signedIn.token, language: 'ar' });
    expect(arabic.body.profile.country_details.name).not.toBe(body.profile.country_details.name);
  });
});

/** What the failures of an account are counted under, from wherever they come. */
async function subjectOfAccount(name: string) {
  await signIn(name, 'x', '198.51.100.90');
  const rows = await api.db.select().from(login_attempt);
  const subjects = rows.map(({ subject }) => subject).filter((subject) => !subject.includes('@'));
  await api.db.delete(login_attempt);
  return subjects.at(-1) ?? '';
}

/** What a failure costs, in ms of the processor: the answer takes longer the more of it others have. */
const costOf = (username: string) => cheapestOf(3, () => signIn(username, 'wrong', '198.51.100.3'));
