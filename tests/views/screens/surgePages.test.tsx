import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { personnelEndpoint } from '#contracts/surge/deployments.ts';
import { Personnel } from '#src/screens/emergencies/EmergencySurgeScreen/Personnel.tsx';
import { Charts } from '#src/screens/surge/SurgeOverviewScreen/Charts.tsx';
import { MEMBER, signIn } from '#tests/support/members.ts';
import { eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

it('counts nobody for a month that the answer leaves out', async () => {
  await renderScreen(
    <Charts />,
    () => ({
      '/api/v2/deployment/aggregated_by_month': {
        json: [
          { date: '2026-03-01', count: 4 },
          { date: '2026-05-01', count: 2 },
        ],
      },
      '/api/v2/deployment/aggregated_by_ns': { json: [] },
    }),
    { now: new Date('2026-05-20T08:00:00Z') },
  );
  const user = userEvent.setup();
  await user.click(await eventually(() => screen.getByRole('button', { name: /^Show as table/ })));
  const cells = within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(-3)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['03/2026', '4'],
    ['04/2026', '0'],
    ['05/2026', '2'],
  ]);
});

it.each([
  ['a member', false],
  ['a guest', true],
])('names those at work in an emergency to members alone: %s', async (_, limit_access_to_guest) => {
  signIn();
  const { results, ...page } = exampleAnswer(personnelEndpoint);
  const [person] = results;
  const name = limit_access_to_guest ? null : 'Sita Rai';
  await renderScreen(<Personnel event={1} />, () => ({
    '/api/v2/user/me/': { json: { ...MEMBER, limit_access_to_guest } },
    '/api/v2/personnel/': { json: { ...page, count: 1, results: [{ ...person, name }] } },
  }));
  await screen.findByRole('table');
  const note = 'Names of people are shown to members who are signed in.';
  if (limit_access_to_guest) {
    await eventually(() => screen.getByText(note));
    expect(screen.queryByRole('columnheader', { name: /^Name/ })).toBeNull();
  } else {
    await eventually(() => screen.getByRole('cell', { name: 'Sita Rai' }));
    expect(screen.queryByText(note)).toBeNull();
  }
});
