import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SearchBox } from '#src/app/shell/SearchBox/index.tsx';
import { SearchScreen } from '#src/screens/search/SearchScreen/index.tsx';
import { eventually, renderScreen } from '#tests/support/screens.tsx';

const hit = (name: string, score: number) => ({ id: 1, name, score });

/** The groups as no reader should see them; `reports` score best on average, projects and emergencies alike. */
const FOUND = {
  rapid_response_deployments: [],
  reports: [
    { ...hit('A report', 9), type: 'Field Report' },
    { ...hit('Another', 8), id: 2, type: 'Field Report' },
    // Of the same number as a report.
    { ...hit('An early word', 8), type: 'Flash Update' },
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
    'Field reports (3)',
    'Emergencies (1)',
    'Projects (1)',
  ]);
});

it('suggests in the bar in the same order', async () => {
  const user = userEvent.setup();
  await renderScreen(<SearchBox />, answers);
  // The list comes with code of its own, once the box has the focus.
  await act(async () => {
    screen.getByRole('combobox', { name: 'Search' }).focus();
    await import('#src/app/shell/SearchBox/Suggestions.tsx');
  });
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'fl');
  await eventually(() => screen.getByRole('option', { name: /An emergency/ }));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual([
    'A regionRegion',
    'A countryCountry',
    'A provinceProvince',
    'A reportField report',
    'AnotherField report',
    'An early wordFlash update',
    'An emergencyEmergency',
    'A project3W project',
  ]);
});

it('finds what anybody does, and asks nobody to sign in while they type, where the session has ended', async () => {
  localStorage.setItem('user', JSON.stringify({ token: 'ended', displayName: 'Mira' }));
  const user = userEvent.setup();
  let calls = 0;
  const app = await renderScreen(
    <SearchBox />,
    () => ({ '/api/v1/search/': calls === 1 ? { status: 401, json: { errors: {} } } : { json: FOUND } }),
    {
      hear: (url) => {
        if (url.startsWith('/api/v1/search/?')) calls += 1;
      },
    },
  );
  let isAsked = false;
  app.actors.auth.on('session.refused', () => {
    isAsked = true;
  });
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'fl');
  await eventually(() => screen.getByRole('option', { name: /An emergency/ }));
  expect({ calls, isAsked }).toEqual({ calls: 2, isAsked: false });
});

it('is empty once it led to what was found, and keeps the keyword of the search page', async () => {
  const user = userEvent.setup();
  await renderScreen(<SearchBox />, answers);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
  await user.type(box, 'fl');
  await user.click(await eventually(() => screen.getByRole('option', { name: /An emergency/ })));
  expect([box.value, box.getAttribute('aria-expanded')]).toEqual(['', 'false']);
  await user.type(box, 'flo');
  await eventually(() => screen.getByRole('option', { name: /An emergency/ }));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box.value).toBe('');
  await user.type(box, 'flood{Enter}');
  expect(box.value).toBe('flood');
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

it('tells the number of matches as it is, and where the server gave all that it gives that there may be more', async () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...hit(`Project ${index}`, 5), id: index + 1 }));
  await renderScreen(
    <SearchScreen />,
    () => ({ '/api/v1/search/': { json: { ...FOUND, projects: many } } }),
    {
      address: '/search?keyword=flood',
    },
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'Projects (50+)' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 2, name: 'Emergencies (1)' })).toBeDefined();
});

it('tells two hits of one name apart, by what stands below it', async () => {
  const user = userEvent.setup();
  const mission = {
    ...hit('', 3),
    event_id: 7,
    event_name: 'Nepal: Flood',
    deploying_country_name: 'Kenya Red Cross Society',
  };
  const json = {
    district_province_response: [{ ...hit('Northern', 2), country: 'Ghana' }],
    emergencies: [
      {
        ...hit('Nepal: Flood', 5),
        countries: [],
        appeals: [],
        severity_level_display: 'Orange',
        start_date: '2026-05-03T00:00:00Z',
      },
    ],
    reports: [{ ...hit('NPL: Flood', 4), type: 'Field Report', created_at: '2026-05-04T10:00:00Z' }],
    rapid_response_deployments: [
      { ...mission, id: 1, position: 'Operations Manager', start_date: '2026-05-05T00:00:00Z' },
      { ...mission, id: 2, position: 'Health Coordinator', start_date: '2026-05-05T00:00:00Z' },
    ],
  };
  await renderScreen(<SearchBox />, () => ({ '/api/v1/search/': { json } }));
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'fl');
  await screen.findByRole('option', { name: /Ghana/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'NorthernGhanaProvince',
    'Nepal: FloodOrange · 3 May 2026Emergency',
    'NPL: Flood4 May 2026Field report',
    'Nepal: FloodOperations Manager · Kenya Red Cross Society · 5 May 2026Rapid response',
    'Nepal: FloodHealth Coordinator · Kenya Red Cross Society · 5 May 2026Rapid response',
  ]);
});

it('names kinds of reports in the reader’s language, whatever the server calls them', async () => {
  await renderScreen(<SearchScreen />, answers, { address: '/search?keyword=flood' });
  expect(await screen.findAllByRole('cell', { name: 'Field report' })).toHaveLength(2);
});

