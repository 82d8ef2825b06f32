import { screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
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

async function show(rights: object, more?: Answers, extensions: 'uploadPreview'[] = ['uploadPreview']) {
  signIn();
  await renderScreen(<LocalUnitUploadScreen />, () => answersFor(rights, more), {
    address: '/?country=123',
    config: { extensions },
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

it('leaves the focus at the switch that was pressed while its change is on its way', async () => {
  const heard = vi.fn();
  const user = await show(
    { is_superuser: true },
    { [`${EXTERNAL}1/`]: { json: new Promise(() => {}), hear: heard } },
  );
  const training = await screen.findByRole('switch', { name: 'Training and education' });
  await user.click(training);
  await eventually(() => expect(heard).toHaveBeenCalled());
  expect(training).toHaveProperty('disabled', false);
  expect(document.activeElement).toBe(training);
  // One at a time.
  await user.click(training);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('lets others read what became of files, and send none', async () => {
  const user = await show({});
  expect(await screen.findByText(/Your account cannot send/)).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
  const [summary] = screen.getAllByText('Rows refused: past.xlsx');
  if (summary) await user.click(summary);
  expect(screen.getByRole('table', { name: 'Rows refused: past.xlsx' })).toBeDefined();
});

const READ = { read: [{ row: 2, name: 'Kathmandu', address: null }], refused: [], replaced: 4 };
const SENT = { ...PAST, id: 10, file_name: 'units.xlsx', status: 1, error_message: null, error_file: null };
const takeOver = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Take over the file' });
const choose = async (user: UserEvent, chosen = file()) =>
  user.upload(await screen.findByLabelText(/Excel file by the template/), chosen);

/** Takes a file over that a preview found right, or that has none. */
async function take(user: UserEvent) {
  await choose(user);
  await eventually(() => expect(takeOver().disabled).toBe(false));
  await user.click(takeOver());
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ok' }));
}
const heading = () => screen.getByRole('heading', { level: 2, name: 'Send a file' });

it('goes on at the heading of its panel once a file is taken over, with no file chosen', async () => {
  const user = await show(VALIDATOR, {
    [`${UPLOADS}preview/`]: { json: READ },
    [UPLOADS]: { json: { ...listOf([SENT]), ...SENT } },
  });
  await take(user);
  await eventually(() => expect(document.activeElement).toBe(heading()));
  expect(screen.queryByRole('button', { name: 'Remove units.xlsx' })).toBeNull();
  expect(takeOver().disabled).toBe(true);
});

it('keeps a file that was refused as a whole, says why, and takes none but another', async () => {
  const why = 'The file does not have the columns of the template.';
  const answers: Record<string, Answers[string]> = { [UPLOADS]: { json: listOf([SENT]) } };
  // An API that looks at a file only once it has it.
  const user = await show(VALIDATOR, answers, []);
  answers[UPLOADS] = { status: 400, json: { errors: { file: [why] } } };
  await choose(user);
  await user.click(takeOver());
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('It takes the place of all local units of this type.')).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Ok' }));
  await eventually(() => screen.getByText(new RegExp(why)));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('list', { name: 'Chosen files' }).textContent).toContain(why);
  expect(screen.getByRole('alert').textContent).toContain(why);
  expect(takeOver().disabled).toBe(true);
  expect(document.activeElement).toBe(heading());
  await choose(user, new File(['another'], 'other.xlsx'));
  await eventually(() => expect(takeOver().disabled).toBe(false));
  expect(screen.queryByText(new RegExp(why))).toBeNull();
});

it('shows row by row why a file was not taken over, which nothing had told before', async () => {
  const user = await show(
    VALIDATOR,
    { [UPLOADS]: { json: { ...listOf([SENT]), ...SENT, status: 2, refused: REFUSED } } },
    [],
  );
  await take(user);
  const rows = await screen.findByRole('table', { name: 'Rows refused: units.xlsx' });
  expect(within(rows).getByRole('row', { name: /Patan/ }).textContent).toContain('Enter an email address.');
  expect(screen.getByRole('button', { name: 'Remove units.xlsx' })).toBeDefined();
  expect(takeOver().disabled).toBe(true);
});

it('tries a preview again that failed, and asks again for a template', async () => {
  const failing = { status: 500, json: {} };
  const answers: Record<string, Answers[string]> = {
    [`${UPLOADS}preview/`]: failing,
    [`${UPLOADS}get-bulk-upload-template/`]: failing,
  };
  signIn();
  await renderScreen(<LocalUnitUploadScreen />, () => answersFor(VALIDATOR, answers), {
    address: '/?country=123',
    config: { extensions: ['uploadPreview'] },
  });
  const user = userEvent.setup();
  await choose(user);
  const again = await eventually(() => screen.getByRole('button', { name: 'Try again: units.xlsx' }));
  const template = await eventually(() => screen.getByRole('button', { name: 'Try again' }));
  answers[`${UPLOADS}preview/`] = { json: READ };
  answers[`${UPLOADS}get-bulk-upload-template/`] = {
    json: { template_url: 'https://example.org/units.xlsx' },
  };
  await user.click(again);
  await eventually(() => screen.getByText('1 local unit can be taken over.'));
  await user.click(template);
  await eventually(() => screen.getByRole('link', { name: /Download the template/ }));
});

it('says of a file that failed that nothing was taken, and looks again for one that is worked on', async () => {
  const files = [
    { ...SENT, id: 11, file_name: 'waits.xlsx', status: 3, status_details: 'Pending', success_count: 0 },
    {
      ...SENT,
      id: 12,
      file_name: 'failed.xlsx',
      status: 2,
      status_details: 'Failed',
      success_count: 7,
      failed_count: 2,
      error_file: 'https://example.org/error_file.xlsx',
    },
  ];
  const user = await show(
    {},
    {
      [UPLOADS]: {
        get json() {
          return listOf(files);
        },
      },
    },
  );
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('failed.xlsx').slice(-2)).toEqual(['0', '2']);
  const reasons = screen.getByRole('link', { name: /File with the reasons/ });
  expect(reasons.getAttribute('href')).toBe('https://example.org/error_file.xlsx');
  expect(cells('waits.xlsx').slice(-2)).toEqual(['--', '--']);
  files[0] = { ...SENT, id: 11, file_name: 'waits.xlsx', status_details: 'Success', success_count: 3 };
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await eventually(() => expect(cells('waits.xlsx').at(-2)).toBe('3'));
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});
