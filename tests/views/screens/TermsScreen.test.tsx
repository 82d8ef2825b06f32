import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TermsScreen } from '#src/screens/pages/TermsScreen/index.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

const SECTIONS = [
  'Introduction',
  'Where the data comes from',
  'Registration and what you can do',
  'What you must not do',
  'Conditions of the owners of data',
  'Liability',
  'Personal data',
  'Privileges and immunities',
  'Final provisions',
];

it('lists its parts in their order, each with a link to its own address', async () => {
  await renderScreen(<TermsScreen />);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(contents.map(({ textContent }) => textContent)).toEqual(SECTIONS);
  for (const link of contents) {
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    expect(document.getElementById(id)).toBe(screen.getByRole('region', { name: link.textContent ?? '' }));
  }
});

it('takes the keyboard along to the part that is chosen, so that Tab goes on from there', async () => {
  const user = userEvent.setup();
  await renderScreen(<TermsScreen />);
  await user.click(screen.getByRole('link', { name: 'Conditions of the owners of data' }));
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Conditions of the owners of data' }),
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'See the sources of the data' }));
});

it('states ten prohibitions', async () => {
  await renderScreen(<TermsScreen />);
  const part = screen.getByRole('region', { name: 'What you must not do' });
  expect(within(part).getAllByRole('listitem')).toHaveLength(10);
});

it('leads to the registration', async () => {
  await renderScreen(<TermsScreen />);
  const part = screen.getByRole('region', { name: 'Registration and what you can do' });
  expect(within(part).queryAllByRole('link')).toHaveLength(1);
});

it('shows the twenty sources of the data in a window, and gives the focus back', async () => {
  const user = userEvent.setup();
  await renderScreen(<TermsScreen />);
  const button = screen.getByRole('button', { name: 'See the sources of the data' });
  await user.click(button);
  const table = within(within(screen.getByRole('dialog', { name: 'Data sources' })).getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Database code',
    'Database',
    'Organization code',
    'Organization',
    'Type of organization',
  ]);
  const [, first, ...others] = table.getAllByRole('row');
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'EM-DAT',
    'The International Disaster Database',
    'CRED',
    'Centre for Research on the Epidemiology of Disasters',
    'Academic',
  ]);
  expect(others).toHaveLength(19);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});
