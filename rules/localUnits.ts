import { type Caller, isFederationAdmin, isMember, isSuperuser, type User } from './roles.ts';

/** What rules look at of a local unit. `region`: that of its country, null where it has none. */
export interface UnitPlace {
  readonly country: number;
  readonly region: number | null | undefined;
  /** One of `UNIT_TYPES`. `@default` any: whether there can be one of its country that they may */
  readonly type?: number | undefined;
}

/** Organizations whose people keep the local units of their own country. */
const KEEPERS: readonly string[] = ['NTLS', 'DLGN', 'SCRT'];

/**
 * Who may do what with local units, on both sides. Without a unit: whether there can be one that they may. Source: GO API, as it
 * answers (it lets every member write new ones; ours asks the same as for a change).
 */
export const localUnitRules = {
  /** The whole list, with names and numbers of people; the others get what is public. */
  readAll: (user: Caller): boolean => isMember(user),

  /** New ones and changes, which then wait to be validated. */
  write(user: Caller, unit?: UnitPlace): boolean {
    if (!isMember(user)) return false;
    if (!unit) return true;
    return (
      isSuperuser(user) || isFederationAdmin(user) || keeps(user, unit) || localUnitRules.validate(user, unit)
    );
  },

  /** To validate, revert, put out of use and back: those who were named for the type, in the country, its region or everywhere. */
  validate(user: Caller, unit?: UnitPlace): boolean {
    if (!isMember(user)) return false;
    if (isSuperuser(user)) return true;
    const countries = user.local_unit_country_validators ?? [];
    const regions = user.local_unit_region_validators ?? [];
    const types = user.local_unit_global_validators ?? [];
    if (!unit) return countries.length + regions.length + types.length > 0;
    const { country, region, type } = unit;
    const isAmong = (its: readonly number[]) => (type === undefined ? its.length > 0 : its.includes(type));
    return (
      isAmong(types) ||
      countries.some((of) => of.country === country && isAmong(of.local_unit_types)) ||
      regions.some((of) => of.region === region && isAmong(of.local_unit_types))
    );
  },

  /** Files of units of types that are kept elsewhere: those who would validate them. */
  upload: (user: Caller, unit?: UnitPlace): boolean => localUnitRules.validate(user, unit),

  /** Which types of a country are kept elsewhere. */
  manageExternally: (user: Caller): boolean => isSuperuser(user),
} as const;

function keeps(user: User, { country, region }: UnitPlace): boolean {
  const { profile } = user;
  return (
    user.is_admin_for_countries.includes(country) ||
    (region !== null && region !== undefined && user.is_admin_for_regions.includes(region)) ||
    (profile?.country === country && KEEPERS.includes(profile.org_type ?? ''))
  );
}
