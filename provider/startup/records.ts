import { asc, like, sql } from 'drizzle-orm';
import type { Config } from '#provider/config.ts';
import type { Database } from '#provider/database/connect.ts';
import { user } from '#provider/database/schema.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '#provider/security/demoAccounts.ts';
import { verifyPassword } from '#provider/security/passwords.ts';
import { seed } from '#provider/seed/seed.ts';
import { StartupError } from './StartupError.ts';

/** Any number, the same in every process: whoever holds it fills the database, the others wait. */
const SEED_LOCK = 7_306_602;

/** Fills a database that is empty, all or nothing; one that is filled stays as it is. Several processes may try at once. */
export async function fillRecords(db: Database, { environment }: Pick<Config, 'environment'>): Promise<void> {
  await db.transaction(async (change) => {
    await change.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await seed(change, { scale: 1, demoAccounts: environment !== 'production', now: new Date() });
  });
}

/** User names of the demo accounts. */
export async function demoAccounts(db: Database): Promise<string[]> {
  const accounts = await findDemoAccounts(db);
  return accounts.map(({ username }) => username);
}

/** Throws `StartupError` when anyone who has read the documentation could sign in. */
export async function refuseDemoAccounts(db: Database): Promise<void> {
  for (const { username, password_hash } of await findDemoAccounts(db)) {
    if (await verifyPassword(DEMO_PASSWORD, password_hash)) {
      throw new StartupError(
        `The demo account "${username}" still has the demo password, which is not allowed in production: use a database without demo accounts, or change their passwords.`,
      );
    }
  }
}

function findDemoAccounts(db: Database) {
  return db
    .select({ username: user.username, password_hash: user.password_hash })
    .from(user)
    .where(like(user.email, `%${DEMO_DOMAIN}`))
    .orderBy(asc(user.id));
}
