import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { personnelEndpoint } from '#contracts/surge/deployments.ts';
import { DeployedPersonnelScreen } from '#src/screens/surge/DeployedPersonnelScreen/index.tsx';
import { eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const [example] = exampleAnswer(personnelEndpoint).results;
const person = (id: number, role: string, start_date: string, end_date: string) => ({
  ...example,
  id,
  role,
  name: 'Ada Example',
  start_date,
  end_date,
  country_from: { ...example?.country_from, id: 14, name: 'Finland', society_name: 'Finnish Red Cross' },
  deployment: { id, event_deployed_to: { id: 7, name: 'Nepal: Floods' } },
});
const people = [
  person(1, 'Nurse', '2026-04-01T00:00:00Z', '2026-05-15T00:00:00Z'),
  person(2, 'Team Leader', '2026-05-01T00:00:00Z', '2026-06-15T00:00:00Z'),
  person(3, 'Nurse', '2026-06-01T00:00:00Z', '2026-06-30T00:00:00Z'),
];

it('shows who is where until when, by position, and the same rows as a table; the address says which', async () => {
  const asked: string[] = [];
  await renderScreen(
    <DeployedPersonnelScreen />,
    () => ({ '/api/v2/personnel/': { json: { count: 3, results: people } } }),
    {
      address: '/?when=anyTime&view=timeline',
      now: new Date('2026-05-10T00:00:00Z'),
      hear: (url) => void asked.push(url),
    },
  );
  await eventually(() => expect(screen.getByRole('heading', { level: 2, name: 'Nurse' })).toBeDefined());
  const positions = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(positions).toEqual(['Nurse', 'Team Leader']);
  const nurses = within(screen.getByRole('heading', { name: 'Nurse' }).parentElement as HTMLElement);
  expect(nurses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Finnish Red CrossNepal: Floods1 Apr 2026 – 15 May 2026',
    'Finnish Red CrossNepal: Floods1 Jun 2026 – 30 Jun 2026',
  ]);
  expect(screen.queryByText('Ada Example')).toBeNull();

  const calls = () => asked.filter((url) => url.startsWith('/api/v2/personnel/')).length;
  const before = calls();
  await act(async () => screen.getByRole('radio', { name: 'Table' }).click());
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(people.length + 1);
  expect(calls()).toBe(before);
});

it('keeps the words that are typed when somebody looks at the list otherwise before they are taken', async () => {
  const asked: string[] = [];
  await renderScreen(
    <DeployedPersonnelScreen />,
    () => ({ '/api/v2/personnel/': { json: { count: 3, results: people } } }),
    { hear: (url) => void asked.push(url) },
  );
  const timeline = await screen.findByRole('radio', { name: 'Timeline' });
  await userEvent.setup().type(screen.getByRole('searchbox', { name: 'Position' }), 'nurse');
  fireEvent.click(timeline);
  await eventually(() => expect(asked.some((url) => url.includes('role__icontains=nurse'))).toBe(true));
  expect(screen.getByRole('searchbox', { name: 'Position' })).toHaveProperty('value', 'nurse');
});
