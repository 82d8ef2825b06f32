import { onTestFinished } from 'vitest';
import { AUTH_KEY } from '#src/core/storage.ts';

/** What `/api/v2/user/me/` says of a member without any other rights. */
export const MEMBER = {
  id: 1,
  username: 'member',
  first_name: 'Ana',
  last_name: 'Rai',
  email: 'ana@example.org',
  is_superuser: false,
  is_ifrc_admin: false,
  limit_access_to_guest: false,
  is_admin_for_countries: [] as number[],
  is_admin_for_regions: [] as number[],
  is_per_admin_for_countries: [],
  is_per_admin_for_regions: [],
  is_dref_coordinator_for_regions: [],
  subscription: [],
};

/** A country that can be chosen, and its National Society. */
export const NEPAL = {
  id: 123,
  name: 'Nepal',
  society_name: 'Nepal Red Cross Society',
  iso: 'np',
  iso3: 'NPL',
  independent: true,
  is_deprecated: false,
};

/** The browser knows a sign-in of an earlier visit, for the length of a test. */
export function signIn(): void {
  localStorage.setItem(AUTH_KEY, JSON.stringify({ token: 'a token', displayName: 'Ana Rai' }));
  onTestFinished(() => localStorage.clear());
}

/** A page of a list that holds all there is. */
export const listOf = (results: readonly unknown[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});
