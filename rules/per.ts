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

/** Who may do what with Preparedness for Effective Response (PER), on both sides. Source: PER facts, A1; GO API, as it answers. */
export const perRules = {
  /** What is said of cycles without their results: their list, their steps, what is chosen from. */
  readLists: (user: Caller): boolean => isMember(user),

  /** Results, reasons and plans, and to write them. Without a place: whether there can be one that they may. */
  manage(user: Caller, place?: PerPlace): boolean {
    if (isSuperuser(user)) return true;
    if (!place) return isPerAdmin(user);
    const { country, region } = place;
    return (
      isCountryPerAdmin(user, country) ||
      (region !== null && region !== undefined && isRegionPerAdmin(user, region))
    );
  },
} as const;
