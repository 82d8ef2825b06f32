import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ChidoScreen } from '#src/screens/pages/ChidoScreen/index.tsx';
import { eventually, renderScreen } from '#tests/support/screens.tsx';

it('tells how the warnings grew and faded, without asking the API', async () => {
  await renderScreen(<ChidoScreen />);
  expect(screen.getByRole('heading', { level: 1, name: 'Chido-25' })).toBeDefined();
  expect(screen.getByText('253 km/h')).toBeDefined();
  const table = within(screen.getByRole('table', { name: /All warnings/ }));
  const rows = table
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toHaveLength(30);
  const withoutTime = (row: (string | null)[] = []) => row.toSpliced(1, 1);
  expect(withoutTime(rows[1])).toEqual(['1', 'Green', 'Tropical depression', '63', '0']);
  expect(withoutTime(rows[21])).toEqual(['21', 'Red', 'Intense tropical cyclone', '253', '1,121,371']);
  expect(withoutTime(rows[29])).toEqual(['29', '--', '--', '--', '--']);
  expect(rows[24]?.[1]).toContain('15 Dec 2024');
});

const shownWarning = () => screen.getByRole('slider', { name: 'Warning shown' });
const spoken = () => shownWarning().getAttribute('aria-valuetext');

it('stands at the warning of the address, and at the one that is chosen', async () => {
  await renderScreen(<ChidoScreen />, undefined, { address: '/chido-25?warning=24' });
  expect(spoken()).toMatch(/^Warning 24 of 29: 15 Dec 2024.*, 211 km\/h, Red$/);
  const facts = within(screen.getByRole('region', { name: 'Replay, warning by warning' }));
  expect(facts.getByText('933,462')).toBeDefined();
  expect(facts.getByText('0.44 m')).toBeDefined();
  fireEvent.change(shownWarning(), { target: { value: '29' } });
  expect(spoken()).toMatch(/^Warning 29 of 29: .*No alert level$/);
  fireEvent.change(shownWarning(), { target: { value: '1' } });
  expect(spoken()).toMatch(/63 km\/h, Green$/);
});

it('plays by itself once it is told to, quietly, and pauses at a press of the space bar', async () => {
  await renderScreen(<ChidoScreen />, undefined, { address: '/chido-25?warning=29' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Play the storm' }));
  const caption = screen.getByText(/^Warning \d+ of 29$/).closest('[role="status"]');
  expect(caption?.getAttribute('aria-live')).toBe('off');
  // After the last one comes the first.
  await eventually(() => expect(spoken()).toMatch(/^Warning 1 of 29/));
  fireEvent.keyDown(shownWarning(), { key: ' ' });
  expect(screen.getByRole('button', { name: 'Play the storm' })).toBeDefined();
  expect(caption?.getAttribute('aria-live')).toBe('polite');
});

it('leads to what GDACS and the platform know', async () => {
  await renderScreen(<ChidoScreen />);
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^More at GDACS/)).toContain('eventid=1001131');
  expect(hrefOf(/^Chido on this platform/)).toBe('/search?keyword=Chido');
});
