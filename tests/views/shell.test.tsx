import { act, render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { AppProviders } from '#src/app/AppProviders.tsx';
import { createApp } from '#src/app/createApp.ts';
import { createRouter } from '#src/app/router.tsx';
import { Header } from '#src/app/shell/Header/index.tsx';
import type { App } from '#src/core/App.ts';
import { writeAuth } from '#src/core/storage.ts';
import { RouterProvider } from '#src/router/index.ts';
import { InRouter } from '#tests/support/InRouter.tsx';
import { takeComplaints } from '../support/views.ts';

const CONFIG = {
  title: 'GO',
  environment: 'testing',
  apiEndpoint: 'http://127.0.0.1:9',
  riskApiEndpoint: '',
  federationEmailDomain: '',
  mapStyleUrl: '',
  sentryDsn: '',
  extensions: [],
  version: '1.2.3',
  buildLabel: 'ALPHA-1',
  sourceUrl: 'https://source.example/go',
};

/** The whole app at an address, with nobody to answer it. */
async function renderApp(address: string, change: (app: App) => App = (app) => app) {
  window.history.replaceState(null, '', address);
  const app = change(createApp(CONFIG, 'en'));
  const router = createRouter(app);
  await act(async () =>
    render(
      <AppProviders app={app}>
        <RouterProvider router={router} />
      </AppProviders>,
    ),
  );
}

it('replaces a broken shell by the error page, with its ways out and the stack for who asks', async () => {
  // The shell shows what the configuration says; this is no text.
  const config = { ...CONFIG, environment: { name: 'testing' } as unknown as string };
  await renderApp('/no-such-page', (app) => ({ ...app, config }));
  expect(takeComplaints().length).toBeGreaterThan(0);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Oops! Looks like we ran into some issue!',
  );
  expect(screen.getByRole('button', { name: 'Go back to homepage' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(document.querySelector('pre')).toBeNull();
  await act(async () => screen.getByRole('button', { name: 'Show Error' }).click());
  expect(document.querySelector('pre')?.textContent).toContain('Objects are not valid as a React child');
});

it('says of an address without a page that it has none, in the tab too, and which build answers', async () => {
  await renderApp('/no-such-page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  expect(document.title).toBe('Page not found · GO');
  const year = new Date().getFullYear();
  expect(screen.getByText(`© ${year} GO, version 1.2.3 (ALPHA-1)`)).toBeTruthy();
  const source = screen.getByRole('link', { name: /^Open source code/ });
  expect(source.getAttribute('href')).toBe('https://source.example/go');
});

it('keeps the place of the account in the bar until the code of its menu is there', async () => {
  onTestFinished(() => localStorage.clear());
  writeAuth({ token: 'secret', displayName: 'Mira' });
  // What stands beside the language while the code comes is gone as soon as it is there.
  const stood: (string | null | undefined)[] = [];
  const watch = new MutationObserver(() => {
    const language = screen.queryByRole('button', { name: /language/i })?.closest('div');
    if (language) stood.push(language.nextElementSibling?.getAttribute('style'));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  await act(async () =>
    render(
      <AppProviders app={createApp(CONFIG, 'en')}>
        <InRouter>
          <Header />
        </InRouter>
      </AppProviders>,
    ),
  );
  expect(await screen.findByRole('button', { name: 'Account of Mira' })).toBeDefined();
  expect(stood[0]).toMatch(/8rem/);
});
