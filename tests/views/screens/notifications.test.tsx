import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { AccountScreen } from '#src/screens/account/AccountScreen/index.tsx';
import { NotificationsScreen } from '#src/screens/account/NotificationsScreen/index.tsx';
import { listOf, MEMBER, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, renderPages } from '#tests/support/screens.tsx';
import { sparseOf } from '#tests/support/sparse.ts';

const FLOODS = 7;
const FIRE = 8;
const NAMES = new Map([
  [FLOODS, 'Nepal: Floods'],
  [FIRE, 'Nepal: Fire'],
]);
const emergency = (id: number) => ({
  ...(sparseOf(emergenciesEndpoint.answer) as { results: object[] }).results[0],
  id,
  name: NAMES.get(id),
});

/**
 * The page of one who follows the floods. `follows`: what the server has of it; `sent`: the choices it was told, all at once. `more`: what
 * else is answered, or otherwise.
 */
async function show(refusal?: object, more: () => Answers = () => ({})) {
  signIn();
  const follows = new Set([FLOODS]);
  const sent: unknown[] = [];
  const answers = (): Answers => ({
    '/api/v2/user/me/': {
      json: { ...MEMBER, subscription: [...follows].map((event) => ({ rtype: 8, event })) },
    },
    '/api/v2/event/': { json: listOf([...follows].map(emergency)) },
    '/api/v2/update_subscriptions/': {
      json: refusal ?? { data: 'Success' },
      hear: (body) => sent.push(body),
    },
    '/api/v2/del_subscription/': {
      json: refusal ?? { data: 'Success' },
      hear: (body) => {
        if (!refusal) for (const { value } of body as { value: number }[]) follows.delete(value);
      },
    },
    '/api/v2/alert-subscription/': { json: listOf([]) },
    '/api/v2/country/': { json: listOf([]) },
    '/api/v2/region/': { json: listOf([]) },
    '/api/v2/disaster_type/': { json: listOf([]) },
    ...more(),
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
    { address: '/account/notifications', config: { extensions: ['alertSubscriptions'] } },
  );
  return { follows, sent };
}

const WEEKLY = { type: 'weeklyDigest', value: true };

it('keeps what is followed on another page while the preferences are open, and does not follow again what ended', async () => {
  const user = userEvent.setup();
  const { follows, sent } = await show();
  await user.click(await screen.findByRole('checkbox', { name: 'Weekly digest' }));
  follows.add(FIRE).delete(FLOODS);
  await user.click(screen.getByRole('button', { name: 'Update notification preferences' }));
  await waitFor(() => expect(sent).toEqual([[{ type: 'followedEvent', value: FIRE }, WEEKLY]]));
});

it('ends the following of one operation and touches nothing else', async () => {
  const user = userEvent.setup();
  const { follows, sent } = await show();
  await screen.findByRole('button', { name: 'Unfollow Nepal: Floods' });
  follows.add(FIRE);
  await user.click(screen.getByRole('button', { name: 'Unfollow Nepal: Floods' }));
  await screen.findByRole('button', { name: 'Unfollow Nepal: Fire' });
  // The focus does not go with the row.
  expect(document.activeElement?.textContent).toBe('Operations you follow');
  expect(screen.queryByText('Nepal: Floods')).toBeNull();
  expect([...follows]).toEqual([FIRE]);
  expect(sent).toEqual([]);
});

it.each([
  ['Unfollow Nepal: Floods', 'Operations you follow'],
  ['Update notification preferences', 'Subscription preferences'],
])('says that it was not done where the server answers 200 and says otherwise: %s', async (button, panel) => {
  const user = userEvent.setup();
  await show({ status: 400, data: 'Could not be saved' });
  await user.click(await screen.findByRole('button', { name: button }));
  const its = within(screen.getByRole('region', { name: panel }));
  expect(await its.findByText(/Could not be saved/)).toBeTruthy();
});

it('asks before the page is left with choices that are not saved, and no more once they are', async () => {
  const user = userEvent.setup();
  await show();
  const weekly = await screen.findByRole('checkbox', { name: 'Weekly digest' });
  const leave = () => user.click(screen.getByRole('link', { name: 'Nepal: Floods' }));
  const question = () => screen.queryByRole('alertdialog', { name: 'Leave this page?' });
  await screen.findByRole('link', { name: 'Nepal: Floods' });
  await user.click(weekly);
  await leave();
  await waitFor(() => expect(question()).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const update = screen.getByRole('button', { name: 'Update notification preferences' });
  await user.click(update);
  await waitFor(() => expect(update.getAttribute('aria-busy')).not.toBe('true'));
  await leave();
  expect(question()).toBeNull();
});

it('says beside the choices that are not to be had that they are not, asks for them alone, and calls no place everywhere', async () => {
  const user = userEvent.setup();
  let areThere = false;
  const list = (rows: object[]) => (areThere ? { json: listOf(rows) } : { status: 500, json: {} });
  const alert = { title: 'Floods at home', hazard_types: [12], regions: [], user: 1, alert_per_day: null };
  await show(undefined, () => ({
    '/api/v2/global-enums/': { json: { api_region_name: [{ key: 0, value: 'Africa' }] } },
    '/api/v2/disaster_type/': list([{ id: 12, name: 'Flood', summary: '' }]),
    '/api/v2/alert-subscription/': {
      json: listOf([
        { ...alert, id: 1, countries: [14] },
        { ...alert, id: 2, title: 'All floods', countries: [] },
      ]),
    },
  }));
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const alertOf = async (title: string) => (await screen.findByText(title)).parentElement?.textContent;
  expect(await alertOf('Floods at home')).toBe('Floods at home-- · --Every alert');
  expect(await alertOf('All floods')).toContain('Everywhere');
  expect(await group('Regional notifications').findByRole('checkbox', { name: 'Africa' })).toBeDefined();
  const again = () => screen.getByRole('button', { name: 'Try again' });
  await eventually(() => expect(again().closest('fieldset')?.textContent).toMatch(/^Disaster types/));
  areThere = true;
  await waitFor(async () => {
    // Each part that shows them asks for them when it comes: the button may go before the press.
    await user.click(again());
    await group('Disaster types').findByRole('checkbox', { name: 'Flood' }, { timeout: 1000 });
  });
});
