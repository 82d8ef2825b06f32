import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { peopleEndpoint } from '#contracts/account/people.ts';
import { activeDrefsEndpoint, completedDrefsEndpoint } from '#contracts/dref/list.ts';
import { drefEndpoint } from '#contracts/dref/record.ts';
import { MyDrefScreen } from '#src/screens/account/MyDrefScreen/index.tsx';
import { listOf, MEMBER, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const [ACTIVE] = exampleAnswer(activeDrefsEndpoint).results;
const [COMPLETED] = exampleAnswer(completedDrefsEndpoint).results;
const country = { ...ACTIVE?.country_details, id: 123, name: 'Nepal', region: 2 };
/** What the real API answers where there is no report. */
const BLANKS = { title: '', status: null };
const application = (id: number, title: string, status: number, more: object = {}) => ({
  ...ACTIVE,
  id,
  title,
  status,
  type_of_dref: 2,
  country_details: country,
  has_ops_update: false,
  has_final_report: false,
  operational_update_details: [],
  final_report_details: BLANKS,
  starting_language: 'en',
  ...more,
});
const update = (id: number, operational_update_number: number, status: number) => ({
  created_at: '2026-05-01T00:00:00Z',
  application_type: 'OPS_UPDATE',
  application_type_display: `Operational update #${operational_update_number}`,
  id,
  title: 'Floods',
  status,
  operational_update_number,
  type_of_dref: 2,
});

const ANSWERS: Answers = { '/api/v2/user/me/': { json: MEMBER } };
const COORDINATOR: Answers = {
  '/api/v2/user/me/': { json: { ...MEMBER, is_dref_coordinator_for_regions: [2] } },
};
async function show(rows: () => readonly object[], answers: () => Answers = () => ({}), address = '/') {
  const app = await renderScreen(
    <MyDrefScreen TemplateDialog={() => null} />,
    () => ({ ...ANSWERS, '/api/v2/active-dref/': { json: listOf(rows()) }, ...answers() }),
    { address },
  );
  return { user: userEvent.setup(), app };
}
const table = () => screen.findByRole('table');
const titlesIn = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
const openMenu = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('menuitem', { name }));
const confirm = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ok' }));

beforeEach(signIn);

it('shows the latest stage of a process, and each of those before it once, although their ids are the same', async () => {
  const updates = [update(7, 2, 1), update(8, 1, 4), update(7, 2, 1)];
  const { user } = await show(() => [
    application(7, 'Floods', 4, { has_ops_update: true, operational_update_details: updates }),
  ]);
  expect(await titlesIn()).toEqual(['Operational update 2Earlier stages (2)Floods']);

  await user.click(screen.getByRole('button', { name: /Earlier stages/ }));

  expect(await titlesIn()).toEqual([
    'Operational update 2Earlier stages (2)Floods',
    'Operational update 1',
    'Application',
  ]);
  // Nothing can follow what is not the latest.
  expect(await openMenu(user, 'Floods, Application')).toEqual(['Allocation form', 'Share', 'Export']);
});

it('offers what its reader may do, by the status and by who they are', async () => {
  const rows = [application(1, 'Draft', 1), application(2, 'Done', 3), application(3, 'Approved', 4)];
  const { user } = await show(() => rows);
  expect(await openMenu(user, 'Draft, Application')).toEqual([
    'Finalize',
    'Allocation form',
    'Share',
    'Export',
  ]);
  await user.keyboard('{Escape}');
  expect(await openMenu(user, 'Done, Application')).toEqual(['Allocation form', 'Share', 'Export']);
  await user.keyboard('{Escape}');
  expect(await openMenu(user, 'Approved, Application')).toEqual([
    'Add operational update',
    'Create final report',
    'Allocation form',
    'Share',
    'Export',
  ]);
  expect(screen.queryByRole('link', { name: 'Edit Approved, Application' })).toBeNull();
});

