import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { countryEndpoint } from '#contracts/countries/record.ts';
import { perProcessEndpoint } from '#contracts/per/process.ts';
import {
  perAssessmentEndpoint,
  perPrioritizationEndpoint,
  perWorkPlanEndpoint,
} from '#contracts/per/results.ts';
import { Alerts } from '#src/app/shell/Alerts/index.tsx';
import { CountryPerExportScreen } from '#src/screens/countries/CountryPerExportScreen/index.tsx';
import { CountryPerScreen } from '#src/screens/countries/CountryPerScreen/index.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const country = {
  ...exampleAnswer(countryEndpoint),
  id: NEPAL.id,
  name: 'Nepal',
  regions_details: { id: 2, region_name: 'Asia Pacific' },
};
const CYCLE = {
  ...exampleAnswer(perProcessEndpoint),
  id: 4,
  country: NEPAL.id,
  assessment: 5,
  prioritization: 6,
  workplan: 7,
  assessment_number: 3,
  phase: 4,
  phase_display: 'Work plan',
  date_of_assessment: '2026-05-01',
};
const component = (id: number, value: number) => ({
  id,
  component: id,
  component_details: { id, area: 1, component_num: id, component_letter: null, title: `Component ${id}` },
  rating: value + 1,
  rating_details: { id: value + 1, value, title: `Rating ${value}` },
  notes: `Note ${id}`,
  question_responses: [{ id: id * 10, question: id * 10, answer: 1 }],
});
const ASSESSMENT = {
  ...exampleAnswer(perAssessmentEndpoint),
  id: 5,
  is_draft: false,
  area_responses: [{ id: 51, area: 1, component_responses: [component(1, 2), component(2, 5)] }],
};
const PRIORITIZATION = {
  ...exampleAnswer(perPrioritizationEndpoint),
  prioritized_action_responses: [
    {
      id: 61,
      component: 1,
      component_details: component(1, 2).component_details,
      justification_text: 'It was late.',
    },
  ],
};
const DOCUMENT = {
  id: 8,
  country: NEPAL.id,
  per: 4,
  file: 'http://localhost/media/per-documents/8/work%20plan.pdf?for=1',
  created_at: '2026-05-02T10:00:00Z',
  created_by: 1,
};
/** All that can be rated, below one that holds some of them together. */
const COMPONENTS = [1, 2, 3, 4].map((id) => ({ id, area: 1, component_num: id, is_parent: id === 4 }));
const ADMIN = { is_per_admin_for_countries: [NEPAL.id] };

const answersFor = (cycle: object = CYCLE, rights: object = {}): Answers => ({
  '/api/v2/user/me/': { json: { ...MEMBER, ...rights } },
  '/api/v2/country/123/': { json: country },
  '/api/v2/per-process-status/4/': { json: cycle },
  '/api/v2/public-per-process-status/4/': { json: cycle },
  '/api/v2/per-assessment/5/': { json: ASSESSMENT },
  '/api/v2/public-per-assessment/5/': { json: ASSESSMENT },
  '/api/v2/per-prioritization/6/': { json: PRIORITIZATION },
  '/api/v2/public-per-prioritization/6/': { json: PRIORITIZATION },
  '/api/v2/per-work-plan/7/': { json: exampleAnswer(perWorkPlanEndpoint) },
  '/api/v2/per-options/': {
    json: { componentratings: [], answers: [{ id: 1, text: 'Yes' }], overviewassessmenttypes: [] },
  },
  '/api/v2/per-formarea/': { json: listOf([{ id: 1, area_num: 1, title: 'Policy' }]) },
  '/api/v2/per-formcomponent/': { json: listOf(COMPONENTS) },
  '/api/v2/per-stats/': { json: listOf([]) },
  '/api/v2/per-document-upload/': { json: listOf([DOCUMENT]) },
  '/api/v2/per-document-upload/8/': { status: 204, json: null },
  '/api/v2/global-enums/': { json: {} },
});
const show = (page: ReactNode, answers: Answers, id = NEPAL.id) =>
  renderScreen(page, () => answers, {
    route: '/countries/:countryId/per/:perId',
    address: `/countries/${id}/per/4`,
  });
const panel = (name: string) => eventually(() => within(screen.getByRole('region', { name })));

it('shows the public names alone, and whom to ask', async () => {
  await show(<CountryPerScreen />, answersFor());
  expect(await screen.findByRole('heading', { level: 1, name: 'PER cycle 3' })).toBeDefined();
  const top = await panel('Components rated highest');
  await eventually(() => expect(top.getByText('2: Component 2')).toBeDefined());
  const first = await panel('Components to be strengthened first');
  await eventually(() => expect(first.getByText('1: Component 1')).toBeDefined());
  expect(screen.queryByText(/Rating 5|Note 1|It was late/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Contacts of the PER team' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Export' })).toBeNull();
});

