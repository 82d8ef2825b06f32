import { readFileSync } from 'node:fs';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drefEndpoint, drefUpdateEndpoint } from '#contracts/dref/record.ts';
import { LARGEST_NUMBER } from '#rules/ids.ts';
import { readWorkbook } from '#src/domain/workbook/readWorkbook.ts';
import { openZip } from '#src/domain/workbook/zip.ts';
import {
  type Allocated,
  allocationFileName,
  allocationLines,
  writeAllocationForm,
} from '#src/records/dref/excel/allocationForm.ts';
import { NewDrefScreen } from '#src/screens/dref/DrefFormScreen/index.tsx';
import { TemplateDialog } from '#src/screens/dref/excel/TemplateDialog/index.tsx';
import { bytesOf, fileOf, fillTemplate } from '#tests/support/fillTemplate.ts';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const entries = (names: Readonly<Record<string | number, string>>) =>
  Object.entries(names).map(([key, value]) => ({ key: /^\d+$/.test(key) ? Number(key) : key, value }));

const ANSWERS: Answers = {
  '/api/v2/user/me/': { json: MEMBER },
  '/api/v2/country/': { json: listOf([{ ...NEPAL, society_name: 'Nepal Red Cross Society' }]) },
  '/api/v2/district/': { json: listOf([]) },
  '/api/v2/disaster_type/': { json: listOf([{ id: 12, name: 'Flood' }]) },
  '/api/v2/primarysector': { json: [] },
  '/api/v2/global-enums/': {
    json: {
      dref_dref_dref_type: entries({ 0: 'Imminent', 1: 'Assessment', 2: 'Response', 3: 'Loan' }),
      dref_dref_onset_type: entries({ 1: 'Slow', 2: 'Sudden' }),
      dref_dref_disaster_category: entries({ 0: 'Yellow', 1: 'Orange', 2: 'Red' }),
      dref_planned_intervention_title: entries({ health: 'Health', education: 'Education' }),
      dref_identified_need_title: entries({ health: 'Health' }),
      dref_national_society_action_title: entries({ health: 'Health', other: 'Other' }),
    },
  },
};

/** The template as it is downloaded in a language. */
async function template(answers = ANSWERS): Promise<Blob> {
  const saved: { blob?: Blob } = {};
  URL.createObjectURL = (blob) => {
    saved.blob = blob as Blob;
    return 'blob:template';
  };
  URL.revokeObjectURL = () => {};
  const user = userEvent.setup();
  await renderScreen(<TemplateDialog onClose={() => {}} />, () => answers);
  const button = await screen.findByRole('button', { name: 'Download' });
  await eventually(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  const blob = await eventually(() => {
    if (!saved.blob) throw new Error('Nothing is downloaded yet.');
    return saved.blob;
  });
  cleanup();
  return blob;
}

async function openImport() {
  signIn();
  const user = userEvent.setup();
  await renderScreen(<NewDrefScreen />, () => ANSWERS);
  await user.click(await screen.findByRole('button', { name: 'Import from Excel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import from Excel' });
  await eventually(() =>
    expect(within(dialog).getByLabelText(/^Excel file/)).toHaveProperty('disabled', false),
  );
  const choose = (file: File) => user.upload(within(dialog).getByLabelText(/^Excel file/), file);
  return { user, dialog: within(dialog), choose };
}

const FILLED = {
  national_society: 'Nepal Red Cross Society',
  disaster_type: '  FLOOD ',
  type_of_onset: 'Sudden',
  title: 'Floods in Nepal',
  did_it_affect_same_area: 'Yes',
  event_date: 45_351,
  num_affected: '1,200',
  people_in_need: 'many',
  source_information__source__1__source_name: 'The government',
  needs_identified__health__description: 'Clinics',
  planned_interventions__health__budget: 5000,
  planned_interventions__health__indicators__indicator__0__title: 'Patients',
  people_per_urban: 140,
  ns_request_date: 'soon',
  emergency_appeal_planned: 'perhaps',
  disaster_category: 'Purple',
};

it('takes over what a filled-in template says, and tells what it does not understand', async () => {
  const file = await fillTemplate(await template(), FILLED);
  const { user, dialog, choose } = await openImport();
  await choose(file);
  const wrong = within(await dialog.findByRole('table', { name: 'Not understood (5)' }));
  for (const [field, why] of [
    ['People in need', 'whole number'],
    ['Urban', 'percentage'],
    ['Date of the application', 'date'],
    ['Emergency Appeal planned', 'yes or no'],
    ['Disaster category', 'none of the choices'],
  ] as const)
    expect(wrong.getByRole('row', { name: new RegExp(field) }).textContent).toContain(why);
  await user.click(dialog.getByRole('button', { name: 'Take over' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^DREF title/ }).value).toBe(
    'Floods in Nepal',
  );
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Name of National/ }).value).toContain(
    'Nepal',
  );
  await user.click(screen.getByRole('tab', { name: /Event details/ }));
  const figure = screen.getByRole<HTMLInputElement>('textbox', { name: /^Total affected/ });
  expect(figure.value).toBe('1200');
  expect(screen.getByRole('group', { name: 'Source 1' })).toBeDefined();
});

