import type { user } from '#provider/database/schema.ts';
import { unmatchableHash } from '#provider/security/passwords.ts';

const HOUR_MS = 3_600_000;
const NEPAL = 123;
const KENYA = 117;

/** People who have confirmed their address and wait to be let in; invented, like all others. The last one for longer than a link works. */
const NEWCOMERS = [
  {
    first_name: 'Anjali',
    last_name: 'Gurung',
    country_id: NEPAL,
    city: 'Pokhara',
    org: 'Nepal Red Cross Society',
    position: 'District disaster management officer',
    justification: 'I enter the field reports of our district chapter. Mira Tamang at headquarters knows me.',
    hoursAgo: 20,
  },
  {
    first_name: 'Bikash',
    last_name: 'Thapa',
    country_id: NEPAL,
    city: 'Kathmandu',
    org: 'Nepal Red Cross Society',
    position: 'Information management volunteer',
    justification: 'I map the response to this year’s floods.',
    hoursAgo: 75,
  },
  {
    first_name: 'Wanjiru',
    last_name: 'Kamau',
    country_id: KENYA,
    city: 'Nairobi',
    org: 'Kenya Red Cross Society',
    position: 'Cash and voucher assistance officer',
    justification: 'I report on our cash programme and need access to 3W.',
    hoursAgo: 45 * 24,
  },
];

/** Their accounts, dated from `now`. Their passwords are nobody's: once let in, they choose one by recovering the account. */
export const pendingRegistrations = (now: Date): (typeof user.$inferInsert)[] =>
  NEWCOMERS.map(({ hoursAgo, ...newcomer }) => {
    const email = `${newcomer.first_name}.${newcomer.last_name}@mail.example`.toLowerCase();
    const registered = now.getTime() - hoursAgo * HOUR_MS;
    return {
      ...newcomer,
      username: email,
      email,
      org_type: 'NTLS',
      password_hash: unmatchableHash(),
      is_active: false,
      created_at: new Date(registered).toISOString(),
      awaits_approval_since: new Date(registered + 2 * HOUR_MS).toISOString(),
    };
  });
