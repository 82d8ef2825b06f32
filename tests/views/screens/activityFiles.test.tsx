import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emergencyProjectsEndpoint } from '#contracts/activities/list.ts';
import { countryEndpoint } from '#contracts/countries/record.ts';
import { ActivityListScreen } from '#src/screens/activities/ActivityListScreen/index.tsx';
import { CountryActivitiesScreen } from '#src/screens/countries/CountryActivitiesScreen/index.tsx';
import { CountryContext } from '#src/screens/countries/CountryScreen/country.ts';
import { catchFiles, linesOf } from '#tests/support/savedFiles.ts';
import { eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const [PROJECT] = exampleAnswer(emergencyProjectsEndpoint).results;
const done = {
  ...PROJECT?.activities[0],
  is_simplified_report: true,
  sector_details: { id: 1, title: 'Shelter' },
};
const ROW = {
  ...PROJECT,
  title: 'Roofs',
  start_date: '2026-11-01',
  end_date: '2026-12-24',
  admin2: [11, 12],
  admin2_details: [
    { id: 11, name: 'Chitwan' },
    { id: 12, name: 'Lalitpur' },
  ],
  activities: [
    {
      ...done,
      action_details: { id: 4, title: 'Tarpaulins' },
      people_count: 30,
      household_count: null,
      details: 'By truck.',
    },
    {
      ...done,
      id: 2,
      action_details: null,
      custom_action: 'Tools',
      people_count: null,
      household_count: 12,
      details: null,
    },
  ],
};
const nepal = { ...exampleAnswer(countryEndpoint), id: 123, name: 'Nepal', iso3: 'NPL' };

it.each([
  ['all activities', <ActivityListScreen key="all" />, 'all-3w-emergency-projects-2026-11-28.csv'],
  [
    'activities of a country',
    <CountryContext key="country" value={nepal}>
      <CountryActivitiesScreen />
    </CountryContext>,
    'npl-emergency-activities-2026-11-28.csv',
  ],
])(
  'a file of %s bears its day, and says what is done, until when, in which districts, and for how many households',
  async (_, page, name) => {
    const files = catchFiles();
    const named = vi.spyOn(HTMLAnchorElement.prototype, 'download', 'set');
    await renderScreen(
      page,
      () => ({ '/api/v2/emergency-project/': { json: { count: 1, results: [ROW] } } }),
      { now: new Date('2026-11-28T12:00:00Z') },
    );
    await eventually(() => expect(screen.getAllByText('Roofs').length).toBeGreaterThan(0));
    await act(async () => screen.getByRole('button', { name: 'Export CSV' }).click());
    await eventually(() => expect(files).toHaveLength(1));
    expect(named).toHaveBeenCalledWith(name);
    const [headings = '', row = ''] = await linesOf(files[0]);
    const said = Object.fromEntries(headings.split(',').map((heading, at) => [heading, row.split(',')[at]]));
    expect(said).toMatchObject({
      'End date': '2026-12-24',
      Districts: 'Chitwan; Lalitpur',
      'What is done': 'Tarpaulins; Tools',
      'Services provided to people in need': '30',
      Households: '12',
      'Activity details': 'By truck.',
    });
  },
);
