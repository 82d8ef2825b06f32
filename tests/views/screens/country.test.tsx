import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { databankEndpoint } from '#contracts/countries/databank.ts';
import { countryEndpoint } from '#contracts/countries/record.ts';
import { countryPlanEndpoint } from '#contracts/countries/society.ts';
import { ongoingSocietiesEndpoint, projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import { countriesEndpoint, districtsEndpoint } from '#contracts/reference/lists.ts';
import { selectProfile } from '#machines/auth.ts';
import { CountryContextScreen } from '#src/screens/countries/CountryContextScreen/index.tsx';
import { CountryMoreScreen } from '#src/screens/countries/CountryMoreScreen/index.tsx';
import { CountryOverviewScreen } from '#src/screens/countries/CountryOverviewScreen/index.tsx';
import { CountryPartnersScreen } from '#src/screens/countries/CountryPartnersScreen/index.tsx';
import { CountryPrioritiesScreen } from '#src/screens/countries/CountryPrioritiesScreen/index.tsx';
import { CountryProjectsScreen } from '#src/screens/countries/CountryProjectsScreen/index.tsx';
import { CountryContext } from '#src/screens/countries/CountryScreen/country.ts';
import { CountryScreen } from '#src/screens/countries/CountryScreen/index.tsx';
import { PreviousEventsScreen } from '#src/screens/countries/PreviousEventsScreen/index.tsx';
import { SocietyActivitiesScreen } from '#src/screens/countries/SocietyActivitiesScreen/index.tsx';
import { MEMBER, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const nepal = {
  ...exampleAnswer(countryEndpoint),
  id: 123,
  name: 'Nepal',
  iso3: 'NPL',
  regions_details: { id: 2, region_name: 'Asia Pacific' },
};
const none = { json: { count: 0, results: [] } };
const COUNTRY = '/api/v2/country/123/';
const SNIPPETS = '/api/v2/country_snippet/';

const show = (page: ReactNode, answers: Answers = {}, { address = '/', language = 'en' as const } = {}) =>
  renderScreen(<CountryContext value={nepal}>{page}</CountryContext>, () => answers, { address, language });
const frame = (answers: Answers, id = '123') =>
  renderScreen(<CountryScreen />, () => answers, {
    route: '/countries/:countryId/*',
    address: `/countries/${id}/ns-overview/partners`,
  });

it('frames a country with the way to its region, its sections, and the pages of the open one', async () => {
  await frame({ [COUNTRY]: { json: nepal }, [SNIPPETS]: none });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nepal' })).toBeDefined();
  const sections = within(await screen.findByRole('navigation', { name: 'Country sections' }));
  expect(sections.getByRole('link', { name: 'National Society' }).getAttribute('aria-current')).toBe('page');
  const pages = within(screen.getByRole('navigation', { name: 'Pages of this section' }));
  expect(pages.getByRole('link', { name: 'Partners' }).getAttribute('aria-current')).toBe('page');
  expect(pages.queryByRole('link', { name: 'Ongoing emergencies' })).toBeNull();
});

it.each([
  ['without anything to add', { contacts: [], links: [], additional_tab_name: null }, none, undefined],
  [
    'with a text of the editors',
    { contacts: [], links: [], additional_tab_name: null },
    { json: { count: 1, results: [] } },
    'Additional info',
  ],
  ['by the name that editors gave it', { additional_tab_name: 'Cholera' }, none, 'Cholera'],
])('offers additional information %s', async (_, own, snippets, name) => {
  await frame({ [COUNTRY]: { json: { ...nepal, ...own } }, [SNIPPETS]: snippets });
  const sections = within(await screen.findByRole('navigation', { name: 'Country sections' }));
  const links = () => sections.getAllByRole('link').map((link) => link.textContent);
  if (name) await eventually(() => expect(links()).toContain(name));
  else expect(links()).toEqual(['Ongoing activities', 'National Society', 'Country profile']);
});

it('is not found for no country, nor for an office that has no code', async () => {
  await frame({ [SNIPPETS]: none });
  expect(await screen.findByRole('heading', { level: 1, name: /not found|page/i })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Country sections' })).toBeNull();
});

it('lists the countries that a National Society supports, and asks for the projects of one when it is opened', async () => {
  const [nation] = exampleAnswer(countriesEndpoint).results;
  const [project] = exampleAnswer(projectsEndpoint).results;
  const asked: string[] = [];
  const node = { type: 'receiving_ns', iso3: null };
  await renderScreen(
    <CountryContext value={nepal}>
      <SocietyActivitiesScreen />
    </CountryContext>,
    () => ({
      '/api/v2/region-project/national-society-activities/': {
        json: {
          nodes: [
            { ...node, id: 123, name: 'Nepal', type: 'supporting_ns' },
            { ...node, id: 40, name: 'Chad' },
            { ...node, id: 41, name: 'Fiji' },
          ],
          links: [
            { source: 0, target: 1, value: 2 },
            { source: 0, target: 2, value: 5 },
          ],
        },
      },
      '/api/v2/country/': {
        json: {
          count: 2,
          results: [
            { ...nation, id: 40, name: 'Chad', iso3: 'TCD' },
            { ...nation, id: 41, name: 'Fiji', iso3: 'FJI' },
          ],
        },
      },
      '/api/v2/project/': { json: { count: 1, results: [{ ...project, name: 'Wells in Moundou' }] } },
    }),
    { hear: (url) => void asked.push(url) },
  );
  const countries = within(
    await eventually(() => screen.getByRole('list', { name: 'Ongoing projects by country' })),
  );
  await eventually(() =>
    expect(countries.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fiji: 5',
      'Chad: 2',
    ]),
  );
  const ofChad = () => asked.filter((url) => url.includes('country=40'));
  expect(ofChad()).toEqual([]);
  await act(async () => countries.getByText('Chad: 2').click());
  expect(await eventually(() => countries.getByRole('link', { name: 'Wells in Moundou' }))).toBeDefined();
  expect(ofChad()).toHaveLength(1);
  expect(ofChad()[0]).toMatch(/status=1/);
  expect(ofChad()[0]).toMatch(/reporting_ns=123/);
});

it('narrows projects, their figures and their map by the provinces that are chosen', async () => {
  const [district] = exampleAnswer(districtsEndpoint).results;
  const asked: string[] = [];
  await renderScreen(
    <CountryContext value={nepal}>
      <CountryProjectsScreen />
    </CountryContext>,
    () => ({
      '/api/v2/district/': {
        json: {
          count: 2,
          results: [
            { ...district, id: 501, name: 'Bagmati' },
            { ...district, id: 502, name: 'Koshi' },
          ],
        },
      },
      '/api/v2/project/': { json: exampleAnswer(projectsEndpoint) },
      '/api/v2/global-project/overview/': { json: exampleAnswer(projectOverviewEndpoint) },
      '/api/v2/global-project/ns-ongoing-projects-stats/': { json: exampleAnswer(ongoingSocietiesEndpoint) },
    }),
    {
      route: '/countries/:countryId/*',
      address: '/countries/123/ongoing-activities/three-w/projects',
      hear: (url) => void asked.push(url),
    },
  );
  const user = userEvent.setup();
  await user.click(await eventually(() => screen.getByRole('combobox', { name: 'Provinces' })));
  await user.click(await eventually(() => screen.getByRole('option', { name: 'Koshi' })));
  const narrowed = (path: string) =>
    asked.filter((url) => url.startsWith(path) && /[?&]project_districts=502(&|$)/.test(url));
  await eventually(() => {
    // Planned, ongoing and completed ones are counted; of each list a page is shown, and all of them on the map.
    expect(narrowed('/api/v2/project/').length).toBeGreaterThanOrEqual(3);
    expect(narrowed('/api/v2/global-project/overview/')).toHaveLength(1);
    expect(narrowed('/api/v2/global-project/ns-ongoing-projects-stats/')).toHaveLength(1);
  });
});

const SOCIETY_PROJECTS: Answers = {
  '/api/v2/region-project/national-society-activities/': { json: { nodes: [], links: [] } },
  '/api/v2/project/': {
    json: {
      count: 1,
      results: [
        {
          ...exampleAnswer(projectsEndpoint).results[0],
          name: 'Wells in Moundou',
          reporting_ns_contact_name: 'Ana Rai',
          reporting_ns_contact_email: 'ana@example.org',
        },
      ],
    },
  },
};
const projectTable = () => eventually(() => screen.getByRole('table', { name: /^Ongoing projects of this/ }));

it('narrows what a National Society does by several receiving countries at once', async () => {
  const [nation] = exampleAnswer(countriesEndpoint).results;
  const there = { ...nation, iso: 'XX', independent: true, is_deprecated: false };
  const asked: string[] = [];
  await renderScreen(
    <CountryContext value={nepal}>
      <SocietyActivitiesScreen />
    </CountryContext>,
    () => ({
      ...SOCIETY_PROJECTS,
      '/api/v2/global-project/overview/': { json: exampleAnswer(projectOverviewEndpoint) },
      '/api/v2/global-project/ns-ongoing-projects-stats/': { json: exampleAnswer(ongoingSocietiesEndpoint) },
      '/api/v2/country/': {
        json: {
          count: 2,
          results: [
            { ...there, id: 40, name: 'Chad', iso3: 'TCD' },
            { ...there, id: 41, name: 'Fiji', iso3: 'FJI' },
          ],
        },
      },
    }),
    { address: '/?country=40', hear: (url) => void asked.push(url) },
  );
  const user = userEvent.setup();
  await user.click(await eventually(() => screen.getByRole('combobox', { name: 'Receiving countries' })));
  await user.click(await eventually(() => screen.getByRole('option', { name: 'Fiji' })));
  await eventually(() =>
    expect(
      asked.filter((url) => /^\/api\/v2\/global-project\/overview\/.*[?&]country=40(,|%2C)41(&|$)/.test(url)),
    ).toHaveLength(1),
  );
  // What is under way is called so, beside the chart of all projects.
  expect(screen.getByRole('heading', { name: 'Ongoing projects by sector' })).toBeDefined();
});

it('leads those who may to the forms for what the National Society does, and says whom to ask', async () => {
  signIn();
  await show(<SocietyActivitiesScreen />, { ...SOCIETY_PROJECTS, '/api/v2/user/me/': { json: MEMBER } });
  const add = await eventually(() => screen.getByRole('link', { name: 'Add 3W project' }));
  expect(add.getAttribute('href')).toBe('/three-w/projects/new?reporting_ns=123');
  expect(screen.getByRole('link', { name: 'Add 3W activity' }).getAttribute('href')).toBe(
    '/three-w/activities/new',
  );
  const table = within(await projectTable());
  await eventually(() => table.getByRole('columnheader', { name: 'National Society contact' }));
  expect(table.getByText('Ana Rai')).toBeDefined();
  expect(table.getByRole('link', { name: 'ana@example.org' }).getAttribute('href')).toBe(
    'mailto:ana@example.org',
  );
});

it('offers a guest none of these, and tells of nobody', async () => {
  signIn();
  const guest = { ...MEMBER, limit_access_to_guest: true };
  const { actors } = await show(<SocietyActivitiesScreen />, {
    ...SOCIETY_PROJECTS,
    '/api/v2/user/me/': { json: guest },
  });
  await act(async () => {
    await waitFor(actors.auth, (state) => selectProfile(state) !== undefined);
  });
  const table = within(await projectTable());
  expect(table.queryByRole('columnheader', { name: 'National Society contact' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Add 3W/ })).toBeNull();
});

it('says "No data" of what nobody counted, and the year of what somebody did', async () => {
  const databank = {
    ...exampleAnswer(databankEndpoint),
    world_bank_population: 30_551_453,
    world_bank_population_year: 2024,
    world_bank_literacy_rate: null,
    wb_population: null,
  };
  await show(<CountryOverviewScreen />, { [`${COUNTRY}databank/`]: { json: databank } });
  const figure = (name: string) => within(screen.getByText(name).parentElement as HTMLElement);
  await eventually(() => expect(screen.getByText('Literacy')).toBeDefined());
  expect(figure('Literacy').getByText('No data')).toBeDefined();
  expect(figure('Population').getByText('30,551,453')).toBeDefined();
  expect(figure('Population').getByText('Year: 2024')).toBeDefined();
  const source = (name: RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(source(/^World Bank/)).toBe('https://data.worldbank.org/');
  expect(source(/^UNICEF/)).toBe('https://data.unicef.org/');
});

it('says so where nobody keeps figures, which is no failure', async () => {
  await show(<CountryOverviewScreen />);
  expect(await screen.findByText('No one keeps figures about this country.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('fails panel by panel, and tries again', async () => {
  const answers: Record<string, Answers[string]> = {
    [`${COUNTRY}databank/`]: { json: exampleAnswer(databankEndpoint) },
    '/api/v2/country-income/': { status: 500, json: {} },
    '/api/v2/country-document/': none,
  };
  await show(<CountryContextScreen />, answers);
  const failed = await eventually(() =>
    within(screen.getByRole('region', { name: /^Sources of income/ })).getByRole('alert'),
  );
  expect(screen.getByRole('heading', { name: 'National Society in figures' })).toBeDefined();
  answers['/api/v2/country-income/'] = none;
  await act(async () => within(failed).getByRole('button', { name: 'Try again' }).click());
  await eventually(() => expect(screen.getByText('No sources were reported for this year.')).toBeDefined());
});

it('tells of a strategic plan that could not be looked for, beside the plan of the country', async () => {
  const { actors } = await show(<CountryPrioritiesScreen />, {
    '/api/v2/country-plan/123/': { json: exampleAnswer(countryPlanEndpoint) },
    '/api/v2/country-document/': { status: 500, json: {} },
    '/api/v2/public-per-process-status/': none,
  });
  const told = () => actors.alerts.getSnapshot().context.alerts.map(({ title }) => title);
  await eventually(() => expect(told()).toEqual(['Part of this page could not be loaded.']));
  expect(screen.getByRole('table', { name: 'Plan of the country' })).toBeDefined();
});

it('tells which partner takes part in which sector, and of none that does not', async () => {
  const plan = {
    ...exampleAnswer(countryPlanEndpoint),
    membership_coordinations: [
      {
        id: 1,
        national_society: 14,
        national_society_name: 'Finnish Red Cross',
        sector: 'climate',
        sector_display: 'Climate',
      },
      { id: null, national_society: 14, sector: 'health', sector_display: 'Health' },
      { id: null, national_society: 15, sector: 'health', sector_display: 'Health' },
    ],
  };
  await show(<CountryPartnersScreen />, {
    '/api/v2/country-plan/123/': { json: plan },
    '/api/v2/country-supporting-partner/': none,
  });
  const table = within(await screen.findByRole('table', { name: 'Membership coordination' }));
  expect(table.getAllByRole('row')).toHaveLength(2);
  const row = within(table.getByRole('row', { name: /Finnish/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Yes', 'No']);
});

it('shows a period of the address, and asks for its whole years', async () => {
  const figures = { active_drefs: 4, active_appeals: 2, emergencies: 9, target_population: null };
  await show(
    <PreviousEventsScreen />,
    {
      [`${COUNTRY}figure/`]: { json: figures },
      [`${COUNTRY}disaster-count/`]: { json: [{ disaster_id: 12, disaster_name: 'Flood', count: 9 }] },
      [`${COUNTRY}disaster-monthly-count/`]: { json: [] },
      [`${COUNTRY}historical-disaster/`]: { json: [] },
      '/api/v2/appeal/': none,
    },
    { address: '/?period=years10' },
  );
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Period' })).value).toBe('years10');
  await eventually(() => expect(screen.getByText('9', { selector: 'dd' })).toBeDefined());
  expect((await screen.findAllByText('Data is not available!')).length).toBeGreaterThan(0);
});

it('shows each past operation by what is compared, the other figures beside it', async () => {
  const flood = { disaster_id: 12, disaster_name: 'Flood', date: '2024-07-01T00:00:00Z' };
  await show(
    <PreviousEventsScreen />,
    {
      [`${COUNTRY}disaster-monthly-count/`]: { json: [] },
      [`${COUNTRY}historical-disaster/`]: {
        json: [
          { ...flood, targeted_population: 4000, amount_requested: 200_000, amount_funded: 50_000 },
          { ...flood, targeted_population: null, amount_requested: null, amount_funded: null },
        ],
      },
      '/api/v2/appeal/': none,
    },
    { address: '/?metric=requested' },
  );
  const past = () => within(screen.getByRole('region', { name: /^Past operations/ }));
  const asTable = await eventually(() => past().getByRole('button', { name: /^Show as table/ }));
  await act(async () => asTable.click());
  const table = within(past().getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Disaster type',
    'Month',
    'Requested amount (CHF)',
    'People targeted',
    'Amount funded (CHF)',
    'Funding coverage (%)',
  ]);
  const [, one, other] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(one).toBe('Flood07/2024200,0004,00050,00025');
  expect(other).toMatch(/^Flood07\/2024/);
});

it('shows what editors wrote, whom to ask and where to read on', async () => {
  await show(<CountryMoreScreen />, {
    [SNIPPETS]: {
      json: {
        count: 1,
        results: [{ id: 1, snippet: '<p>Branches meet.</p>', translation_module_original_language: 'en' }],
      },
    },
  });
  expect(await screen.findByText('Branches meet.')).toBeDefined();
  expect(screen.getByRole('table', { name: 'Contacts' })).toBeDefined();
});
