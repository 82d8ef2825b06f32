import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pendingRegistrationsEndpoint } from '#contracts/account/approval.ts';
import { AccountScreen } from '#src/screens/account/AccountScreen/index.tsx';
import { ApprovalsScreen } from '#src/screens/account/ApprovalsScreen/index.tsx';
import { listOf, MEMBER, signIn } from '#tests/support/members.ts';
import { exampleAnswer, renderPages } from '#tests/support/screens.tsx';

const [EXAMPLE] = exampleAnswer(pendingRegistrationsEndpoint).results;
const person = (id: number, first_name: string) => ({
  ...EXAMPLE,
  id,
  first_name,
  last_name: 'Karki',
  email: `${first_name.toLowerCase()}@elsewhere.example`,
  justification: `${first_name} coordinates.`,
});
const PEOPLE = [person(1, 'Ana'), person(2, 'Bo'), person(3, 'Cy')];
const NOT_FOUND = { error_code: 404, errors: { non_field_errors: ['Not found.'] } };

/** The page as an admin of a region sees it; who is approved, here or by `gone`, is on the list no more. */
async function show({
  people = PEOPLE,
  gone = [] as number[],
  status = 200,
  profile = { is_admin_for_regions: [2] } as Partial<typeof MEMBER>,
  extensions = ['approvals'] as string[],
} = {}) {
  signIn();
  const approved: number[] = [];
  const approving = (id: number) => ({
    status,
    json: status === 200 ? { id } : NOT_FOUND,
    hear: () => {
      if (status === 200) approved.push(id);
      else gone.push(id);
    },
  });
  const app = await renderPages(
    [
      {
        path: '/account',
        element: <AccountScreen />,
        children: [{ path: 'approvals', element: <ApprovalsScreen /> }],
      },
    ],
    () => ({
      '/api/v2/user/me/': { json: { ...MEMBER, ...profile } },
      '/api/v2/pending-registration/': {
        json: listOf(people.filter(({ id }) => ![...approved, ...gone].includes(id))),
      },
      ...Object.fromEntries(
        people.map(({ id }) => [`/api/v2/pending-registration/${id}/approve/`, approving(id)]),
      ),
    }),
    { address: '/account/approvals', config: { extensions } },
  );
  /** What the alerts say, the last one last. */
  const alerts = () => app.actors.alerts.getSnapshot().context.alerts.map(({ title }) => title);
  return { user: userEvent.setup(), approved, alerts };
}

const button = (name: string) => screen.findByRole('button', { name: `Approve ${name} Karki` });
const confirm = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ok' }));
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it('asks first, says that somebody can sign in, and hands the focus to the row beside', async () => {
  const { user, approved, alerts } = await show();
  expect(await screen.findByRole('heading', { name: 'Pending registrations (3)' })).toBeTruthy();
  await user.click(await button('Bo'));
  const dialog = screen.getByRole('alertdialog', { name: 'Approve this registration?' });
  expect(dialog.textContent).toContain('Bo Karki can then sign in with bo@elsewhere.example.');
  expect(dialog.textContent).toContain('Bo coordinates.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(approved).toEqual([]);
  expect(focused()).toBe('Approve Bo Karki');

  await user.click(await button('Bo'));
  await confirm(user);
  expect(await screen.findByRole('heading', { name: 'Pending registrations (2)' })).toBeTruthy();
  expect(focused()).toBe('Approve Cy Karki');
  expect(alerts()).toEqual(['Bo Karki can sign in now. We have sent them an email.']);
  await user.click(await button('Cy'));
  await confirm(user);
  await screen.findByRole('heading', { name: 'Pending registrations (1)' });
  expect(focused()).toBe('Approve Ana Karki');
  await user.click(await button('Ana'));
  await confirm(user);
  expect(await screen.findByText('No registrations are pending')).toBeTruthy();
  expect(focused()).toBe('Pending registrations (0)');
  expect(approved).toEqual([2, 3, 1]);
});

it('says so where another administrator was quicker, and takes the row away', async () => {
  const { user, alerts } = await show({ status: 404 });
  await user.click(await button('Ana'));
  await confirm(user);
  await screen.findByRole('heading', { name: 'Pending registrations (2)' });
  expect(alerts()).toEqual(['Ana Karki is no longer waiting: someone else has approved the registration.']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps asking where it failed, with the reason', async () => {
  const { user } = await show({ status: 500 });
  await user.click(await button('Ana'));
  await confirm(user);
  expect(await within(screen.getByRole('alertdialog')).findByText(/Internal server error/)).toBeTruthy();
});

it('says what would stand there where nobody waits', async () => {
  await show({ people: [] });
  expect(await screen.findByText('No registrations are pending')).toBeTruthy();
  expect(screen.getByText(/you can approve them here/)).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it.each([
  ['an admin of a region', { is_admin_for_regions: [2] }, ['approvals'], true],
  ['a superuser', { is_superuser: true }, ['approvals'], true],
  ['a superuser at an API without it', { is_superuser: true }, [], false],
  ['an admin of a country', { is_admin_for_countries: [123] }, ['approvals'], false],
  ['a guest', { limit_access_to_guest: true, is_superuser: true }, ['approvals'], false],
])('is a tab for who may approve: %s', async (_, profile, extensions, isOffered) => {
  await show({ profile, extensions });
  await screen.findByRole('link', { name: 'Notifications' });
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Pending registrations' }) !== null).toBe(isOffered),
  );
});
