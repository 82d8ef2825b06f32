import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { localUnitsEndpoint, publicLocalUnitsEndpoint } from '#contracts/localUnits/list.ts';
import { localUnitOptionsEndpoint } from '#contracts/localUnits/options.ts';
import { localUnitEndpoint, publicLocalUnitEndpoint } from '#contracts/localUnits/record.ts';
import { selectProfile } from '#machines/auth.ts';
import { LocalUnits } from '#src/records/localUnits/index.tsx';
import {
  EditLocalUnitScreen,
  NewLocalUnitScreen,
} from '#src/screens/localUnits/LocalUnitFormScreen/index.tsx';
import { LocalUnitScreen } from '#src/screens/localUnits/LocalUnitScreen/index.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const ADDRESS = '/api/v2/local-units/';
const BRANCH = { country: NEPAL.id, country_details: { id: NEPAL.id, name: 'Nepal', iso3: 'NPL' } };
const ADMINISTRATIVE = { id: 1, code: 1, name: 'Administrative' };
const OPTIONS = {
  ...exampleAnswer(localUnitOptionsEndpoint),
  type: [ADMINISTRATIVE, { id: 2, code: 2, name: 'Health care' }],
  affiliation: [{ id: 1, code: 1, name: 'National Society' }],
  functionality: [{ id: 1, code: 1, name: 'Fully functional' }],
  health_facility_type: [{ id: 3, code: 3, name: 'Hospital' }],
};
const UNIT = {
  ...exampleAnswer(localUnitEndpoint),
  ...BRANCH,
  id: 7,
  type: 1,
  type_details: ADMINISTRATIVE,
  status: 1,
  local_branch_name: 'Patan Shakha',
  english_branch_name: 'Patan Branch',
  address_loc: 'Kalimati 2',
  location_json: { lat: 27.67, lng: 85.32 },
  location_geojson: { type: 'Point' as const, coordinates: [85.32, 27.67] },
  health: null,
  history: [],
};
const rowsOf = (endpoint: typeof localUnitsEndpoint | typeof publicLocalUnitsEndpoint) => {
  const [row] = exampleAnswer(endpoint).results;
  return listOf([
    { ...row, ...BRANCH, id: 7, status: 3, local_branch_name: 'Patan Shakha', type_details: ADMINISTRATIVE },
  ]);
};

type Rights = Partial<
  Record<
    keyof typeof MEMBER | 'local_unit_country_validators' | 'local_unit_region_validators' | 'profile',
    unknown
  >
>;
const ADMIN: Rights = { is_admin_for_countries: [NEPAL.id] };
const VALIDATOR: Rights = {
  local_unit_country_validators: [{ country: NEPAL.id, local_unit_types: [1] }],
};

const answersFor = (rights: Rights, unit: object = UNIT): Answers => ({
  '/api/v2/user/me/': { json: { ...MEMBER, ...rights } },
  '/api/v2/country/': { json: listOf([{ ...NEPAL, region: 2 }]) },
  '/api/v2/local-units-options/': { json: OPTIONS },
  [ADDRESS]: { json: rowsOf(localUnitsEndpoint) },
  [`${ADDRESS}7/`]: { json: unit },
  '/api/v2/public-local-units/': { json: rowsOf(publicLocalUnitsEndpoint) },
  '/api/v2/public-local-units/7/': {
    json: { ...exampleAnswer(publicLocalUnitEndpoint), ...BRANCH, local_branch_name: 'Patan Shakha' },
  },
});

async function showSection(rights: Rights | undefined) {
  if (rights) signIn();
  await renderScreen(<LocalUnits country={{ id: NEPAL.id, iso3: 'NPL' }} />, () => answersFor(rights ?? {}));
  await eventually(() => screen.getByRole('rowheader', { name: 'Patan Shakha' }));
}

