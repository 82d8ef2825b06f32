import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { currentUserEndpoint } from '#contracts/account/currentUser.ts';
import { signInEndpoint } from '#contracts/account/signIn.ts';
import { UserMenu } from '#src/app/shell/UserMenu/index.tsx';
import { FollowButton } from '#src/records/FollowButton/index.tsx';
import { eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

it('offers nothing anew until the profile tells what became of it', async () => {
  localStorage.setItem('user', JSON.stringify({ token: 'a1b2c3', displayName: 'Mira' }));
  const user = userEvent.setup();
  const me = exampleAnswer(currentUserEndpoint);
  const [followed] = me.subscription;
  const offered: (string | undefined)[] = [];
  let isDone = false;
  await renderScreen(<FollowButton emergencyId={7001} name="Floods" />, () => {
    const button = screen.queryByRole('button', { name: /ollow: Floods/ });
    if (button && button.ariaDisabled !== 'true') offered.push(button.textContent ?? '');
    isDone ||= button?.ariaDisabled === 'true';
    const subscription = isDone ? [{ ...followed, event: 7001 }] : [];
    return {
      '/api/v2/user/me/': { json: { ...me, subscription } },
      '/api/v2/add_subscription/': { json: { status: 200, data: 'Success' } },
    };
  });
  await user.click(await screen.findByRole('button', { name: 'Follow: Floods' }));
  await screen.findByRole('button', { name: 'Unfollow: Floods' });
  // Neither while the call was on its way nor while the profile was asked for.
  expect(offered).toEqual([]);
});

it('says nothing where nobody followed or left anything, though the name comes later than the profile', async () => {
  localStorage.setItem('user', JSON.stringify({ token: 'a1b2c3', displayName: 'Mira' }));
  const me = exampleAnswer(currentUserEndpoint);
  await renderScreen(<NamedLater />, () => ({ '/api/v2/user/me/': { json: { ...me, subscription: [] } } }));
  await screen.findByRole('button', { name: /^Follow/ });
  await userEvent.setup().click(screen.getByRole('button', { name: 'The name comes' }));
  await screen.findByRole('button', { name: 'Follow: Floods' });
  expect(screen.getByRole('status').textContent).toBe('');
});

it('lets whoever has been signed out elsewhere sign in over the page, and then follow', async () => {
  localStorage.setItem('user', JSON.stringify({ token: 'ended', displayName: 'Mira' }));
  const user = userEvent.setup();
  const me = exampleAnswer(currentUserEndpoint);
  const refused = { status: 401, json: { errors: { non_field_errors: ['Sign in again.'] } } };
  let isOver = true;
  let credentials: unknown;
  await renderScreen(
    <>
      <UserMenu />
      <FollowButton emergencyId={7001} name="Floods" />
    </>,
    () => ({
      '/api/v2/user/me/': { json: { ...me, username: 'mira', subscription: [] } },
      '/api/v2/add_subscription/': isOver ? refused : { json: { status: 200, data: 'Success' } },
      '/get_auth_token': {
        json: { ...exampleAnswer(signInEndpoint), token: 'renewed' },
        hear: (body) => {
          credentials = body;
        },
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Follow: Floods' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  // Who would rather read on may.
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Follow: Floods' }));
  const password = await screen.findByLabelText(/^Password/);
  expect(document.activeElement).toBe(password);
  await user.type(password, 'a password');
  isOver = false;
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await eventually(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());

  expect(credentials).toEqual({ username: 'mira', password: 'a password' });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ token: 'renewed' });
  await user.click(screen.getByRole('button', { name: 'Follow: Floods' }));
  await eventually(() => expect(screen.queryByText('Sign in again.')).toBeNull());
});

it('says what was refused on the page where it was tried, and not on the next', async () => {
  localStorage.setItem('user', JSON.stringify({ token: 'a1b2c3', displayName: 'Mira' }));
  const user = userEvent.setup();
  const me = exampleAnswer(currentUserEndpoint);
  await renderScreen(
    <>
      <FollowButton emergencyId={7001} name="Floods" />
      <Link to="/emergencies/7001/reports">Reports</Link>
      <Link to="?order=name">By name</Link>
    </>,
    () => ({
      '/api/v2/user/me/': { json: { ...me, subscription: [] } },
      '/api/v2/add_subscription/': { status: 403, json: { detail: 'Not for you.' } },
    }),
  );
  const follow = async () => user.click(await screen.findByRole('button', { name: 'Follow: Floods' }));
  await follow();
  const refusal = await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'By name' }));
  expect(refusal.isConnected).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Reports' }));
  await eventually(() => expect(screen.queryByRole('alert')).toBeNull());
  await follow();
  expect(await screen.findByRole('alert')).toBeTruthy();
});

function NamedLater() {
  const [name, setName] = useState('');
  return (
    <>
      <FollowButton emergencyId={7001} name={name} />
      <button type="button" onClick={() => setName('Floods')}>
        The name comes
      </button>
    </>
  );
}
