import { can } from '#rules/permissions.ts';
import { useAuth } from './useAuth.ts';

/**
 * Whether the contacts of a record are shown to the reader: to members. And to whoever is signed in while it is not known who that is:
 * the API gives contacts to members alone, and a member is not told to sign in because their profile is late or could not be had.
 */
export function useSeesPeople(): boolean {
  const { profile, isSignedIn } = useAuth();
  return profile ? can.seePeople(profile) : isSignedIn;
}
