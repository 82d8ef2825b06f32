import { HEALTH_CARE, UNIT_TYPES } from '#contracts/localUnits/codes.ts';
import type { Database } from '#provider/database/connect.ts';
import { VALIDATOR } from '#provider/database/schema/localUnits.ts';
import { local_unit_validator, type UserRole, user, user_role } from '#provider/database/schema.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '#provider/security/demoAccounts.ts';
import { hashPassword } from '#provider/security/passwords.ts';

/** Nepal, whose National Society the demo accounts belong to. */
const NEPAL = 123;
const ASIA_PACIFIC = 2;

interface DemoAccount {
  username: string;
  first_name: string;
  last_name: string;
  roles?: readonly (readonly [UserRole, scopeId: number])[];
  /** Validates local units of types: in a country, in a region, everywhere. */
  validates?: { level: number; scope_id: number; types: number[] };
  limit_access_to_guest?: boolean;
  is_ifrc_admin?: boolean;
  is_superuser?: boolean;
}

/** One account for each role of specification section 6. The people are invented. */
const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'guest', first_name: 'Gustavo', last_name: 'Ferrer', limit_access_to_guest: true },
  { username: 'member', first_name: 'Mira', last_name: 'Tamang' },
  { username: 'country-admin', first_name: 'Chandra', last_name: 'Rai', roles: [['country_admin', NEPAL]] },
  {
    username: 'region-admin',
    first_name: 'Reva',
    last_name: 'Santoso',
    roles: [['region_admin', ASIA_PACIFIC]],
    validates: { level: VALIDATOR.regional, scope_id: ASIA_PACIFIC, types: [...UNIT_TYPES] },
  },
  {
    username: 'per-admin',
    first_name: 'Petra',
    last_name: 'Okello',
    roles: [
      ['per_country_admin', NEPAL],
      ['per_region_admin', 0],
    ],
  },
  {
    username: 'dref-coordinator',
    first_name: 'Driss',
    last_name: 'Benali',
    roles: [['dref_region_coordinator', 0]],
  },
  {
    username: 'ifrc-admin',
    first_name: 'Ines',
    last_name: 'Moreau',
    is_ifrc_admin: true,
    validates: { level: VALIDATOR.global, scope_id: 0, types: [HEALTH_CARE] },
  },
  { username: 'superuser', first_name: 'Sami', last_name: 'Haddad', is_superuser: true },
];

function organizationOf({ limit_access_to_guest, is_ifrc_admin }: DemoAccount) {
  if (limit_access_to_guest) return { org: 'Demonstration', org_type: 'OTHR' };
  if (is_ifrc_admin) return { org: 'IFRC', org_type: 'SCRT' };
  return { org: 'Nepal Red Cross Society', org_type: 'NTLS' };
}

/** Adds the demo accounts, all with the same public password. Never for production. */
export async function seedDemoAccounts(db: Database): Promise<void> {
  // One for all: the password is no secret, and each hash takes as long as a sign-in.
  const password_hash = await hashPassword(DEMO_PASSWORD);
  for (const { roles = [], validates, ...account } of DEMO_ACCOUNTS) {
    const [added] = await db
      .insert(user)
      .values({
        ...account,
        email: `${account.username}${DEMO_DOMAIN}`,
        password_hash,
        country_id: NEPAL,
        city: 'Kathmandu',
        ...organizationOf(account),
      })
      .returning({ id: user.id });
    if (added && roles.length > 0) {
      await db
        .insert(user_role)
        .values(roles.map(([role, scope_id]) => ({ user_id: added.id, role, scope_id })));
    }
    if (added && validates) await db.insert(local_unit_validator).values({ user_id: added.id, ...validates });
  }
}