async function showUnit(rights: Rights | undefined, unit: object = UNIT, more: Answers = {}) {
  if (rights) signIn();
  await renderScreen(<LocalUnitScreen />, () => ({ ...answersFor(rights ?? {}, unit), ...more }), {
    address: '/7',
    route: ':localUnitId',
    config: { extensions: ['outOfUse'] },
  });
  await eventually(() => screen.getByRole('heading', { level: 1, name: 'Patan Shakha' }));
  return userEvent.setup();
}

async function showForm(more: Answers = {}): Promise<UserEvent> {
  signIn();
  await renderScreen(<NewLocalUnitScreen />, () => ({ ...answersFor(ADMIN), ...more }), {
    address: '/?country=123',
  });
  await eventually(() => screen.getByRole('option', { name: 'Health care' }));
  return userEvent.setup();
}

const button = (name: string) => screen.queryByRole('button', { name });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));

it('shows a visitor what is public, and no way to add one', async () => {
  await showSection(undefined);
  expect(screen.getByText(/You see public local units/)).not.toBeNull();
  expect(screen.queryByRole('columnheader', { name: /Telephone/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Add local unit' })).toBeNull();
});

it('shows members all that the list has, in the words of its filter', async () => {
  await showSection({ profile: { country: 14, org_type: 'NTLS' } });
  const row = screen.getByRole('row', { name: /Patan Shakha/ });
  expect(within(row).getByText('Change waiting for validation')).not.toBeNull();
  expect(screen.getByRole('columnheader', { name: /Telephone/ })).not.toBeNull();
  // Of another country's National Society.
  expect(screen.queryByRole('link', { name: 'Add local unit' })).toBeNull();
});

it('offers a new one to those who keep the units of the country', async () => {
  await showSection(ADMIN);
  await eventually(() => screen.getByRole('link', { name: 'Add local unit' }));
  const link = screen.getByRole('link', { name: 'Add local unit' });
  expect(link.getAttribute('href')).toBe('/local-units/new?country=123');
});

it('lets those edit who keep it, and those validate who were named for it', async () => {
  await showUnit(ADMIN);
  await eventually(() => screen.getByRole('link', { name: 'Edit' }));
  expect([button('Validate'), button('Revert'), button('Take out of use')]).toEqual([null, null, null]);
});

it('shows a visitor the public page of it, with nothing to do', async () => {
  await showUnit(undefined);
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(button('Take out of use')).toBeNull();
  expect(screen.queryByText(/Last modified/)).toBeNull();
});

it('shows what a change changed, and validates it once that is confirmed', async () => {
  const heard = vi.fn();
  const user = await showUnit(
    VALIDATOR,
    { ...UNIT, status: 3, update_reason_overview: 'It has moved.' },
    {
      [`${ADDRESS}7/latest-change-request/`]: {
        json: { id: 1, status: 1, previous_data_details: { ...UNIT, address_loc: 'Kalimati 1' } },
      },
      [`${ADDRESS}7/validate/`]: { json: rowsOf(localUnitsEndpoint).results[0], hear: heard },
    },
  );
  await eventually(() => screen.getByRole('row', { name: /Kalimati 1/ }));
  const change = screen.getByRole('row', { name: /Kalimati 1/ });
  expect(within(change).getByText('Kalimati 2')).not.toBeNull();
  expect(screen.getByText(/It has moved\./)).not.toBeNull();
  // One whose change waits is not edited.
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Validate' }));
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByText(/Patan Shakha/)).not.toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(heard).toHaveBeenCalledWith({}));
});

const CHANGED = { ...UNIT, status: 3 };
/** The rows of what waits: what is compared, as it was, as it is. */
async function comparedWith(before: object, after: object = CHANGED) {
  const json = { id: 1, status: 1, previous_data_details: { ...UNIT, ...before } };
  await showUnit(VALIDATOR, after, { [`${ADDRESS}7/latest-change-request/`]: { json } });
  const region = await eventually(() => screen.getByRole('region', { name: 'What waits for validation' }));
  await eventually(() => expect(region.textContent).toMatch(/After|as they were/));
  return within(region)
    .queryAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
}

it('shows by their names what kind of unit it was, where it stood and who saw it', async () => {
  const rows = await comparedWith(
    {
      // As it is called in the language of who changed it: it is the same.
      country_details: { id: NEPAL.id, name: 'Népal', iso3: 'NPL' },
      type: 3,
      type_details: { id: 3, code: 3, name: 'Emergency response' },
      level: null,
      level_details: null,
      visibility: 1,
      visibility_display: 'Mouvement RCRC',
      // No move: the other API keeps six decimals.
      location_json: { lat: 27.68, lng: 85.32000004 },
    },
    { ...CHANGED, level: 2, level_details: { id: 2, name: 'Intermediate' }, visibility: 3 },
  );
  expect(rows).toEqual([
    ['Type', 'Emergency response', 'Administrative'],
    ['Level of coverage', '--', 'Intermediate'],
    ['Latitude in degrees', '27.68', '27.67'],
    ['Visibility', 'Movement members', 'Public'],
  ]);
});

it('shows field by field what changed of its health data', async () => {
  const hospital = {
    affiliation: 1,
    affiliation_details: { id: 1, name: 'National Society' },
    functionality: 1,
    functionality_details: { id: 1, name: 'Fully functional' },
    general_medical_services: [1, 2],
    general_medical_services_details: [
      { id: 1, name: 'Surgery' },
      { id: 2, name: 'Dental care' },
    ],
    is_cold_chain: false,
    nurse: 4,
    maximum_capacity: 1200,
    speciality: 'Eyes',
    other_profiles: [{ id: 5, position: 'Cook', number: 2 }],
  };
  const rows = await comparedWith(
    { health: hospital },
    {
      ...CHANGED,
      health: {
        ...hospital,
        functionality: 2,
        functionality_details: { id: 2, name: 'Closed' },
        general_medical_services: [2],
        general_medical_services_details: [{ id: 2, name: 'Dental care' }],
        is_cold_chain: true,
        maximum_capacity: 900,
        speciality: '',
        other_profiles: [{ id: 5, position: 'Cook', number: 3 }],
      },
    },
  );
  expect(rows).toEqual([
    ['Functionality', 'Fully functional', 'Closed'],
    ['Specialities', 'Eyes', '--'],
    ['General medical services', 'Surgery, Dental care', 'Dental care'],
    ['Cold chain', 'No', 'Yes'],
    ['Maximum capacity (beds)', '1,200', '900'],
    ['Other professions', 'Cook: 2', 'Cook: 3'],
  ]);
});

it('says so where a change alters nothing', async () => {
  expect(await comparedWith({})).toEqual([]);
  expect(screen.getByText('The change leaves all details as they were.')).not.toBeNull();
});

it('asks why a change is reverted', async () => {
  const heard = vi.fn();
  const user = await showUnit(
    VALIDATOR,
    { ...UNIT, status: 2 },
    { [`${ADDRESS}7/revert/`]: { json: UNIT, hear: heard } },
  );
  await user.click(await screen.findByRole('button', { name: 'Revert' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/will be taken out of use/)).not.toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Revert' }));
  expect(heard).not.toHaveBeenCalled();
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'There is none.');
  await user.click(within(dialog).getByRole('button', { name: 'Revert' }));
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ reason: 'There is none.' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('takes it out of use for a reason, and back', async () => {
  const [deprecated, restored] = [vi.fn(), vi.fn()];
  let isGone = false;
  signIn();
  await renderScreen(
    <LocalUnitScreen />,
    () => ({
      ...answersFor(VALIDATOR),
      ...(isGone && { [`${ADDRESS}7/`]: { status: 404, json: { errors: {} } } }),
      [`${ADDRESS}7/deprecate/`]: {
        json: { message: 'Done' },
        hear: (body) => {
          isGone = true;
          deprecated(body);
        },
      },
      [`${ADDRESS}7/revert-deprecate/`]: {
        json: rowsOf(localUnitsEndpoint).results[0],
        hear: () => {
          isGone = false;
          restored();
        },
      },
    }),
    { address: '/7', route: ':localUnitId' },
  );
  await eventually(() => screen.getByRole('button', { name: 'Take out of use' }));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Take out of use' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('radio', { name: 'It was added by mistake' }));
  await user.type(within(dialog).getByRole('textbox', { name: /^Explanation/ }), 'Listed twice.');
  await user.click(within(dialog).getByRole('button', { name: 'Take out of use' }));
  await waitFor(() =>
    expect(deprecated).toHaveBeenCalledWith({
      deprecated_reason: 2,
      deprecated_reason_overview: 'Listed twice.',
    }),
  );
  await eventually(() => screen.getByText('This local unit is out of use now.'));
  expect(screen.queryByText(/^This local unit does not exist/)).toBeNull();
  // With the page went the button that had the focus.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  await user.click(screen.getByRole('button', { name: 'Put it back into use' }));
  await waitFor(() => expect(restored).toHaveBeenCalled());
  await eventually(() => screen.getByRole('heading', { level: 1, name: 'Patan Shakha' }));
});

const OUT_OF_USE = {
  ...(rowsOf(localUnitsEndpoint).results[0] as object),
  type: 1,
  deprecated_reason: 2,
  reason: 'It was listed twice.',
};
const GONE: Answers = { [`${ADDRESS}7/`]: { status: 404, json: { errors: {} } } };

it('tells whoever keeps a unit why it is out of use, and lets who validates it put it back later too', async () => {
  const restored = vi.fn();
  const user = await showUnit(VALIDATOR, UNIT, {
    ...GONE,
    [`${ADDRESS}7/out-of-use/`]: { json: OUT_OF_USE },
    [`${ADDRESS}7/revert-deprecate/`]: { json: rowsOf(localUnitsEndpoint).results[0], hear: restored },
  });
  expect(screen.getByText('This local unit is out of use now.')).not.toBeNull();
  expect(screen.getByText('It was added by mistake')).not.toBeNull();
  expect(screen.getByText('It was listed twice.')).not.toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Put it back into use' }));
  await waitFor(() => expect(restored).toHaveBeenCalled());
});

it('lets nobody put a unit back who only keeps it, and tells others of none', async () => {
  await showUnit(ADMIN, UNIT, {
    ...GONE,
    [`${ADDRESS}7/out-of-use/`]: { json: { ...OUT_OF_USE, deprecated_reason: null } },
  });
  expect(screen.getByText('It was listed twice.')).not.toBeNull();
  expect(button('Put it back into use')).toBeNull();
  cleanup();
  signIn();
  await renderScreen(
    <LocalUnitScreen />,
    () => ({
      ...answersFor({}),
      ...GONE,
      [`${ADDRESS}7/out-of-use/`]: { status: 403, json: { errors: {} } },
    }),
    { address: '/7', route: ':localUnitId', config: { extensions: ['outOfUse'] } },
  );
  await eventually(() => screen.getByText(/^This local unit does not exist/));
  expect(button('Put it back into use')).toBeNull();
});

it('tells whoever keeps a unit why their change was reverted', async () => {
  const reverted = { reason: 'It has not moved.', decided_at: '2026-05-02T10:00:00Z' };
  await showUnit(ADMIN, { ...UNIT, reverted });
  await eventually(() => screen.getByText(/The last change was reverted on 2 May 2026/));
  expect(screen.getByText('It has not moved.')).not.toBeNull();
  cleanup();
  await showUnit({}, { ...UNIT, reverted });
  expect(screen.queryByText('It has not moved.')).toBeNull();
});

it('tells whoever adds a unit that there may be one already, by its name and by its place', async () => {
  const rows = listOf([{ ...exampleAnswer(localUnitsEndpoint).results[0], ...UNIT }]);
  const user = await showForm({ [ADDRESS]: { json: rows } });
  await user.type(screen.getByRole('textbox', { name: /^Name in English|^English name/ }), 'patan  BRANCH');
  const warning = await eventually(() => screen.getByText(/^A local unit of this name is already there/));
  const link = within(warning.closest('[role=status]') as HTMLElement).getByRole('link');
  expect(link.getAttribute('href')).toBe('/local-units/7');
  expect(screen.queryByText(/within 100 m/)).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'Administrative');
  await user.type(screen.getByRole('textbox', { name: /^Latitude/ }), '27.6705');
  await user.type(screen.getByRole('textbox', { name: /^Longitude/ }), '85.3203');
  await eventually(() => screen.getByText(/^A local unit of this type already stands within 100 m/));
});

it('leads back to the country that a new unit is added in', async () => {
  await showForm();
  const trail = await eventually(() => screen.getByRole('navigation', { name: 'You are here' }));
  const country = await eventually(() => within(trail).getByRole('link', { name: 'Nepal' }));
  expect(country.getAttribute('href')).toBe('/countries/123/ns-overview/context-and-structure');
});

it('asks for health data where it is a health care unit', async () => {
  const user = await showForm();
  expect(screen.queryByRole('region', { name: 'Health facility' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'Health care');
  await eventually(() => screen.getByRole('combobox', { name: /^Type of health facility/ }));
  // It has a focal point of its own.
  expect(screen.queryByRole('textbox', { name: 'Telephone' })).toBeNull();
  await submit(user);
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: /^Affiliation/ })).not.toBeNull();
  expect(within(summary).getByRole('link', { name: /^Latitude/ })).not.toBeNull();
});

const edit = (unit: object, rights: Rights = ADMIN, more: Answers = {}) => {
  signIn();
  return renderScreen(<EditLocalUnitScreen />, () => ({ ...answersFor(rights, unit), ...more }), {
    address: '/7',
    route: ':localUnitId',
  });
};

it('wants to know why a unit is changed', async () => {
  await edit(UNIT);
  await eventually(() => screen.getByRole('textbox', { name: /^Reason for the change/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Latitude/ }).value).toBe('27.67');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Country/ }).disabled).toBe(true);
  const user = userEvent.setup();
  await submit(user);
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  expect(within(summary).getByRole('link', { name: /^Reason/ })).not.toBeNull();
  await user.click(screen.getByRole('textbox', { name: /^Reason/ }));
  await user.paste('x'.repeat(2003));
  await eventually(() => screen.getByText('Text too long: 3 over the limit of 2,000 characters.'));
});

