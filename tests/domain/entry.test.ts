import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import type { User } from '#rules/roles.ts';
import { absolutePath } from '#src/core/links.ts';
import { type Entry, entryOf, type Visitor } from '#src/core/routes/entry.ts';
import { ROUTES, type RouteName, routeRow } from '#src/core/routes/index.ts';
import { type Access, ADDRESSES, type Ending, endingOf, ROLES } from '#tests/support/addresses.ts';

const config = { federationEmailDomain: 'federation.example', extensions: ['approvals'] };

const member: User = {
  id: 1,
  email: 'someone@demo.example',
  is_superuser: false,
  is_ifrc_admin: false,
  limit_access_to_guest: false,
  is_admin_for_countries: [],
  is_admin_for_regions: [],
  is_per_admin_for_countries: [],
  is_per_admin_for_regions: [],
  is_dref_coordinator_for_regions: [],
};

/** What makes somebody of that role. */
const FLAGS: Record<string, Partial<User>> = {
  guest: { limit_access_to_guest: true },
  member: {},
  'per-admin': { is_per_admin_for_countries: [7] },
  'region-admin': { is_admin_for_regions: [2] },
  'ifrc-admin': { is_ifrc_admin: true },
  superuser: { is_superuser: true },
};

const visitorOf = (role: string): Visitor =>
  role === 'signed out'
    ? { isSignedIn: false, profile: undefined, profileStatus: 'none' }
    : { isSignedIn: true, profile: { ...member, ...FLAGS[role] }, profileStatus: 'ready' };

const NAMES = Object.keys(ROUTES) as RouteName[];
const TABLE = NAMES.map((name) => ({ path: absolutePath(name), handle: name }));

/** What becomes of a visitor at an address: the page around its tabs is asked first. */
function endOf(path: string, visitor: Visitor): Ending {
  const [match] = matchRoutes(TABLE, path) ?? [];
  if (!match) return 'not found';
  const chain: RouteName[] = [];
  for (let name: string | undefined = match.route.handle; name; name = routeRow(name as RouteName).parent) {
    chain.unshift(name as RouteName);
  }
  const entries = chain.map((name) => entryOf(routeRow(name), visitor, { params: match.params, config }));
  const refused = entries.find((entry) => entry !== 'open');
  if (refused) return (ENDINGS[refused] ?? refused) as Ending;
  return 'screen';
}

const ENDINGS: Partial<Record<Entry, Ending>> = { 'sign in': 'login', 'go on': 'home' };

it.each(Object.keys(ROLES))('%s finds nothing at an address that no page has', (role) => {
  expect(endOf('/no/such/page', visitorOf(role))).toBe('not found');
});

for (const role of Object.keys(ROLES)) {
  for (const [access, addresses] of Object.entries(ADDRESSES) as [Access, string][]) {
    it.each(addresses.split(/\s+/))(
      `${role}, a page for ${access}: %s ends where the specification says`,
      (address) => {
        expect(endOf(address, visitorOf(role))).toBe(endingOf(role, access));
      },
    );
  }
}

it('asks nobody to wait where anyone may come', () => {
  const waiting: Visitor = { isSignedIn: true, profile: undefined, profileStatus: 'pending' };
  expect(entryOf(routeRow('home'), waiting, { params: {}, config })).toBe('open');
});

it.each(['pending', 'failed'])('refuses nobody whose profile is %s', (profileStatus) => {
  const unknown: Visitor = { isSignedIn: true, profile: undefined, profileStatus };
  const entry = entryOf(routeRow('newFieldReport'), unknown, { params: {}, config });
  expect(entry).toBe(profileStatus === 'pending' ? 'wait' : 'failed');
});
