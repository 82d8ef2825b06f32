import { expect, it } from 'vitest';
import * as roles from '#rules/roles.ts';

const nobody: roles.User = {
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

const FEDERATION = { federationEmailDomain: 'federation.example' };

type Flags = Partial<roles.User>;
const questions: [string, Flags, (user: roles.Caller) => boolean][] = [
  ['country admin', { is_admin_for_countries: [7] }, (user) => roles.isCountryAdmin(user, 7)],
  ['region admin', { is_admin_for_regions: [0] }, (user) => roles.isRegionAdmin(user, 0)],
  ['country PER admin', { is_per_admin_for_countries: [7] }, (user) => roles.isCountryPerAdmin(user, 7)],
  ['region PER admin', { is_per_admin_for_regions: [2] }, (user) => roles.isRegionPerAdmin(user, 2)],
  ['PER admin by country', { is_per_admin_for_countries: [7] }, roles.isPerAdmin],
  ['PER admin by region', { is_per_admin_for_regions: [2] }, roles.isPerAdmin],
  [
    'DREF coordinator',
    { is_dref_coordinator_for_regions: [1] },
    (user) => roles.isDrefRegionalCoordinator(user, 1),
  ],
  ['federation admin by flag', { is_ifrc_admin: true }, (user) => roles.isFederationAdmin(user, FEDERATION)],
  [
    'federation admin by address',
    { email: 'Someone@Federation.example' },
    (user) => roles.isFederationAdmin(user, FEDERATION),
  ],
  ['superuser', { is_superuser: true }, roles.isSuperuser],
];

it.each(questions)('%s: yes with the flag, no without, no for a guest, no for nobody', (_, flags, ask) => {
  expect(ask({ ...nobody, ...flags })).toBe(true);
  expect(ask(nobody)).toBe(false);
  expect(ask({ ...nobody, ...flags, limit_access_to_guest: true })).toBe(false);
  expect(ask(undefined)).toBe(false);
});

it('takes nobody for a federation admin by a lookalike domain, or without a configured one', () => {
  expect(roles.isFederationAdmin({ ...nobody, email: 'a@notfederation.example' }, FEDERATION)).toBe(false);
  expect(roles.isFederationAdmin({ ...nobody, email: 'a@' }, { federationEmailDomain: '' })).toBe(false);
  expect(roles.isFederationAdmin({ ...nobody, email: 'a@' })).toBe(false);
});
