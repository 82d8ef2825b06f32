import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { EmergencyListScreen } from '#src/screens/emergencies/EmergencyListScreen/index.tsx';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const PAGE = exampleAnswer(emergenciesEndpoint);
const [EMERGENCY] = PAGE.results;
const COUNTRIES = exampleAnswer(countriesEndpoint);
const [COUNTRY] = COUNTRIES.results;
const nepal = {
  ...COUNTRY,
  id: 123,
  name: 'Nepal',
  iso: 'NP',
  iso3: 'NPL',
  independent: true,
  is_deprecated: false,
  centroid: { type: 'Point', coordinates: [84, 28] },
};
const emergencies = (names: readonly string[]) =>
  names.map((name, index) => ({
    ...EMERGENCY,
    id: index + 1,
    name,
    countries: [{ id: 123, name: 'Nepal' }],
  }));
const NAMES = ['Floods', 'Fire', 'Quake', 'Storm', 'Drought', 'Landslide'];

const open = (count: number, address = '/emergencies/all') =>
  renderScreen(
    <EmergencyListScreen />,
    () => ({
      [emergenciesEndpoint.path]: { json: { ...PAGE, count, results: emergencies(NAMES) } },
      [countriesEndpoint.path]: { json: { ...COUNTRIES, count: 1, results: [nepal] } },
    }),
    { address },
  );

it('shows the list on a map, and back as it was', async () => {
  const user = userEvent.setup();
  await open(NAMES.length, '/emergencies/all?dtype=12&page=1');
  await screen.findByRole('table', { name: 'All emergencies' });
  await user.click(screen.getByRole('button', { name: 'Map view' }));
  expect(await screen.findByText('On the map: 6. Countries: 1.')).toBeDefined();
  expect(screen.queryByRole('table', { name: 'All emergencies' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'List view' }));
  expect(await screen.findByRole('table', { name: 'All emergencies' })).toBeDefined();
});

it('tells the first of a country and leads to all of them in the list, with the other filters', async () => {
  const user = userEvent.setup();
  await open(NAMES.length, '/emergencies/all?view=map&dtype=12&page=2');
  await user.click(await screen.findByRole('button', { name: /^Nepal/ }));
  const popup = within(await screen.findByRole('dialog', { name: 'Nepal' }));
  expect(popup.getByRole('link', { name: 'Drought' })).toBeDefined();
  expect(popup.queryByRole('link', { name: 'Landslide' })).toBeNull();
  expect(popup.getByRole('link', { name: 'Show all in the list (6)' }).getAttribute('href')).toBe(
    '/emergencies/all?dtype=12&country=123',
  );
});

it('shows the first of many, and says that there are more', async () => {
  await open(5_000, '/emergencies/all?view=map');
  expect(await screen.findByText(/the first 6 of 5,000/)).toBeDefined();
});
