import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import { activeDrefsEndpoint } from '#contracts/dref/list.ts';
import { EXTENSION_NAMES } from '#contracts/extensions.ts';
import { fieldReportsEndpoint } from '#contracts/fieldReports/list.ts';
import { flashUpdatesEndpoint } from '#contracts/flashUpdates/list.ts';
import { perProcessesEndpoint } from '#contracts/per/process.ts';
import { type InboxRow, narrowed, sortedRows } from '#src/screens/account/MyInboxScreen/inboxRow.ts';
import { routesTo } from '#tests/support/everyScreen.tsx';
import { listOf, MEMBER, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderPages } from '#tests/support/screens.tsx';

const [DREF] = exampleAnswer(activeDrefsEndpoint).results;
const [REPORT] = exampleAnswer(fieldReportsEndpoint).results;
const [PROCESS] = exampleAnswer(perProcessesEndpoint).results;
const [ACTIVITY] = exampleAnswer(emergencyProjectsEndpoint).results;
const [FLASH] = exampleAnswer(flashUpdatesEndpoint).results;
const ANSWERS: Answers = {
  '/api/v2/user/me/': { json: MEMBER },
  '/api/v2/active-dref/': {
    json: listOf([
      {
        ...DREF,
        id: 7,
        title: 'Cyclone in Sofala',
        status: 1,
        has_ops_update: false,
        has_final_report: false,
      },
    ]),
  },
  '/api/v2/field-report/': {
    json: listOf([{ ...REPORT, id: 5, summary: 'NPL: Flood', created_at: '2026-05-01T00:00:00Z' }]),
  },
  '/api/v2/project/': { json: listOf([]) },
  '/api/v2/emergency-project/': { json: listOf([]) },
  '/api/v2/country/': { json: listOf([]) },
};
/** Inside the frame of accounts, which waits for the profile; DREFs that wait are our extension. */
const show = async (narrowing = '', answers: Answers = {}, extensions: readonly string[] = EXTENSION_NAMES) =>
  renderPages(await routesTo('myInbox'), () => ({ ...ANSWERS, ...answers }), {
    address: `/account/my-forms/inbox${narrowing}`,
    config: { extensions: [...extensions] },
  });
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

beforeEach(signIn);

it('shows what waits before what was submitted, each with its way on', async () => {
  await show();
  await eventually(() => expect(names()).toEqual(['Cyclone in Sofala', 'NPL: Flood']));
  const open = screen.getByRole('link', { name: 'Open Cyclone in Sofala' });
  expect(open.textContent).toBe('Open');
  expect(open.getAttribute('href')).toContain('/dref-applications/7/edit');
});

it('knows whose DREFs, PER processes and flash updates it shows, and leaves out what is still written', async () => {
  await show('?place=recent', {
    '/api/v2/user/me/': { json: { ...MEMBER, is_ifrc_admin: true } },
    '/api/v2/active-dref/': {
      json: listOf([
        { ...DREF, id: 7, title: 'Still written', status: 1, has_ops_update: false, has_final_report: false },
        { ...DREF, id: 8, title: 'Floods', status: 3, has_ops_update: false, has_final_report: false },
      ]),
    },
    '/api/v2/completed-dref/': { json: listOf([]) },
    '/api/v2/per-process-status/': {
      json: listOf([
        { ...PROCESS, id: 1, phase: 1, country_details: { id: 123, name: 'Nepal' } },
        { ...PROCESS, id: 2, phase: 3, country_details: { id: 14, name: 'Bangladesh' } },
      ]),
    },
    '/api/v2/flash-update/': {
      json: listOf([{ ...FLASH, id: 3, title: 'Nepal - Flood', created_by: MEMBER.id }]),
    },
  });
  await eventually(() =>
    expect(names().sort()).toEqual(['Bangladesh', 'Floods', 'NPL: Flood', 'Nepal - Flood'].sort()),
  );
  expect(screen.getByRole('link', { name: 'Open Bangladesh' }).getAttribute('href')).toBe(
    '/per-process/2/prioritization',
  );
});

it('finds their own flash updates among all where the API does not narrow by who wrote them', async () => {
  await show(
    '?place=recent',
    {
      '/api/v2/user/me/': { json: { ...MEMBER, is_ifrc_admin: true } },
      '/api/v2/flash-update/': {
        json: listOf([
          { ...FLASH, id: 3, title: 'Nepal - Flood', created_by: MEMBER.id },
          { ...FLASH, id: 4, title: 'Of somebody else', created_by: MEMBER.id + 1 },
          { ...FLASH, id: 5, title: 'Of nobody known', created_by: null },
        ]),
      },
    },
    [],
  );
  await eventually(() => expect(names().sort()).toEqual(['NPL: Flood', 'Nepal - Flood']));
});

