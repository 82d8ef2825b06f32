import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { drefEndpoint, drefUpdateEndpoint } from '#contracts/dref/record.ts';
import { Checklist } from '#src/records/dref/Checklist/index.tsx';
import { ProcessTrack } from '#src/records/dref/StageTrack/index.tsx';
import { MEMBER, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const application = (status: number, updates: readonly object[] = [], more: object = {}) => ({
  ...exampleAnswer(drefEndpoint),
  id: 1,
  title: 'Floods',
  status,
  type_of_dref: 2,
  country_details: { id: 123, name: 'Nepal', region: 2 },
  operational_update_details: updates,
  final_report_details: { title: '' },
  starting_language: 'en',
  translation_module_original_language: 'en',
  ...more,
});
async function show(
  record: () => object,
  answers: () => Answers = () => ({}),
  { checklist, profile = {} }: { checklist?: boolean; profile?: object } = {},
) {
  const app = await renderScreen(
    <ProcessTrack
      drefId={1}
      beforeFinalize={
        checklist && <Checklist missing={[{ label: 'Event date' }]} warnings={[{ label: 'Totals differ' }]} />
      }
    />,
    () => ({
      '/api/v2/user/me/': { json: { ...MEMBER, ...profile } },
      '/api/v2/dref/1/': { json: record() },
      ...answers(),
    }),
  );
  return { user: userEvent.setup(), app };
}
const stages = async () =>
  within(await screen.findByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const confirm = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ok' }));

beforeEach(signIn);

it('says where a process is and who acts next', async () => {
  const update = { id: 1, title: 'Floods', status: 3, operational_update_number: 1 };
  await show(() => application(4, [update]));
  expect(await stages()).toEqual(['ApplicationApproved', 'Operational update 1Finalized']);
  expect(screen.getByText('Next: a DREF coordinator of the region approves it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('finalizes once its checklist was seen, and goes on to the translation', async () => {
  let status = 1;
  const { user } = await show(
    () => application(status),
    () => ({
      '/api/v2/dref/1/finalize/': {
        status: 202,
        json: { detail: 'in progress' },
        hear: () => {
          status = 2;
        },
      },
    }),
    { checklist: true },
  );
  await user.click(await screen.findByRole('button', { name: 'Finalize' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const missing = dialog.getByRole('region', { name: 'Not filled in' });
  expect(within(missing).getByText('Event date')).toBeTruthy();
  expect(dialog.getByText('Totals differ')).toBeTruthy();
  await confirm(user);
  expect(
    await screen.findByText('Next: it is translated into English, which takes a few minutes.'),
  ).toBeTruthy();
  expect(await stages()).toEqual(['ApplicationBeing translated']);
});

it('offers a coordinator the approval, which leads on to what may follow', async () => {
  let status = 3;
  const { user } = await show(
    () => application(status),
    () => ({
      '/api/v2/dref/1/approve/': {
        json: application(4),
        hear: () => {
          status = 4;
        },
      },
    }),
    { profile: { is_dref_coordinator_for_regions: [2] } },
  );
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await confirm(user);
  expect(await screen.findByRole('button', { name: 'Add operational update' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create final report' })).toBeTruthy();
});

it('begins the next stage in the language of the page, and says where that cannot be', async () => {
  const heard: unknown[] = [];
  const answer = { ...exampleAnswer(drefUpdateEndpoint), id: 8, dref: 1, operational_update_number: 1 };
  const { user } = await show(
    () => application(4, [], { starting_language: 'fr', translation_module_original_language: 'fr' }),
    () => ({ '/api/v2/dref-op-update/': { status: 201, json: answer, hear: (body) => heard.push(body) } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add operational update' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/goes on in the language that it is written in/)).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Switch to French' })).toBeTruthy();
  await confirm(user);
  await eventually(() => expect(heard).toEqual([{ dref: 1, starting_language: 'en' }]));
});

it.each([
  ['offers no final report where the newest update makes it a loan', 3, null],
  ['offers one where it stays a response', 2, 'Create final report'],
])('%s', async (_, type_of_dref, offered) => {
  const update = { id: 8, title: 'Floods', status: 4, operational_update_number: 1 };
  const row = { ...exampleAnswer(drefUpdateEndpoint), ...update, dref: 1, type_of_dref };
  await show(
    () => application(4, [update]),
    () => ({
      '/api/v2/dref-op-update/': { json: { count: 1, next: null, previous: null, results: [row] } },
    }),
  );
  await screen.findByRole('button', { name: 'Add operational update' });
  await eventually(() =>
    expect(screen.queryByRole('button', { name: 'Create final report' })?.textContent ?? null).toBe(offered),
  );
});
