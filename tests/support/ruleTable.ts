import type { can } from '#rules/permissions.ts';
import type { User } from '#rules/roles.ts';

/** The country of the record or account that is asked about, and one that it has nothing to do with. */
export const ITS_COUNTRY = 123;
export const ANOTHER_COUNTRY = 14;
/** The region of that country. */
export const ITS_REGION = 2;

export interface Person {
  /** Nobody who signed in. */
  isVisitor?: true;
  /** Wrote the record. */
  isAuthor?: true;
  flags?: Partial<Pick<User, 'limit_access_to_guest' | 'is_superuser' | 'is_ifrc_admin'>>;
  adminOf?: number;
  regionAdminOf?: number;
  perAdminOf?: number;
}

/** Everybody whom a permission may have to tell apart. */
export const PEOPLE = {
  visitor: { isVisitor: true },
  guest: { flags: { limit_access_to_guest: true } },
  'guest with every role': {
    isAuthor: true,
    flags: { limit_access_to_guest: true, is_superuser: true, is_ifrc_admin: true },
    adminOf: ITS_COUNTRY,
    regionAdminOf: ITS_REGION,
    perAdminOf: ITS_COUNTRY,
  },
  member: {},
  author: { isAuthor: true },
  'admin of its country': { adminOf: ITS_COUNTRY },
  'admin of another country': { adminOf: ANOTHER_COUNTRY },
  'admin of its region': { regionAdminOf: ITS_REGION },
  'PER admin': { perAdminOf: ITS_COUNTRY },
  'federation admin': { flags: { is_ifrc_admin: true } },
  superuser: { flags: { is_superuser: true } },
} as const satisfies Record<string, Person>;
export type PersonName = keyof typeof PEOPLE;
export const PERSON_NAMES = Object.keys(PEOPLE) as PersonName[];

const MEMBERS: readonly PersonName[] = [
  'member',
  'author',
  'admin of its country',
  'admin of another country',
  'admin of its region',
  'PER admin',
  'federation admin',
  'superuser',
];
const OWNERS: readonly PersonName[] = ['author', 'admin of its country', 'superuser'];

export type RuleName = keyof typeof can;

/** Who may, of all these people; nobody else. Asked of `rules/` itself and of every call that a rule guards. */
export const TABLE: Readonly<Record<RuleName, readonly PersonName[]>> = {
  write: MEMBERS,
  editFieldReport: MEMBERS,
  showFieldReport: OWNERS,
  editProject: MEMBERS,
  deleteProject: OWNERS,
  showProject: OWNERS,
  editActivity: MEMBERS,
  deleteActivity: OWNERS,
  attachFiles: MEMBERS,
  seePeople: MEMBERS,
  editOwnProfile: MEMBERS,
  confirmProfile: ['admin of its country', 'superuser'],
  approveRegistrations: ['admin of its region', 'superuser'],
  openPerProcess: ['PER admin', 'superuser'],
  useFlashUpdates: ['federation admin'],
  changeStrings: ['superuser'],
};
