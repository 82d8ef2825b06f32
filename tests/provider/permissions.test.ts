import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import {
  auth_token,
  emergency_project,
  field_report,
  project,
  user,
  user_role,
} from '#provider/database/schema.ts';
import { hashToken } from '#provider/security/tokens.ts';
import { type Api, startApi } from '#tests/support/api.ts';
import {
  ANOTHER_COUNTRY,
  ITS_COUNTRY,
  PEOPLE,
  PERSON_NAMES,
  type Person,
  type PersonName,
  type RuleName,
  TABLE,
} from '#tests/support/ruleTable.ts';

let api: Api;
const people = new Map<PersonName, { id: number; token: string | undefined }>();
beforeAll(async () => {
  api = await startApi();
  for (const [index, name] of PERSON_NAMES.entries()) people.set(name, await signUp(PEOPLE[name], index));
});

/** An account of its own for a person, with a token that nobody had to sign in for. */
async function signUp({ isVisitor, flags, adminOf, regionAdminOf, perAdminOf }: Person, index: number) {
  if (isVisitor) return { id: 0, token: undefined };
  const username = `person-${index}`;
  const [added] = await api.db
    .insert(user)
    .values({
      username,
      email: `${username}@person.example`,
      password_hash: '',
      org_type: 'NTLS',
      ...roleless(flags),
    })
    .returning();
  const id = added?.id ?? 0;
  const roles = [
    ...(adminOf ? [{ user_id: id, role: 'country_admin' as const, scope_id: adminOf }] : []),
    ...(regionAdminOf ? [{ user_id: id, role: 'region_admin' as const, scope_id: regionAdminOf }] : []),
    ...(perAdminOf ? [{ user_id: id, role: 'per_country_admin' as const, scope_id: perAdminOf }] : []),
  ];
  if (roles.length > 0) await api.db.insert(user_role).values(roles);
  const token = `token of ${username}`.replaceAll(' ', '-');
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  await api.db.insert(auth_token).values({ token_hash: hashToken(token), user_id: id, expires_at });
  return { id, token };
}

const roleless = (flags: Person['flags']) => ({
  limit_access_to_guest: flags?.limit_access_to_guest ?? false,
  is_superuser: flags?.is_superuser ?? false,
  is_ifrc_admin: flags?.is_ifrc_admin ?? false,
});

const of = (name: PersonName) => people.get(name) ?? { id: 0, token: undefined };
const authorOf = (name: PersonName) => ('isAuthor' in PEOPLE[name] ? of(name).id : of('author').id);

