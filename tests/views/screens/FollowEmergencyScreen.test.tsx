import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FollowEmergencyScreen } from '#src/screens/emergencies/FollowEmergencyScreen/index.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

it('follows once: a connection that comes back does not follow again, only the reader does', async () => {
  let calls = 0;
  const { actors } = await renderScreen(
    <FollowEmergencyScreen />,
    () => {
      calls += 1;
      return { '/api/v2/add_subscription/': { status: 400, json: { errors: {} } } };
    },
    { route: '/emergencies/:emergencyId/follow', address: '/emergencies/7001/follow' },
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(calls).toBe(1);

  for (const type of ['connection.lost', 'connection.restored', 'retry'] as const)
    actors.connectivity.send({ type });
  await screen.findByRole('button', { name: 'Try again' });
  expect(calls).toBe(1);

  await userEvent.setup().click(again);
  await waitFor(() => expect(calls).toBe(2));
});
