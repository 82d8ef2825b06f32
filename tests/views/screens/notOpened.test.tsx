import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Guard } from '#src/app/Guard.tsx';
import { MEMBER, signIn } from '#tests/support/members.ts';
import { renderScreen } from '#tests/support/screens.tsx';

const KEPT = /^Anything you wrote in this form is kept on this device/;

it('says in a form whose writer cannot be known that what was written is kept, and goes on once they are', async () => {
  const user = userEvent.setup();
  signIn();
  let me: { status?: number; json: unknown } = { status: 500, json: {} };
  await renderScreen(<Guard name="newFieldReport">The form</Guard>, () => ({ '/api/v2/user/me/': me }));
  expect(await screen.findByText(KEPT)).toBeDefined();
  me = { json: MEMBER };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('The form');
});

it('claims nothing of drafts where none can be', async () => {
  signIn();
  await renderScreen(<Guard name="myInbox">The inbox</Guard>, () => ({
    '/api/v2/user/me/': { status: 500, json: {} },
  }));
  await waitFor(() => expect(screen.getByText('Failed to fetch data!')).toBeDefined());
  expect(screen.queryByText(KEPT)).toBeNull();
});
