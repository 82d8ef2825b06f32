import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { currentUserEndpoint } from '#contracts/endpoints/account.ts';

/** The profile from GET /api/v2/user/me/. */
export type UserProfile = AnswerOf<typeof currentUserEndpoint>;

/**
 * What a user may do: pure questions over the profile, all false for guests and for nobody.
 * Source: product specification, section 6.
 */
export const isGuest = (user: UserProfile | undefined) => user?.limit_access_to_guest ?? false;

export const isCountryAdmin = (user: UserProfile | undefined, countryId: number) =>
  hasFullAccess(user) && user.is_admin_for_countries.includes(countryId);

export const isRegionAdmin = (user: UserProfile | undefined, regionId: number) =>
  hasFullAccess(user) && user.is_admin_for_regions.includes(regionId);

export const isCountryPerAdmin = (user: UserProfile | undefined, countryId: number) =>
  hasFullAccess(user) && user.is_per_admin_for_countries.includes(countryId);

export const isRegionPerAdmin = (user: UserProfile | undefined, regionId: number) =>
  hasFullAccess(user) && user.is_per_admin_for_regions.includes(regionId);

export const isPerAdmin = (user: UserProfile | undefined) =>
  hasFullAccess(user) &&
  (user.is_per_admin_for_countries.length > 0 || user.is_per_admin_for_regions.length > 0);

export const isDrefRegionalCoordinator = (user: UserProfile | undefined, regionId: number) =>
  hasFullAccess(user) && user.is_dref_coordinator_for_regions.includes(regionId);

/** By flag, or by an e-mail address of the federation's domain. */
export const isIfrcAdmin = (user: UserProfile | undefined, federationEmailDomain: string) =>
  hasFullAccess(user) &&
  (user.is_ifrc_admin ||
    (federationEmailDomain !== '' &&
      (user.email ?? '').toLowerCase().endsWith(`@${federationEmailDomain.toLowerCase()}`)));

export const isSuperUser = (user: UserProfile | undefined) =>
  hasFullAccess(user) && (user.is_superuser ?? false);

function hasFullAccess(user: UserProfile | undefined): user is UserProfile {
  return user !== undefined && !user.limit_access_to_guest;
}
