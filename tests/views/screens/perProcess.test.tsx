import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { perOverviewEndpoint } from '#contracts/per/overview.ts';
import { latestPerProcessesEndpoint } from '#contracts/per/process.ts';
import { MyPerScreen } from '#src/screens/account/MyPerScreen/index.tsx';
import { PerOverviewScreen } from '#src/screens/per/OverviewScreen/index.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const [EXAMPLE] = exampleAnswer(latestPerProcessesEndpoint).results;
const process = (id: number, phase: number, more: object = {}) => ({
  ...EXAMPLE,
  id,
  phase,
  phase_display: 'Somewhere',
  country: NEPAL.id,
  country_details: { ...EXAMPLE?.country_details, id: NEPAL.id, name: 'Nepal', region: 2 },
  assessment_number: 2,
  ...more,
});
const ADMIN = { ...MEMBER, is_per_admin_for_countries: [NEPAL.id] };
const answersTo = (user: object, more: Answers): Answers => ({
  '/api/v2/user/me/': { json: user },
  '/api/v2/country/': { json: listOf([{ ...NEPAL, region: 2 }]) },
  ...more,
});

const wayOf = (link: HTMLElement) => link.getAttribute('href');
const isDisabled = (input: HTMLElement) => input.matches(':disabled');

beforeEach(signIn);

it('lists the latest process of each country with its current step first, and those before it where they are asked for', async () => {
  const user = userEvent.setup();
  await renderScreen(<MyPerScreen />, () =>
    answersTo(ADMIN, {
      '/api/v2/aggregated-per-process-status/': { json: listOf([process(7, 1)]) },
      '/api/v2/per-process-status/': {
        json: listOf([process(7, 1), process(5, 5, { assessment_number: 1 })]),
      },
    }),
  );
  const table = await screen.findByRole('table');
  expect(wayOf(within(table).getByRole('link', { name: 'Edit the overview' }))).toBe(
    '/per-process/7/overview',
  );
  expect(wayOf(await screen.findByRole('link', { name: 'Start PER process' }))).toBe('/per-process/new');
  await user.click(within(table).getByRole('button', { name: /Earlier cycles \(1\)/ }));
  await eventually(() => expect(within(table).getAllByRole('row')).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'More for Nepal, cycle 1' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect([items[0], items.at(-1)]).toEqual(['View the overview', 'Export']);
});

it('says that the processes before are not to be had, and keeps those of one country while those of another come', async () => {
  const user = userEvent.setup();
  const chad = { id: 20, name: 'Chad', region: 0 };
  let json: Promise<unknown> | object = {};
  let status = 500;
  const app = await renderScreen(<MyPerScreen />, () =>
    answersTo(ADMIN, {
      '/api/v2/aggregated-per-process-status/': {
        json: listOf([process(7, 1), process(8, 1, { country: chad.id, country_details: chad })]),
      },
      '/api/v2/per-process-status/': { status, json },
    }),
  );
  const [nepal, other] = await screen.findAllByRole('button', { name: /Earlier cycles/ });
  await user.click(nepal as HTMLElement);
  const told = () => app.actors.alerts.getSnapshot().context.alerts;
  await eventually(() => expect(told()).toHaveLength(1));
  status = 200;
  json = listOf([process(5, 5, { assessment_number: 1 })]);
  act(() => app.actors.alerts.send({ type: 'alert.acted', name: told()[0]?.name ?? '' }));
  const rows = () => screen.getAllByRole('row').length;
  await eventually(() => expect([rows(), told()]).toEqual([4, []]));
  json = new Promise(() => {});
  await user.click(other as HTMLElement);
  await eventually(() => expect(other?.getAttribute('aria-expanded')).toBe('true'));
  expect(rows()).toBe(4);
});

it('says to others whom processes are for', async () => {
  await renderScreen(<MyPerScreen />, () =>
    answersTo(MEMBER, { '/api/v2/aggregated-per-process-status/': { json: listOf([]) } }),
  );
  await screen.findByText(/are for PER administrators/);
  expect(screen.queryByRole('link', { name: 'Start PER process' })).toBeNull();
});

const OVERVIEW = {
  ...exampleAnswer(perOverviewEndpoint),
  id: 7,
  country: NEPAL.id,
  phase: 1,
  is_draft: true,
  date_of_orientation: '2026-05-01',
  date_of_assessment: null,
  type_of_assessment: null,
  type_of_assessment_details: null,
  date_of_previous_assessment: null,
  orientation_documents: [],
  orientation_documents_details: [],
  translation_module_original_language: 'en',
  history: [],
};
const OPTIONS = {
  componentratings: [],
  answers: [],
  overviewassessmenttypes: [{ id: 1, name: 'Self assessment' }],
};
const openOverview = (
  overview: object,
  phase: number,
  hear: (body: unknown) => void = () => {},
  more: Answers = {},
) =>
  renderScreen(
    <PerOverviewScreen />,
    () =>
      answersTo(ADMIN, {
        '/api/v2/per-process-status/7/': { json: process(7, phase) },
        '/api/v2/per-overview/7/': { json: { ...OVERVIEW, ...overview }, hear },
        '/api/v2/per-options/': { json: OPTIONS },
        ...more,
      }),
    { address: '/per-process/7/overview', route: '/per-process/:perId/overview' },
  );

it('is set up with a date and a type alone, and keeps then what was decided', async () => {
  await openOverview({}, 1);
  const setUp = await screen.findByRole('button', { name: 'Set up the PER process' });
  expect(isDisabled(setUp)).toBe(true);
  screen.getByText(/enter the date and the type of the assessment/);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('OverviewIn progress');
});

it('saves what was typed before it asks to be set up, and tells of the cycle before', async () => {
  const sent: object[] = [];
  const before = { date_of_previous_assessment: '2024-05-01', type_of_previous_assessment: 1 };
  const user = userEvent.setup();
  await openOverview({ ...before, date_of_assessment: '2026-06-01' }, 1, (body) => sent.push(body as object));
  await screen.findByText('Assessed before on 1 May 2024: Self assessment');
  const type = await screen.findByRole('combobox', { name: /^Type of current PER assessment/ });
  await user.selectOptions(type, 'Self assessment');
  await user.click(screen.getByRole('button', { name: 'Set up the PER process' }));
  await screen.findByRole('alertdialog', { name: 'Set up this PER process?' });
  expect(sent).toMatchObject([{ type_of_assessment: 1, date_of_assessment: '2026-06-01' }]);
});

it('can be read in another language than it was written in, and changed in that one alone', async () => {
  await openOverview({ branches_involved: 'Katmandou', translation_module_original_language: 'fr' }, 1);
  await screen.findByText(/written in French and can be changed in this language only/);
  expect(await screen.findByText('Katmandou')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('calls a country by its name where nothing is known of its National Society', async () => {
  await openOverview({ translation_module_original_language: 'fr' }, 1, undefined, {
    '/api/v2/country/': { json: listOf([{ ...NEPAL, region: 2, society_name: null, independent: false }]) },
  });
  const society = await screen.findByText('National Society');
  await eventually(() => expect(society.nextElementSibling?.textContent).toBe('Nepal'));
});

it('leaves open what may still change, once it is set up', async () => {
  await openOverview(
    { phase: 2, is_draft: false, date_of_assessment: '2026-06-01', type_of_assessment: 1 },
    2,
  );
  expect(isDisabled(await screen.findByLabelText(/Date of orientation/))).toBe(true);
  expect(isDisabled(await screen.findByLabelText(/Work-plan development date/))).toBe(false);
  expect(screen.queryByRole('button', { name: 'Set up the PER process' })).toBeNull();
});