it('says why a unit cannot be edited now', async () => {
  await edit({ ...UNIT, status: 4 });
  await eventually(() => screen.getByText(/manages this local unit elsewhere: it cannot be edited here/));
  cleanup();
  await edit({ ...UNIT, status: 3 });
  await eventually(() => screen.getByText(/^Only a validated local unit can be edited/));
  expect(button('Submit')).toBeNull();
});

it('says so to those who keep no units of the country', async () => {
  await edit(UNIT, {});
  await eventually(() =>
    screen.getByText('Your account can neither add nor edit local units of this country.'),
  );
  expect(button('Submit')).toBeNull();
});

it('says of a unit that cannot be had without a connection that what was written is kept', async () => {
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    new URL(input instanceof Request ? input.url : input).pathname === `${ADDRESS}7/`
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetch(input, init),
  );
  await edit(UNIT);
  const alert = await screen.findByText(/Anything you wrote in this form is kept on this device/);
  expect(alert.textContent).not.toContain('does not exist');
});

const EXTERNAL = '/api/v2/externally-managed-local-unit/';
const managed = (...types: object[]): Answers => ({
  [EXTERNAL]: {
    json: listOf(
      types.map((type, index) => ({
        id: index + 1,
        country_details: { id: NEPAL.id, name: 'Nepal' },
        local_unit_type_details: type,
        enabled: true,
      })),
    ),
  },
});
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
const typesOffered = () =>
  within(field(/^Type/))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .slice(1);

