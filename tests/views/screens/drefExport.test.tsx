import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PDF_STATUS } from '#contracts/dref/pdf.ts';
import { drefEndpoint, drefReportEndpoint, drefUpdateEndpoint } from '#contracts/dref/record.ts';
import { DOCUMENT_POLL_MS } from '#machines/constants/timings.ts';
import { DREF_STATUS } from '#rules/dref.ts';
import { DrefExportScreen } from '#src/screens/dref/DrefExportScreen/index.tsx';
import { MEMBER, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const ME = { '/api/v2/user/me/': { json: MEMBER } };
const MAP = 'https://example.org/map.png';
/** Nothing of a stage but what is told of all. */
const bare = (record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => /^(id|dref|status|created_at|modified_at)$/.test(name)),
  );
const APPLICATION = bare(exampleAnswer(drefEndpoint));
const intervention = (id: number, title: string, title_display: string, more: object = {}) => ({
  id,
  title,
  title_display,
  indicators: [{ id: 1, title: 'Clinics', target: 4, actual: 3 }],
  ...more,
});

async function showApplication(record: object, more: Answers = {}) {
  await renderScreen(
    <DrefExportScreen />,
    () => ({
      ...ME,
      ...more,
      '/api/v2/dref/1/': {
        json: { ...APPLICATION, id: 1, status: 4, title: 'Floods', type_of_dref: 2, ...record },
      },
    }),
    { address: '/dref-applications/1/export', route: '/dref-applications/:drefId/export' },
  );
  await screen.findByRole('heading', { level: 1, name: 'Floods' });
}
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const isReady = () => document.querySelector('#pdf-preview-ready') !== null;

beforeEach(signIn);

it('prints only sections that have something to say, in the order of the field', async () => {
  await showApplication({
    event_description: 'Rivers rose.',
    did_it_affect_same_area: false,
    ifrc: '   ',
    planned_interventions: [
      intervention(1, 'health', 'Health'),
      intervention(2, 'shelter_housing_and_settlements', 'Shelter'),
    ],
  });
  expect(headings()).toEqual(['Description of the event', 'Previous operations', 'Planned interventions']);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'What happened, where and when?',
    'Shelter',
    'Health',
  ]);
  expect(isReady()).toBe(true);
});

