import type { APIRequestContext, Page } from '@playwright/test';
import { chooseTyped } from './choose.ts';
import { ask, expect, fillShort, REPORTS, step, submit, tokenOf } from './reportForm.ts';

/** A form of records, as the tests that all of them stand know it. */
export interface RecordFormUnderTest {
  name: string;
  /** Who writes it, and somebody else who may. @default member and superuser */
  writers?: readonly [writer: string, other: string];
  /** Where a new one is entered. */
  path: string;
  /** The calls of its records. */
  api: string;
  /** The field that it is known by. */
  title: string;
  /** Opens a new one and fills in as little as can be sent. */
  fill: (page: Page, title: string) => Promise<void>;
  /** Sends it, with whatever is asked before. */
  send: (page: Page) => Promise<void>;
  created: string;
  updated: string;
  /** Writes one by the API and returns its id. */
  write: (request: APIRequestContext, title: string) => Promise<number>;
  edit: (id: number) => string;
  /** Two changes of one record: what each enters, the field both do, and what of the other's it then is called. */
  conflict: {
    theirs: Readonly<Record<string, string>>;
    mine: Readonly<Record<string, string>>;
    both: string;
    theirVersion: string;
    merged: Record<string, unknown>;
    /** What must become of their change before mine can follow. @default nothing */
    settle?: (request: APIRequestContext, id: number) => Promise<void>;
  };
  /** Where and how one finds records of a name. @default among those of the member, where they are written */
  listed?: string;
  found?: (title: string) => string;
  /** How many are called so, where no list tells what they are called. */
  count?: (request: APIRequestContext, title: string) => Promise<number>;
}

const PROJECTS = '/api/v2/project/';
const ACTIVITIES = '/api/v2/emergency-project/';
const LOCAL_UNITS = '/api/v2/local-units/';

const choose = (page: Page, field: string | RegExp, typed: string) =>
  chooseTyped(
    page.getByRole('combobox', { name: field }),
    typed,
    page.getByRole('option', { name: typed, exact: true }),
  );

