import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { EXTENSION_NAMES } from '#contracts/extensions.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import { ActivityListScreen } from '#src/screens/activities/ActivityListScreen/index.tsx';
import { AppealListScreen } from '#src/screens/emergencies/AppealListScreen/index.tsx';
import { EmergencyListScreen } from '#src/screens/emergencies/EmergencyListScreen/index.tsx';
import { SurgeAlertListScreen } from '#src/screens/emergencies/SurgeAlertListScreen/index.tsx';
import { ProjectListScreen } from '#src/screens/projects/ProjectListScreen/index.tsx';
import { projectList } from '#src/screens/projects/ProjectListScreen/list.ts';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const PAGE = exampleAnswer(projectsEndpoint);
const [PROJECT] = PAGE.results;
const OURS = { extensions: [...EXTENSION_NAMES] };
const REAL = { extensions: [] };

const profile = {
  id: 1,
  username: 'reader',
  is_superuser: false,
  is_ifrc_admin: false,
  limit_access_to_guest: false,
  is_admin_for_countries: [],
  is_admin_for_regions: [],
  is_per_admin_for_countries: [],
  is_per_admin_for_regions: [],
  is_dref_coordinator_for_regions: [],
  subscription: [],
};
const answers = (user: object = profile, count = 1) => ({
  '/api/v2/project/': { json: { ...PAGE, count, results: [{ ...PROJECT, name: 'Wells' }] } },
  '/api/v2/user/me/': { json: user },
});

