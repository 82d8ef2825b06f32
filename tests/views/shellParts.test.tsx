import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { currentUserEndpoint } from '#contracts/account/currentUser.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { AppProviders } from '#src/app/AppProviders.tsx';
import { startOffline } from '#src/app/offline.ts';
import { BrokenScreen } from '#src/app/shell/BrokenScreen/index.tsx';
import { ConnectivityBanner } from '#src/app/shell/ConnectivityBanner/index.tsx';
import { CookieBanner } from '#src/app/shell/CookieBanner/index.tsx';
import { CountriesPanel } from '#src/app/shell/CountriesPanel/index.tsx';
import { Drawer } from '#src/app/shell/Drawer/index.tsx';
import { EnvironmentBanner } from '#src/app/shell/EnvironmentBanner/index.tsx';
import { Footer } from '#src/app/shell/Footer/index.tsx';
import { ForbiddenScreen } from '#src/app/shell/ForbiddenScreen/index.tsx';
import { Header } from '#src/app/shell/Header/index.tsx';
import { NavigationLoader } from '#src/app/shell/NavigationLoader/index.tsx';
import { Starting } from '#src/app/shell/Starting/index.tsx';
import { UserMenu } from '#src/app/shell/UserMenu/index.tsx';
import { writeAuth } from '#src/core/storage.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { StringsContext } from '#src/i18n/StringsContext.ts';
import { createMemoryRouter, RouterProvider } from '#src/router/index.ts';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { exampleAnswer, renderPages, renderScreen } from '#tests/support/screens.tsx';
import { takeComplaints } from '#tests/support/views.ts';

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('says in the footer what the product is, whose year and version it is, and where to go on', async () => {
  await renderScreen(<Footer />, undefined, { config: { version: '7.6.6' } });
  expect(screen.getByRole('heading', { name: 'About GO' })).toBeDefined();
  expect(screen.getByText(/^GO connects information on emergency needs with the response/)).toBeDefined();
  expect(screen.getByText(`© ${new Date().getFullYear()} GO, version 7.6.6 (ALPHA-1)`)).toBeDefined();
  expect(hrefOf('Cookie policy')).toBe('/cookie-policy');
  expect(hrefOf('Terms and conditions')).toBe('/terms-and-conditions');
  expect(hrefOf(/^im@ifrc.org/)).toBe('mailto:im@ifrc.org');
  for (const [name, host] of [
    ['Facebook', 'www.facebook.com'],
    ['YouTube', 'www.youtube.com'],
    ['Medium', 'ifrcgoproject.medium.com'],
  ] as const)
    expect(new URL(hrefOf(new RegExp(`^${name}`)) ?? '').host).toBe(host);
});

it('says nothing of a version that the app does not know', async () => {
  await renderScreen(<Footer />, undefined, { config: { version: '', buildLabel: '' } });
  expect(screen.getByText(`© ${new Date().getFullYear()} GO`)).toBeDefined();
});

it('says that entering the site means consent to cookies and analytics, until it is accepted', async () => {
  const user = userEvent.setup();
  await renderScreen(<CookieBanner />);
  expect(
    screen.getByText(/^By entering this site you consent to the use of cookies and analytics/),
  ).toBeDefined();
  expect(hrefOf(/^Learn more/)).toBe('/cookie-policy');
  await user.click(screen.getByRole('button', { name: 'I Accept' }));
  expect(screen.queryByText(/^By entering this site/)).toBeNull();
});

it.each([
  ['development', 'Development site'],
  ['staging', 'Staging site'],
  ['testing', 'Testing site'],
])('names the environment %s', async (environment, name) => {
  await renderScreen(<EnvironmentBanner />, undefined, { config: { environment } });
  expect(screen.getByRole('complementary', { name }).textContent).toContain(name);
});

