import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { AccountScreen } from '#src/screens/account/AccountScreen/index.tsx';
import { NotificationsScreen } from '#src/screens/account/NotificationsScreen/index.tsx';
import { listOf, MEMBER, signIn } from '#tests/support/members.ts';
import { type Answers, renderPages } from '#tests/support/screens.tsx';
import { sparseOf } from '#tests/support/sparse.ts';

const FLOODS = {
  ...(sparseOf(emergenciesEndpoint.answer) as { results: object[] }).results[0],
  id: 7,
  name: 'Nepal: Floods',
};

/** The page of one who follows an operation; the profile never learns of what is changed. `sent`: what the server was told. */
async function show(answer: unknown = { data: 'Success' }) {
  signIn();
  const sent: unknown[] = [];
  const answers = (): Answers => ({
    '/api/v2/user/me/': {
      json: { ...MEMBER, subscription: [{ rtype: 8, event: 7 }] },
    },
    '/api/v2/event/': { json: listOf(sent.length === 0 ? [FLOODS] : []) },
    '/api/v2/update_subscriptions/': { json: answer, hear: (body) => sent.push(body) },
    '/api/v2/country/': { json: listOf([]) },
    '/api/v2/region/': { json: listOf([]) },
    '/api/v2/disaster_type/': { json: listOf([]) },
  });
  await renderPages(
    [
      {
        path: '/account',
        element: <AccountScreen />,
        children: [{ path: 'notifications', element: <NotificationsScreen /> }],
      },
    ],
    answers,
    { address: '/account/notifications' },
  );
  return sent;
}

it('does not follow again what has just been ended, however late the profile learns of it', async () => {
  const user = userEvent.setup();
  const sent = await show();
  await user.click(await screen.findByRole('checkbox', { name: 'Weekly digest' }));
  await user.click(await screen.findByRole('button', { name: 'Unfollow Nepal: Floods' }));
  await screen.findByText(/^You do not follow any operations/);
  await user.click(screen.getByRole('button', { name: 'Update notification preferences' }));
  await waitFor(() => expect(sent).toEqual([[], [{ type: 'weeklyDigest', value: true }]]));
});

it('says that following was not ended where the server answers 200 and says otherwise', async () => {
  const user = userEvent.setup();
  await show({ status: 400, data: 'Could not be saved' });
  await user.click(await screen.findByRole('button', { name: 'Unfollow Nepal: Floods' }));
  expect(await screen.findByText(/Could not be saved/)).toBeTruthy();
});
