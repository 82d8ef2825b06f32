import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SavedViews } from '#src/lists/SavedViews/index.tsx';
import { AppealListScreen } from '#src/screens/emergencies/AppealListScreen/index.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

const EMPTY = { '/api/v2/appeal/': { json: { count: 0, next: null, previous: null, results: [] } } };
const profileOf = (id: number) => ({
  '/api/v2/user/me/': {
    json: {
      id,
      username: `user${id}`,
      is_superuser: false,
      is_ifrc_admin: false,
      limit_access_to_guest: false,
      is_admin_for_countries: [],
      is_admin_for_regions: [],
      is_per_admin_for_countries: [],
      is_per_admin_for_regions: [],
      is_dref_coordinator_for_regions: [],
      subscription: [],
    },
  },
});

/** A list as far as its saved views see it: its filters and order are in the address. */
function List({ of = '/appeals/all' }: { of?: string }) {
  const { search } = useLocation();
  return (
    <>
      <p data-testid="query">{search}</p>
      <SavedViews list={of} />
    </>
  );
}
const query = () => screen.getByTestId('query').textContent;
const signIn = () =>
  localStorage.setItem('user', JSON.stringify({ token: 'a token', displayName: 'Reader' }));
const openMenu = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  return screen.getByRole('menu', { name: 'Saved views' });
};
const namesIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);

async function save(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(within(await openMenu(user)).getByRole('menuitem', { name: 'Save this view' }));
  await user.type(await screen.findByRole('textbox', { name: /Name of the view/ }), `${name}{Enter}`);
}

/** Until not one letter more fits in. */
function fillStorage() {
  for (let size = 2 ** 23, part = 0; size >= 1; part += 1) {
    try {
      localStorage.setItem(`ballast ${part}`, 'x'.repeat(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
}

afterEach(() => localStorage.clear());

it('saves filters and order of the address under a name, without the page, and opens them', async () => {
  const user = userEvent.setup();
  await renderScreen(<List />, undefined, { address: '/appeals/all?page=4&dtype=12&sort=-name' });
  await save(user, 'Floods');
  expect(screen.queryByRole('dialog')).toBeNull();
  await save(user, 'Again');
  const menu = await openMenu(user);
  expect(namesIn(menu)).toEqual(['Floods', 'Again', 'Save this view', 'Rename or delete views']);
  expect(within(menu).getByRole('menuitem', { name: 'Floods' }).getAttribute('href')).toBe(
    '/appeals/all?dtype=12&sort=-name',
  );
  await user.click(within(menu).getByRole('menuitem', { name: 'Floods' }));
  expect(query()).toBe('?dtype=12&sort=-name');
});

it('says in the menu which view is shown, whatever the page', async () => {
  localStorage.setItem(
    'savedViews',
    JSON.stringify({
      visitor: {
        '/appeals/all': [
          { name: 'Floods', query: 'dtype=12&sort=-name' },
          { name: 'All of them', query: '' },
        ],
      },
    }),
  );
  const user = userEvent.setup();
  await renderScreen(<List />, undefined, { address: '/appeals/all?sort=-name&page=2&dtype=12' });
  const menu = await openMenu(user);
  const shown = (name: string) => within(menu).getByRole('menuitem', { name }).getAttribute('aria-current');
  expect([shown('Floods'), shown('All of them')]).toEqual(['true', 'false']);
  expect(within(menu).getByRole('menuitem', { name: 'All of them' }).getAttribute('href')).toBe(
    '/appeals/all',
  );
});

it('refuses a blank name and one that is taken, and says so at the field', async () => {
  const user = userEvent.setup();
  await renderScreen(<List />, undefined, { address: '/appeals/all?dtype=12' });
  await save(user, 'Floods');
  await save(user, 'floods');
  const field = screen.getByRole('textbox', { name: /Name of the view/ });
  expect(screen.getByText('You have a view of this name already.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await user.clear(field);
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(namesIn(await openMenu(user))).toEqual(['Floods', 'Save this view', 'Rename or delete views']);
});

it('renames and deletes views by the keyboard alone, and keeps the focus in the window', async () => {
  const user = userEvent.setup();
  await renderScreen(<List />, undefined, { address: '/appeals/all?dtype=12' });
  await save(user, 'Floods');
  await save(user, 'Newest');
  screen.getByRole('button', { name: 'Saved views' }).focus();
  await user.keyboard('{ArrowUp}{Enter}');
  // The name runs as its words do, in a line that runs as the page does.
  const name = await screen.findByText('Floods', { selector: 'li bdi' });
  expect(name.parentElement?.matches('li > span')).toBe(true);
  (await screen.findByRole('button', { name: 'Rename Floods' })).focus();
  await user.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: /Name of the view/ });
  expect((field as HTMLInputElement).value).toBe('Floods');
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Rename Floods' })).toBe(document.activeElement),
  );
  await user.keyboard('{Enter}');
  const again = await screen.findByRole('textbox', { name: /Name of the view/ });
  await user.clear(again);
  await user.type(again, 'Water{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Rename Water' })).toBe(document.activeElement),
  );
  screen.getByRole('button', { name: 'Delete Water' }).focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByText('Water')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Your saved views' }));
  await user.click(screen.getByRole('button', { name: 'Delete Newest' }));
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(namesIn(await openMenu(user))).toEqual(['Save this view']);
});

