import { useSelector } from '@xstate/react';
import {
  selectIsSignedIn,
  selectProfile,
  selectProfileStatus,
  selectStoredDisplayName,
} from '#machines/auth.ts';
import { useApp } from '#src/core/AppContext.ts';
import { displayName } from '#src/domain/displayName.ts';

/** Who uses the app. `name` is missing for a signed-in user whose profile is not there and who left no name. */
export function useAuth() {
  const { auth } = useApp().actors;
  const profile = useSelector(auth, selectProfile);
  const storedName = useSelector(auth, selectStoredDisplayName);
  return {
    isSignedIn: useSelector(auth, selectIsSignedIn),
    profile,
    profileStatus: useSelector(auth, selectProfileStatus),
    name: profile
      ? displayName({
          first: profile.first_name ?? '',
          last: profile.last_name ?? '',
          username: profile.username,
        })
      : storedName,
  };
}