/** The call behind a list, as its readers get it. */
async function callOf(list: ReactNode, address: string, config: { extensions: string[] }) {
  const user = userEvent.setup();
  await renderScreen(list, () => answers(), { address, config });
  await user.click(screen.getByRole('button', { name: 'Copy or share' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy API query' }));
  return new URL(await navigator.clipboard.readText()).searchParams;
}

/** The headings of its table that sort. */
const sorting = () =>
  screen
    .getAllByRole('columnheader')
    .flatMap((heading) => within(heading).queryByRole('button')?.textContent ?? []);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it.each([
  ['a visitor', false, undefined],
  ['a guest', false, { ...profile, limit_access_to_guest: true }],
  ['a member', true, profile],
])('offers a menu of its own for a project to %s: %s', async (_, hasMenu, user) => {
  if (user) localStorage.setItem('user', JSON.stringify({ token: 'a token', displayName: 'Reader' }));
  const app = await renderScreen(<ProjectListScreen />, () => answers(user));
  expect((await screen.findByRole('link', { name: 'Wells' })).getAttribute('href')).toBe(
    `/three-w/projects/${PROJECT?.id}`,
  );
  if (hasMenu) await screen.findByRole('button', { name: /Wells/ });
  else if (user) await expect.poll(() => app.actors.auth.getSnapshot().context.profile).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Actions' }) !== null).toBe(hasMenu);
});

it('draws the rows that stand there no second time while those of the next page come', async () => {
  const user = userEvent.setup();
  const asked: string[] = [];
  const isNextAsked = () => asked.some((url) => /offset=[1-9]/.test(url));
  const never = new Promise(() => {});
  await renderScreen(
    <ProjectListScreen />,
    () => (isNextAsked() ? { '/api/v2/project/': { json: never } } : answers(profile, 200)),
    { hear: (url) => asked.push(url) },
  );
  await screen.findByRole('link', { name: 'Wells' });
  const cells = projectList.columns.map(({ cell }) => vi.spyOn(cell, 'read'));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await expect.poll(isNextAsked).toBe(true);

  expect(screen.getByRole('link', { name: 'Wells' })).not.toBeNull();
  expect(cells.filter(({ mock }) => mock.calls.length > 0)).toEqual([]);
});

it('takes each of two presses that come quicker than what they change is drawn', async () => {
  const user = userEvent.setup();
  await renderScreen(<ProjectListScreen />, () => answers(profile, 200));
  const twice = (button: HTMLElement) =>
    act(async () => {
      button.click();
      button.click();
    });
  const call = async () => {
    await user.click(screen.getByRole('button', { name: 'Copy or share' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy API query' }));
    return Object.fromEntries(new URL(await navigator.clipboard.readText()).searchParams);
  };
  await screen.findByRole('link', { name: 'Wells' });
  await twice(screen.getByRole('button', { name: 'Next' }));
  const { limit, offset } = await call();
  expect(Number(offset)).toBe(2 * Number(limit));
  await twice(screen.getByRole('button', { name: 'Project name' }));
  expect(await call()).toMatchObject({ ordering: '-name' });
});

const DAYS = '?start_after=2026-01-01&start_before=2026-06-30&end_after=2026-12-01&end_before=2027-12-31';

it('keeps projects from and until a day, where the API can', async () => {
  const call = await callOf(<ProjectListScreen />, DAYS, OURS);
  expect(Object.fromEntries(call)).toMatchObject({
    start_date__gte: '2026-01-01',
    start_date__lte: '2026-06-30',
    end_date__gte: '2026-12-01',
    end_date__lte: '2027-12-31',
  });
  await userEvent.click(screen.getByRole('button', { name: 'More filters (4)' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Starts after')).value).toBe('2026-01-01');
  expect(screen.getByRole('button', { name: /Ends before: 31 Dec 2027/ })).toBeDefined();
});

it('leaves these filters out where it cannot, and does not pretend to use them', async () => {
  const call = await callOf(<ProjectListScreen />, DAYS, REAL);
  expect([...call.keys()].filter((name) => /date/.test(name))).toEqual([]);
  expect(screen.queryByLabelText(/^(Starts|Ends) (after|before)$/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull();
});

it.each([
  ['?country=abc', []],
  ['?country=123', ['Country: 123']],
])('tells of what narrows the list, and not of what means nothing: %s', async (address, chosen) => {
  await callOf(<ProjectListScreen />, address, OURS);
  await screen.findByRole('link', { name: 'Wells' });
  const chips = screen.queryAllByRole('button', { name: /^Remove filter/ });
  expect(chips.map(({ textContent }) => textContent?.replace(/^Remove filter:? /, ''))).toEqual(chosen);
  expect(screen.queryAllByRole('button', { name: 'Clear filters' })).toHaveLength(chosen.length);
});

it.each([
  ['by all of its columns where the API can', OURS, 10, 'budget_amount'],
  ['by name alone where it cannot', REAL, 1, '-id'],
])('sorts projects %s', async (_, config, count, ordering) => {
  const call = await callOf(<ProjectListScreen />, '?sort=budget_amount', config);
  await screen.findByRole('link', { name: 'Wells' });
  expect(sorting()).toHaveLength(count);
  expect(sorting()).toContain('Project name');
  expect(call.get('ordering')).toBe(ordering);
});

it('begins with the activities that were told last, not with those that are only planned', async () => {
  const call = await callOf(<ActivityListScreen />, '', OURS);
  expect(call.get('ordering')).toBe('-created_at');
});

it.each([
  ['appeals by their country', <AppealListScreen key="" />, '?sort=country', 'country'],
  ['alerts by their day', <SurgeAlertListScreen key="" />, '?sort=opens', 'opens,-opens'],
  ['open alerts first', <SurgeAlertListScreen key="" />, '', 'molnix_status,-opens'],
])('sorts %s', async (_, list, address, ordering) => {
  const call = await callOf(list, address, REAL);
  expect(call.get('ordering')).toBe(ordering);
});

it('has more rows on a page for who wants them, from the first one on', async () => {
  const user = userEvent.setup();
  await renderScreen(<ProjectListScreen />, () => answers(profile, 120), {
    address: '?page=3&sort=name',
    config: OURS,
  });
  const sizes = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' });
  expect([...sizes.options].map(({ value }) => value)).toEqual([sizes.value, '50', '100']);
  const call = async () => {
    await user.click(screen.getByRole('button', { name: 'Copy or share' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy API query' }));
    return Object.fromEntries(new URL(await navigator.clipboard.readText()).searchParams);
  };
  await user.selectOptions(sizes, '100');
  expect(await call()).toMatchObject({ limit: '100', offset: '0', ordering: 'name' });
  await user.click(screen.getByRole('button', { name: /^(Page )?2$/ }));
  expect(await call()).toMatchObject({ limit: '100', offset: '100' });
});

it('tells below the emergencies what the levels of their severity mean', async () => {
  await renderScreen(<EmergencyListScreen />, () => ({
    ...answers(),
    [emergenciesEndpoint.path]: { json: exampleAnswer(emergenciesEndpoint) },
  }));
  const legend = await screen.findByRole('region', { name: 'What the colours of severity mean' });
  expect(
    within(legend)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Yellow', 'Orange', 'Red']);
  expect(within(legend).getAllByRole('definition')[2]?.textContent).toContain('the whole federation');
});

it('leads from a page beyond the last to the first', async () => {
  const user = userEvent.setup();
  const none = { '/api/v2/project/': { json: { ...PAGE, count: 20, results: [] } } };
  await renderScreen(<ProjectListScreen />, () => ({ ...answers(), ...none }), { address: '?page=9' });
  const first = await screen.findByRole('button', { name: 'Page 1' });
  expect(screen.getAllByText('The list has no such page: it is shorter.')).not.toEqual([]);
  expect(screen.queryByText('Data is not available!')).toBeNull();
  await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Copy or share' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy API query' }));
  expect(new URL(await navigator.clipboard.readText()).searchParams.get('offset')).toBe('0');
});
