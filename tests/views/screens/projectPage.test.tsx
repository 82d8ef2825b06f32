import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { projectEndpoint } from '#contracts/projects/record.ts';
import { ProjectScreen } from '#src/screens/projects/ProjectScreen/index.tsx';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

it('leads from a project to what its National Society does, to the projects of its country and to its operation', async () => {
  const [society, country] = [
    { id: 41, iso3: 'CHE', name: 'Switzerland', society_name: 'Swiss Red Cross' },
    // A country that can no longer be chosen keeps its name.
    { id: 300, iso3: 'OLD', name: 'Old Land' },
  ];
  const json = {
    ...exampleAnswer(projectEndpoint),
    reporting_ns_detail: society,
    project_country_detail: country,
    event_detail: { id: 9, name: null, dtype: 4 },
  };
  await renderScreen(<ProjectScreen />, () => ({ '/api/v2/project/7/': { json } }), {
    address: '/7',
    route: ':projectId',
  });
  const overview = within(await screen.findByRole('region', { name: 'Overview' }));
  const target = (name: string) => overview.getByRole('link', { name }).getAttribute('href');
  expect(target('Swiss Red Cross')).toBe('/countries/41/ns-overview/activities');
  expect(target('Old Land')).toBe('/countries/300/ongoing-activities/three-w/projects');
  expect(target('9')).toMatch(/^\/emergencies\/9/);
});
