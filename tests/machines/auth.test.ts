import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import {
  type AuthInput,
  authMachine,
  type Profile,
  type StoredAuth,
  selectIsSignedIn,
  selectIsSigningIn,
  selectProfile,
  selectProfileError,
  selectProfileStatus,
  selectSignInError,
  selectStoredDisplayName,
  selectToken,
} from '#machines/auth.ts';
import { SIGN_OUT_WAIT_MS } from '#machines/constants/timings.ts';
import { controlled, settle, startOnClock } from '#tests/support/machines.ts';

const stored: StoredAuth = { token: 'token-1', displayName: 'Ana Member' };
const credentials = { username: 'member', password: 'GO-demo-2026' };
const profile: Profile = {
  id: 2,
  username: 'member',
  is_ifrc_admin: false,
  limit_access_to_guest: false,
  is_admin_for_countries: [],
  is_admin_for_regions: [],
  is_per_admin_for_countries: [],
  is_per_admin_for_regions: [],
  is_dref_coordinator_for_regions: [],
  subscription: [],
};

function startAuth(input: AuthInput = {}) {
  const [signIn, profiles] = [controlled<StoredAuth>(), [] as ReturnType<typeof controlled<Profile>>[]];
  const ending = controlled<unknown>();
  const [signInWith, loadProfileOf, store, clearStored, reload] = [
    vi.fn(),
    vi.fn(),
    vi.fn(),
    vi.fn(),
    vi.fn(),
  ];
  const endSessionOf = vi.fn();
  const { actor, clock } = startOnClock(
    authMachine.provide({
      actors: {
        signIn: fromPromise(({ input: given }) => {
          signInWith(given);
          return signIn.promise;
        }),
        loadProfile: fromPromise(({ input: given }) => {
          loadProfileOf(given.token);
          const run = controlled<Profile>();
          profiles.push(run);
          return run.promise;
        }),
        endSession: fromPromise(({ input: given }) => {
          endSessionOf(given.token);
          return ending.promise;
        }),
      },
      actions: { store: (_, params) => store(params.stored), clearStored, reload },
    }),
    { input },
  );
  const read = <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    select(actor.getSnapshot());
  return {
    actor,
    clock,
    ending,
    endSessionOf,
    read,
    signIn,
    profiles,
    signInWith,
    loadProfileOf,
    store,
    clearStored,
    reload,
  };
}

describe('signing in', () => {
  it('keeps and stores the token, then loads the profile', async () => {
    const { actor, read, signIn, profiles, signInWith, loadProfileOf, store } = startAuth();
    expect(read(selectIsSignedIn)).toBe(false);
    actor.send({ type: 'signIn.submitted', ...credentials });
    expect(read(selectIsSigningIn)).toBe(true);
    expect(signInWith).toHaveBeenCalledWith(credentials);
    signIn.resolve(stored);
    await settle();
    expect(read(selectToken)).toBe('token-1');
    expect(store).toHaveBeenCalledExactlyOnceWith(stored);
    expect(loadProfileOf).toHaveBeenCalledExactlyOnceWith('token-1');
    expect(read(selectProfileStatus)).toBe('pending');

    profiles[0]?.resolve(profile);
    await settle();

    expect(read(selectProfile)).toEqual(profile);
    expect(read(selectProfileStatus)).toBe('ready');
  });

  it('keeps the error of a wrong password until the next attempt', async () => {
    const { actor, read, signIn, store } = startAuth();
    actor.send({ type: 'signIn.submitted', ...credentials });
    signIn.reject({ status: 400 });
    await settle();
    expect(read(selectSignInError)).toEqual({ status: 400 });
    expect(read(selectIsSignedIn)).toBe(false);
    expect(store).not.toHaveBeenCalled();

    actor.send({ type: 'signIn.submitted', ...credentials });

    expect(read(selectSignInError)).toBeUndefined();
  });

  it('leaves no password in the snapshot', () => {
    const { actor } = startAuth();
    actor.send({ type: 'signIn.submitted', ...credentials });

    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(credentials.password);
  });
});

