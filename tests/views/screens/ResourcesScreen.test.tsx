import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ResourcesScreen } from '#src/screens/pages/ResourcesScreen/index.tsx';
import { type Answers, renderScreen } from '#tests/support/screens.tsx';

const pageOf = (...results: unknown[]): Answers => ({
  '/api/v2/main_contact/': { json: { count: results.length, next: null, previous: null, results } },
});
const FARAH = { id: 1, extent: 'Asia Pacific', name: 'Farah Gurung', email: 'go.asia@demo.example' };
const REFUSED: Answers = { '/api/v2/main_contact/': { status: 403, json: { errors: {} } } };

const contacts = () => within(screen.getByRole('region', { name: 'Contacts' }));

it('names whom to ask, with a mail link', async () => {
  await renderScreen(<ResourcesScreen />, () => pageOf(FARAH, { ...FARAH, id: 2, extent: null }));
  const [, first, second] = await contacts().findAllByRole('row');
  expect(first?.textContent).toBe('Asia PacificFarah Gurunggo.asia@demo.example');
  expect(second?.textContent).toMatch(/^--/);
  const [mail] = contacts().getAllByRole('link', { name: FARAH.email });
  expect(mail?.getAttribute('href')).toBe('mailto:go.asia@demo.example');
});

it('leaves out a contact that cannot be read, says so, and tells developers which field it was', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderScreen(<ResourcesScreen />, () => pageOf(FARAH, { ...FARAH, id: null }));
  expect(await contacts().findByText('Farah Gurung')).toBeTruthy();
  expect(contacts().getAllByRole('row')).toHaveLength(2);
  expect(contacts().getByRole('note').textContent).toBe('1 row could not be read and is not shown.');
  expect(String(log.mock.calls[0]?.[0])).toBe(
    'Error: GET /api/v2/main_contact/: results[].id: expected number, got null (1 times)',
  );
  log.mockRestore();
});

it('says that contacts are on their way, and when there are none; the general address stands always', async () => {
  await renderScreen(<ResourcesScreen />, () => pageOf());
  expect(contacts().getByText('Fetching data...')).toBeTruthy();
  expect(contacts().getByRole('link', { name: 'im@ifrc.org' })).toBeTruthy();
  expect(await contacts().findByText('Data is not available!')).toBeTruthy();
  expect(contacts().getByRole('link', { name: 'im@ifrc.org' })).toBeTruthy();
});

it('says that contacts failed to load, and loads them once asked again', async () => {
  const user = userEvent.setup();
  let answers = REFUSED;
  await renderScreen(<ResourcesScreen />, () => answers);
  expect((await contacts().findByRole('alert')).textContent).toContain('Failed to fetch data!');
  answers = pageOf(FARAH);
  await user.click(contacts().getByRole('button', { name: 'Try again' }));
  expect(await contacts().findByText('Farah Gurung')).toBeTruthy();
});

it('loads a video only when it is played, then in a sandbox, and gives the focus to the player', async () => {
  const user = userEvent.setup();
  await renderScreen(<ResourcesScreen />, () => pageOf());
  expect(document.querySelectorAll('iframe, img')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Play: Subscribing to notifications' }));
  const player = screen.getByTitle('Subscribing to notifications');
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect(player.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/wEz70tcwWx8\?/);
  expect(player.getAttribute('sandbox')).not.toMatch(/top-navigation|forms/);
  expect(document.activeElement).toBe(player);
});

it('gives every video a plain link too, which tells which video and that a tab opens', async () => {
  await renderScreen(<ResourcesScreen />, () => pageOf());
  const plays = screen.getAllByRole('button', { name: /^Play: / });
  const links = screen.getAllByRole('link', { name: /^Watch on YouTube: .+\s\(opens in a new tab\)$/ });
  expect(plays).toHaveLength(6);
  expect(links).toHaveLength(plays.length);
});

it('leads to the surge catalogue', async () => {
  await renderScreen(<ResourcesScreen />, () => pageOf());
  const surge = within(screen.getByRole('heading', { name: 'Surge' }).closest('article') ?? document.body);
  expect(surge.getAllByRole('link').map(({ textContent }) => textContent?.split('(')[0]?.trim())).toEqual([
    'Catalogue of surge services',
    'SIMS Portal',
    'Community Based Surveillance',
    'Surge Learning',
    'Core Competency Framework',
  ]);
});