it('leaves what is filled in as it is until it is chosen otherwise', async () => {
  const file = await fillTemplate(await template(), { title: 'Of the file' }, { hasNames: false });
  const { user, dialog } = await openImport();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.type(screen.getByRole('textbox', { name: /^DREF title/ }), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Import from Excel' }));
  const again = within(await screen.findByRole('dialog'));
  await user.upload(again.getByLabelText(/^Excel file/), file);
  const row = (await again.findByRole('table', { name: 'Filled in already (1)' })).querySelector('tbody tr');
  expect(row?.textContent).toBe('DREF titleMineOf the fileMine');
  await user.click(again.getByRole('radio', { name: 'They are replaced' }));
  expect(row?.textContent).toBe('DREF titleMineOf the fileOf the file');
  await user.click(again.getByRole('button', { name: 'Take over' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^DREF title/ }).value).toBe('Of the file');
});

it('says of another file what to do, and reads the next one', async () => {
  const blob = await template();
  const { dialog, choose } = await openImport();
  await choose(fileOf(['no workbook'], 'notes.xlsx'));
  await dialog.findByText(/no Excel workbook that can be read/);
  await choose(await fillTemplate(blob, {}));
  await dialog.findByText(/Nothing is filled in/);
  await choose(await fillTemplate(blob, { title: 'Floods' }));
  await dialog.findByText('1 value was understood.');
});

it('reads a percentage as it is seen, whatever Excel keeps of it', async () => {
  const blob = await template();
  const { dialog, choose } = await openImport();
  const shown = async (people_per_urban: Parameters<typeof fillTemplate>[1][string]) => {
    await choose(await fillTemplate(blob, { title: 'Floods', people_per_urban }));
    await dialog.findByText('2 values were understood.');
    const term = await dialog.findByText(/Urban/, { selector: 'dt' });
    const value = term.nextElementSibling?.textContent;
    // The next file is another one.
    await choose(await fillTemplate(blob, {}));
    await dialog.findByText(/Nothing is filled in/);
    return value;
  };
  // Whoever types "50%" has Excel keep 0.5, in its own format.
  expect(await shown({ number: 0.5, format: 9 })).toBe('50');
  expect(await shown({ number: 0.07, format: 10 })).toBe('7');
  expect(await shown({ number: 0.145, format: '0.0%;[Red]-0.0%' })).toBe('14.5');
  expect(await shown({ number: 45, format: '0"%"' })).toBe('45');
  expect(await shown({ number: 46, format: String.raw`0\%` })).toBe('46');
  expect(await shown(50)).toBe('50');
  expect(await shown(0.5)).toBe('0.5');
  expect(await shown('50%')).toBe('50');
  expect(await shown('50 %')).toBe('50');
});

it('says of a number that is too large that it is, and of a share where none belongs what was seen', async () => {
  const large = 'Numbers above 2,147,483,647 are too large.';
  const blob = await template();
  const { dialog, choose } = await openImport();
  const file = await fillTemplate(blob, {
    num_affected: 2_147_483_647,
    people_in_need: 2_147_483_648,
    total_targeted_population: '3,000,000,000',
    women: '99999999999999999999',
    men: { number: 1, format: 9 },
    people_per_urban: { number: 1.4, format: 9 },
  });
  await choose(file);
  const wrong = within(await dialog.findByRole('table', { name: 'Not understood (5)' }));
  const row = (name: RegExp) => wrong.getByRole('row', { name }).textContent;
  expect(row(/People in need/)).toContain(large);
  expect(row(/3,000,000,000/)).toContain(large);
  expect(row(/99999999999999999999/)).toContain(large);
  expect(row(/^Men/)).toMatch(/100%.*whole number/);
  expect(row(/Urban/)).toMatch(/140%.*percentage/);
  await dialog.findByText('1 value was understood.', { exact: false });
});

it('has Excel itself refuse what the import would, for the same reason', async () => {
  const workbook = openZip(await bytesOf(await template()));
  const sheets = await Promise.all(
    [2, 3, 4, 5].map(async (at) =>
      new TextDecoder().decode(await workbook?.(`xl/worksheets/sheet${at}.xml`)),
    ),
  );
  const rules = [...sheets.join('').matchAll(/<dataValidation type="whole".*?<\/dataValidation>/g)].map(
    String,
  );
  expect(rules.length).toBeGreaterThan(5);
  for (const rule of rules) {
    expect(rule).toContain(`<formula1>0</formula1><formula2>${LARGEST_NUMBER}</formula2>`);
    expect(rule).toContain(`Numbers above ${LARGEST_NUMBER.toLocaleString('en')} are too large.`);
  }
});

it('reads what another program saved', async () => {
  // Written by openpyxl 3.1 out of the template, without its column of names.
  const saved = new Uint8Array(readFileSync('tests/support/drefTemplate.xlsx'));
  const { dialog, choose } = await openImport();
  await choose(fileOf([saved], 'openpyxl.xlsx'));
  await dialog.findByText(/^7 values were understood\./);
  const wrong = await dialog.findByRole('table', { name: 'Not understood (1)' });
  expect(wrong.textContent).toContain('Soudaine');
  await dialog.findByText('Written by openpyxl');
  await dialog.findByText('4 Mar 2026');
});

it('understands the choices of a template in another language', async () => {
  const enums = { ...(ANSWERS['/api/v2/global-enums/']?.json as object) };
  const french = { ...enums, dref_dref_onset_type: entries({ 1: 'Lente', 2: 'Soudaine' }) };
  const blob = await template({ ...ANSWERS, '/api/v2/global-enums/': { json: french } });
  const { dialog, choose } = await openImport();
  await choose(await fillTemplate(blob, { type_of_onset: 'soudaine' }));
  await dialog.findByText('1 value was understood.');
  await dialog.findByText('Sudden');
});

const text = (of: Allocated) => Object.fromEntries(allocationLines(of));

it('writes the allocation form of an application and of an update', async () => {
  const application = { ...exampleAnswer(drefEndpoint), title: 'Floods: Nepal', type_of_dref: 3 };
  expect(text({ stage: 'application', record: { ...application, amount_requested: 9000 } })).toMatchObject({
    'Allocation requested for': 'Emergency Appeal',
    'DREF Allocation Request (CHF)': 9000,
    'Previous Allocations (CHF)': undefined,
    'To be allocated from': 'Response Pillar',
  });
  const imminent = { ...application, type_of_dref: 0, is_dref_imminent_v2: true, total_cost: 80_000 };
  expect(text({ stage: 'application', record: imminent })).toMatchObject({
    'Allocation requested for': 'DREF Operation',
    'Response Type': 'Imminent Crisis',
    'Total DREF Allocation (CHF)': 80_000,
    'To be allocated from': 'Anticipatory Pillar',
  });
  const update = {
    ...exampleAnswer(drefUpdateEndpoint),
    number_of_people_targeted: 700,
    additional_allocation: 10,
    dref_allocated_so_far: null,
    total_operation_timeframe: 4,
  };
  expect(text({ stage: 'update', record: update })).toMatchObject({
    'IFRC Targeted Assistance': '700 people',
    'Implementation Period': '4 months',
    'DREF Allocation Request (CHF)': 10,
    'Previous Allocations (CHF)': 0,
  });
  expect(allocationFileName(application.title)).toBe('Floods Nepal Allocation Form.xlsx');
  const workbook = await readWorkbook(
    await bytesOf(await writeAllocationForm({ stage: 'update', record: update })),
  );
  expect(workbook?.sheets[0]?.name).toBe('DREF Allocation');
  expect(workbook?.sheets[0]?.rows.get(2)?.get(0)?.value).toBe('Fund Income Allocation Request');
});
