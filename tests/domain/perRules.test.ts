import { describe, expect, it } from 'vitest';
import { perRules } from '#rules/per.ts';
import { isWaitingFor, PER_PHASE } from '#rules/perSteps.ts';
import type { Caller, User } from '#rules/roles.ts';

const [COUNTRY, REGION] = [123, 2];
const PLACE = { country: COUNTRY, region: REGION };

const NOBODY: User = {
  id: 1,
  limit_access_to_guest: false,
  is_admin_for_countries: [],
  is_admin_for_regions: [],
  is_per_admin_for_countries: [],
  is_per_admin_for_regions: [],
  is_dref_coordinator_for_regions: [],
};

/** Who may read lists and manage a cycle of this country, and for whom it waits, in this order: `l`, `m`, `w`. */
const TABLE: readonly (readonly [who: string, user: Caller, may: string])[] = [
  ['a visitor', undefined, ''],
  [
    'a guest, whatever else they are',
    { ...NOBODY, limit_access_to_guest: true, is_superuser: true, is_per_admin_for_countries: [COUNTRY] },
    '',
  ],
  ['a member', NOBODY, 'l'],
  ['an admin of its country', { ...NOBODY, is_admin_for_countries: [COUNTRY] }, 'l'],
  ['an admin of the federation', { ...NOBODY, is_ifrc_admin: true }, 'l'],
  ['a PER admin of its country', { ...NOBODY, is_per_admin_for_countries: [COUNTRY] }, 'lmw'],
  ['a PER admin of another country', { ...NOBODY, is_per_admin_for_countries: [14] }, 'l'],
  ['a PER admin of its region', { ...NOBODY, is_per_admin_for_regions: [REGION] }, 'lmw'],
  ['a PER admin of another region', { ...NOBODY, is_per_admin_for_regions: [0] }, 'l'],
  ['a superuser', { ...NOBODY, is_superuser: true }, 'lm'],
];

describe('PER of a country', () => {
  it.each(TABLE)('%s', (_, user, may) => {
    const rights = {
      l: perRules.readLists(user),
      m: perRules.manage(user, PLACE),
      w: isWaitingFor(user, { ...PLACE, phase: PER_PHASE.workPlan }),
    };
    const found = Object.entries(rights).flatMap(([letter, isTrue]) => (isTrue ? [letter] : []));
    expect(found.join('')).toBe(may);
  });

  it('waits for nobody once its plan is carried out', () => {
    const admin = { ...NOBODY, is_per_admin_for_countries: [COUNTRY] };
    expect(isWaitingFor(admin, { ...PLACE, phase: PER_PHASE.action })).toBe(false);
  });

  it('is nobody’s of a region where the country has none', () => {
    const admin = { ...NOBODY, is_per_admin_for_regions: [REGION] };
    expect(perRules.manage(admin, { ...PLACE, region: null })).toBe(false);
    expect(perRules.manage(admin)).toBe(true);
  });
});