it('approves after a question, says so, and says why where it is refused', async () => {
  const rows = [application(2, 'Cold wave', 3)];
  let status = 400;
  const { user, app } = await show(
    () => rows,
    () => ({
      ...COORDINATOR,
      '/api/v2/dref/2/approve/': {
        status,
        json:
          status === 400
            ? { errors: { non_field_errors: ['Not yet.'] } }
            : { ...exampleAnswer(drefEndpoint), id: 2, status: 4 },
      },
    }),
  );
  await openMenu(user, 'Cold wave, Application');
  await press(user, 'Approve');
  await confirm(user);
  expect(await within(screen.getByRole('alertdialog')).findByText('Not yet.')).toBeTruthy();

  status = 200;
  await confirm(user);
  await eventually(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await eventually(() =>
    expect(app.actors.alerts.getSnapshot().context.alerts.map(({ title }) => title)).toEqual([
      'Cold wave is approved',
    ]),
  );
});

const BO = { id: 5, username: 'bo', first_name: 'Bo', last_name: 'Rai' };
const CY = { id: 7, username: 'cy', first_name: 'Cy', last_name: 'Lama' };

/** Adds Ana to the list of a process, and takes Bo off it; `people`: who is on it when it is asked for. Resolves with what was sent. */
async function sharesWithAna(people: () => (typeof BO)[], beforeSaving = () => {}) {
  const [person] = exampleAnswer(peopleEndpoint).results;
  const heard: unknown[] = [];
  const { user } = await show(
    () => [application(1, 'Draft', 1)],
    () => ({
      '/api/v2/dref-share-user/1/': {
        json: { id: 1, users: people().map(({ id }) => id), users_details: people() },
      },
      '/api/v2/users/': {
        json: listOf([{ ...person, id: 6, username: 'ana', first_name: 'Ana', last_name: 'Karki' }]),
      },
      '/api/v2/dref-share/': { json: undefined, hear: (body: unknown) => heard.push(body) },
    }),
  );
  await openMenu(user, 'Draft, Application');
  await press(user, 'Share');
  await user.type(await screen.findByRole('combobox', { name: 'Add a person' }), 'ana');
  await user.click(await screen.findByRole('option', { name: 'Ana Karki' }));
  await user.click(screen.getByRole('button', { name: 'Stop sharing with Bo Rai' }));
  beforeSaving();
  await user.click(screen.getByRole('button', { name: 'Save the list' }));
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  return heard;
}

it('shares the whole process with people that are found by their names', async () => {
  expect(await sharesWithAna(() => [BO])).toEqual([{ dref: 1, users: [6] }]);
});

it('keeps on the list whom a colleague has added since it was read', async () => {
  const people = [BO];
  expect(
    await sharesWithAna(
      () => people,
      () => people.push(CY),
    ),
  ).toEqual([{ dref: 1, users: [CY.id, 6] }]);
});

it('lists those that are completed where the address says so', async () => {
  await show(
    () => [],
    () => ({
      '/api/v2/completed-dref/': {
        json: listOf([
          { ...COMPLETED, id: 9, title: 'Fire report', status: 4, dref: application(9, 'Fire', 4) },
          // The real API lists those that are being written, too.
          { ...COMPLETED, id: 10, title: 'Open report', status: 1, dref: application(10, 'Open', 4) },
        ]),
      },
    }),
    '/?view=completed',
  );
  expect(within(await table()).getByRole('link', { name: 'Fire report' })).toBeTruthy();
  expect(screen.queryByText('Open report')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Completed' }).checked).toBe(true);
});

it.each([
  ['by what its rows show, where the API can', ['ordering'], ['Created at', 'Title', 'Status']],
  ['not at all, where the API sorts by the applications behind them', [], []],
])('is sorted %s', async (_, extensions, sortable) => {
  const asked: (string | null)[] = [];
  await renderScreen(
    <MyDrefScreen TemplateDialog={() => null} />,
    () => ({ ...ANSWERS, '/api/v2/active-dref/': { json: listOf([application(1, 'Floods', 4)]) } }),
    {
      config: { extensions },
      hear: (url) =>
        url.startsWith('/api/v2/active-dref/') &&
        asked.push(new URL(url, 'http://localhost').searchParams.get('ordering')),
    },
  );
  const headings = () => within(screen.getByRole('table')).queryAllByRole('button', { name: SORTABLE });
  await table();
  expect(headings().map(({ textContent }) => textContent)).toEqual(sortable);
  for (const heading of headings()) await userEvent.click(heading);
  const latest = ['latest_created_at', 'latest_title', 'latest_status'];
  await eventually(() => expect(asked).toEqual(['-created_at', ...latest.slice(0, sortable.length)]));
});
const SORTABLE = /^(Created|Title|Status)/;

it('a page beyond the last one leads back to the first, and does not say that there is nothing', async () => {
  await show(
    () => [],
    () => ({ '/api/v2/active-dref/': { json: { ...listOf([]), count: 18 } } }),
    '/?page=99',
  );
  expect(await screen.findByRole('button', { name: 'Page 1' })).toBeDefined();
  expect(screen.getAllByText('The list has no such page: it is shorter.')).not.toEqual([]);
  expect(screen.queryByText(/You have not written a DREF application yet/)).toBeNull();
});
