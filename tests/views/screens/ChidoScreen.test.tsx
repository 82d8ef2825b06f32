import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChidoScreen } from '#src/screens/pages/ChidoScreen/index.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

it('tells how the warnings grew and faded, without asking the API', async () => {
  await renderScreen(<ChidoScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Chido-25' })).toBeDefined();
  expect(screen.getByText('253 km/h')).toBeDefined();
  const table = within(screen.getByRole('table', { name: /All warnings/ }));
  const rows = table
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toHaveLength(30);
  expect(rows[1]).toEqual(['1', 'Green', 'Tropical depression', '63', '0']);
  expect(rows[21]).toEqual(['21', 'Red', 'Intense tropical cyclone', '253', '1,121,371']);
  expect(rows[29]).toEqual(['29', '--', '--', '--', '--']);
});

it('leads to what GDACS and the platform know', async () => {
  await renderScreen(<ChidoScreen />);
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^More at GDACS/)).toContain('eventid=1001131');
  expect(hrefOf(/^Chido on this platform/)).toBe('/search?keyword=Chido');
});