async function post(request: APIRequestContext, api: string, data: object, as?: string): Promise<number> {
  const answer = await request.post(api, {
    headers: { Authorization: `Token ${await tokenOf(request, as)}`, 'Accept-Language': 'en' },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

const report: RecordFormUnderTest = {
  name: 'a field report',
  path: '/field-reports/new',
  api: REPORTS,
  title: '[name="title"]',
  fill: fillShort,
  async send(page) {
    await step(page, 'Response').click();
    await submit(page);
  },
  created: 'Field report created',
  updated: 'Field report updated',
  write: (request, title) =>
    post(request, REPORTS, { countries: [123], dtype: 12, start_date: '2026-05-01T00:00:00.000Z', title }),
  edit: (id) => `/field-reports/${id}/edit?step=situation`,
  conflict: {
    theirs: { num_injured: '5', num_missing: '2' },
    mine: { num_injured: '7', num_dead: '1' },
    both: 'Injured (Red Cross / Red Crescent)',
    theirVersion: 'Their version: 5',
    merged: { num_injured: 5, num_missing: 2, num_dead: 1 },
  },
};

const project: RecordFormUnderTest = {
  name: 'a 3W project',
  path: '/three-w/projects/new',
  api: PROJECTS,
  title: '[name="name"]',
  async fill(page, title) {
    await page.goto('/three-w/projects/new');
    await choose(page, 'Reporting National Society', 'Nepal Red Cross Society');
    await page.getByRole('radiogroup', { name: 'Operation type' }).getByLabel('Programme').check();
    await page.getByRole('radiogroup', { name: 'Programme type' }).getByLabel('Domestic').check();
    await page.locator('[name="name"]').fill(title);
    await choose(page, 'Primary sector', 'WASH');
    await page.locator('[name="start_date"]').fill('2025-03-01');
    await page.locator('[name="end_date"]').fill('2099-12-31');
  },
  send: submit,
  created: '3W project created',
  updated: '3W project updated',
  write: (request, name) =>
    post(request, PROJECTS, {
      name,
      reporting_ns: 123,
      project_country: 123,
      project_districts: [],
      operation_type: 0,
      programme_type: 2,
      primary_sector: 0,
      start_date: '2025-03-01',
      end_date: '2099-12-31',
      visibility: 'public',
    }),
  edit: (id) => `/three-w/projects/${id}/edit`,
  conflict: {
    theirs: { budget_amount: '500', end_date: '2098-12-31' },
    mine: { budget_amount: '700', reporting_ns_contact_name: 'Ana' },
    both: 'Project budget (CHF)',
    theirVersion: 'Their version: 500',
    merged: { budget_amount: 500, end_date: '2098-12-31', reporting_ns_contact_name: 'Ana' },
  },
};

const activity: RecordFormUnderTest = {
  name: 'a 3W activity',
  path: '/three-w/activities/new',
  api: ACTIVITIES,
  title: '[name="title"]',
  async fill(page, title) {
    await page.goto('/three-w/activities/new');
    // The first emergency that is offered, whichever it is.
    await page.getByRole('combobox', { name: 'IFRC-supported operation' }).fill('flood');
    await page.getByRole('option').first().click();
    await choose(page, 'Country', 'Nepal');
    await page.locator('[name="title"]').fill(title);
    await page.locator('[name="start_date"]').fill('2026-05-01');
    await choose(page, 'National Society', 'Nepal Red Cross Society');
    await page.locator('[name="reporting_ns_contact_name"]').fill('Ana');
    await page.locator('[name="reporting_ns_contact_role"]').fill('Coordinator');
    await page.locator('[name="reporting_ns_contact_email"]').fill('ana@example.org');
    await page.getByRole('checkbox', { name: 'Water, Sanitation and Hygiene' }).check();
    const water = page.getByRole('region', { name: 'Water, Sanitation and Hygiene' });
    await water.getByRole('checkbox', { name: 'Safe water distribution' }).check();
    await water.getByLabel('Total people').fill('100');
  },
  async send(page) {
    await submit(page);
    await page
      .getByRole('dialog', { name: 'Check your answers' })
      .getByRole('button', { name: 'Submit' })
      .click();
  },
  created: 'Activity saved',
  updated: 'Activity updated',
  async write(request, title) {
    const { results } = await ask(request, '/api/v2/event/response-activity/?limit=1');
    const { actions } = await ask(request, '/api/v2/emergency-project/options/');
    return post(request, ACTIVITIES, {
      title,
      event: results[0].id,
      country: 123,
      districts: [],
      start_date: '2026-05-01',
      activity_lead: 'national_society',
      reporting_ns: 123,
      reporting_ns_contact_name: 'Ana',
      reporting_ns_contact_role: 'Coordinator',
      reporting_ns_contact_email: 'ana@example.org',
      activities: [
        {
          sector: actions[0].sector,
          action: actions[0].id,
          is_simplified_report: true,
          people_households: 'people',
          people_count: 10,
          has_no_data_on_people_reached: false,
        },
      ],
    });
  },
  edit: (id) => `/three-w/activities/${id}/edit`,
  conflict: {
    theirs: { reporting_ns_contact_role: 'Officer', end_date: '2027-05-01' },
    mine: { reporting_ns_contact_role: 'Delegate', reporting_ns_contact_name: 'Ben' },
    both: 'Role',
    theirVersion: 'Their version: Officer',
    merged: {
      reporting_ns_contact_role: 'Officer',
      end_date: '2027-05-01',
      reporting_ns_contact_name: 'Ben',
    },
  },
};

/** A change of a unit waits until somebody has validated it: only then can it be changed again. */
async function validate(request: APIRequestContext, id: number) {
  const answer = await request.post(`${LOCAL_UNITS}${id}/validate/`, {
    headers: { Authorization: `Token ${await tokenOf(request, 'superuser')}` },
    data: {},
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

const localUnit: RecordFormUnderTest = {
  name: 'a local unit',
  path: '/local-units/new',
  api: LOCAL_UNITS,
  title: '[name="local_branch_name"]',
  async fill(page, title) {
    await page.goto('/local-units/new?country=123');
    await page.getByRole('combobox', { name: /^Type/ }).selectOption('Administrative');
    await page.locator('[name="date_of_data"]').fill('2026-05-01');
    await page.locator('[name="local_branch_name"]').fill(title);
    await page.locator('[name="latitude"]').fill('27.73');
    await page.locator('[name="longitude"]').fill('85.22');
  },
  send: submit,
  created: 'Local unit added. It waits for validation.',
  updated: 'Change saved. It waits for validation.',
  async write(request, local_branch_name) {
    const id = await post(request, LOCAL_UNITS, {
      country: 123,
      type: 1,
      visibility: 3,
      date_of_data: '2026-05-01',
      local_branch_name,
      location_json: { lat: 27.73, lng: 85.22 },
    });
    await validate(request, id);
    return id;
  },
  edit: (id) => `/local-units/${id}/edit`,
  conflict: {
    theirs: { postcode: '44700', city_loc: 'Patan', update_reason_overview: 'It has moved.' },
    mine: { postcode: '44600', subtype: 'Branch', update_reason_overview: 'The postcode was wrong.' },
    both: 'Postcode',
    theirVersion: 'Their version: 44700',
    merged: {
      postcode: '44700',
      city_loc: 'Patan',
      subtype: 'Branch',
      update_reason_overview: 'The postcode was wrong.',
    },
    settle: validate,
  },
  found: (title) => `search=${encodeURIComponent(title)}`,
};

const dref: RecordFormUnderTest = {
  name: 'a DREF application',
  path: '/dref-applications/new',
  api: '/api/v2/dref/',
  title: '[name="title"]',
  async fill(page, title) {
    await page.goto('/dref-applications/new');
    await choose(page, 'Name of National Society', 'Nepal Red Cross Society');
    await page.getByRole('combobox', { name: /^Type of DREF/ }).selectOption('Response');
    await page.getByRole('combobox', { name: /^Type of onset/ }).selectOption('Sudden');
    await page.locator('[name="title"]').fill(title);
  },
  send: (page) => page.getByRole('button', { name: 'Save', exact: true }).click(),
  created: 'The application was created',
  updated: 'The application was saved',
  write: (request, title) =>
    post(request, '/api/v2/dref/', {
      title,
      national_society: 123,
      country: 123,
      type_of_dref: 2,
      type_of_onset: 2,
    }),
  edit: (id) => `/dref-applications/${id}/edit?step=operation`,
  conflict: {
    theirs: { women: '5', men: '2' },
    mine: { women: '7', girls: '1' },
    both: 'Women',
    theirVersion: 'Their version: 5',
    merged: { women: 5, men: 2, girls: 1 },
  },
  listed: '/api/v2/active-dref/',
  found: (title) => `search=${encodeURIComponent(title)}`,
};

const FLASH_UPDATES = '/api/v2/flash-update/';
const FEDERATION_ADMIN = 'ifrc-admin';

const flashUpdate: RecordFormUnderTest = {
  name: 'a flash update',
  writers: [FEDERATION_ADMIN, FEDERATION_ADMIN],
  path: '/flash-updates/new',
  api: FLASH_UPDATES,
  title: '[name="title"]',
  async fill(page, title) {
    await page.goto('/flash-updates/new');
    await choose(page, /^Country/, 'Nepal');
    await page.getByRole('combobox', { name: /^Disaster type/ }).selectOption('Flood');
    await page.locator('[name="title"]').fill(title);
    await page.getByRole('textbox', { name: /^Situational overview/ }).fill('Rivers are over their banks.');
  },
  async send(page) {
    await step(page, 'Focal points').click();
    await submit(page);
  },
  created: 'Flash update published',
  updated: 'Flash update saved',
  write: (request, title) =>
    post(
      request,
      FLASH_UPDATES,
      {
        title,
        hazard_type: 12,
        country_district: [{ country: 123, district: [] }],
        situational_overview: '<p>Rivers are over their banks.</p>',
        originator_name: 'Ines Moreau',
        originator_email: 'ines.moreau@example.org',
      },
      FEDERATION_ADMIN,
    ),
  edit: (id) => `/flash-updates/${id}/edit?step=focal-points`,
  conflict: {
    theirs: { originator_phone: '5', ifrc_name: 'Ana' },
    mine: { originator_phone: '7', ifrc_title: 'Delegate' },
    both: 'Originator of the update, Phone number',
    theirVersion: 'Their version: 5',
    merged: { originator_phone: '5', ifrc_name: 'Ana', ifrc_title: 'Delegate' },
  },
  found: (title) => `search=${encodeURIComponent(title)}`,
};

const OVERVIEWS = '/api/v2/per-overview/';
const PER_ADMIN = 'per-admin';
const THE_GAMBIA = 'Gambia';

/** The other steps of a process are made by the server: `per.test.ts` goes through them. */
const perOverview: RecordFormUnderTest = {
  name: 'an overview of PER',
  writers: [PER_ADMIN, 'superuser'],
  path: '/per-process/new',
  api: OVERVIEWS,
  title: '[name="branches_involved"]',
  async fill(page, title) {
    await page.goto('/per-process/new');
    await choose(page, 'National Society', 'The Gambia Red Cross Society');
    await page.locator('[name="date_of_orientation"]').fill('2026-05-01');
    await page.locator('[name="branches_involved"]').fill(title);
  },
  send: (page) => page.getByRole('button', { name: 'Save', exact: true }).click(),
  created: 'The PER process was created',
  updated: 'The overview was saved',
  async write(request, branches_involved) {
    const { results } = await ask(request, '/api/v2/country/?limit=999');
    const { id } = results.find(({ name }: { name: string }) => name === THE_GAMBIA);
    const body = { country: id, date_of_orientation: '2026-05-01', branches_involved };
    return post(request, OVERVIEWS, body, PER_ADMIN);
  },
  edit: (id) => `/per-process/${id}/overview`,
  conflict: {
    theirs: { ns_focal_point_name: 'Ana', facilitator_name: 'Ben' },
    mine: { ns_focal_point_name: 'Cem', partner_focal_point_name: 'Dia' },
    both: 'National Society focal point, Name',
    theirVersion: 'Their version: Ana',
    merged: { ns_focal_point_name: 'Ana', facilitator_name: 'Ben', partner_focal_point_name: 'Dia' },
  },
  async count(request, title) {
    const { results } = await ask(request, '/api/v2/per-process-status/?mine=true&limit=200', PER_ADMIN);
    const own = await Promise.all(
      results.map(({ id }: { id: number }) => ask(request, `${OVERVIEWS}${id}/`, PER_ADMIN)),
    );
    return own.filter(({ branches_involved }) => branches_involved === title).length;
  },
};

/** Every form of records. */
export const RECORD_FORMS: readonly RecordFormUnderTest[] = [
  report,
  project,
  activity,
  localUnit,
  dref,
  flashUpdate,
  perOverview,
];

/** How many records of a member are called so. */
export async function countOf(
  request: APIRequestContext,
  { api, listed = api, found, count, writers: [as] = ['member', 'superuser'] }: RecordFormUnderTest,
  title: string,
): Promise<number> {
  if (count) return count(request, title);
  const { id } = await ask(request, '/api/v2/user/me/', as);
  const { results } = await ask(request, `${listed}?${found?.(title) ?? `user=${id}`}&limit=200`, as);
  const names = (
    results as Partial<Record<'title' | 'name' | 'summary' | 'local_branch_name', string>>[]
  ).map(({ title: own, name, summary, local_branch_name }) =>
    [own, name, summary, local_branch_name].join(' '),
  );
  return names.filter((name) => name.includes(title)).length;
}
