import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { field_report_file, user } from '#provider/database/schema.ts';
import { createMailer } from '#provider/mail/mailer.ts';
import type { Accounts } from '#provider/security/accounts.ts';
import { makeAdministrator } from '#provider/security/administrator.ts';
import { register, verifyEmail } from '#provider/security/registration.ts';
import { warningsOf } from '#provider/startup/warnings.ts';
import { type Api, DEMO_PASSWORD, startApi, testConfig } from '../support/api.ts';

let api: Api;
let accounts: Accounts;
const mailer = createMailer(testConfig());
const reports: string[] = [];
beforeAll(async () => {
  api = await startApi();
  // As a production begins: nobody administers anything.
  await api.db.delete(field_report_file);
  await api.db.delete(user);
  accounts = {
    db: api.db,
    mailer,
    product: 'GO',
    isDemoOpen: false,
    publicUrl: () => 'https://go.example.org',
    report: (line) => reports.push(line),
  };
});

const tokenIn = (text = '') => /\/(\w{40})|token=(\w{40})/.exec(text)?.slice(1).find(Boolean) ?? '';

describe('the first administrator', () => {
  it('is missed at the start of a production and when somebody waits, and is asked about who waited', async () => {
    const production = { environment: 'production', demoAccess: 'this-machine', host: 'localhost' } as const;
    expect(await warningsOf(production, api.db)).toEqual([expect.stringContaining('npm run admin')]);
    const password = 'Sunrise-4-all';
    const email = 'nadia@elsewhere.example';
    const newcomer = {
      first_name: 'Nadia',
      last_name: 'Karki',
      email,
      password,
      country: 123,
      city: 'Kathmandu',
      organization_type: 'NTLS' as const,
      organization: 'Nepal Red Cross Society',
      justification: 'I coordinate the flood response.',
    };
    await register(accounts, newcomer, { address: '192.0.2.1', language: 'en' });
    const token = tokenIn(mailer.outbox?.[0]?.text);
    expect(await verifyEmail(accounts, { username: email, token, password }, '192.0.2.1')).toBe('waiting');
    expect(reports).toEqual([expect.stringContaining('npm run admin')]);

    const link = await makeAdministrator(accounts, 'Ada@ifrc.org');
    expect(link).toMatch(/^https:\/\/go\.example\.org\/recover-account\/ada%40ifrc\.org\/\w{40}$/);
    expect(mailer.outbox?.[0]).toMatchObject({
      to: 'ada@ifrc.org',
      subject: 'GO: Nadia Karki is requesting access',
    });
    expect(await warningsOf(production, api.db)).toEqual([]);

    const chosen = { username: 'ada@ifrc.org', token: tokenIn(link), new_password: 'Evening-7-star' };
    expect((await api.post('/change_recover_password', chosen)).status).toBe(200);
    const { body } = await api.post('/get_auth_token', {
      username: 'ada@ifrc.org',
      password: 'Evening-7-star',
    });
    const me = await api.get('/api/v2/user/me/', { token: body.token });
    expect(me.body).toMatchObject({
      email: 'ada@ifrc.org',
      is_superuser: true,
      limit_access_to_guest: false,
    });
    expect((await api.post('/change_recover_password', chosen)).status).toBe(400);
  });

  it('may have an account already, and keeps the password', async () => {
    const known = { username: 'bo', email: 'bo@ifrc.org', password_hash: 'their own' };
    await api.db.insert(user).values({ ...known, limit_access_to_guest: true });
    await makeAdministrator(accounts, 'bo@ifrc.org');
    const [row] = await api.db.select().from(user).where(eq(user.username, 'bo'));
    expect(row).toMatchObject({
      is_superuser: true,
      limit_access_to_guest: false,
      password_hash: 'their own',
    });
  });

  it('has an e-mail address', async () => {
    await expect(makeAdministrator(accounts, 'ada')).rejects.toThrow('"ada" is not an e-mail address');
  });
});

it('warns of demo accounts that other machines can reach', async () => {
  const { db } = await startApi();
  for (const host of ['0.0.0.0', '::', '192.0.2.4']) {
    const [line] = await warningsOf({ environment: 'development', demoAccess: 'everywhere', host }, db);
    expect(line).toContain(`HOST=${host}`);
    expect(line).toContain(DEMO_PASSWORD);
    const [closed] = await warningsOf({ environment: 'development', demoAccess: 'this-machine', host }, db);
    expect(closed).toContain('this machine alone');
    expect(closed).not.toContain(DEMO_PASSWORD);
  }
  for (const host of ['localhost', '127.0.0.1', '::1']) {
    expect(await warningsOf({ environment: 'development', demoAccess: 'everywhere', host }, db)).toEqual([]);
  }
});
