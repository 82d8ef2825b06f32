import type { ComponentType } from 'react';
import { isGuest, isIfrcAdmin, isPerAdmin, isSuperUser, type UserProfile } from '#src/domain/permissions.ts';
import type { Requests } from '../requests.ts';

/** Who may open a route. Source: product specification, section 2. */
export type Visibility = 'anything' | 'is-authenticated' | 'is-not-authenticated';

/** What a prefetch may look at: path parameters and the query of the address. */
export interface Address {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** What a permission is asked with: the profile, and whose e-mail addresses make a federation admin. */
export type Permission = (user: UserProfile | undefined, federationEmailDomain: string) => boolean;

export interface RouteRow {
  /** Absolute without a parent, else joined to the parent's path. Parameters start with a colon. */
  readonly path: string;
  /** In English; what menus call it, and what the browser's tab and a screen reader are told after navigation. */
  readonly title: string;
  readonly parent?: string;
  /** Opening this route leads on to that one: a page of tabs to its first tab. */
  readonly forward?: string;
  /** Where the fragments of old addresses lead on to instead, by route name. */
  readonly fragments?: Readonly<Record<string, string>>;
  /** Where any other fragment leads, handed on as that parameter. */
  readonly otherFragments?: { readonly to: string; readonly parameter: string };
  readonly visibility: Visibility;
  readonly permission?: Permission;
  /** Loaded when the route is opened. Without one a route with tabs only frames them, and any other is not built yet: 404. */
  readonly screen?: () => Promise<ComponentType>;
  /** The namespaces of the screen's strings: other languages than English come while its code loads. */
  readonly strings?: readonly string[];
  /** Starts the calls of the screen, so that they run while the rest of its code loads. */
  readonly prefetch?: (requests: Requests, address: Address) => Promise<void>;
}

/** The columns of the kinds of visitors, spread into rows. */
export const anyone = { visibility: 'anything' } as const;
export const signedOut = { visibility: 'is-not-authenticated' } as const;
export const signedIn = { visibility: 'is-authenticated' } as const;
export const notGuest = { ...signedIn, permission: (user) => !isGuest(user) } as const satisfies Access;
export const perAdmin = {
  ...signedIn,
  permission: (user) => isPerAdmin(user) || isSuperUser(user),
} as const satisfies Access;
export const federationAdmin = { ...signedIn, permission: isIfrcAdmin } as const satisfies Access;

type Access = Pick<RouteRow, 'visibility' | 'permission'>;
