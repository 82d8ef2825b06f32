import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SearchBox } from '#src/app/shell/SearchBox/index.tsx';
import { SearchScreen } from '#src/screens/search/SearchScreen/index.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

const hit = (name: string, score: number) => ({ id: 1, name, score });

/** The groups as no reader should see them; `reports` score best on average, projects and emergencies alike. */
const FOUND = {
  rapid_response_deployments: [],
  reports: [
    { ...hit('A report', 9), type: 'Field report' },
    { ...hit('Another', 8), id: 2, type: 'Field report' },
  ],
  projects: [hit('A project', 5)],
  emergencies: [{ ...hit('An emergency', 5), countries: [], appeals: [] }],
  district_province_response: [hit('A province', 1)],
  countries: [hit('A country', 2)],
  regions: [hit('A region', 1)],
};

const answers = () => ({ '/api/v1/search/': { json: FOUND } });

it('lists what was found with the places first, then the groups by their average score, then by rank', async () => {
  await renderScreen(<SearchScreen />, answers, { address: '/search?keyword=flood' });
  await screen.findByRole('heading', { level: 2, name: /^Field reports/ });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Regions (1)',
    'Countries (1)',
    'Provinces (1)',
    'Field reports (2)',
    'Emergencies (1)',
    'Projects (1)',
  ]);
});

it('suggests in the bar in the same order', async () => {
  const user = userEvent.setup();
  await renderScreen(<SearchBox />, answers);
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'fl');
  await screen.findByRole('option', { name: /An emergency/ });
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual([
    'A regionRegion',
    'A countryCountry',
    'A provinceProvince',
    'A reportField report',
    'AnotherField report',
    'An emergencyEmergency',
    'A project3W project',
  ]);
});

it('searches for a keyword of one letter, and for none without any', async () => {
  const user = userEvent.setup();
  await renderScreen(<SearchScreen />, answers, { address: '/search' });
  expect(screen.getByText('Enter a keyword to search.')).toBeDefined();
  const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Go' });
  await user.type(screen.getByRole('searchbox', { name: 'Keyword' }), '  ');
  expect(go.disabled).toBe(true);
  await user.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'a{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Regions (1)' })).toBeDefined();
});