it('lists the steps of PER that wait for a PER admin, each once, and none that waits for others or is carried out', async () => {
  const processes = [
    { ...PROCESS, id: 2, phase: 3, country: 14, country_details: { id: 14, name: 'Bangladesh', region: 2 } },
    { ...PROCESS, id: 3, phase: 1, country: 123, country_details: { id: 123, name: 'Nepal', region: 2 } },
    { ...PROCESS, id: 4, phase: 5, country: 14, country_details: { id: 14, name: 'Bangladesh', region: 2 } },
    { ...PROCESS, id: 5, phase: 2, country: 84, country_details: { id: 84, name: 'Indonesia', region: 2 } },
    { ...PROCESS, id: 6, phase: 2, country: 92, country_details: { id: 92, name: 'Kenya', region: 0 } },
  ];
  await show('?kind=per', {
    '/api/v2/user/me/': {
      json: { ...MEMBER, is_per_admin_for_countries: [14, 123], is_per_admin_for_regions: [0] },
    },
    '/api/v2/aggregated-per-process-status/': { json: listOf(processes) },
    '/api/v2/per-process-status/': { json: listOf(processes.slice(0, 1)) },
  });
  await eventually(() =>
    expect(names().sort()).toEqual(['Bangladesh: Prioritization', 'Kenya: Assessment', 'Nepal: Orientation']),
  );
  expect(screen.getByRole('link', { name: 'Open Bangladesh: Prioritization' }).getAttribute('href')).toBe(
    '/per-process/2/prioritization',
  );
});

it('dates an activity by its last change and not by when it is planned', async () => {
  const planned = { start_date: '2027-01-15', modified_at: '2026-05-20T08:30:00Z' };
  await show('?place=recent', {
    '/api/v2/emergency-project/': {
      json: listOf([{ ...ACTIVITY, id: 9, title: 'Safe water', ...planned }]),
    },
  });
  const row = await eventually(() => screen.getByRole('row', { name: /Safe water/ }));
  expect(row.textContent).toContain('20 May 2026');
  expect(row.textContent).not.toContain('2027');
});

it('is narrowed and sorted by its address', async () => {
  await show('?place=recent');
  await eventually(() => expect(names()).toEqual(['NPL: Flood']));
  expect(screen.getByRole('heading', { name: 'Inbox (1)' })).not.toBeNull();
  await userEvent
    .setup()
    .selectOptions(screen.getByRole('combobox', { name: 'Where it stands' }), 'Anywhere');
  await eventually(() => expect(names()).toHaveLength(2));
});

it('keeps the words that are typed when it is sorted before they are taken', async () => {
  const user = userEvent.setup();
  await show();
  await eventually(() => expect(names()).toHaveLength(2));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'flood');
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  await eventually(() => expect(names()).toEqual(['NPL: Flood']));
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveProperty('value', 'flood');
});

it('counts nothing while a part is still on its way: it would be taken for all', async () => {
  let arrive = (_: unknown) => {};
  const drefs = new Promise((resolve) => {
    arrive = resolve;
  });
  await show('', { '/api/v2/active-dref/': { json: drefs } });
  await screen.findByRole('heading', { name: 'Inbox (--)' }, { timeout: 60_000 });
  arrive(ANSWERS['/api/v2/active-dref/']?.json);
  await screen.findByRole('heading', { name: 'Inbox (2)' }, { timeout: 60_000 });
});

it('shows the rest where a part of it cannot be loaded', async () => {
  await show('', { '/api/v2/project/': { status: 403, json: { errors: {} } } });
  await eventually(() => expect(names()).toContain('NPL: Flood'));
});

const row = (id: string, place: InboxRow['place'], title: string, at: string): InboxRow => ({
  id,
  place,
  kind: 'project',
  title,
  at,
  to: '/',
});

it('finds words without regard to accents, and puts what is to do first', () => {
  const rows = [
    row('1', 'recent', 'Inondations à Béni', '2026-05-02'),
    row('2', 'draft', 'Wells', '2026-04-01'),
    row('3', 'draft', 'Roads', '2026-05-01'),
  ];
  expect(narrowed(rows, { search: 'beni' }).map(({ id }) => id)).toEqual(['1']);
  expect(sortedRows(rows, { key: 'place', isDescending: false }).map(({ id }) => id)).toEqual([
    '3',
    '2',
    '1',
  ]);
  expect(sortedRows(rows, { key: 'at', isDescending: true }).map(({ id }) => id)).toEqual(['1', '3', '2']);
});
