import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { countryEndpoint } from '#contracts/countries/record.ts';
import { localUnitOptionsEndpoint } from '#contracts/localUnits/options.ts';
import { localUnitUploadsEndpoint } from '#contracts/localUnits/upload.ts';
import { LocalUnitUploadScreen } from '#src/screens/localUnits/LocalUnitUploadScreen/index.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const EXTERNAL = '/api/v2/externally-managed-local-unit/';
const UPLOADS = '/api/v2/bulk-upload-local-unit/';
const TRAINING = { id: 5, code: 5, name: 'Training and education' };
const OTHER = { id: 6, code: 6, name: 'Other' };
const VALIDATOR = { local_unit_country_validators: [{ country: NEPAL.id, local_unit_types: [5] }] };
const REFUSED = [{ row: 3, name: 'Patan', errors: [{ column: 'email', text: 'Enter an email address.' }] }];
const [PAST] = exampleAnswer(localUnitUploadsEndpoint).results;

const answersFor = (rights: object, more: Answers = {}): Answers => ({
  '/api/v2/user/me/': { json: { ...MEMBER, ...rights } },
  '/api/v2/country/': { json: listOf([{ ...NEPAL, region: 2 }]) },
  '/api/v2/country/123/': { json: { ...exampleAnswer(countryEndpoint), id: NEPAL.id, name: 'Nepal' } },
  '/api/v2/local-units-options/': {
    json: { ...exampleAnswer(localUnitOptionsEndpoint), type: [TRAINING, OTHER] },
  },
  [EXTERNAL]: {
    json: listOf([
      {
        id: 1,
        country_details: { id: NEPAL.id, name: 'Nepal' },
        local_unit_type_details: TRAINING,
        enabled: true,
      },
    ]),
  },
  [UPLOADS]: { json: listOf([{ ...PAST, id: 9, file_name: 'past.xlsx', refused: REFUSED }]) },
  [`${UPLOADS}get-bulk-upload-template/`]: { json: { template_url: 'https://example.org/local_unit.xlsx' } },
  [`${UPLOADS}preview/`]: {
    json: { read: [{ row: 2, name: 'Kathmandu', address: null }], refused: REFUSED, replaced: 4 },
  },
  ...more,
});

async function show(rights: object, more?: Answers) {
  signIn();
  await renderScreen(<LocalUnitUploadScreen />, () => answersFor(rights, more), {
    address: '/?country=123',
    config: { extensions: ['uploadPreview'] },
  });
  await eventually(() => screen.getByRole('table', { name: 'Files sent so far' }));
  return userEvent.setup();
}
const file = () => new File(['a workbook'], 'units.xlsx');

it('shows row by row what a file would do, and takes none with a row that is refused', async () => {
  const user = await show(VALIDATOR);
  await user.upload(await screen.findByLabelText(/Excel file by the template/), file());
  await eventually(() => screen.getByText('1 local unit can be taken over.'));
  const refused = within(screen.getByRole('table', { name: 'Rows refused: units.xlsx' }));
  expect(refused.getByRole('row', { name: /Patan/ }).textContent).toContain('email: Enter an email address.');
  for (const name of ['Rows refused: units.xlsx', 'Rows that can be taken over']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeDefined();
    // On a phone a keyboard scrolls it.
    expect(screen.getByRole('region', { name }).tabIndex).toBe(0);
  }
  expect(screen.getByRole('row', { name: /Kathmandu/ }).textContent).toContain('--');
  expect(screen.getByRole('button', { name: 'Take over the file' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: /Download the template/ }).getAttribute('href')).toBe(
    'https://example.org/local_unit.xlsx',
  );
});

it('shows what the file that is chosen would do, also where another was read when it was', async () => {
  let tellRead = () => {};
  const firstIsRead = new Promise<void>((resolve) => {
    tellRead = resolve;
  });
  const none = { read: [], refused: REFUSED, replaced: 0 };
  const answers = [
    firstIsRead.then(() => none),
    { read: [{ row: 2, name: 'Kathmandu', address: null }], refused: [], replaced: 4 },
  ];
  const user = await show(VALIDATOR, {
    [`${UPLOADS}preview/`]: {
      get json() {
        return answers.length > 1 ? answers.shift() : answers[0];
      },
    },
  });
  const input = await screen.findByLabelText(/Excel file by the template/);
  await user.upload(input, new File(['wrong'], 'bad.xlsx'));
  await eventually(() => expect(answers).toHaveLength(1));
  await user.upload(input, file());
  tellRead();
  await eventually(() => screen.getByText('1 local unit can be taken over.'));
  expect(screen.queryByRole('table', { name: 'Rows refused: units.xlsx' })).toBe(null);
  expect(screen.getByRole('button', { name: 'Take over the file' })).toHaveProperty('disabled', false);
});

it('takes a file over once it is confirmed what it replaces', async () => {
  const user = await show(VALIDATOR, {
    [`${UPLOADS}preview/`]: {
      json: { read: [{ row: 2, name: 'Kathmandu', address: null }], refused: [], replaced: 4 },
    },
  });
  await user.upload(await screen.findByLabelText(/Excel file by the template/), file());
  await eventually(() => screen.getByText('1 local unit can be taken over.'));
  await user.click(screen.getByRole('button', { name: 'Take over the file' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Take over this file?' }));
  expect(question.getByText(/place of all 4 local units/)).toBeDefined();
});

it('lets superusers say which types are kept elsewhere', async () => {
  const heard = vi.fn();
  const user = await show(
    { is_superuser: true },
    {
      [`${EXTERNAL}1/`]: {
        json: {
          id: 1,
          country_details: { id: NEPAL.id, name: 'Nepal' },
          local_unit_type_details: TRAINING,
          enabled: false,
        },
        hear: heard,
      },
    },
  );
  await eventually(() =>
    expect(screen.getByRole('switch', { name: 'Training and education' })).toHaveProperty('checked', true),
  );
  expect(screen.getByRole('switch', { name: 'Other' })).toHaveProperty('checked', false);
  await user.click(screen.getByRole('switch', { name: 'Training and education' }));
  await eventually(() =>
    expect(heard).toHaveBeenCalledWith({ country: NEPAL.id, local_unit_type: 5, enabled: false }),
  );
});

it('lets others read what became of files, and send none', async () => {
  const user = await show({});
  expect(await screen.findByText(/Your account cannot send/)).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
  const [summary] = screen.getAllByText('Rows refused: past.xlsx');
  if (summary) await user.click(summary);
  expect(screen.getByRole('table', { name: 'Rows refused: past.xlsx' })).toBeDefined();
});
