import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RouteName } from '#src/core/routes/index.ts';
import { Following } from '#src/screens/home/HomeScreen/more/Following.tsx';
import { addressOf, routesTo, sparseAnswerAt } from '#tests/support/everyScreen.tsx';
import { MEMBER, signIn } from '#tests/support/members.ts';
import { renderPages, renderScreen } from '#tests/support/screens.tsx';

/** Words, which have English to fall back on, and who is signed in, which the shell tells of. */
const ELSEWHERE = /\/language\/|\/user\/me\//;
/** Pages that between them have every way of asking for something. */
const PAGES = [
  'home',
  'search',
  'emergencyOverview',
  'emergencies',
  'emergencyDetails',
  'emergencyReports',
  'emergencySurge',
  'fieldReport',
  'surgeAlerts',
  'projectOverview',
  'projects',
  'activities',
  'activity',
  'surgeOverview',
  'deployedErus',
  'regionOperations',
  'regionThreeW',
  'regionAdditionalInfo',
  'regionRiskSeasonal',
  'accountDetails',
  'accountNotifications',
] as const satisfies readonly RouteName[];
const TOLD = /failed to|could not (be )?load/i;

/** Shows a screen on an API that fails at one path; says which paths it asked for, and what stands on it and over it. */
async function show(name: RouteName, broken?: string) {
  const asked = new Set<string>();
  const answers = () =>
    new Proxy(
      {},
      {
        get(_, path: string) {
          asked.add(path);
          return path === broken ? { status: 500, json: {} } : sparseAnswerAt(path);
        },
      },
    );
  const app = await renderPages(await routesTo(name), answers, { address: addressOf(name) });
  await screen.findAllByRole('heading');
  const said = () => {
    const alerts = app.actors.alerts.getSnapshot().context.alerts.map(({ title }) => title);
    return [document.body.textContent, ...alerts].join('\n');
  };
  const isWaiting = () =>
    document.querySelector('[aria-busy="true"]') !== null ||
    Object.values(app.requests.store.getSnapshot().children).some((call) =>
      call?.getSnapshot().hasTag('pending'),
    );
  return { asked, said, isWaiting };
}

/** Every path a screen asks for by itself: until all its code is there, nothing is on its way, and nothing new is asked for. */
async function pathsOf(name: RouteName) {
  const { asked, said, isWaiting } = await show(name);
  for (let known = -1; known < asked.size; ) {
    known = asked.size;
    await vi.dynamicImportSettled();
    await waitFor(() => expect(isWaiting()).toBe(false));
    // What has come is drawn, and may ask for more.
    await act(async () => {});
  }
  expect(said()).not.toMatch(TOLD);
  return [...asked].filter((path) => !ELSEWHERE.test(path));
}

it.each(PAGES)('%s tells of each call that fails', async (name) => {
  signIn();
  const silent: string[] = [];
  for (const path of await pathsOf(name)) {
    cleanup();
    const { said } = await show(name, path);
    await waitFor(() => expect(said()).toMatch(TOLD)).catch(() => silent.push(path));
  }
  expect(silent).toEqual([]);
});

it('home tells of the operations that one follows and that are not to be had', async () => {
  signIn();
  const answers = () => ({
    '/api/v2/user/me/': { json: { ...MEMBER, subscription: [{ rtype: 8, event: 7 }] } },
    '/api/v2/event/': { status: 500, json: {} },
  });
  const app = await renderScreen(<Following />, answers);
  const told = () => app.actors.alerts.getSnapshot().context.alerts.map(({ title }) => title);
  await waitFor(() => expect(told().join()).toMatch(TOLD));
});
