import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { currentUserEndpoint } from '#contracts/account/currentUser.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { SIGN_OUT_WAIT_MS } from './constants/timings.ts';
import { effect } from './effect.ts';

/** What the browser keeps of a sign-in, under the key `user`. */
export interface StoredAuth {
  /** Of whoever signed in: who they are is known before their profile is there. */
  id?: number | undefined;
  token: string;
  displayName?: string | undefined;
}

export interface Credentials {
  username: string;
  password: string;
}

export type Profile = AnswerOf<typeof currentUserEndpoint>;

/** `stored`: what the browser kept from an earlier visit. */
export interface AuthInput {
  stored?: StoredAuth | undefined;
}

interface AuthContext {
  stored?: StoredAuth | undefined;
  profile?: Profile | undefined;
  profileError?: unknown;
  signInError?: unknown;
}

type AuthEvent =
  | ({ type: 'signIn.submitted' } & Credentials)
  | { type: 'signOut' }
  | { type: 'profile.refetch' }
  | { type: 'storage.cleared' }
  | { type: 'session.refused' }
  | { type: 'session.renewed'; stored: StoredAuth }
  | { type: 'storage.changed'; stored: StoredAuth };

/**
 * Who uses the app.
 *
 *   deciding -> signedOut | signedIn; signedOut -> signingIn -> signedIn | signedOut (with the error)
 *   signedIn { pending -> ready | failed -(profile.refetch)-> pending } -(signOut)-> ending -> signingOut; a 401 -> signingOut
 *   `ending`: the browser has forgotten the sign-in, and the service is told; it is not waited for long, nor needed
 *   another tab signs out, in, or in as another: -> reloading
 *   `session.refused`: what was written found the session ended; emitted for who asks to sign in again
 *   `session.renewed`: signed in again in place, as the same person, with all that stands on the page
 *
 * Provide `signIn`, `loadProfile`, `endSession`, and the actions `store`, `clearStored`, `reload`. A failed profile other than by a 401
 * leaves the user signed in without permissions. `signingOut` and `reloading` end with the page.
 */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    input: {} as AuthInput,
    events: {} as AuthEvent,
    emitted: {} as { type: 'session.refused' },
    tags: {} as 'signedIn' | 'signingIn' | 'profilePending' | 'profileFailed',
  },
  actors: {
    signIn: effect<StoredAuth, Credentials>('signIn'),
    loadProfile: effect<Profile, { token: string }>('loadProfile'),
    endSession: effect<unknown, { token: string }>('endSession'),
  },
  guards: {
    isStored: ({ context }) => context.stored !== undefined,
    isOther: ({ context }, { stored }: { stored: StoredAuth }) => stored.token !== context.stored?.token,
    isUnauthorised: (_, { error }: { error: unknown }) =>
      typeof error === 'object' && error !== null && 'status' in error && error.status === 401,
  },
  actions: {
    keepAuth: assign((_, { stored }: { stored: StoredAuth }) => ({ stored })),
    forgetSignInError: assign({ signInError: undefined }),
    keepSignInError: assign((_, { error }: { error: unknown }) => ({ signInError: error })),
    keepProfile: assign((_, { profile }: { profile: Profile }) => ({ profile, profileError: undefined })),
    keepProfileError: assign((_, { error }: { error: unknown }) => ({ profileError: error })),
    forget: assign({
      stored: undefined,
      profile: undefined,
      profileError: undefined,
      signInError: undefined,
    }),
    tellRefused: emit({ type: 'session.refused' }),
    store: (_, _params: { stored: StoredAuth }) => {},
    clearStored: () => {},
    reload: () => {},
  },
  delays: { signOutWait: SIGN_OUT_WAIT_MS },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ stored: input.stored }),
  initial: 'deciding',
  on: {
    'storage.changed': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.reloading',
    },
  },
  states: {
    deciding: { always: [{ guard: 'isStored', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: { on: { 'signIn.submitted': 'signingIn' } },
    signingIn: {
      tags: 'signingIn',
      entry: 'forgetSignInError',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => credentialsOf(event),
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'keepAuth', params: ({ event }) => ({ stored: event.output }) },
            { type: 'store', params: ({ event }) => ({ stored: event.output }) },
          ],
        },
        onError: {
          target: 'signedOut',
          actions: { type: 'keepSignInError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    signedIn: {
      tags: 'signedIn',
      initial: 'pending',
      on: {
        signOut: 'ending',
        'storage.cleared': 'reloading',
        'session.refused': { actions: 'tellRefused' },
        'session.renewed': {
          actions: [
            { type: 'keepAuth', params: ({ event }) => event },
            { type: 'store', params: ({ event }) => event },
          ],
        },
      },
      states: {
        pending: {
          tags: 'profilePending',
          // What is on its way may have been read before what has just changed.
          on: { 'profile.refetch': { target: 'pending', reenter: true } },
          invoke: {
            id: 'loadProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ token: context.stored?.token ?? '' }),
            onDone: {
              target: 'ready',
              actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isUnauthorised', params: ({ event }) => ({ error: event.error }) },
                target: '#auth.signingOut',
              },
              {
                target: 'failed',
                actions: { type: 'keepProfileError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        ready: { on: { 'profile.refetch': 'pending' } },
        failed: { tags: 'profileFailed', on: { 'profile.refetch': 'pending' } },
      },
    },
    // The page stays as it is until it goes.
    ending: {
      tags: 'signedIn',
      entry: 'clearStored',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ token: context.stored?.token ?? '' }),
        onDone: 'signingOut',
        onError: 'signingOut',
      },
      after: { signOutWait: 'signingOut' },
    },
    signingOut: { type: 'final', entry: ['forget', 'clearStored', 'reload'] },
    // The storage is already as the other tab left it: clearing it here would sign that tab out.
    reloading: { type: 'final', entry: ['forget', 'reload'] },
  },
});

/** The password stays in the event, so that no snapshot, log or report ever holds it. */
function credentialsOf(event: { type: string }): Credentials {
  const { username = '', password = '' } = event as Partial<Credentials>;
  return { username, password };
}

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;
export type ProfileStatus = 'none' | 'pending' | 'ready' | 'failed';

export const selectIsSignedIn = (snapshot: AuthSnapshot) => snapshot.hasTag('signedIn');
export const selectIsSigningIn = (snapshot: AuthSnapshot) => snapshot.hasTag('signingIn');
export const selectSignInError = (snapshot: AuthSnapshot) => snapshot.context.signInError;
/** Missing while signed out. */
export const selectToken = (snapshot: AuthSnapshot) => snapshot.context.stored?.token;
/** Missing until it is loaded for the first time; stays while it is loaded again. */
export const selectProfile = (snapshot: AuthSnapshot) => snapshot.context.profile;
export const selectProfileError = (snapshot: AuthSnapshot) => snapshot.context.profileError;
/** The name kept at sign-in, for the time before the profile is there. */
export const selectStoredDisplayName = (snapshot: AuthSnapshot) => snapshot.context.stored?.displayName;
/** 'none' while signed out. */
export function selectProfileStatus(snapshot: AuthSnapshot): ProfileStatus {
  if (!selectIsSignedIn(snapshot)) return 'none';
  if (snapshot.hasTag('profilePending')) return 'pending';
  return snapshot.hasTag('profileFailed') ? 'failed' : 'ready';
}
