import { expect, it } from 'vitest';
import * as permissions from '#src/domain/permissions.ts';

const nobody: permissions.UserProfile = {
  id: 1,
  username: 'someone',
  email: 'someone@demo.example',
  is_superuser: false,
  is_ifrc_admin: false,
  limit_access_to_guest: false,
  is_admin_for_countries: [],
  is_admin_for_regions: [],
  is_per_admin_for_countries: [],
  is_per_admin_for_regions: [],
  is_dref_coordinator_for_regions: [],
  subscription: [],
};

type Flags = Partial<permissions.UserProfile>;
const questions: [string, Flags, (user: permissions.UserProfile | undefined) => boolean][] = [
  ['country admin', { is_admin_for_countries: [7] }, (user) => permissions.isCountryAdmin(user, 7)],
  ['region admin', { is_admin_for_regions: [0] }, (user) => permissions.isRegionAdmin(user, 0)],
  [
    'country PER admin',
    { is_per_admin_for_countries: [7] },
    (user) => permissions.isCountryPerAdmin(user, 7),
  ],
  ['region PER admin', { is_per_admin_for_regions: [2] }, (user) => permissions.isRegionPerAdmin(user, 2)],
  ['PER admin by country', { is_per_admin_for_countries: [7] }, permissions.isPerAdmin],
  ['PER admin by region', { is_per_admin_for_regions: [2] }, permissions.isPerAdmin],
  [
    'DREF coordinator',
    { is_dref_coordinator_for_regions: [1] },
    (user) => permissions.isDrefRegionalCoordinator(user, 1),
  ],
  [
    'federation admin by flag',
    { is_ifrc_admin: true },
    (user) => permissions.isIfrcAdmin(user, 'federation.example'),
  ],
  [
    'federation admin by address',
    { email: 'Someone@Federation.example' },
    (user) => permissions.isIfrcAdmin(user, 'federation.example'),
  ],
  ['superuser', { is_superuser: true }, permissions.isSuperUser],
];

it.each(questions)('%s: yes with the flag, no without, no for a guest, no for nobody', (_, flags, ask) => {
  expect(ask({ ...nobody, ...flags })).toBe(true);
  expect(ask(nobody)).toBe(false);
  expect(ask({ ...nobody, ...flags, limit_access_to_guest: true })).toBe(false);
  expect(ask(undefined)).toBe(false);
});

it('takes nobody for a federation admin by a lookalike domain, or without a configured one', () => {
  expect(permissions.isIfrcAdmin({ ...nobody, email: 'a@notfederation.example' }, 'federation.example')).toBe(
    false,
  );
  expect(permissions.isIfrcAdmin({ ...nobody, email: 'a@' }, '')).toBe(false);
});
