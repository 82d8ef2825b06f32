import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { perMapDataEndpoint } from '#contracts/per/statistics.ts';
import { PreparednessScreen } from '#src/screens/preparedness/Frame.tsx';
import { GlobalPerformanceScreen } from '#src/screens/preparedness/GlobalPerformance.tsx';
import { GlobalSummaryScreen } from '#src/screens/preparedness/GlobalSummary.tsx';
import { ResourcesCatalogueScreen } from '#src/screens/preparedness/ResourcesCatalogue.tsx';
import { listOf } from '#tests/support/members.ts';
import { catchFiles, linesOf } from '#tests/support/savedFiles.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const LAWS = { componentId: 1, componentTitle: 'Laws', areaTitle: 'Policy' };
const RISKS = { componentId: 4, componentTitle: 'Risk analysis', areaTitle: 'Planning' };
const cycle = (id: number, name: string, own: object) => ({
  ...exampleAnswer(perMapDataEndpoint).results[0],
  id,
  country_id: id,
  country_name: name,
  region_id: 0,
  assessment_number: 1,
  date_of_assessment: '2025-03-01',
  type_of_assessment: 1,
  type_of_assessment_name: 'Self assessment',
  prioritized_components: [LAWS],
  epi_considerations: true,
  climate_environmental_considerations: false,
  urban_considerations: false,
  migration_considerations: false,
  ...own,
});
const CYCLES = [
  cycle(1, 'Kenya', { phase: 1 }),
  cycle(2, 'Mali', { phase: 5, assessment_number: 2, prioritized_components: [LAWS, RISKS] }),
  cycle(3, 'Nepal', {
    phase: 3,
    region_id: 2,
    date_of_assessment: '2026-01-20',
    type_of_assessment: 2,
    type_of_assessment_name: 'Simulation',
    epi_considerations: false,
  }),
];

const rated = (id: number, rating_value: number, area_id = 1) => ({
  component_id: id,
  component_name: `Component ${id}`,
  component_num: id === 4 ? 14 : id,
  area_id,
  area_name: `Area ${area_id}`,
  rating_value,
});
const assessed = (country_id: number, country_name: string, assessment_number: number) => ({
  assessment_id: country_id * 10 + assessment_number,
  assessment_number,
  date_of_assessment: '2025-01-01',
  country_id,
  country_name,
});
const cycleOf = (assessment_number: number, components: object[]) => ({
  assessment_number,
  date: `202${3 + assessment_number}-01-01`,
  phase: 5,
  components,
});
/** Kenya rates itself 2 and 3, then 4 and 3; Nepal 1 and 2, once, and has not reviewed a third. */
const DASHBOARD = {
  assessments: [
    {
      ...rated(1, 0),
      assessments: [assessed(1, 'Kenya', 1), assessed(1, 'Kenya', 2), assessed(3, 'Nepal', 1)],
    },
  ],
  countryAssessments: {
    Kenya: [cycleOf(1, [rated(1, 2), rated(4, 3, 2)]), cycleOf(2, [rated(1, 4), rated(4, 3, 2)])],
    Nepal: [cycleOf(1, [rated(1, 1), rated(4, 2, 2), rated(7, 0, 2)])],
  },
};
const country = (id: number, name: string, region: number) => ({
  id,
  name,
  iso3: name.slice(0, 3).toUpperCase(),
  region,
  independent: true,
  is_deprecated: false,
  record_type: 1,
});
const ANSWERS: Answers = {
  '/api/v2/per-map-data': { json: { results: CYCLES } },
  '/api/v2/per-dashboard-data': { json: DASHBOARD },
  '/api/v2/country/': { json: listOf([country(1, 'Kenya', 0), country(3, 'Nepal', 2)]) },
  '/api/v2/global-enums/': {
    json: {
      api_region_name: [
        { key: 0, value: 'Africa' },
        { key: 2, value: 'Asia Pacific' },
      ],
    },
  },
  '/api/v2/per-formarea/': {
    json: listOf([
      { id: 1, area_num: 1, title: 'Policy' },
      { id: 2, area_num: 2, title: 'Planning' },
    ]),
  },
  '/api/v2/per-formcomponent/': {
    json: listOf([
      {
        id: 1,
        area: 1,
        component_num: 1,
        title: 'Laws',
        urban_considerations_guidance: '<p>Ask the city.</p>',
      },
      { id: 4, area: 2, component_num: 14, component_letter: 'A', title: 'Risk analysis' },
      { id: 3, area: 2, component_num: 14, component_letter: null, title: 'All analyses' },
    ]),
  },
};

