import type { UserProfile } from '#contracts/account/currentUser.ts';
import { useAuth } from '#src/core/useAuth.ts';

/** Who is signed in, for the pages inside `AccountScreen`, which waits for the profile. */
export function useProfile(): UserProfile {
  const { profile } = useAuth();
  if (!profile) throw new Error('This page stands inside the frame of accounts.');
  return profile;
}