it('offers no type that is kept elsewhere in the country, and keeps the one that a unit has', async () => {
  await showForm(managed(ADMINISTRATIVE));
  await eventually(() => expect(typesOffered()).toEqual(['Health care']));
  cleanup();
  await edit(UNIT, ADMIN, managed(ADMINISTRATIVE));
  await eventually(() => expect(typesOffered()).toEqual(['Administrative', 'Health care']));
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: /^Reason for the change/ }), 'It has moved.');
  await submit(user);
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: /^Type: The National Society manages/ })).not.toBeNull();
  // Health care is written here: nothing else is wrong with the type.
  await user.selectOptions(field(/^Type/), 'Health care');
  await eventually(() => expect(within(summary).queryByRole('link', { name: /manages/ })).toBeNull());
});

it('offers the types alone that its writer was named for', async () => {
  signIn();
  await renderScreen(<NewLocalUnitScreen />, () => answersFor(VALIDATOR), { address: '/?country=123' });
  await eventually(() => expect(typesOffered()).toEqual(['Administrative']));
});

const FORMER = { ...NEPAL, id: 300, name: 'Old Land', iso: 'ol', iso3: 'OLD', is_deprecated: true };
const withFormer = { '/api/v2/country/': { json: listOf([{ ...NEPAL, region: 2 }, FORMER]) } };