const show = (page: ReactNode, address: string) => renderScreen(page, () => ANSWERS, { address });
const figure = (label: string) =>
  eventually(
    () => screen.getByText(label, { selector: 'dt, span, p, strong, div' }).parentElement?.textContent,
  );
/** The rows of the table beside a chart, their cells joined. */
async function tableOf(title: string) {
  const user = userEvent.setup();
  await user.click(await eventually(() => screen.getByRole('button', { name: `Show as table: ${title}` })));
  return within(screen.getByRole('table', { name: title }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
}

it.each(['fr', 'en'] as const)('leads to the help of the reader’s language: %s', async (language) => {
  const words = { page_name: 'preparedness', key: 'heading', value: 'Capacités', language };
  await renderScreen(
    <PreparednessScreen />,
    () => ({ [`/api/v2/language/${language}/`]: { json: { strings: [words] } } }),
    { address: '/preparedness', language },
  );
  await screen.findByRole('heading', { level: 1, name: language === 'fr' ? 'Capacités' : /^National/ });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(`https://go-wiki.ifrc.org/${language}/user_guide/Preparedness`);
});

it('counts who is engaged, where and how far, and says it in tables beside the charts', async () => {
  await show(<GlobalSummaryScreen />, '/preparedness/global-summary');
  expect(await figure('National Societies in PER')).toContain('3');
  expect(await figure('In orientation')).toContain('1');
  expect(await figure('Assessment completed')).toContain('2');
  expect(await figure('In action and accountability')).toContain('1');
  expect(await figure('With two or more cycles')).toContain('1');
  expect(await tableOf('PER by year and region')).toEqual([
    'Year | Africa | Asia Pacific',
    '2025 | 2 | 0',
    '2026 | 0 | 1',
  ]);
  expect(await tableOf('High-priority components')).toEqual([
    'PER component | PER area | National Societies',
    'Laws | Policy | 3',
    'Risk analysis | Planning | 1',
  ]);
  expect((await tableOf('Special considerations in assessments'))[1]).toBe('Epidemics | 67%');
  expect(await tableOf('PER by region')).toEqual([
    'Region | National Societies',
    'Africa | 2',
    'Asia Pacific | 1',
  ]);
});

it('lets all figures follow the filters in the address, and a bar that is pressed', async () => {
  await show(<GlobalSummaryScreen />, '/preparedness/global-summary?region=0');
  expect(await figure('National Societies in PER')).toContain('2');
  const user = userEvent.setup();
  const bar = await eventually(() =>
    screen.getByRole('button', { name: /^5\. Action and accountability: 1/ }),
  );
  await user.click(bar);
  await eventually(() =>
    expect(screen.getByText('National Societies in PER').parentElement?.textContent).toContain('1'),
  );
  expect(bar.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('list', { name: 'Filters applied' }).textContent).toMatch(/Africa.*Action/);
  // What is picked by a chart narrows the others, and not what there is to pick in it.
  expect(screen.getByRole('button', { name: /^1\. Orientation: 1/ })).toBeDefined();
  expect(screen.getByRole('button', { name: /^Asia Pacific: 0/ })).toBeDefined();
});

it('filters by the legend of its map, which keeps the focus and has no dot that a filter leaves out', async () => {
  const at = { longitude: 37, latitude: 1 };
  const json = {
    results: [
      { ...CYCLES[0], ...at, phase: null },
      { ...CYCLES[1], ...at, longitude: -2 },
      { ...CYCLES[2], longitude: 84, latitude: 28 },
    ],
  };
  await renderScreen(<GlobalSummaryScreen />, () => ({ ...ANSWERS, '/api/v2/per-map-data': { json } }), {
    address: '/preparedness/global-summary?region=0',
  });
  const user = userEvent.setup();
  const dots = () =>
    within(screen.getByRole('group', { name: /^Places on the map/ }))
      .getAllByRole('button')
      .map((dot) => dot.getAttribute('aria-label'));
  // Where nothing is told of its phase, a country has begun: on the map as in the figures.
  await eventually(() =>
    expect(dots()).toEqual([
      expect.stringMatching(/^Mali: .*5\. Action and accountability$/),
      expect.stringMatching(/^Kenya: .*1\. Orientation$/),
    ]),
  );
  expect(await figure('In orientation')).toContain('1');
  const key = within(screen.getByRole('list', { name: 'Phase' })).getByRole('button', {
    name: '1. Orientation',
  });
  expect(key.getAttribute('aria-pressed')).toBe('false');
  await user.click(key);
  await eventually(() => expect(dots()).toEqual([expect.stringMatching(/^Kenya/)]));
  expect([document.activeElement, key.getAttribute('aria-pressed')]).toEqual([key, 'true']);
  expect(await figure('National Societies in PER')).toContain('1');
  await user.click(key);
  await eventually(() => expect(dots()).toHaveLength(2));
  // And by a country, in what is told of it.
  await user.click(screen.getByRole('button', { name: /^Mali: / }));
  const only = await eventually(() => screen.getByRole('button', { name: 'Show this country alone' }));
  expect(screen.getByText('Date of assessment').nextElementSibling?.textContent).toBe('1 Mar 2025');
  await user.click(only);
  await eventually(() => expect(dots()).toEqual([expect.stringMatching(/^Mali/)]));
  expect(only.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('list', { name: 'Filters applied' }).textContent).toMatch(/Mali/);
  await user.click(only);
  await eventually(() => expect(dots()).toHaveLength(2));
});

it('keeps the colour of an area, whatever the filters leave of the others', async () => {
  const peru = cycle(4, 'Peru', { phase: 2, region_id: 1, prioritized_components: [RISKS] });
  const colourOf = async (component: string, address: string) => {
    const answers = { ...ANSWERS, '/api/v2/per-map-data': { json: { results: [...CYCLES, peru] } } };
    await renderScreen(<GlobalSummaryScreen />, () => answers, { address });
    const tile = await eventually(() => screen.getByRole('button', { name: RegExp(`^${component}: `) }));
    const colour = tile.style.fill;
    cleanup();
    return colour;
  };
  const [laws, risks] = [await colourOf('Laws', '/'), await colourOf('Risk analysis', '/')];
  expect(risks).not.toBe(laws);
  expect(await colourOf('Risk analysis', '/?region=1')).toBe(risks);
});

it('hands the figures of a chart over as a file', async () => {
  const files = catchFiles();
  await show(<GlobalSummaryScreen />, '/preparedness/global-summary');
  const user = userEvent.setup();
  await user.click(
    await eventually(() => screen.getByRole('button', { name: 'Download CSV: PER by year and region' })),
  );
  expect(await linesOf(files[0])).toEqual(['Year,Africa,Asia Pacific', '2025,2,0', '2026,0,1']);
});

it('tells the parts of a component from each other by their letters', async () => {
  await show(<GlobalPerformanceScreen />, '/preparedness/global-performance');
  await eventually(() => screen.getByText('14 A: Component 4'));
  expect(await tableOf('Average by component')).toContain('14 A: Component 4 | 2.5 | 3.0 | 2.5');
});

it('rates components by the latest of each country, and shows what became of each cycle', async () => {
  await show(<GlobalPerformanceScreen />, '/preparedness/global-performance');
  // (4 + 1) / 2 and (3 + 2) / 2.
  expect(await figure('Average rating')).toContain('2.5');
  expect(await tableOf('Performance overview')).toEqual([
    'Cycle | Average rating | Change | Completed | Still in progress',
    'Cycle 1, average rating 2.0 | 2.0 | -- | 1 | 1',
    'Cycle 2, average rating 3.5 | 3.5 | +1.5 | 0 | 1',
  ]);
  expect(await tableOf('Average by region')).toEqual([
    'Region | Average rating',
    'Africa | 3.5',
    'Asia Pacific | 1.5',
  ]);
});

it('rates without the names of the regions, which fail once for all who show them', async () => {
  const asked: string[] = [];
  await renderScreen(
    <GlobalPerformanceScreen />,
    () => ({ ...ANSWERS, '/api/v2/global-enums/': { status: 500, json: {} } }),
    { address: '/preparedness/global-performance', hear: (url) => asked.push(url) },
  );
  expect(await figure('Average rating')).toContain('2.5');
  await eventually(() => screen.getByRole('button', { name: 'Show as table: Average by area' }));
  // The filter and the chart of regions join the page, which shows that they have failed.
  expect(asked.filter((url) => url.startsWith('/api/v2/global-enums/'))).toHaveLength(1);
});

it('says in the filter of regions that they could not be loaded, and offers them once asked again', async () => {
  let enums: Answers[string] = { status: 500, json: {} };
  await renderScreen(<GlobalPerformanceScreen />, () => ({ ...ANSWERS, '/api/v2/global-enums/': enums }), {
    address: '/preparedness/global-performance',
  });
  const again = await eventually(() => {
    const regions = within(screen.getByRole('group', { name: 'Region' }));
    regions.getByText('Failed to fetch data!');
    return regions.getByRole('button', { name: 'Try again' });
  });
  enums = ANSWERS['/api/v2/global-enums/'] as Answers[string];
  await userEvent.click(again);
  expect(document.activeElement).not.toBe(document.body);
  await eventually(() => screen.getByRole('checkbox', { name: 'Asia Pacific' }));
});

it('hands what is told beside the figures of a chart over as numbers, and what is not known as nothing', async () => {
  const files = catchFiles();
  await show(<GlobalPerformanceScreen />, '/preparedness/global-performance');
  const user = userEvent.setup();
  // The letters of parts come with a list of their own, and stand in the key figures and the chart.
  await eventually(() => screen.getAllByText('14 A: Component 4'));
  for (const title of ['Performance overview', 'Average by component'])
    await user.click(await eventually(() => screen.getByRole('button', { name: `Download CSV: ${title}` })));
  expect(await linesOf(files[0])).toEqual([
    'Cycle,Average rating,Change,Completed,Still in progress',
    '"Cycle 1, average rating 2.0",2,,1,1',
    '"Cycle 2, average rating 3.5",3.5,1.5,0,1',
  ]);
  expect(await linesOf(files[1])).toEqual([
    'PER component,Average of cycle 1,Average of cycle 2,Average rating',
    '1: Component 1,1.5,4,2.5',
    '14 A: Component 4,2.5,3,2.5',
  ]);
});

it('rates those of the cycle and the region in the address alone, the lowest first where it says so', async () => {
  await show(<GlobalPerformanceScreen />, '/preparedness/global-performance?region=0&cycle=1&order=lowest');
  expect(await figure('Average rating')).toContain('2.5');
  expect(await tableOf('Average by component')).toEqual([
    'PER component | Average of cycle 1 | Average of cycle 2 | Average rating',
    '1: Component 1 | 2.0 | 4.0 | 2.0',
    '14 A: Component 4 | 3.0 | 3.0 | 3.0',
  ]);
});

it('keeps components by area and name, as the address says, and opens what to ask of them', async () => {
  await show(<ResourcesCatalogueScreen />, '/preparedness/resources-catalogue?search=law');
  const user = userEvent.setup();
  await user.click(await eventually(() => screen.getByText('1: Laws')));
  expect(await eventually(() => screen.getByText('Ask the city.'))).toBeDefined();
  expect(screen.queryByText('14 A: Risk analysis')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Planning' })).toBeNull();
  expect(screen.getByRole('link', { name: /^IFRC Disaster Law/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  const part = await eventually(() => screen.getByText('14 A: Risk analysis'));
  expect(part.closest('ul')?.textContent).toBe('14: All analyses14 A: Risk analysis');
});

it('says so where no component has such a name', async () => {
  await show(<ResourcesCatalogueScreen />, '/preparedness/resources-catalogue?search=zzz&area=1');
  expect(await eventually(() => screen.getByText('No component has this name.'))).toBeDefined();
});

it.each([
  [
    '/preparedness/global-summary?region=99&phase=9&year=zz',
    GlobalSummaryScreen,
    'National Societies in PER',
    '3',
  ],
  ['/preparedness/global-performance?region=99&cycle=zz', GlobalPerformanceScreen, 'Average rating', '2.5'],
])('takes values that make no sense as if they were not there: %s', async (address, Screen, name, value) => {
  await show(<Screen />, address);
  expect(await figure(name)).toContain(value);
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Filters applied' })).toBeNull();
});

it('names the sites to read on at in English, as they are, on a page of another language', async () => {
  await renderScreen(<ResourcesCatalogueScreen />, () => ANSWERS, {
    address: '/preparedness/resources-catalogue',
    language: 'fr',
  });
  const site = await eventually(() => screen.getByRole('link', { name: /Anticipation Hub/ }));
  expect(within(site).getByText('Anticipation Hub').closest('[lang]')?.getAttribute('lang')).toBe('en');
});
