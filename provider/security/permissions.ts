import type { SignedInUser } from './users.ts';

/** Who may do what: pure functions over the caller. Source: product specification, section 6. All are false for guests. */
type Permission = (user: SignedInUser | undefined) => boolean;

export const anyone: Permission = () => true;
export const isGuest: Permission = (user) => user?.limit_access_to_guest === true;
/** Signed in and not a guest: may write reports, forms, 3W, DREF and PER. */
export const isMember: Permission = (user) => user !== undefined && !user.limit_access_to_guest;
export const isSuperuser: Permission = (user) => isMember(user) && user?.is_superuser === true;
export const isPerAdmin: Permission = (user) =>
  isMember(user) && Boolean(user?.is_per_admin_for_countries.length || user?.is_per_admin_for_regions.length);

/** By flag, or by an e-mail address of the federation's domain: `findUserByToken` has joined the two. */
export const isFederationAdmin: Permission = (user) => isMember(user) && user?.is_ifrc_admin === true;

type ScopeList =
  | 'is_admin_for_countries'
  | 'is_admin_for_regions'
  | 'is_per_admin_for_countries'
  | 'is_per_admin_for_regions'
  | 'is_dref_coordinator_for_regions';
const administers = (list: ScopeList) => (user: SignedInUser | undefined, id: number) =>
  user !== undefined && isMember(user) && user[list].includes(id);

export const isCountryAdmin = administers('is_admin_for_countries');
export const isRegionAdmin = administers('is_admin_for_regions');
export const isCountryPerAdmin = administers('is_per_admin_for_countries');
export const isRegionPerAdmin = administers('is_per_admin_for_regions');
export const isDrefRegionalCoordinator = administers('is_dref_coordinator_for_regions');