it('keeps the name of a country that can no longer be chosen, and offers it to no other unit', async () => {
  const all = { is_superuser: true };
  await edit({ ...UNIT, country: FORMER.id }, all, withFormer);
  await eventually(() => expect(field(/^Country/).value).toBe('Old Land'));
  cleanup();
  signIn();
  await renderScreen(<NewLocalUnitScreen />, () => ({ ...answersFor(all), ...withFormer }));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: /^Country/ }));
  await eventually(() => screen.getByRole('option', { name: 'Nepal' }));
  expect(screen.queryByRole('option', { name: 'Old Land' })).toBeNull();
});

it.each([14, 9999])('takes nobody into a country that they write nothing in: %i', async (country) => {
  signIn();
  await renderScreen(
    <NewLocalUnitScreen />,
    () => ({ ...answersFor({ ...ADMIN, is_superuser: country > 14 }) }),
    {
      address: `/?country=${country}`,
    },
  );
  await eventually(() =>
    screen.getByText(/^Your account can neither add nor edit local units of this country/),
  );
  expect(button('Submit')).toBeNull();
});

it('tells who writes nothing anywhere, in place of a form without countries', async () => {
  signIn();
  await renderScreen(<NewLocalUnitScreen />, () =>
    answersFor({ profile: { country: 14, org_type: 'OTHR' } }),
  );
  await eventually(() => screen.getByText('Your account can neither add nor edit local units.'));
  expect(button('Submit')).toBeNull();
});

it('begins in the own country of who writes there for its region, however late the countries come', async () => {
  signIn();
  let release = (_: unknown) => {};
  const countries = new Promise((resolve) => {
    release = resolve;
  });
  const region = {
    profile: { country: NEPAL.id, org_type: 'OTHR' },
    local_unit_region_validators: [{ region: 2, local_unit_types: [1] }],
  };
  const app = await renderScreen(<NewLocalUnitScreen />, () => ({
    ...answersFor(region),
    '/api/v2/country/': { json: countries },
  }));
  await eventually(() => expect(selectProfile(app.actors.auth.getSnapshot())).toBeDefined());
  release(listOf([{ ...NEPAL, region: 2 }]));
  await eventually(() => expect(field(/^Country/).value).toBe('Nepal'));
  await eventually(() => expect(typesOffered()).toEqual(['Administrative']));
});

it('begins without the own country of who writes in others alone', async () => {
  signIn();
  await renderScreen(<NewLocalUnitScreen />, () =>
    answersFor({ ...ADMIN, profile: { country: 14, org_type: 'OTHR' } }),
  );
  await eventually(() => screen.getByRole('combobox', { name: /^Country/ }));
  await submit(userEvent.setup());
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: /^Country/ })).not.toBeNull();
});
