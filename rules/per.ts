import {
  type Caller,
  isCountryPerAdmin,
  isMember,
  isPerAdmin,
  isRegionPerAdmin,
  isSuperuser,
} from './roles.ts';

/** What rules look at of a cycle. `region`: that of its country, null where it has none. */
export interface PerPlace {
  readonly country: number;
  readonly region: number | null | undefined;
}

/** Whether a cycle of a country is in the hands of a user, other than by being a superuser. */
export const looksAfter = (user: Caller, { country, region }: PerPlace): boolean =>
  isCountryPerAdmin(user, country) ||
  (region !== null && region !== undefined && isRegionPerAdmin(user, region));

/** Who may do what with Preparedness for Effective Response (PER), on both sides. Source: PER facts, A1; GO API, as it answers. */
export const perRules = {
  /** What is said of cycles without their results: their list, their steps, what is chosen from. */
  readLists: (user: Caller): boolean => isMember(user),

  /** Results, reasons and plans, and to write them. Without a place: whether there can be one that they may. */
  manage(user: Caller, place?: PerPlace): boolean {
    if (isSuperuser(user)) return true;
    return place ? looksAfter(user, place) : isPerAdmin(user);
  },
} as const;
