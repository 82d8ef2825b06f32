import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiTokens } from '#src/screens/account/DetailsScreen/ApiTokens.tsx';
import { eventually, renderScreen } from '#tests/support/screens.tsx';

/** A token as the real API tells of it, which knows neither an id nor an end before its time. */
const REAL = {
  title: 'Dashboard',
  created_at: '2026-05-01T08:30:00Z',
  expire_timestamp: '2999-05-01T08:30:00Z',
};
const answering = (token: object) => () => ({
  '/api/v2/external-token/': { json: { count: 1, next: null, previous: null, results: [token] } },
});
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('lists the tokens of the real API, and offers no end that it has no call for', async () => {
  await renderScreen(<ApiTokens />, answering(REAL));
  expect(await screen.findByRole('rowheader', { name: 'Dashboard' })).toBeTruthy();
  expect(headings()).not.toContain('Actions');
});

it('offers to revoke a token where the API can', async () => {
  await renderScreen(<ApiTokens />, answering({ ...REAL, id: 7, is_disabled: false }), {
    config: { extensions: ['tokenRevoke'] },
  });
  expect(await screen.findByRole('button', { name: 'Revoke Dashboard' })).toBeTruthy();
  expect(headings()).toContain('Actions');
});

/** Makes a token, which is shown then. */
async function makeToken() {
  const user = userEvent.setup();
  const created = { ...REAL, token: 'secret' };
  await renderScreen(<ApiTokens />, () => ({
    '/api/v2/external-token/': { json: { count: 0, next: null, previous: null, results: [], ...created } },
  }));
  await user.click(await screen.findByRole('button', { name: 'Generate new token' }));
  await user.type(await eventually(() => screen.getByLabelText(/^Title for token/)), 'Dashboard');
  await user.click(screen.getByRole('button', { name: 'Accept and generate' }));
  await screen.findByText('secret');
  return user;
}
const question = () => screen.queryByRole('alertdialog', { name: 'Token not copied' });

it('asks before a token goes that the browser would not copy, until it is copied by hand', async () => {
  const user = await makeToken();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }));
  await screen.findByText('Your browser blocked copying. Select the token and copy it.');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(question()).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.copy(screen.getByText('secret'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('secret')).toBeNull());
  expect(question()).toBeNull();
});

it('asks before the page is left with a token that is not copied', async () => {
  const user = await makeToken();
  fireEvent.click(screen.getByRole('link', { name: 'View more details' }));
  await waitFor(() => expect(question()).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('secret')).toBeDefined();
});