it('begins on paper with whose it is, above its title', async () => {
  await showApplication({});
  const title = screen.getByRole('heading', { level: 1 });
  const logo = screen.getByText('GO');
  expect(logo.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('says of an imminent one how many are at risk and would be in need, as its form does', async () => {
  await showApplication({ type_of_dref: 0, num_affected: 300, people_in_need: 200 });
  const figureOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(figureOf('Total population at risk')).toBe('300');
  expect(figureOf('Estimated people in need')).toBe('200');
});

it('leaves out of an assessment what assessments are not asked', async () => {
  await showApplication({ type_of_dref: 1, lessons_learned: 'Act sooner.', event_scope: 'Wide.' });
  expect(headings()).toEqual([]);
});

it('is ready for a PDF once its pictures have come or failed, and names the one that failed', async () => {
  await showApplication({ event_map_file: { id: 3, file: MAP, caption: 'Targeted districts' } });
  const map = await screen.findByRole('img', { name: 'Targeted districts' });
  expect(isReady()).toBe(false);
  fireEvent.error(map);
  expect(await screen.findByText('This picture could not be loaded: Targeted districts')).toBeTruthy();
  expect(isReady()).toBe(true);
  fireEvent.load(map);
  await eventually(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
});

it('waits for no picture of what an assessment does not show', async () => {
  const need = { id: 1, title: 'health', title_display: 'Health', description: 'Clinics', image_url: MAP };
  await showApplication({ type_of_dref: 1, needs_identified: [need] });
  expect(isReady()).toBe(true);
});

it('names whom to ask in the order of the field', async () => {
  await showApplication({
    ifrc_appeal_manager_name: 'Ada Appeal',
    ifrc_project_manager_name: 'Pia Project',
    regional_focal_point_name: 'Rui Region',
    national_society_contact_name: 'Nia Society',
    ifrc_emergency_name: 'Ema Emergency',
    media_contact_name: 'Mo Media',
  });
  const contacts = screen.getByRole('region', { name: 'Contacts' });
  expect(
    within(contacts)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nia Society', 'Ada Appeal', 'Pia Project', 'Ema Emergency', 'Mo Media', 'Rui Region']);
  // On a sheet of their own, which is handed on apart from the rest.
  expect(contacts.className).toMatch(/newPage/);
});

it('says that it is not approved as long as it is not', async () => {
  await showApplication({ status: 1 });
  expect(screen.getByText('This DREF is not approved yet.')).toBeTruthy();
});

it.each([
  ['to its form while it can be edited', DREF_STATUS.finalized, 'Edit', '/dref-applications/1/edit'],
  [
    'to the list of the reader once it is approved',
    DREF_STATUS.approved,
    'Back to my DREF applications',
    '/account/my-forms/dref',
  ],
  [
    'to the list of the reader while it is translated',
    DREF_STATUS.finalizing,
    'Back to my DREF applications',
    '/account/my-forms/dref',
  ],
])('leads back %s', async (_, status, name, path) => {
  await showApplication({ status });
  const link = await eventually(() => screen.getByRole('link', { name }));
  expect(link.getAttribute('href')).toBe(path);
  expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(name === 'Edit' ? 1 : 0);
});

it('is ready where there is nothing to see, so that nobody waits for it', async () => {
  await renderScreen(<DrefExportScreen />, () => ME, {
    address: '/dref-applications/1/export',
    route: '/dref-applications/:drefId/export',
  });
  expect(await screen.findByText('This DREF does not exist, or it is not shared with you.')).toBeTruthy();
  await eventually(() => expect(isReady()).toBe(true));
});

it('prints what an update changes, and what has been reached', async () => {
  const record = { ...bare(exampleAnswer(drefUpdateEndpoint)), id: 2, dref: 1, status: 4, title: 'Floods' };
  await renderScreen(
    <DrefExportScreen />,
    () => ({
      ...ME,
      '/api/v2/dref-op-update/2/': {
        json: {
          ...record,
          operational_update_number: 2,
          changing_budget: true,
          planned_interventions: [intervention(1, 'health', 'Health', { progress_towards_outcome: 'Half.' })],
        },
      },
    }),
    { address: '/dref-operational-updates/2/export', route: '/dref-operational-updates/:opsUpdateId/export' },
  );
  expect(await screen.findByText(/Operational update 2/)).toBeTruthy();
  expect(headings()).toEqual(['Summary of changes', 'Planned interventions']);
  const indicators = screen.getByRole('table', { name: 'Indicators: Health' });
  expect(within(indicators).getByRole('columnheader', { name: 'Actual' })).toBeTruthy();
  expect(screen.getByText('Half.')).toBeTruthy();
});

it.each([
  ['of an imminent DREF has fixed costs and days', 0, '75,000', 'Operation timeframe (days)', '45'],
  ['that is no longer imminent has its own', 2, '200,000', 'Total operation timeframe (months)', '6'],
])('a stage %s', async (_, type_of_dref, allocation, length, figure) => {
  const record = { ...bare(exampleAnswer(drefReportEndpoint)), id: 3, dref: 1, status: 4, title: 'Floods' };
  const figures = {
    type_of_dref,
    total_cost: 75_000,
    total_dref_allocation: 200_000,
    total_operation_timeframe_imminent: 45,
    total_operation_timeframe: 6,
  };
  await renderScreen(
    <DrefExportScreen />,
    () => ({ ...ME, '/api/v2/dref-final-report/3/': { json: { ...record, ...figures } } }),
    { address: '/dref-final-reports/3/export', route: '/dref-final-reports/:finalReportId/export' },
  );
  const figureOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  await screen.findByText(length);
  expect(figureOf('Total DREF allocation (CHF)')).toBe(allocation);
  expect(figureOf(length)).toBe(figure);
});

it('says of which sector each proposed activity is, also of one that says no more, and is ready once it does', async () => {
  let release = (_: unknown) => {};
  const sectors = new Promise((resolve) => {
    release = resolve;
  });
  await showApplication(
    {
      type_of_dref: 0,
      disaster_category: null,
      proposed_action: [
        {
          id: 1,
          proposed_type: 1,
          proposed_type_display: 'Early action',
          total_budget: 75_000,
          activities: [
            { id: 1, sector: 5, activity: 'Warn people by radio.' },
            { id: 2, sector: 5, activity: null },
          ],
        },
      ],
    },
    { '/api/v2/primarysector': { json: sectors } },
  );
  // The name of a fact is not printed where there is none.
  expect(screen.queryByText('Disaster category')).toBeNull();
  expect(isReady()).toBe(false);
  release([{ key: 5, label: 'Risk reduction', color: '', is_deprecated: false }]);
  expect(await screen.findByText('Risk reduction: Warn people by radio.')).toBeTruthy();
  expect(screen.getByText('Risk reduction')).toBeTruthy();
  await eventually(() => expect(isReady()).toBe(true));
});

it('prints a final report with what was spent', async () => {
  const record = { ...bare(exampleAnswer(drefReportEndpoint)), id: 3, dref: 1, status: 4, title: 'Floods' };
  await renderScreen(
    <DrefExportScreen />,
    () => ({
      ...ME,
      '/api/v2/dref-final-report/3/': {
        json: {
          ...record,
          type_of_dref: 0,
          proposed_action: [
            {
              id: 1,
              proposed_type: 1,
              proposed_type_display: 'Early action',
              total_budget: 75_000,
              total_expenditure: 70_000,
            },
          ],
          sub_total_cost: 75_000,
          financial_report_description: 'Less transport.',
          ifrc_appeal_manager_name: 'Ana Rai',
        },
      },
    }),
    { address: '/dref-final-reports/3/export', route: '/dref-final-reports/:finalReportId/export' },
  );
  const actions = await screen.findByRole('table', { name: 'Proposed actions' });
  expect(within(actions).getByText('70,000')).toBeTruthy();
  expect(headings()).toEqual(['Costs of the imminent DREF', 'Financial report', 'Contacts']);
  // A sheet each, as the field has them.
  const begins = (name: string) => screen.getByRole('region', { name }).className.includes('newPage');
  expect(['Financial report', 'Contacts'].map(begins)).toEqual([true, true]);
});

describe('a PDF of the server', () => {
  const FILE = 'https://example.org/dref.pdf';
  const ORDERS = '/api/v2/pdf-export/';
  const make = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Make a PDF' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This DREF as a PDF' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Make the document' }));
    return dialog;
  };

  it('is ordered once, looked for by its order, and handed out', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const ordered: unknown[] = [];
    await showApplication(
      {},
      {
        [ORDERS]: {
          status: 201,
          json: { id: 7, status: PDF_STATUS.pending, pdf_file: null },
          hear: (body) => ordered.push(body),
        },
        [`${ORDERS}7/`]: { json: { id: 7, status: PDF_STATUS.completed, pdf_file: FILE } },
      },
    );
    const dialog = await make();
    await eventually(() => dialog.getByText(/is being made/));
    await eventually(() => expect(ordered).toEqual([{ export_id: 1, export_type: 'dref-applications' }]));
    await eventually(() => {
      // In small steps: patience goes on while an answer is on its way.
      act(() => void vi.advanceTimersByTime(DOCUMENT_POLL_MS / 10));
      dialog.getByText('The document is ready.');
    });
    expect(dialog.getByRole('link', { name: /Open the document/ }).getAttribute('href')).toBe(FILE);
    expect(ordered).toHaveLength(1);
  });

  it('that cannot be made is told, and can be asked for again', async () => {
    await showApplication(
      {},
      { [ORDERS]: { status: 201, json: { id: 7, status: PDF_STATUS.errored, pdf_file: null } } },
    );
    const dialog = await make();
    expect(await dialog.findByText('The server could not make the document.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
