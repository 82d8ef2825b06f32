/** Whoever asks, as far as rules look at them: the profile of the app and the caller of the provider both are one. */
export interface User {
  readonly id: number;
  readonly email?: string | null | undefined;
  readonly is_superuser?: boolean | null | undefined;
  /** The real API tells nobody's own profile. */
  readonly is_ifrc_admin?: boolean | undefined;
  readonly limit_access_to_guest: boolean;
  readonly is_admin_for_countries: readonly number[];
  readonly is_admin_for_regions: readonly number[];
  readonly is_per_admin_for_countries: readonly number[];
  readonly is_per_admin_for_regions: readonly number[];
  readonly is_dref_coordinator_for_regions: readonly number[];
  /** Whose local units they validate, by types. */
  readonly local_unit_country_validators?:
    | readonly { readonly country: number; readonly local_unit_types: readonly number[] }[]
    | undefined;
  readonly local_unit_region_validators?:
    | readonly { readonly region: number; readonly local_unit_types: readonly number[] }[]
    | undefined;
  readonly local_unit_global_validators?: readonly number[] | undefined;
  /** Where they work. */
  readonly profile?:
    | { readonly country?: number | null | undefined; readonly org_type?: string | null | undefined }
    | null
    | undefined;
}

/** Undefined for a visitor. */
export type Caller = User | undefined;

/** What a rule needs to know of the installation. */
export interface Context {
  /** E-mail domain whose owners are federation admins; empty for none. */
  readonly federationEmailDomain: string;
}

/** What somebody is. All but `isGuest` are false for guests and for visitors. Source: product specification, section 6. */

export const isGuest = (user: Caller): boolean => user?.limit_access_to_guest ?? false;

/** Signed in and not a guest. */
export const isMember = (user: Caller): user is User => user !== undefined && !user.limit_access_to_guest;

export const isSuperuser = (user: Caller): boolean => isMember(user) && (user.is_superuser ?? false);

/** By flag, or by an e-mail address of the federation's domain. */
export const isFederationAdmin = (user: Caller, context?: Context): boolean =>
  isMember(user) && (user.is_ifrc_admin === true || isOfDomain(user.email, context?.federationEmailDomain));

/** Of some country or region. */
export const isPerAdmin = (user: Caller): boolean =>
  isMember(user) && (user.is_per_admin_for_countries.length > 0 || user.is_per_admin_for_regions.length > 0);

type Scopes =
  | 'is_admin_for_countries'
  | 'is_admin_for_regions'
  | 'is_per_admin_for_countries'
  | 'is_per_admin_for_regions'
  | 'is_dref_coordinator_for_regions';

const administers = (scopes: Scopes) => (user: Caller, id: number) =>
  isMember(user) && user[scopes].includes(id);

export const isCountryAdmin = administers('is_admin_for_countries');
export const isRegionAdmin = administers('is_admin_for_regions');
export const isCountryPerAdmin = administers('is_per_admin_for_countries');
export const isRegionPerAdmin = administers('is_per_admin_for_regions');
export const isDrefRegionalCoordinator = administers('is_dref_coordinator_for_regions');

/** Whether an e-mail address is of a domain, in any case; none is of an empty one. */
export const isOfDomain = (email: string | null | undefined, domain = ''): boolean =>
  domain !== '' && (email ?? '').toLowerCase().endsWith(`@${domain.toLowerCase()}`);
