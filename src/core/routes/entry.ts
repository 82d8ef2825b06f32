import type { Caller } from '#rules/roles.ts';
import type { Permission, RouteRow } from './row.ts';

/** Who stands before a page. */
export interface Visitor {
  readonly isSignedIn: boolean;
  readonly profile: Caller;
  /** Of the call for the profile: `pending` until it is there or has failed. */
  readonly profileStatus: string;
}

/** What becomes of somebody who opens a route. */
export type Entry =
  | 'open'
  /** Sent to sign in, and back. */
  | 'sign in'
  /** Signed in already: sent where they were going, or home. */
  | 'go on'
  /** Whether they may is told by their profile, which is under way, or could not be had. */
  | 'wait'
  | 'failed'
  | 'forbidden';

/**
 * Whether somebody may open a route. A permission waits for the profile, so that nobody sees a refusal that is taken back.
 * Source: product specification, section 2.
 */
export function entryOf(
  { visibility, permission }: Pick<RouteRow, 'visibility' | 'permission'>,
  { isSignedIn, profile, profileStatus }: Visitor,
  about: Parameters<Permission>[1],
): Entry {
  if (visibility === 'is-authenticated' && !isSignedIn) return 'sign in';
  if (visibility === 'is-not-authenticated' && isSignedIn) return 'go on';
  if (!permission) return 'open';
  if (profileStatus === 'pending') return 'wait';
  if (profileStatus === 'failed') return 'failed';
  return permission(profile, about) ? 'open' : 'forbidden';
}
