import { sql } from 'drizzle-orm';
import type { Config } from '#provider/config.ts';
import type { Database } from '#provider/database/connect.ts';
import { user } from '#provider/database/schema.ts';
import { isLoopbackHost } from '#provider/http/thisMachine.ts';
import { NO_ADMINISTRATOR } from '#provider/security/approval.ts';
import { DEMO_PASSWORD } from '#provider/security/demoAccounts.ts';
import { demoAccounts } from './records.ts';

/** What whoever starts the service should do something about, a line each. */
export async function warningsOf(
  config: Pick<Config, 'environment' | 'host' | 'demoAccess'>,
  db: Database,
): Promise<string[]> {
  if (config.environment === 'production') return (await hasAdministrator(db)) ? [] : [NO_ADMINISTRATOR];
  if (isLoopbackHost(config.host) || (await demoAccounts(db)).length === 0) return [];
  if (config.demoAccess === 'this-machine')
    return [
      `HOST=${config.host} lets other machines in. Demo accounts sign in from this machine alone; APP_DEMO_ACCESS=everywhere lets anybody in as administrator.`,
    ];
  return [
    `WARNING: HOST=${config.host} lets other machines in, and anybody can sign in as administrator with the public password ${DEMO_PASSWORD}: set APP_ENVIRONMENT=production, or leave APP_DEMO_ACCESS away.`,
  ];
}

async function hasAdministrator(db: Database) {
  return (await db.$count(user, sql`${user.is_active} and ${user.is_superuser}`)) > 0;
}
