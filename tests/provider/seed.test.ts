import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect, rowsOf } from '#provider/database/connect.ts';
import { seed } from '#provider/seed/seed.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const open: Connection[] = [];

async function seeded(demoAccounts = true) {
  const connection = await connect({});
  open.push(connection);
  await connection.db.transaction((change) => seed(change, { now: NOW, demoAccounts }));
  return connection.db;
}

/** One text that changes with any record. */
async function fingerprintOf(db: Connection['db']) {
  const tables = [
    'country',
    'district',
    'event',
    'appeal',
    'field_report',
    'surge_alert',
    'project',
    'eru',
    'personnel',
  ];
  const parts = await Promise.all(
    tables.map(async (table) => {
      const name = sql.raw(`"${table}"`);
      const [row] = await rowsOf<{ sum: string }>(
        db,
        sql`select md5(string_agg(md5(t::text), '' order by t.id)) as sum from ${name} t`,
      );
      return row?.sum;
    }),
  );
  return parts.join();
}

async function countOf(db: Connection['db'], where: string) {
  const [row] = await rowsOf<{ count: number }>(db, sql.raw(`select count(*)::int as count from ${where}`));
  return row?.count;
}

let db: Connection['db'];
beforeAll(async () => {
  db = await seeded();
});
afterAll(async () => {
  for (const { close } of open) await close();
});

it('is the same in every run of a day, with and without accounts', async () => {
  const other = await seeded(false);
  expect(await fingerprintOf(other)).toBe(await fingerprintOf(db));
  expect(await countOf(other, 'app_user')).toBe(0);
});

it('does nothing to a filled database, and replaces records only when told to', async () => {
  const before = await fingerprintOf(db);
  expect(await seed(db, { scale: 2, now: NOW })).toMatchObject({ scale: 1, filled: false });
  expect(await fingerprintOf(db)).toBe(before);
});

it('has an account for each role, with its flags', async () => {
  const users = await rowsOf<{ username: string; flags: string }>(
    db,
    sql`select username, concat_ws(' ', case when limit_access_to_guest then 'guest' end, case when is_ifrc_admin then 'ifrc' end,
      case when is_superuser then 'superuser' end,
      (select string_agg(role, ' ' order by role) from user_role where user_id = app_user.id)) as flags
      from app_user where email = username || '@demo.example' order by username`,
  );
  expect(Object.fromEntries(users.map(({ username, flags }) => [username, flags]))).toEqual({
    'country-admin': 'country_admin',
    'dref-coordinator': 'dref_region_coordinator',
    guest: 'guest',
    'ifrc-admin': 'ifrc',
    member: '',
    'per-admin': 'per_country_admin per_region_admin',
    'region-admin': 'region_admin',
    superuser: 'superuser',
  });
});

describe('the records', () => {
  it('are many: a thousand emergencies over ten years, some of them of this month', async () => {
    expect(await countOf(db, 'event')).toBeGreaterThanOrEqual(1_000);
    expect(
      await countOf(
        db,
        `event where disaster_start_date > '${NOW.toISOString()}'::timestamptz - interval '30 days'`,
      ),
    ).toBeGreaterThan(10);
    expect(
      await countOf(db, `appeal where end_date > '${NOW.toISOString()}' and status = 0`),
    ).toBeGreaterThan(20);
  });

  it('belong together', async () => {
    expect(
      await countOf(db, 'event where not exists (select from event_country where event_id = event.id)'),
    ).toBe(0);
    expect(
      await countOf(
        db,
        'field_report where not exists (select from field_report_country where field_report_id = field_report.id)',
      ),
    ).toBe(0);
    expect(await countOf(db, 'appeal where amount_funded > amount_requested * 1.3')).toBe(0);
    expect(await countOf(db, `appeal where start_date > '${NOW.toISOString()}'`)).toBe(0);
  });

  it.each(['region', 'country', 'disaster_type', 'event', 'secondary_sector'])(
    'name each %s in four languages',
    async (table) => {
      const column = table === 'secondary_sector' ? 'label' : 'name';
      const missing = ['en', 'fr', 'es', 'ar'].map(
        (language) => `coalesce(${column}->>'${language}', '') = ''`,
      );
      expect(await countOf(db, `${table} where ${missing.join(' or ')}`)).toBe(0);
    },
  );

  it('know the world: Nepal is in Asia Pacific and has its National Society', async () => {
    const [nepal] = await rowsOf(
      db,
      sql`select iso3, region_id, society_name->>'en' as society, name->>'fr' as french from country where id = 123`,
    );
    expect(nepal).toEqual({ iso3: 'NPL', region_id: 2, society: 'Nepal Red Cross Society', french: 'Népal' });
  });
});
