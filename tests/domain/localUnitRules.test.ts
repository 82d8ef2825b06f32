import { describe, expect, it } from 'vitest';
import { localUnitRules } from '#rules/localUnits.ts';
import type { Caller, User } from '#rules/roles.ts';

const [COUNTRY, REGION, TYPE] = [123, 2, 1];
const UNIT = { country: COUNTRY, region: REGION, type: TYPE };

const NOBODY: User = {
  id: 1,
  limit_access_to_guest: false,
  is_admin_for_countries: [],
  is_admin_for_regions: [],
  is_per_admin_for_countries: [],
  is_per_admin_for_regions: [],
  is_dref_coordinator_for_regions: [],
};
const types = (local_unit_types: number[]) => ({ local_unit_types });

/** Who may read all, write and validate a unit of this country and type, in this order: `r`, `w`, `v`. */
const TABLE: readonly (readonly [who: string, user: Caller, may: string])[] = [
  ['a visitor', undefined, ''],
  [
    'a guest, whatever else they are',
    { ...NOBODY, limit_access_to_guest: true, is_superuser: true, local_unit_global_validators: [TYPE] },
    '',
  ],
  ['a member of another organization', { ...NOBODY, profile: { country: COUNTRY, org_type: 'OTHR' } }, 'r'],
  ['a member of its National Society', { ...NOBODY, profile: { country: COUNTRY, org_type: 'NTLS' } }, 'rw'],
  ['a member of its delegation', { ...NOBODY, profile: { country: COUNTRY, org_type: 'DLGN' } }, 'rw'],
  ['a member of another National Society', { ...NOBODY, profile: { country: 14, org_type: 'NTLS' } }, 'r'],
  ['an admin of its country', { ...NOBODY, is_admin_for_countries: [COUNTRY] }, 'rw'],
  ['an admin of another country', { ...NOBODY, is_admin_for_countries: [14] }, 'r'],
  ['an admin of its region', { ...NOBODY, is_admin_for_regions: [REGION] }, 'rw'],
  ['an admin of another region', { ...NOBODY, is_admin_for_regions: [0] }, 'r'],
  ['an admin of the federation', { ...NOBODY, is_ifrc_admin: true }, 'rw'],
  [
    'who validates in its country',
    { ...NOBODY, local_unit_country_validators: [{ country: COUNTRY, ...types([TYPE, 2]) }] },
    'rwv',
  ],
  [
    'who validates other types there',
    { ...NOBODY, local_unit_country_validators: [{ country: COUNTRY, ...types([2]) }] },
    'r',
  ],
  [
    'who validates in another country',
    { ...NOBODY, local_unit_country_validators: [{ country: 14, ...types([TYPE]) }] },
    'r',
  ],
  [
    'who validates in its region',
    { ...NOBODY, local_unit_region_validators: [{ region: REGION, ...types([TYPE]) }] },
    'rwv',
  ],
  [
    'who validates in another region',
    { ...NOBODY, local_unit_region_validators: [{ region: 0, ...types([TYPE]) }] },
    'r',
  ],
  ['who validates its type everywhere', { ...NOBODY, local_unit_global_validators: [TYPE] }, 'rwv'],
  ['who validates another type everywhere', { ...NOBODY, local_unit_global_validators: [2] }, 'r'],
  ['a superuser', { ...NOBODY, is_superuser: true }, 'rwv'],
];

describe.each(TABLE)('%s', (_, user, may) => {
  it.each([
    ['reads all', 'r', localUnitRules.readAll(user)],
    ['writes', 'w', localUnitRules.write(user, UNIT)],
    ['validates', 'v', localUnitRules.validate(user, UNIT)],
  ])('%s, or not', (_name, letter, answer) => {
    expect(answer).toBe(may.includes(letter));
  });
});

it('lets members come near writing, and validators near validating, until the unit is known', () => {
  expect([localUnitRules.write(NOBODY), localUnitRules.validate(NOBODY)]).toEqual([true, false]);
  expect(localUnitRules.validate({ ...NOBODY, local_unit_global_validators: [2] })).toBe(true);
});

it('knows of a country alone whether one of some type can be written there', () => {
  const validator = { ...NOBODY, local_unit_country_validators: [{ country: COUNTRY, ...types([2]) }] };
  expect(localUnitRules.write(validator, { country: COUNTRY, region: REGION })).toBe(true);
  expect(localUnitRules.write(validator, { country: 14, region: REGION })).toBe(false);
});

it('knows no region of a country without one', () => {
  const admin = { ...NOBODY, is_admin_for_regions: [0] };
  expect(localUnitRules.write(admin, { ...UNIT, region: null })).toBe(false);
});
