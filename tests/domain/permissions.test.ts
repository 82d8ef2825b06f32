import { describe, expect, it } from 'vitest';
import { can } from '#rules/permissions.ts';
import type { Caller, User } from '#rules/roles.ts';
import { writtenActivity, writtenProject, writtenReport } from '#rules/written.ts';
import {
  ITS_COUNTRY,
  PEOPLE,
  PERSON_NAMES,
  type Person,
  type RuleName,
  TABLE,
} from '#tests/support/ruleTable.ts';

const AUTHOR = 7;

function userOf({ isVisitor, isAuthor, flags, adminOf, regionAdminOf, perAdminOf }: Person): Caller {
  if (isVisitor) return undefined;
  const user: User = {
    id: isAuthor ? AUTHOR : 1,
    is_ifrc_admin: false,
    limit_access_to_guest: false,
    is_admin_for_countries: adminOf ? [adminOf] : [],
    is_admin_for_regions: regionAdminOf ? [regionAdminOf] : [],
    is_per_admin_for_countries: perAdminOf ? [perAdminOf] : [],
    is_per_admin_for_regions: [],
    is_dref_coordinator_for_regions: [],
  };
  return { ...user, ...flags };
}

// What any of the rules looks at: a record that was written, an account that waits.
const RECORD = { author: AUTHOR, countries: [1, ITS_COUNTRY], id: 99, country: ITS_COUNTRY };

describe.each(Object.keys(TABLE) as RuleName[])('%s', (name) => {
  const rule = can[name] as (user: Caller, record: typeof RECORD) => boolean;
  it.each(PERSON_NAMES)('%s', (person) => {
    expect(rule(userOf(PEOPLE[person]), RECORD)).toBe(TABLE[name].includes(person));
  });
});

it('lets any member come near what only owners may, until the record is known', () => {
  expect(can.deleteProject(userOf(PEOPLE.member))).toBe(true);
  expect(can.deleteProject(userOf(PEOPLE.guest))).toBe(false);
  expect(can.deleteProject(userOf(PEOPLE.author), { author: null, countries: [] })).toBe(false);
});

it('lets nobody but superusers confirm what they say of themselves', () => {
  const own = (person: Person) => ({ id: userOf(person)?.id ?? 0, country: ITS_COUNTRY });
  const admin = PEOPLE['admin of its country'];
  expect(can.confirmProfile(userOf(admin), own(admin))).toBe(false);
  expect(can.confirmProfile(userOf(PEOPLE.superuser), own(PEOPLE.superuser))).toBe(true);
  expect(can.confirmProfile(userOf(admin), { id: 99, country: null })).toBe(false);
});

it('lets nobody make a record their own by changing it', () => {
  const foreign = { author: AUTHOR, countries: [1] };
  const moved = { author: AUTHOR, countries: [1, ITS_COUNTRY] };
  const mayMove = (person: Person) => can.editProject(userOf(person), foreign, moved);
  expect(mayMove(PEOPLE['admin of its country'])).toBe(false);
  // Nothing is won by these: they could delete it before, or cannot after.
  expect([PEOPLE.author, PEOPLE.superuser, PEOPLE.member].map(mayMove)).toEqual([true, true, true]);
  expect(can.editProject(userOf(PEOPLE['admin of its country']), moved, foreign)).toBe(true);
  expect(can.editProject(userOf(PEOPLE.guest), foreign, foreign)).toBe(false);
});

it('reads author and countries out of what the API answers', () => {
  expect(writtenReport({ user: 7, countries: [1, 2] })).toEqual({ author: 7, countries: [1, 2] });
  expect(writtenProject({ user: 7, project_country: 1, reporting_ns: 2 })).toEqual({
    author: 7,
    countries: [1, 2],
  });
  expect(writtenActivity({ created_by_details: { id: 7 }, country: 1, reporting_ns: null })).toEqual({
    author: 7,
    countries: [1],
  });
});
