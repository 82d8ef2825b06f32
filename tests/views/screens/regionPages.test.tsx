import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { appealTotalsEndpoint } from '#contracts/emergencies/appealTotals.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import {
  regionMovementActivitiesEndpoint,
  regionProjectOverviewEndpoint,
} from '#contracts/projects/regions.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { regionKeyFiguresEndpoint } from '#contracts/regions/list.ts';
import { regionEndpoint } from '#contracts/regions/record.ts';
import type { RouteName } from '#src/core/routes/index.ts';
import { routesTo } from '#tests/support/everyScreen.tsx';
import { exampleAnswer, renderPages } from '#tests/support/screens.tsx';

type Region = AnswerOf<typeof regionEndpoint>;
type Answer = { status?: number; json: unknown };
type Setting = NonNullable<Parameters<typeof renderPages>[2]>;

const page = (results: unknown[], count = results.length) => ({ json: { count, results } });
const text = (title: string, snippet = `<p>About ${title}</p>`) => ({
  id: title.length,
  title,
  snippet,
  translation_module_original_language: 'en',
});
const FIGURE = { ...exampleAnswer(regionKeyFiguresEndpoint).results[0], region: 2 };

/** Shows a tab of region 2, in which editors wrote what is given. */
async function show(
  name: RouteName,
  tab: string,
  {
    region = {},
    answers = {},
    figures = () => page([]),
    ...setting
  }: { region?: Partial<Region>; answers?: Record<string, Answer>; figures?: () => Answer } & Setting = {},
) {
  const own: Region = {
    ...exampleAnswer(regionEndpoint),
    id: 2,
    region_name: 'Asia Pacific',
    additional_tab_name: null,
    translation_module_original_language: 'en',
    contacts: [],
    links: [],
    snippets: [],
    profile_snippets: [],
    preparedness_snippets: [],
    emergency_snippets: [],
    bbox: null,
    ...region,
  };
  const all: Record<string, Answer> = {
    '/api/v2/region/2/': { json: own },
    '/api/v2/appeal/aggregated': { json: exampleAnswer(appealTotalsEndpoint) },
    '/api/v2/event/': page([]),
    '/api/v2/appeal/': page([]),
    '/api/v1/aggregate/': { json: [] },
    '/api/v2/country/': page([]),
    '/api/v2/disaster_type/': page([]),
    ...answers,
  };
  return renderPages(await routesTo(name), () => ({ ...all, '/api/v2/region_key_figure/': figures() }), {
    address: `/regions/2/${tab}`,
    ...setting,
  });
}

/** Answers, and parts whose code comes later, are waited for. */
const come = <Found,>(find: () => Found) => waitFor(find);
const tabs = async () => {
  const list = within(await screen.findByRole('navigation', { name: 'Sections of the region' }));
  return list.getAllByRole('link').map(({ textContent }) => textContent);
};

