import { useAuth } from '#src/core/useAuth.ts';

/** The country that the profile of who is signed in names: most of what they write is about it. */
export function useOwnCountry(): number | undefined {
  return useAuth().profile?.profile?.country ?? undefined;
}