async function call(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  name: PersonName,
  payload?: object,
) {
  const { token } = of(name);
  const answer = await api.app.inject({
    method,
    url,
    ...(token && { headers: { authorization: `Token ${token}` } }),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : undefined };
}

const REPORTS = '/api/v2/field-report/';
const PROJECTS = '/api/v2/project/';
const ACTIVITIES = '/api/v2/emergency-project/';

async function written(url: string, body: object, author: PersonName) {
  const answer = await call('POST', url, 'author', body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  const id: number = answer.body.id;
  const table =
    { [REPORTS]: field_report, [PROJECTS]: project, [ACTIVITIES]: emergency_project }[url] ?? project;
  await api.db
    .update(table)
    .set({ user_id: authorOf(author) })
    .where(eq(table.id, id));
  return { id, url: `${url}${id}/`, event: answer.body.event as number };
}
const CONTACT = {
  ctype: 'Originator',
  name: 'Ana',
  title: 'Officer',
  email: 'ana@person.example',
  phone: '1',
};
const aReport = (name: PersonName) =>
  written(
    REPORTS,
    {
      countries: [ITS_COUNTRY],
      dtype: 12,
      title: 'Floods',
      start_date: '2026-05-01T00:00:00Z',
      contacts: [CONTACT],
    },
    name,
  );
const aProject = (name: PersonName) =>
  written(
    PROJECTS,
    {
      reporting_ns: ITS_COUNTRY,
      project_country: ITS_COUNTRY,
      project_districts: [],
      operation_type: 0,
      programme_type: 2,
      name: 'Wells',
      primary_sector: 0,
      secondary_sectors: [],
      start_date: '2026-05-01',
      end_date: '2027-04-30',
      target_total: 10,
      visibility: 'public',
    },
    name,
  );
const anActivity = async (name: PersonName) =>
  written(
    ACTIVITIES,
    {
      event: (await aReport(name)).event,
      country: ITS_COUNTRY,
      title: 'Clinics',
      start_date: '2026-05-01',
      activity_lead: 'national_society',
      reporting_ns: ITS_COUNTRY,
      reporting_ns_contact_name: 'Ana',
      reporting_ns_contact_role: 'Officer',
      reporting_ns_contact_email: 'ana@person.example',
      activities: [],
    },
    name,
  );

let waits = 0;
async function waiting() {
  waits += 1;
  const username = `waits-${waits}`;
  const [added] = await api.db
    .insert(user)
    .values({
      username,
      email: `${username}@person.example`,
      password_hash: '',
      asked_country_id: ITS_COUNTRY,
      asked_org_type: 'NTLS',
    })
    .returning();
  return added?.id ?? 0;
}

async function newcomer() {
  waits += 1;
  const username = `newcomer-${waits}`;
  const [added] = await api.db
    .insert(user)
    .values({
      username,
      email: `${username}@person.example`,
      password_hash: '',
      country_id: ITS_COUNTRY,
      is_active: false,
      awaits_approval_since: new Date().toISOString(),
    })
    .returning();
  return added?.id ?? 0;
}

/** A call that only whom a rule allows gets through, and whether somebody did. A refusal says no more than that. */
const CALLS: Readonly<Partial<Record<RuleName, (name: PersonName) => Promise<boolean>>>> = {
  write: async (name) => (await call('POST', REPORTS, name, {})).status === 400,
  editFieldReport: async (name) =>
    passed(await call('PATCH', (await aReport(name)).url, name, { num_dead: 3 })),
  showFieldReport: async (name) =>
    passed(await call('PATCH', (await aReport(name)).url, name, { visibility: 1 })),
  editProject: async (name) =>
    passed(await call('PATCH', (await aProject(name)).url, name, { name: 'More' })),
  showProject: async (name) =>
    passed(await call('PATCH', (await aProject(name)).url, name, { visibility: 'logged_in_user' })),
  deleteProject: async (name) => passed(await call('DELETE', (await aProject(name)).url, name)),
  editActivity: async (name) =>
    passed(await call('PATCH', (await anActivity(name)).url, name, { title: 'More' })),
  deleteActivity: async (name) => passed(await call('DELETE', (await anActivity(name)).url, name)),
  attachFiles: async (name) => (await call('POST', '/api/v2/field-report-file/', name, {})).status === 400,
  seePeople: async (name) => (await call('GET', (await aReport(name)).url, name)).body.contacts.length > 0,
  editOwnProfile: async (name) =>
    passed(await call('PATCH', `/api/v2/user/${of(name).id}/`, name, { first_name: 'Ana' })),
  confirmProfile: async (name) =>
    passed(
      await call('POST', `/api/v2/user/${await waiting()}/confirm-profile/`, name, {
        country: ITS_COUNTRY,
        org_type: 'NTLS',
      }),
    ),
  approveRegistrations: async (name) =>
    passed(await call('POST', `/api/v2/pending-registration/${await newcomer()}/approve/`, name, {})),
  useFlashUpdates: async (name) => passed(await call('GET', '/api/v2/flash-update/', name)),
  changeStrings: async (name) =>
    passed(await call('POST', '/api/v2/language/fr/bulk-action/', name, { actions: [] })),
};
/** What only pages ask: no call of the embedded API serves them yet. */
const PAGES_ONLY: readonly RuleName[] = ['openPerProcess'];

const passed = ({ status, body }: { status: number; body?: { errors?: object } }) => {
  // Who sees a record is refused at its field, among what else may be wrong with the form.
  if (status === 400) expect(Object.keys(body?.errors ?? {})).toEqual(['visibility']);
  else if (status >= 300) expect([401, 403]).toContain(status);
  return status < 300;
};

it('asks the API every rule that guards a call', () => {
  expect([...Object.keys(CALLS), ...PAGES_ONLY].sort()).toEqual(Object.keys(TABLE).sort());
});

describe.each(Object.entries(CALLS))('%s', (rule, ask) => {
  it.each(PERSON_NAMES)('%s', async (name) => {
    expect(await ask(name)).toBe(TABLE[rule as RuleName].includes(name));
  });
});

describe('an admin of another country', () => {
  const admin = 'admin of another country';
  it.each([
    ['a field report', aReport, { countries: [ITS_COUNTRY, ANOTHER_COUNTRY] }, 'countries'],
    ['a project', aProject, { project_country: ANOTHER_COUNTRY }, 'project_country'],
    ['a project of another society', aProject, { reporting_ns: ANOTHER_COUNTRY }, 'reporting_ns'],
    ['an activity', anActivity, { country: ANOTHER_COUNTRY }, 'country'],
  ])('cannot bring %s into their country, to delete it there', async (_, make, change, field) => {
    const record = await make('member');
    const moved = await call('PATCH', record.url, admin, change);
    expect(moved.status).toBe(400);
    expect(moved.body.errors).toEqual({ [field]: [FORM_ERRORS.othersCountry] });
    // Others may, whom it brings nothing.
    expect((await call('PATCH', record.url, 'author', change)).status).toBe(200);
    expect((await call('PATCH', record.url, admin, change)).status).toBe(200);
  });
});