it('shows the whole to a PER admin of the country', async () => {
  signIn();
  await show(<CountryPerScreen />, answersFor(CYCLE, ADMIN));
  const all = await panel('All components');
  expect(all.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.stringContaining('PER component'),
    expect.stringMatching(/2: Component 2.*5 – Rating 5/),
    expect.stringMatching(/1: Component 1.*Note 1.*2 – Rating 2/),
  ]);
  await eventually(() => expect(screen.getByText('It was late.')).toBeDefined());
  expect(screen.getAllByText('3.5').length).toBeGreaterThan(0);
  // Of all that there are: an assessment says nothing of those that nobody looked at.
  await eventually(() => expect(screen.getByText('2 / 3')).toBeDefined());
  expect(await panel('Work plan')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe(
    '/countries/123/per/4/export',
  );
});

it('says that there are no results as long as the assessment is written', async () => {
  await show(<CountryPerScreen />, answersFor({ ...CYCLE, assessment: null, prioritization: null }));
  expect(await screen.findByText(/has not been finished/)).toBeDefined();
});

it('is missing under the address of another country', async () => {
  await show(
    <CountryPerScreen />,
    { ...answersFor(), '/api/v2/country/14/': { json: { ...country, id: 14 } } },
    14,
  );
  expect(await screen.findByText(/This PER cycle does not exist/)).toBeDefined();
});

it.each([
  ['page', CountryPerScreen],
  ['export', CountryPerExportScreen],
] as const)('says on the %s that the country could not be loaded', async (_, Page) => {
  signIn();
  let country: Answers[string] = { status: 500, json: {} };
  await renderScreen(<Page />, () => ({ ...answersFor(CYCLE, ADMIN), '/api/v2/country/123/': country }), {
    route: '/countries/:countryId/per/:perId',
    address: '/countries/123/per/4',
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  country = answersFor()['/api/v2/country/123/'] as Answers[string];
  await act(async () => again.click());
  expect(await screen.findByText('It was late.')).toBeDefined();
});

it('says that names and earlier cycles could not be loaded, and loads them once asked again', async () => {
  signIn();
  const failed: Answers[string] = { status: 500, json: {} };
  const lists = ['per-formarea', 'per-options', 'per-formcomponent', 'per-stats'].map(
    (list) => `/api/v2/${list}/`,
  );
  const ratings = [1, 2].map((number) => ({
    assessment_number: number,
    average_rating: number,
    date_of_assessment: `202${number}-01-01`,
  }));
  const whole: Answers = {
    ...answersFor(CYCLE, ADMIN),
    '/api/v2/per-stats/': { json: listOf([{ id: NEPAL.id, assessment_ratings: ratings }]) },
  };
  let answers: Answers = { ...whole, ...Object.fromEntries(lists.map((list) => [list, failed])) };
  await renderScreen(
    <>
      <CountryPerScreen />
      <Alerts />
    </>,
    () => answers,
    { route: '/countries/:countryId/per/:perId', address: '/countries/123/per/4' },
  );
  const overTime = await eventually(() =>
    screen.getByRole('heading', { name: 'Average rating over the cycles' }),
  );
  const inPlace = within(overTime.parentElement as HTMLElement);
  expect(inPlace.getByRole('alert').textContent).toContain('Failed to fetch data!');
  const told = await screen.findByText('Part of this page could not be loaded.');
  answers = whole;
  await act(async () => inPlace.getByRole('button', { name: 'Try again' }).click());
  await eventually(() =>
    screen.getByRole('button', { name: 'Show as table: Average rating over the cycles' }),
  );
  expect(told).toBeDefined();
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await eventually(() => expect(screen.getAllByText('Area 1: Policy').length).toBeGreaterThan(0));
  expect(await screen.findByText('2 / 3')).toBeDefined();
  await eventually(() => expect(screen.queryByText('Part of this page could not be loaded.')).toBeNull());
});

it('exports to those alone who look after the country', async () => {
  signIn();
  await show(<CountryPerExportScreen />, answersFor());
  expect(await screen.findByText(/This PER cycle does not exist/)).toBeDefined();
});

it('exports the results with the address that they come from', async () => {
  signIn();
  await show(<CountryPerExportScreen />, answersFor(CYCLE, ADMIN));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nepal – PER cycle 3' })).toBeDefined();
  await eventually(() => expect(screen.getByText(/printed on/)).toBeDefined());
  await eventually(() => expect(document.querySelector('#pdf-preview-ready')).not.toBeNull());
});

it('lists the documents of a cycle, and asks before one is removed', async () => {
  signIn();
  await show(
    <>
      <CountryPerScreen />
      <Alerts />
    </>,
    answersFor(CYCLE, ADMIN),
  );
  const documents = await panel('Documents of this cycle');
  const link = await eventually(() => documents.getByRole('link', { name: /work plan\.pdf/ }));
  expect(link.getAttribute('href')).toBe(DOCUMENT.file);
  expect(documents.getByText('Added on 2 May 2026')).toBeDefined();
  await act(async () => documents.getByRole('button', { name: 'Remove work plan.pdf' }).click());
  const question = within(await screen.findByRole('alertdialog'));
  await act(async () => question.getByRole('button', { name: 'Ok' }).click());
  expect(await screen.findByText('The document has been removed.')).toBeDefined();
});