it('names no environment in production', async () => {
  await renderScreen(<EnvironmentBanner />, undefined, { config: { environment: 'production' } });
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('says that a permission is missing, whom to ask and how to go home', async () => {
  await renderScreen(<ForbiddenScreen />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Permission Denied');
  expect(
    screen.getByText("Looks like you don't have the correct permissions to view this page."),
  ).toBeDefined();
  expect(hrefOf(/^Contact us/)).toBe('mailto:im@ifrc.org');
  expect(hrefOf('Go to the home page')).toBe('/');
});

/** Throws what the address hands it. */
function Throwing(): never {
  throw useLocation().state;
}

/** The page of errors in the place of a screen that throws this. */
async function renderBroken(error: unknown) {
  const app = await renderScreen(null);
  const router = createMemoryRouter([{ path: '/', element: <Throwing />, errorElement: <BrokenScreen /> }], {
    state: error,
  });
  render(
    <AppProviders app={app}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  // React and the router tell of what was thrown.
  takeComplaints();
}

it.each([
  'Loading chunk fz failed.\n(error: http://127.0.0.1/static/js/async/fz.js)',
  'Loading CSS chunk fz failed.\n(http://127.0.0.1/static/css/async/fz.css)',
])('says what to do where a file was lost: %s', async (message) => {
  await renderBroken(new Error(message));
  expect(screen.getByText(/^Part of this page could not be loaded/)).toBeDefined();
  expect(screen.queryByText(/chunk/)).toBeNull();
});

it('shows what broke, its stack when asked for, and two ways on', async () => {
  const user = userEvent.setup();
  const error = Object.assign(new Error('The map is upside down.'), { stack: 'at Map (map.ts:1)' });
  await renderBroken(error);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Oops! Looks like we ran into some issue!',
  );
  expect(screen.getByText('The map is upside down.')).toBeDefined();
  expect(screen.queryByText('at Map (map.ts:1)')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show Error' }));
  expect(screen.getByText('at Map (map.ts:1)')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Hide Error' }));
  expect(screen.queryByText('at Map (map.ts:1)')).toBeNull();
  for (const name of ['Go back to homepage', 'Reload'])
    expect(screen.getByRole('button', { name })).toBeDefined();
});

it('has words for what broke without any', async () => {
  const user = userEvent.setup();
  await renderBroken('no error at all');
  expect(screen.getByText('Something unexpected happened!')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show Error' }));
  expect(screen.getByText('Stack trace not available')).toBeDefined();
});

it('shows a loader while a route takes its time', async () => {
  const { actors } = await renderScreen(<NavigationLoader />);
  expect(screen.getByRole('status').textContent).toBe('');
  actors.navigation.send({ type: 'navigation.started' });
  expect(await screen.findByText('Loading the page')).toBeDefined();
  actors.navigation.send({ type: 'navigation.ended' });
  await waitFor(() => expect(screen.queryByText('Loading the page')).toBeNull());
});

it('offers visitors to log in and to register', async () => {
  await renderScreen(<Header />);
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(bar.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
});

it('offers visitors the same in the menu of a phone, and nothing of it to who is signed in', async () => {
  const none = () => {};
  const { actors } = await renderScreen(<Drawer onPick={none} onClose={none} />);
  const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(menu.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  expect(menu.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
  expect(actors.auth.getSnapshot().matches('signedOut')).toBe(true);
  cleanup();
  signIn();
  await renderScreen(<Drawer onPick={none} onClose={none} />);
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
});

it('says that the account could not be loaded, until it is', async () => {
  signIn();
  let status = 500;
  const answers = () => ({ '/api/v2/user/me/': { status, json: status === 200 ? MEMBER : {} } });
  const { actors } = await renderScreen(<UserMenu />, answers);
  const told = () => actors.alerts.getSnapshot().context.alerts.map(({ title, action }) => [title, action]);
  await waitFor(() => expect(told()).toEqual([['Your account could not be loaded.', 'Try again']]));
  status = 200;
  const [alert] = actors.alerts.getSnapshot().context.alerts;
  act(() => actors.alerts.send({ type: 'alert.acted', name: alert?.name ?? '' }));
  await waitFor(() => expect(actors.auth.getSnapshot().context.profile?.username).toBe('member'));
  expect(told()).toEqual([]);
});

it.each([
  ['en', 'Loading …'],
  ['fr', 'Chargement …'],
  ['es', 'Cargando …'],
  ['ar', 'جارٍ التحميل …'],
] as const)('says in %s that the first page loads, before any words are there', (language, words) => {
  render(
    <StringsContext value={{ language, useNamespace: ({ english }) => english }}>
      <Starting title="GO" />
    </StringsContext>,
  );
  expect(screen.getByRole('status').textContent).toBe(words);
});

it('offers to load the page again where a file of it is lost and the server has another release, without a worker', async () => {
  const { actors, ...app } = await renderScreen(<p />);
  const script = Object.assign(document.createElement('script'), { defer: true });
  // Only looked at: nothing shall load it.
  script.type = 'text/plain';
  script.setAttribute('src', '/static/js/index.old.js');
  document.head.append(script);
  let page = '<script defer src="/static/js/index.old.js"></script>';
  vi.stubGlobal('fetch', async () => new Response(page));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    script.remove();
  });
  expect(navigator.serviceWorker).toBeUndefined();
  await startOffline({ actors, ...app });
  const offered = () => actors.alerts.getSnapshot().context.alerts.map(({ title }) => title);

  script.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(offered()).toEqual([]);
  page = '<script defer src="/static/js/index.new.js"></script>';
  script.dispatchEvent(new Event('error'));
  await waitFor(() => expect(offered()).toEqual(['A new version is ready']));
});

it.each([
  ['Prepare', 'Global 3W projects', '/three-w/projects'],
  ['Learn', 'Catalogue of surge services', '/surge/catalogue/overview'],
])('opens the menu %s', async (menu, link, to) => {
  await renderScreen(<Header />);
  // What is in the menu comes with its first use.
  await act(async () => screen.getByRole('button', { name: menu }).click());
  expect((await screen.findByRole('link', { name: link })).getAttribute('href')).toBe(to);
});

it('calls a signed-in user without a profile and a name Anonymous', async () => {
  writeAuth({ token: 'secret' } as Parameters<typeof writeAuth>[0]);
  await renderScreen(<UserMenu />);
  expect(await screen.findByRole('button', { name: 'Account of Anonymous' })).toBeDefined();
});

it('calls a signed-in user as the profile does', async () => {
  writeAuth({ token: 'secret', displayName: 'mira' } as Parameters<typeof writeAuth>[0]);
  const json = { ...exampleAnswer(currentUserEndpoint), first_name: 'Mira', last_name: 'Sharma' };
  await renderScreen(<UserMenu />, () => ({ '/api/v2/user/me/': { json } }));
  expect(await screen.findByRole('button', { name: 'Account of Mira Sharma' })).toBeDefined();
});

it('signs out who is signed in no longer, and loads the page anew', async () => {
  // jsdom cannot load a page.
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  onTestFinished(() => void vi.unstubAllGlobals());
  writeAuth({ token: 'expired', displayName: 'mira' });
  await renderScreen(null, () => ({ '/api/v2/user/me/': { status: 401, json: { errors: {} } } }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(localStorage.getItem('user')).toBeNull();
});

/** Shows the countries, which may fail. */
function Countries() {
  const { answer, error } = useRequest(countriesEndpoint, countriesInput);
  return <p>{error ? 'No countries' : answer && 'Countries'}</p>;
}

it.each([
  ['stays', 403],
  ['goes', 200],
] as const)('the offer to load what failed %s where the page was answered %i', async (what, status) => {
  const json = exampleAnswer(countriesEndpoint);
  const { actors } = await renderScreen(
    <>
      <Countries />
      <ConnectivityBanner />
    </>,
    () => ({ '/api/v2/country/': { status, json } }),
  );
  await screen.findByText(status === 200 ? 'Countries' : 'No countries');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  act(() => {
    actors.connectivity.send({ type: 'connection.lost' });
    actors.connectivity.send({ type: 'connection.restored' });
  });
  expect(screen.getByText('You are online again.')).toBeDefined();
  act(() => vi.advanceTimersByTime(25_000));
  expect(screen.queryAllByText('You are online again.')).toHaveLength(what === 'stays' ? 1 : 0);
});

it.each([
  ['niger', 'the one of this name'],
  ['nep', 'the only one'],
])(
  'opens by Enter of the countries that are found by %s %s, and else goes on at the first',
  async (keyword) => {
    const user = userEvent.setup();
    const onPick = vi.fn();
    const named = (id: number, name: string) => ({ ...NEPAL, id, name, region: 0 });
    const meant = keyword === 'nep' ? 22 : 20;
    await renderPages(
      [
        { path: '/', element: <CountriesPanel onPick={onPick} /> },
        { path: `/countries/${meant}/*`, element: <p>The country</p> },
      ],
      () => ({
        '/api/v2/country/': { json: listOf([named(20, 'Niger'), named(21, 'Nigeria'), named(22, 'Nepal')]) },
        '/api/v2/global-enums/': { json: { api_region_name: [{ key: 0, value: 'Africa' }] } },
      }),
    );
    const box = await screen.findByRole('searchbox', { name: 'Search for country' });
    await user.type(box, '{Enter}n{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Nepal' }));
    expect(onPick).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, `${keyword}{Enter}`);
    expect(await screen.findByText('The country')).toBeDefined();
    expect(onPick).toHaveBeenCalledOnce();
  },
);
