import { type Extensible, offers } from '#contracts/extensions.ts';
import { can } from '#rules/permissions.ts';
import type { Caller, Context } from '#rules/roles.ts';

/** Who may open a route, where not everybody may. Source: product specification, section 2. */
export type Visibility = 'is-authenticated' | 'is-not-authenticated';

/** The texts of an address that stand for the parameters of its path. */
export type Params = Readonly<Record<string, string | undefined>>;

/** Which rule holds for an address: the profile, the parameters of the path and the installation's configuration. */
export type Permission = (
  user: Caller,
  about: { readonly params: Params; readonly config: Context & Extensible },
) => boolean;

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
  /** Missing: anybody. */
  readonly visibility?: Visibility;
  readonly permission?: Permission;
}

/** The columns of the kinds of visitors, spread into the rows of those pages that are not for everybody. */
export const signedOut = { visibility: 'is-not-authenticated' } as const;
export const signedIn = { visibility: 'is-authenticated' } as const;
export const notGuest = { ...signedIn, permission: (user) => can.write(user) } as const satisfies Access;
export const approver = {
  ...signedIn,
  permission: (user, { config }) => offers(config, 'approvals') && can.approveRegistrations(user),
} as const satisfies Access;
export const perAdmin = {
  ...signedIn,
  permission: (user) => can.openPerProcess(user),
} as const satisfies Access;
export const federationAdmin = {
  ...signedIn,
  permission: (user, { config }) => can.useFlashUpdates(user, config),
} as const satisfies Access;

type Access = Pick<RouteRow, 'visibility' | 'permission'>;