it('is called as its region, and offers the tabs that have something in them', async () => {
  await show('regionProfile', 'profile');
  expect(await tabs()).toEqual(['Operations', '3W projects', 'Risk watch', 'Regional profile']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Asia Pacific');
});

it.each([
  ['as editors call it', { region: { additional_tab_name: 'Priorities' } }, 'Priorities'],
  [
    'by a usual name where there are key figures',
    { figures: () => page([FIGURE]) },
    'Additional information',
  ],
])('offers the additional tab %s', async (_, setting, label) => {
  await show('regionProfile', 'profile', {
    ...setting,
    region: { preparedness_snippets: [text('Readiness')], ...(setting as { region?: object }).region },
  });
  await come(() => screen.getByRole('link', { name: label }));
  expect(await tabs()).toEqual([
    'Operations',
    '3W projects',
    'Risk watch',
    'Preparedness',
    'Regional profile',
    label,
  ]);
});

it('says of nothing requested that its coverage is not known', async () => {
  const totals = { ...exampleAnswer(appealTotalsEndpoint), amount_requested_dref_included: 0 };
  await show('regionProfile', 'profile', { answers: { '/api/v2/appeal/aggregated': { json: totals } } });
  const term = await come(() => screen.getByText('Funding coverage'));
  await waitFor(() => expect(term.parentElement?.textContent).toMatch(/--/));
});

it.each([
  ['that there is none', '/regions/9/profile'],
  ['of what is no number', '/regions/abc/profile'],
])('answers an address %s', async (_, address) => {
  await show('regionProfile', 'profile', { address });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
});

it('shows the links that editors want to be seen, and writes to addresses that can be written to', async () => {
  await show('regionProfile', 'profile', {
    region: {
      links: [
        { id: 1, title: 'Seen', url: 'https://seen.example/', show_in_go: true },
        { id: 2, title: 'Hidden', url: 'https://hidden.example/', show_in_go: false },
      ],
      contacts: [
        { id: 1, name: 'Ana', title: 'Head', ctype: 'Media', email: 'ana@demo.example' },
        { id: 2, name: 'Bo', title: 'Head', ctype: '', email: 'to be announced' },
      ],
    },
  });
  expect((await screen.findByRole('link', { name: /Seen/ })).getAttribute('href')).toBe(
    'https://seen.example/',
  );
  expect(screen.queryByText('Hidden')).toBeNull();
  expect(screen.getByRole('link', { name: /ana@demo/ }).getAttribute('href')).toBe('mailto:ana@demo.example');
  expect(screen.queryByRole('link', { name: /announced/ })).toBeNull();
  expect(screen.getByText('to be announced')).toBeDefined();
});

it('shows the texts of editors without what could run', async () => {
  const hostile = '<p>Safe</p><img src="x" onerror="alert(1)"><script>alert(1)</script>';
  await show('regionPreparedness', 'preparedness', {
    region: { preparedness_snippets: [text('Readiness', hostile)] },
  });
  const part = await come(() => within(screen.getByRole('region', { name: 'Readiness' })));
  await come(() => part.getByText('Safe'));
  expect(document.querySelector('[onerror], main script')).toBeNull();
});

it('says where a tab has nothing', async () => {
  await show('regionPreparedness', 'preparedness');
  expect(await screen.findByText('Data is not available!')).toBeDefined();
});

it('writes the figures of editors as the reader’s language does, and leaves words as they are', async () => {
  const figures = () =>
    page([
      { ...FIGURE, id: 1, figure: '1,234,567', deck: 'Volunteers', source: 'Societies' },
      { ...FIGURE, id: 2, figure: 'about half', deck: 'Branches', source: 'Societies' },
    ]);
  await show('regionAdditionalInfo', 'additional-info', { figures, language: 'fr' });
  const found = await come(() => screen.getByText('Volunteers'));
  expect(found.parentElement?.textContent).toMatch(/1\s234\s567/);
  expect(screen.getByText('about half')).toBeDefined();
});

it('says that the figures of editors failed, beside their texts, and asks for them again', async () => {
  let isBroken = true;
  const figures = () =>
    isBroken ? { status: 500, json: {} } : page([{ ...FIGURE, figure: '7', deck: 'Hubs' }]);
  const snippets = [{ ...text('', '<p>Our priorities</p>'), visibility: 3, image: null }];
  await show('regionAdditionalInfo', 'additional-info', {
    region: { snippets },
    figures,
  });
  await come(() => screen.getByText('Our priorities'));
  const retry = await come(() =>
    within(screen.getByRole('region', { name: 'Key figures' })).getByRole('button', { name: 'Try again' }),
  );
  isBroken = false;
  fireEvent.click(retry);
  await come(() => screen.getByText('Hubs'));
});

it('says that nobody put anything on the additional tab', async () => {
  await show('regionAdditionalInfo', 'additional-info');
  expect(await screen.findByText('Data is not available!')).toBeDefined();
});

it('keeps the year and the month of its chart in the address, with months in the reader’s language', async () => {
  const answers = {
    '/api/v1/aggregate/': {
      json: [{ timespan: '2025-03-01T00:00:00Z', count: 4, amount_funded: 1_000, beneficiaries: 20 }],
    },
  };
  await show('regionOperations', 'operations', {
    answers,
    language: 'fr',
    address: '/regions/2/operations?year=2025&month=2025-03',
    now: new Date('2026-05-01T00:00:00Z'),
  });
  const chart = await come(() => within(screen.getByRole('region', { name: 'Appeals by month for 2025' })));
  const chosen = await come(() => chart.getByRole('heading', { name: 'mars 2025' }));
  expect(chosen.parentElement?.textContent).toContain('4');
  fireEvent.click(chart.getByRole('button', { name: 'Back to years' }));
  await come(() => screen.getByRole('region', { name: 'Appeals over the last 10 years' }));
  await come(() => screen.getByRole('heading', { name: '2025' }));
});

it('lists appeals by themselves, with their own failure and a file', async () => {
  const broken = { '/api/v2/event/': { status: 500, json: {} } };
  await show('regionOperations', 'operations', {
    answers: broken,
    region: { emergency_snippets: [text('Support')] },
  });
  const highlighted = await come(() =>
    within(screen.getByRole('region', { name: 'Highlighted operations' })),
  );
  await come(() => highlighted.getByRole('button', { name: 'Try again' }));
  const appeals = await come(() => within(screen.getByRole('region', { name: /^Appeals and operations/ })));
  await come(() => appeals.getByText('Data is not available!'));
  expect(appeals.getByRole('button', { name: 'Export CSV' })).toBeDefined();
  expect(appeals.getByRole('link').getAttribute('href')).toBe('/appeals/all?region=2');
  expect(screen.getByRole('region', { name: 'Support' })).toBeDefined();
});

const [PROJECT] = exampleAnswer(projectsEndpoint).results;
const [COUNTRY] = exampleAnswer(countriesEndpoint).results;
const place = (id: number, name: string, longitude: number) => ({
  ...COUNTRY,
  id,
  name,
  centroid: { type: 'Point', coordinates: [longitude, 10] },
});
const worked = (id: number, name: string, count: number) => ({
  id,
  name,
  iso: 'XX',
  iso3: 'XXX',
  projects_count: count,
  planned_projects_count: 0,
  ongoing_projects_count: count,
  completed_projects_count: 0,
});
const threeW = {
  '/api/v2/region-project/2/overview/': {
    json: {
      ...exampleAnswer(regionProjectOverviewEndpoint),
      total_projects: 24,
      target_total: 0,
      reached_total: 0,
      projects_by_status: [{ status: 1, count: 24 }],
    },
  },
  '/api/v2/region-project/2/movement-activities/': {
    json: {
      ...exampleAnswer(regionMovementActivitiesEndpoint),
      total_projects: 24,
      countries_count: [worked(1, 'Few', 1), worked(2, 'Many', 23), worked(3, 'None', 0)],
      country_ns_sector_count: [
        {
          id: 2,
          name: 'Many',
          reporting_national_societies: [
            { id: 9, name: 'Red Cross', sectors: [{ id: 1, sector: 'Health', count: 23 }] },
          ],
        },
      ],
    },
  },
  '/api/v2/country/': page([place(1, 'Few', 90), place(2, 'Many', 100), place(3, 'None', 110)]),
  '/api/v2/project/': page([{ ...PROJECT, id: 5, name: 'Wells' }], 23),
};

it('shows the countries of a region that have projects, those with most first, on the map and beside it', async () => {
  await show('regionThreeW', 'three-w', { answers: threeW });
  const list = await come(() => within(screen.getByRole('list', { name: 'Projects by country' })));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Many23', 'Few1']);
  const points = await come(() =>
    within(screen.getByRole('group', { name: /^Places on the map/ })).getAllByRole('button'),
  );
  expect(points).toHaveLength(2);
  fireEvent.click(points.find((point) => /Many/.test(point.getAttribute('aria-label') ?? '')) as HTMLElement);
  await come(() => screen.getByText('Health: 23'));
  expect(screen.getByText('-- of the targeted population')).toBeDefined();
});

it('turns the pages of each country by itself', async () => {
  await show('regionThreeW', 'three-w', { answers: threeW });
  for (const name of ['Many (23)', 'Few (1)']) {
    const summary = await come(() => screen.getByText(name, { selector: 'summary' }));
    fireEvent.click(summary);
  }
  const many = await come(() => within(screen.getByRole('region', { name: 'Many (23)' })));
  await come(() => many.getByRole('link', { name: 'Wells' }));
  fireEvent.click(many.getByRole('button', { name: /Page 2/ }));
  await come(() => many.getByText('Showing 21–23 of 23'));
  const few = within(screen.getByRole('region', { name: 'Few (1)' }));
  await come(() => few.getByText(/^Showing 1–/));
  await come(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
});
