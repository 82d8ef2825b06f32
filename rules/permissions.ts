import {
  type Caller,
  type Context,
  isFederationAdmin,
  isMember,
  isPerAdmin,
  isSuperuser,
  type User,
} from './roles.ts';

/** What a rule looks at of a record: who wrote it, null where that is not known, and which countries it concerns. */
export interface Written {
  readonly author: number | null | undefined;
  readonly countries: readonly number[];
}

/** Whose profile waits to be confirmed, and for which country. */
export interface Account {
  readonly id: number;
  readonly country: number | null;
}

/**
 * Who may do what: each a pure question over the user, the record and the context, asked by route guards, menus, buttons and the
 * provider. Without a record: whether there can be one that they may. Whether somebody sees a record at all is another question,
 * which comes first (`provider/security/visibility.ts`). Source: product specification, section 6.
 */
export const can = {
  /** Reports, 3W projects and activities: any member writes new ones. */
  write: (user: Caller): boolean => isMember(user),

  editFieldReport: edit,
  /** To say who sees a report is to take it away from others: for those who could delete it. */
  showFieldReport: own,

  editProject: edit,
  deleteProject: own,
  showProject: own,

  editActivity: edit,
  deleteActivity: own,

  /** Photos and documents of a report: with those of who writes it, and of nobody else. */
  attachFiles: (user: Caller): boolean => isMember(user),

  /** Names and addresses of people: contacts, authors, deployed persons. */
  seePeople: (user: Caller): boolean => isMember(user),

  editOwnProfile: (user: Caller): boolean => isMember(user),
  /** To agree that somebody is of the country and kind of organization that they say: nobody agrees with themselves. */
  confirmProfile: (user: Caller, account?: Account): boolean =>
    isSuperuser(user) || (isMember(user) && (!account || administersOther(user, account))),

  /** To let in who has registered: of the regions that one administers, a superuser all. */
  approveRegistrations: (user: Caller): boolean =>
    isSuperuser(user) || (isMember(user) && user.is_admin_for_regions.length > 0),

  openPerProcess: (user: Caller): boolean => isPerAdmin(user) || isSuperuser(user),
  /** Read, write and list flash updates. */
  useFlashUpdates: (user: Caller, context?: Context): boolean => isFederationAdmin(user, context),
  /** Texts of the interface. */
  changeStrings: (user: Caller): boolean => isSuperuser(user),
} as const;

/**
 * Members together keep the records right: what others wrote too, and the history says who changed what. But nobody makes a record
 * their own by a change: an admin would bring it into their country first and then delete it.
 */
function edit(user: Caller, before?: Written, after?: Written): boolean {
  if (!before || !after) return isMember(user);
  return isMember(user) && (own(user, before) || !own(user, after));
}

/** The author, an admin of a country that the record concerns, a superuser. */
function own(user: Caller, record?: Written): boolean {
  if (!isMember(user)) return false;
  if (!record || isSuperuser(user) || record.author === user.id) return true;
  return record.countries.some((country) => user.is_admin_for_countries.includes(country));
}

const administersOther = (user: User, { id, country }: Account) =>
  id !== user.id && country !== null && user.is_admin_for_countries.includes(country);
