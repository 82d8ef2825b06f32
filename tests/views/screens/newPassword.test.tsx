import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NewPasswordScreen } from '#src/screens/account/NewPasswordScreen/index.tsx';
import { RecoverScreen } from '#src/screens/account/RecoverScreen/index.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

it('asks for an e-mail address alone, the one thing that every API knows people by', async () => {
  const user = userEvent.setup();
  await renderScreen(<RecoverScreen />);
  const email = screen.getByLabelText(/^Email/);
  expect(screen.queryByLabelText(/username/i)).toBeNull();
  await user.type(email, 'member');
  await user.click(screen.getByRole('button', { name: 'Submit recovery request' }));
  expect(
    screen.getAllByText('Enter a complete email address, such as name@example.org.').length,
  ).toBeGreaterThan(0);
});

const ENDS = 'You will be signed out on all devices, and its API tokens will end.';
const at = { route: '/recover-account/:username/:token', address: '/recover-account/mira/c0de' };

it('says that sessions end with the old password where they do', async () => {
  await renderScreen(<NewPasswordScreen />, undefined, { ...at, config: { extensions: ['sessionsEnd'] } });
  expect(screen.getByText('For the account mira.')).toBeTruthy();
  expect(screen.getByText(ENDS)).toBeTruthy();
});

it('promises no such thing of an API where they go on', async () => {
  await renderScreen(<NewPasswordScreen />, undefined, at);
  expect(screen.getByText('For the account mira.')).toBeTruthy();
  expect(screen.queryByText(ENDS)).toBeNull();
});
