import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { ongoingSocietiesEndpoint, projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { deployedByEventEndpoint } from '#contracts/surge/deployments.ts';
import { Operations } from '#src/records/operationsMap/index.tsx';
import { RecentMap } from '#src/screens/emergencies/EmergencyOverviewScreen/RecentMap.tsx';
import { ProjectOverviewScreen } from '#src/screens/projects/ProjectOverviewScreen/index.tsx';
import { DeploymentMap } from '#src/screens/surge/SurgeOverviewScreen/DeploymentMap.tsx';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

/** A country that can be chosen, one that is no country any more, and one that is none of its own. */
const COUNTRIES = [
  { id: 123, name: 'Nepal' },
  { id: 300, name: 'Yugoslavia', is_deprecated: true },
  { id: 400, name: 'Greenland', independent: false },
];
const IDS = COUNTRIES.map(({ id }) => id);
const places = {
  json: {
    count: COUNTRIES.length,
    results: COUNTRIES.map((country) => ({
      ...exampleAnswer(countriesEndpoint).results[0],
      iso: 'NP',
      iso3: 'NPL',
      independent: true,
      is_deprecated: false,
      centroid: { type: 'Point', coordinates: [84, 28] },
      ...country,
    })),
  },
};
const page = (results: unknown[]) => ({ json: { count: results.length, results } });

const [EMERGENCY] = exampleAnswer(emergenciesEndpoint).results;
const emergencies = page([{ ...EMERGENCY, countries: COUNTRIES }]).json as never;

const [DEPLOYED] = exampleAnswer(deployedByEventEndpoint).results;
const deployed = page([
  {
    ...DEPLOYED,
    erus: IDS.map((id) => ({ ...DEPLOYED?.erus[0], id, units: 2, deployed_to: { id, name: 'There' } })),
    deployments: [],
  },
]);

const societies = COUNTRIES.map(({ id, name }) => ({
  ...exampleAnswer(ongoingSocietiesEndpoint)[0],
  id,
  name,
}));
const overview = { ...exampleAnswer(projectOverviewEndpoint), total_ongoing_projects: 3 };

const everything = () => ({
  '/api/v2/country/': places,
  '/api/v2/aggregated-eru-and-rapid-response/': deployed,
  '/api/v2/global-project/overview/': { json: overview },
  '/api/v2/global-project/ns-ongoing-projects-stats/': { json: societies },
  '/api/v2/region/': page([]),
});

const OPERATIONS = <Operations placeholder={null} stage={{ heading: 'World', figures: null }} />;

const request = {
  answer: emergencies,
  error: undefined,
  isPending: false,
  isStale: false,
  retry: () => {},
  refetch: () => {},
};

const POINTS = { name: /^Places on the map/ };
const points = async () => within(await screen.findByRole('group', POINTS)).getAllByRole('button');

it.each([
  ['emergencies', <RecentMap key="" request={request as never} />],
  ['units and people', <DeploymentMap key="" />],
  ['National Societies', <ProjectOverviewScreen key="" />],
])('shows %s in countries that can be chosen alone', async (_, map) => {
  await renderScreen(map, everything);
  // Countries and what happens in them come apart.
  await waitFor(async () => {
    expect(await points()).toEqual([screen.getByRole('button', { name: /^Nepal: / })]);
  });
});

it.each([
  ['projects', '?reporting_ns=999999', <ProjectOverviewScreen key="" />],
  ['deployments', '?when=soon', <DeploymentMap key="" />],
])(
  'says of %s that nothing is left by what was chosen, and not that there is nothing',
  async (_, chosen, map) => {
    const none = () => ({
      ...everything(),
      '/api/v2/global-project/overview/': { json: { ...overview, total_ongoing_projects: 0 } },
      '/api/v2/aggregated-eru-and-rapid-response/': page([]),
    });
    await renderScreen(map, none, { address: chosen });
    expect(await screen.findByText('Data is not available for selected filter!')).toBeDefined();
    expect(screen.queryByText('Data is not available!')).toBeNull();
  },
);

const [APPEAL] = exampleAnswer(appealsEndpoint).results;
const operation = (id: number, atype: number, atype_display: string, dtype: number) => ({
  ...APPEAL,
  id: String(id),
  name: `Operation ${id}`,
  atype,
  atype_display,
  dtype: { id: dtype, name: `Type ${dtype}` },
  country: { ...APPEAL?.country, id: 123, name: 'Nepal' },
});
const operations = () => ({
  ...everything(),
  '/api/v2/appeal/': page([
    operation(1, 0, 'DREF', 12),
    operation(2, 1, 'Emergency Appeal', 27),
    operation(3, 1, 'Emergency Appeal', 6),
    operation(4, 2, 'International Appeal', 6),
  ]),
  '/api/v2/disaster_type/': page([12, 27, 6].map((id) => ({ id, name: `Type ${id}` }))),
});

it('tells on the home page how many operations there are of each type of appeal', async () => {
  await renderScreen(OPERATIONS, operations);
  await points();
  const types = within(await screen.findByRole('list', { name: 'Operations by type of appeal' }));
  expect(types.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Emergency Appeal: 2',
    'DREF: 1',
    'International Appeal: 1',
  ]);
});

it.each([
  ['12,27', 2],
  ['27', 1],
  ['', 4],
])('keeps operations of several disaster types at once: %s', async (chosen, count) => {
  await renderScreen(OPERATIONS, operations, { address: `/?dtype=${chosen}` });
  await points();
  expect(
    screen.getByRole('heading', { name: new RegExp(`Active Operations \\(${count}\\)`, 'i') }),
  ).toBeDefined();
  const chips = screen.queryAllByRole('button', { name: /Disaster Type: (Type )?\d+/i });
  expect(chips).toHaveLength(chosen.split(',').filter(Boolean).length);
});

it('tells of people whom nobody counted, and not of none', async () => {
  const uncounted = { ...EMERGENCY, num_affected: null, field_reports: [], countries: COUNTRIES };
  const answer = page([uncounted]).json as never;
  await renderScreen(<RecentMap request={{ ...request, answer } as never} />, everything);
  const [point] = await points();
  expect(point?.getAttribute('aria-label')).toMatch(/^Nepal: -- \(Affected people\)/);
});