it('reads what nobody translated in English, on a page in Arabic', async () => {
  const found = {
    emergencies: [
      {
        ...hit('Nepal: Flood', 5),
        ...{ countries: [], disaster_type: 'Cyclone' },
        appeals: [
          { id: 1, atype: 'DREF' },
          { id: 2, atype: 'Emergency Appeal' },
        ],
      },
    ],
    projects: [{ ...hit('Wells', 4), sector: 'WASH', national_society: 'الهلال الأحمر' }],
    surge_deployments: [{ ...hit('', 2), event_id: 1, event_name: 'Nepal: Flood', type: 'Relief' }],
    rapid_response_deployments: [{ ...hit('', 2), event_id: 1, event_name: '', type: 'FACT' }],
    surge_alerts: [
      {
        ...hit('Logistics Coordinator', 4),
        event_id: 1,
        event_name: 'Nepal: Flood',
        keywords: ['Logistics', 'Relief'],
        status: 'Stood Down',
      },
    ],
    countries: [hit('نيبال', 3)],
  };
  const words = [{ page_name: 'search', key: 'heading', value: 'البحث', language: 'ar' }];
  await renderScreen(
    <SearchScreen />,
    () => ({
      '/api/v1/search/': { json: found },
      '/api/v2/language/ar/': { json: { strings: words } },
    }),
    { address: '/search?keyword=flood', language: 'ar' },
  );
  const untranslated = ['Nepal: Flood', 'Logistics Coordinator', 'Logistics', 'Relief', 'Stood Down'];
  for (const text of [...untranslated, 'Cyclone', 'DREF', 'Emergency Appeal', 'Wells', 'WASH', 'FACT'])
    for (const said of await screen.findAllByText(text))
      expect(said.closest('[lang]')?.getAttribute('lang')).toBe('en');
  // What joins them is Arabic.
  expect(
    screen.getByRole('cell', { name: 'Logistics وRelief' }).querySelectorAll('bdi[lang=en]'),
  ).toHaveLength(2);
  for (const text of ['نيبال', 'الهلال الأحمر']) expect(screen.getByText(text).closest('bdi')).toBeNull();
});

it('suggests names that nobody translated in English, in a bar in Arabic', async () => {
  const user = userEvent.setup();
  const words = [{ page_name: 'search', key: 'heading', value: 'البحث', language: 'ar' }];
  await renderScreen(
    <SearchBox />,
    () => ({ ...answers(), '/api/v2/language/ar/': { json: { strings: words } } }),
    { language: 'ar' },
  );
  await user.type(screen.getByRole('combobox'), 'fl');
  const option = await eventually(() => screen.getByRole('option', { name: /An emergency/ }));
  expect(option.querySelector('bdi[lang=en]')?.textContent).toBe('An emergency');
});

it('says what to try where nothing was found', async () => {
  await renderScreen(<SearchScreen />, () => ({ '/api/v1/search/': { json: {} } }), {
    address: '/search?keyword=flodd',
  });
  expect(await screen.findByText('No results for “flodd”')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'All emergencies' }).getAttribute('href')).toBe('/emergencies/all');
});

it('asks on the page and in the bar without marks of direction and NUL, which the API refuses', async () => {
  const user = userEvent.setup();
  const asked: string[] = [];
  const hear = (url: string) => asked.push(new URL(url, 'http://api').searchParams.get('keyword') ?? '');
  const address = `/search?${new URLSearchParams({ keyword: '\u202eflood\u2069\0' })}`;
  const both = (
    <>
      <SearchBox />
      <SearchScreen />
    </>
  );
  await renderScreen(both, answers, { address, hear });
  await screen.findByRole('heading', { level: 2, name: 'Regions (1)' });
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Keyword' }).value).toBe('flood');
  await user.click(screen.getByRole('combobox', { name: 'Search' }));
  await user.paste('\u202adrought\u202c');
  await screen.findAllByRole('option');
  expect(asked.filter(Boolean)).toEqual(['flood', 'drought']);
});

it('takes no more of a keyword than the API does, and says why a longer one of an address is refused', async () => {
  const errors = { keyword: ['Enter at most 200 characters.'] };
  await renderScreen(<SearchScreen />, () => ({ '/api/v1/search/': { status: 400, json: { errors } } }), {
    address: `/search?keyword=${'a'.repeat(201)}`,
  });
  expect(await screen.findByText('Enter at most 200 characters.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Keyword' }).maxLength).toBe(200);
});

it('begins in the box, unless it comes with what was found', async () => {
  await renderScreen(<SearchScreen />, answers, { address: '/search' });
  await eventually(() =>
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Keyword' })),
  );
  cleanup();
  await renderScreen(<SearchScreen />, answers, { address: '/search?keyword=flood' });
  await screen.findByRole('heading', { level: 2, name: 'Regions (1)' });
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});

it('keeps the focus in the box that a search is made in', async () => {
  const user = userEvent.setup();
  await renderScreen(<SearchScreen />, answers, { address: '/search' });
  const box = screen.getByRole('searchbox', { name: 'Keyword' });
  await user.type(box, 'flood{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Regions (1)' });
  expect(document.activeElement).toBe(box);
});

it('goes on at the heading of the group that is shown whole, and of the same group among all', async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 7 }, (_, index) => ({ ...hit(`Project ${index}`, 5), id: index + 1 }));
  await renderScreen(
    <SearchScreen />,
    () => ({ '/api/v1/search/': { json: { ...FOUND, projects: many } } }),
    { address: '/search?keyword=flood' },
  );
  await user.click(await screen.findByRole('button', { name: 'View all results for Projects (7)' }));
  await screen.findByText('Project 6');
  const heading = () => screen.getByRole('heading', { level: 2, name: 'Projects (7)' });
  await eventually(() => expect(document.activeElement).toBe(heading()));
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  await screen.findByRole('heading', { level: 2, name: 'Regions (1)' });
  await eventually(() => expect(document.activeElement).toBe(heading()));
});