describe('signed in from an earlier visit', () => {
  it('shows the stored name while the profile is loaded', () => {
    const { read } = startAuth({ stored });

    expect(read(selectIsSignedIn)).toBe(true);
    expect(read(selectStoredDisplayName)).toBe('Ana Member');
  });

  it('clears and reloads when the token is no longer valid', async () => {
    const { read, profiles, clearStored, reload } = startAuth({ stored });
    profiles[0]?.reject({ status: 401 });
    await settle();

    expect(clearStored).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    expect(read(selectIsSignedIn)).toBe(false);
    expect(read(selectToken)).toBeUndefined();
  });

  it.each([{ status: 500 }, { kind: 'network' }, undefined])(
    'stays signed in without a profile after %o, and loads it when asked again',
    async (error) => {
      const { actor, read, profiles, clearStored, reload } = startAuth({ stored });
      profiles[0]?.reject(error);
      await settle();
      expect(read(selectIsSignedIn)).toBe(true);
      expect(read(selectProfileStatus)).toBe('failed');
      expect(read(selectProfileError)).toBe(error);

      actor.send({ type: 'profile.refetch' });
      profiles[1]?.resolve(profile);
      await settle();

      expect(read(selectProfileStatus)).toBe('ready');
      expect(read(selectProfileError)).toBeUndefined();
      expect([clearStored, reload].flatMap(({ mock }) => mock.calls)).toEqual([]);
    },
  );

  it('keeps the profile while it is loaded again', async () => {
    const { actor, read, profiles } = startAuth({ stored });
    profiles[0]?.resolve(profile);
    await settle();
    actor.send({ type: 'profile.refetch' });

    expect(read(selectProfile)).toEqual(profile);
    expect(read(selectProfileStatus)).toBe('pending');
  });
});

describe('signing out', () => {
  it('clears what is stored at once, ends the session at the service, then forgets and reloads', async () => {
    const { actor, ending, endSessionOf, read, clearStored, reload } = startAuth({ stored });
    actor.send({ type: 'signOut' });
    expect(clearStored).toHaveBeenCalledOnce();
    expect(endSessionOf).toHaveBeenCalledExactlyOnceWith('token-1');
    // The call that ends the session needs its token.
    expect(read(selectToken)).toBe('token-1');
    expect(reload).not.toHaveBeenCalled();

    ending.resolve(undefined);
    await settle();

    expect(read(selectToken)).toBeUndefined();
    expect(read(selectProfileStatus)).toBe('none');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('works without a connection', async () => {
    const { actor, ending, read, reload } = startAuth({ stored });
    actor.send({ type: 'signOut' });
    ending.reject({ kind: 'network' });
    await settle();

    expect(read(selectToken)).toBeUndefined();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not wait long for a service that is silent', () => {
    const { actor, clock, read, reload } = startAuth({ stored });
    actor.send({ type: 'signOut' });
    clock.increment(SIGN_OUT_WAIT_MS);

    expect(read(selectToken)).toBeUndefined();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('signing in again in place, while something was being written', () => {
  const renewed = { token: 'token-2', displayName: 'Ana Member' };

  it('keeps and stores the new token, and leaves the profile and the page as they are', async () => {
    const { actor, profiles, read, store, reload } = startAuth({ stored });
    profiles[0]?.resolve(profile);
    await settle();
    actor.send({ type: 'session.renewed', stored: renewed });

    expect(read(selectToken)).toBe('token-2');
    expect(store).toHaveBeenCalledExactlyOnceWith(renewed);
    expect(read(selectProfileStatus)).toBe('ready');
    expect(reload).not.toHaveBeenCalled();
  });

  it('loads the profile with the new token from then on', async () => {
    const { actor, profiles, loadProfileOf } = startAuth({ stored });
    profiles[0]?.resolve(profile);
    await settle();
    actor.send({ type: 'session.renewed', stored: renewed });
    actor.send({ type: 'profile.refetch' });

    expect(loadProfileOf).toHaveBeenLastCalledWith('token-2');
  });
});

it('tells whoever asks to sign in again that the session was refused, of those who are signed in alone', async () => {
  for (const [input, times] of [
    [{ stored }, 1],
    [{}, 0],
  ] as const) {
    const { actor } = startAuth(input);
    const tell = vi.fn();
    actor.on('session.refused', tell);
    actor.send({ type: 'session.refused' });

    expect(tell).toHaveBeenCalledTimes(times);
  }
});

describe('another tab', () => {
  it('that signs out signs out this one, without clearing again', () => {
    const { actor, read, clearStored, reload } = startAuth({ stored });
    actor.send({ type: 'storage.cleared' });

    expect(read(selectIsSignedIn)).toBe(false);
    // Until the page is gone, no call carries the token.
    expect(read(selectToken)).toBeUndefined();
    expect(reload).toHaveBeenCalledOnce();
    expect(clearStored).not.toHaveBeenCalled();
  });

  it('that signs in, or in as another, reloads this one', () => {
    for (const input of [{}, { stored }]) {
      const { actor, reload } = startAuth(input);
      actor.send({ type: 'storage.changed', stored: { token: 'token-2' } });

      expect(reload).toHaveBeenCalledOnce();
    }
  });

  it('that writes the same token changes nothing', () => {
    const { actor, read, reload } = startAuth({ stored });
    actor.send({ type: 'storage.changed', stored: { token: 'token-1' } });

    expect(read(selectIsSignedIn)).toBe(true);
    expect(reload).not.toHaveBeenCalled();
  });
});