it('keeps the views of each list and of each person apart', async () => {
  const user = userEvent.setup();
  await renderScreen(<List />, undefined, { address: '/appeals/all?dtype=12' });
  await save(user, 'Of a visitor');
  document.body.replaceChildren();
  signIn();
  await renderScreen(<List />, () => profileOf(7), { address: '/appeals/all?dtype=12' });
  expect(namesIn(await openMenu(user))).toEqual(['Save this view']);
  await user.keyboard('{Escape}');
  await save(user, 'Of 7');
  expect(JSON.parse(localStorage.getItem('savedViews') ?? '')).toEqual({
    visitor: { '/appeals/all': [{ name: 'Of a visitor', query: 'dtype=12' }] },
    7: { '/appeals/all': [{ name: 'Of 7', query: 'dtype=12' }] },
  });
});

it('tells when the browser keeps nothing', async () => {
  const user = userEvent.setup();
  const app = await renderScreen(<List />, undefined, { address: '/appeals/all?dtype=12' });
  fillStorage();
  await save(user, 'Floods');
  const titles = app.actors.alerts.getSnapshot().context.alerts.map(({ title }) => title);
  expect(titles).toContain('Your browser did not keep the view.');
  expect(titles).not.toContain('View saved');
});

it('shows what another tab saved', async () => {
  const user = userEvent.setup();
  await renderScreen(<List />);
  localStorage.setItem(
    'savedViews',
    JSON.stringify({
      visitor: { '/appeals/all': [{ name: 'Floods', query: 'dtype=12' }, 'no view', { name: 1 }] },
    }),
  );
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'savedViews' })));
  expect(namesIn(await openMenu(user))).toEqual(['Floods', 'Save this view', 'Rename or delete views']);
});

it('takes what it cannot read for nothing', async () => {
  localStorage.setItem('savedViews', '{"visitor":{"/appeals/all":"');
  const user = userEvent.setup();
  await renderScreen(<List />);
  expect(namesIn(await openMenu(user))).toEqual(['Save this view']);
});

it('stands beside the filters of a list', async () => {
  const user = userEvent.setup();
  await renderScreen(<AppealListScreen />, () => EMPTY, { address: '/appeals/all?dtype=12' });
  await save(user, 'Floods');
  expect(JSON.parse(localStorage.getItem('savedViews') ?? '')).toMatchObject({
    visitor: { '/appeals/all': [{ name: 'Floods' }] },
  });
});
