import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Alerts } from '#src/app/shell/Alerts/index.tsx';
import { AssessmentScreen } from '#src/screens/per/AssessmentScreen/index.tsx';
import { PrioritizationScreen } from '#src/screens/per/PrioritizationScreen/index.tsx';
import { WorkPlanScreen } from '#src/screens/per/WorkPlanScreen/index.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, renderScreen } from '#tests/support/screens.tsx';

const [YES, NO] = [1, 2];
const answers = [
  { id: YES, text: 'Yes' },
  { id: NO, text: 'No' },
];
const area = (id: number, title: string) => ({ id, area_num: id, title });
const component = (id: number, of: number, title: string) => ({
  id,
  area: of,
  component_num: id,
  component_letter: null,
  title,
  is_parent: false,
});
const LAWS = component(1, 1, 'Laws');
const RISKS = component(2, 2, 'Risk mapping');
const question = (id: number, of: typeof LAWS, text: string) => ({
  id,
  question: text,
  question_num: 1,
  question_group: null,
  answers,
  component: { ...of, area: area(of.area, '') },
});
const PROCESS = {
  id: 4,
  country: NEPAL.id,
  country_details: NEPAL,
  assessment: 5,
  prioritization: null as number | null,
  workplan: null as number | null,
  assessment_number: 1,
  phase: 2,
  phase_display: 'Assessment',
  updated_at: '2026-05-01T08:30:00Z',
};
const answered = (id: number, answer: number | null) => ({ id: id + 100, question: id, answer, notes: null });
const response = (of: typeof LAWS, over: object = {}) => ({
  id: of.id + 50,
  component: of.id,
  component_details: of,
  rating: null,
  rating_details: null,
  notes: null,
  question_responses: [],
  ...over,
});
const assessment = (areas: readonly object[], is_draft = true) => ({
  id: 5,
  overview: 4,
  is_draft,
  area_responses: areas,
});
const saved = (id: number, modified_at: string, component_responses: readonly object[]) => ({
  id,
  area: id,
  modified_at,
  component_responses,
});
const FIRST = '2026-05-01T08:30:00.000Z';

const shared = (process: object): Answers => ({
  '/api/v2/user/me/': { json: { ...MEMBER, is_per_admin_for_countries: [NEPAL.id] } },
  '/api/v2/country/': { json: listOf([NEPAL]) },
  '/api/v2/global-enums/': {
    json: {
      per_workplanstatus: [
        { key: 0, value: 'Not started' },
        { key: 4, value: 'Finished' },
      ],
    },
  },
  '/api/v2/per-process-status/4/': { json: process },
  '/api/v2/per-overview/4/': {
    json: {
      id: 4,
      assess_preparedness_of_country: true,
      created_at: FIRST,
      updated_at: FIRST,
    },
  },
  '/api/v2/per-formarea/': { json: listOf([area(1, 'Policy'), area(2, 'Analysis')]) },
  '/api/v2/per-formcomponent/': { json: listOf([LAWS, RISKS]) },
  '/api/v2/per-formquestion/': {
    json: listOf([question(11, LAWS, 'Is there a law?'), question(21, RISKS, 'Are there maps?')]),
  },
  '/api/v2/per-formquestion-group/': { json: listOf([]) },
  '/api/v2/per-options/': {
    json: {
      componentratings: [
        { id: 1, value: 0, title: 'Not reviewed' },
        { id: 2, value: 1, title: 'Does not exist' },
        { id: 6, value: 5, title: 'High performance' },
      ],
      answers,
      overviewassessmenttypes: [],
    },
  },
});

async function show(step: ReactNode, answersNow: () => Answers) {
  signIn();
  const page = (
    <>
      {step}
      <Alerts />
    </>
  );
  await renderScreen(page, answersNow, {
    address: '/per-process/4/step',
    route: '/per-process/:perId/*',
    now: new Date('2026-06-15T08:00:00Z'),
  });
  return userEvent.setup();
}
/** Benchmarks are made when one nears them. */
const opened = () => eventually(() => screen.getByRole('radiogroup', { name: /Is there a law/ }));
const benchmark = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));

it('leads from one missing answer to the next, over areas, and suggests a rating without setting it', async () => {
  const user = await show(<AssessmentScreen />, () => ({
    ...shared(PROCESS),
    '/api/v2/per-assessment/5/': { json: assessment([]) },
  }));
  await eventually(() => screen.getByRole('tab', { name: /Policy \(0\/1\)/ }));
  // The overview asked for epidemics alone.
  expect(screen.getByRole('textbox', { name: /EPI considerations/ })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Migration/ })).toBeNull();
  const next = () => user.click(screen.getByRole('button', { name: 'Next that is missing' }));
  await next();
  await eventually(() =>
    expect(document.activeElement).toBe(benchmark(/Is there a law/).getByLabelText('Yes')),
  );
  await user.click(benchmark(/Is there a law/).getByLabelText('Yes'));
  expect(screen.getByRole('tab', { name: /Policy \(1\/1\)/ })).toBeTruthy();
  const rating = screen.getByRole<HTMLSelectElement>('combobox', { name: /Rating/ });
  expect(rating.value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Use this rating' }));
  expect(rating.value).toBe('6');
  await next();
  await eventually(() =>
    expect(document.activeElement).toBe(benchmark(/Are there maps/).getByLabelText('Yes')),
  );
  expect(screen.getByRole('tab', { name: /Policy.*complete/ })).toBeTruthy();
});

it('keeps what a colleague saved in another area meanwhile, and says nothing of it', async () => {
  let now = assessment([saved(1, FIRST, [response(LAWS)])]);
  const sent: object[] = [];
  const user = await show(<AssessmentScreen />, () => ({
    ...shared(PROCESS),
    '/api/v2/per-assessment/5/': { json: now, hear: (body) => sent.push(body as object) },
  }));
  await opened();
  await user.click(benchmark(/Is there a law/).getByLabelText('No'));
  // The colleague was faster.
  const theirs = saved(2, '2026-05-02T08:30:00.000Z', [
    response(RISKS, { notes: 'Maps of 2025', question_responses: [answered(21, YES)] }),
  ]);
  now = assessment([saved(1, FIRST, [response(LAWS)]), theirs]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await eventually(() =>
    expect(sent.at(-1)).toMatchObject({
      overview: 4,
      area_responses: [
        {
          area: 1,
          modified_at: FIRST,
          component_responses: [{ question_responses: [{ question: 11, answer: NO }] }],
        },
        // Theirs is only named: it stays.
        { id: 2, area: 2 },
      ],
    }),
  );
  expect(JSON.stringify(sent.at(-1))).not.toContain('Maps of 2025');
});

it('asks about the one answer that a colleague has changed too', async () => {
  let now = assessment([saved(1, FIRST, [response(LAWS)])]);
  const sent: object[] = [];
  const user = await show(<AssessmentScreen />, () => ({
    ...shared(PROCESS),
    '/api/v2/per-assessment/5/': { json: now, hear: (body) => sent.push(body as object) },
  }));
  await opened();
  await user.click(benchmark(/Is there a law/).getByLabelText('No'));
  await user.type(screen.getByRole('textbox', { name: /Notes on the component/ }), 'Mine');
  now = assessment([
    saved(1, '2026-05-02T08:30:00.000Z', [
      response(LAWS, { rating: 6, question_responses: [answered(11, YES)] }),
    ]),
  ]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  // The form has a group of this name too, until the choice takes its place.
  const theirs = await eventually(() => screen.getByLabelText(/Their version: Yes/));
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
  expect(benchmark(/Is there a law/).getByLabelText(/Their version: Yes/)).toBe(theirs);
  await user.click(theirs);
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await eventually(() => screen.getByText('The assessment was saved'));
  expect(sent.at(-1)).toMatchObject({
    area_responses: [
      {
        modified_at: '2026-05-02T08:30:00.000Z',
        component_responses: [{ rating: 6, notes: 'Mine', question_responses: [{ id: 111, answer: YES }] }],
      },
    ],
  });
});

it('saves what was typed before it asks to submit the assessment, and names what is missing', async () => {
  const sent: Record<string, unknown>[] = [];
  const user = await show(<AssessmentScreen />, () => ({
    ...shared(PROCESS),
    '/api/v2/per-assessment/5/': {
      json: assessment([]),
      hear: (body) => sent.push(body as Record<string, unknown>),
    },
  }));
  await opened();
  await user.click(benchmark(/Is there a law/).getByLabelText('Yes'));
  await user.click(screen.getByRole('button', { name: 'Submit the assessment' }));
  const question = await eventually(() =>
    screen.getByRole('alertdialog', { name: 'Submit this assessment?' }),
  );
  expect(sent).toHaveLength(1);
  expect(within(question).getByText(/Are there maps/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ overview: 4, is_draft: false }));
});

it('tells what an assessment found, with the components of each area by their rating', async () => {
  const user = await show(<AssessmentScreen />, () => ({
    ...shared({ ...PROCESS, phase: 3, prioritization: 6 }),
    '/api/v2/per-assessment/5/': {
      json: assessment(
        [saved(2, FIRST, [response(RISKS, { rating: 6, question_responses: [answered(21, YES)] })])],
        false,
      ),
    },
  }));
  await eventually(() => screen.getByRole('heading', { name: 'What the assessment found' }));
  expect(screen.getByText('Yes: 1 · No: 0')).toBeTruthy();
  expect(screen.getByRole('meter', { name: /1 of 1 components rated · rated 5 on average/ })).toBeTruthy();
  await user.click(
    await eventually(() =>
      screen.getByRole('button', { name: 'Show as table: Components by rating in each area' }),
    ),
  );
  const figures = within(screen.getByRole('table', { name: 'Components by rating in each area' }));
  const rows = figures
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
  // What nobody rated was not reviewed.
  expect([rows[0]?.[1], rows[0]?.[6]]).toEqual(['5 – High performance', '0 – Not reviewed']);
  expect(rows.slice(1)).toEqual([
    ['1. Policy', '0', '0', '0', '0', '0', '1'],
    ['2. Analysis', '1', '0', '0', '0', '0', '0'],
  ]);
});

it('chooses components with their reasons, in the order that is wanted', async () => {
  const sent: object[] = [];
  const process = { ...PROCESS, phase: 3, prioritization: 6 };
  const user = await show(<PrioritizationScreen />, () => ({
    ...shared(process),
    '/api/v2/per-assessment/5/': {
      json: assessment(
        [
          saved(1, FIRST, [response(LAWS, { rating: 2 })]),
          saved(2, FIRST, [response(RISKS, { rating: 6, question_responses: [answered(21, YES)] })]),
        ],
        false,
      ),
    },
    '/api/v2/per-prioritization/6/': {
      json: { id: 6, overview: 4, is_draft: true, prioritized_action_responses: [] },
      hear: (body) => sent.push(body as object),
    },
  }));
  const names = () =>
    screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
  await eventually(() => expect(names()).toEqual(['1. Laws', '2. Risk mapping']));
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Select and add to the work plan' }).disabled,
  ).toBe(true);
  expect(screen.getByRole('heading', { name: 'What the assessment found' })).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Rating, highest first');
  expect(names()).toEqual(['2. Risk mapping', '1. Laws']);
  await user.click(screen.getByRole('checkbox', { name: '1. Laws' }));
  await user.type(screen.getByRole('textbox', { name: /1\. Laws: why it comes first/ }), 'Old law');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      overview: 4,
      prioritized_action_responses: [{ component: 1, justification_text: 'Old law' }],
    }),
  );
});

it('has a row for each prioritized component, points out what is overdue, and sends what was touched', async () => {
  const sent: object[] = [];
  const process = { ...PROCESS, phase: 5, prioritization: 6, workplan: 7 };
  const user = await show(<WorkPlanScreen />, () => ({
    ...shared(process),
    '/api/v2/per-prioritization/6/': {
      json: {
        id: 6,
        overview: 4,
        is_draft: false,
        prioritized_action_responses: [LAWS, RISKS].map((one) => ({
          id: one.id,
          component: one.id,
          component_details: one,
          justification_text: null,
        })),
      },
    },
    '/api/v2/per-work-plan/7/': {
      json: {
        id: 7,
        overview: 4,
        is_draft: false,
        prioritized_action_responses: [],
        additional_action_responses: [{ id: 70, actions: 'Tell donors', due_date: '2026-06-01', status: 0 }],
      },
      hear: (body) => sent.push(body as object),
    },
  }));
  const laws = await eventually(() => screen.getByRole('group', { name: '1. Laws' }));
  expect(screen.getByRole('group', { name: '2. Risk mapping' })).toBeTruthy();
  expect(screen.getByText('Overdue: 1')).toBeTruthy();
  // It leads to the row that it is about.
  await user.click(screen.getByRole('button', { name: /^Additional action 1: / }));
  expect(screen.getByRole('group', { name: 'Additional action 1' }).contains(document.activeElement)).toBe(
    true,
  );
  await user.type(within(laws).getByRole('textbox', { name: /What is done/ }), 'Draft a law');
  // Begun, it needs a status.
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await eventually(() =>
    expect(
      within(laws)
        .getByRole('combobox', { name: /Status/ })
        .getAttribute('aria-invalid'),
    ).toBe('true'),
  );
  await user.selectOptions(within(laws).getByRole('combobox', { name: /Status/ }), 'Not started');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await eventually(() => screen.getByText('The work plan was saved'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    prioritized_action_responses: [{ component: 1, actions: 'Draft a law', status: 0 }],
    additional_action_responses: [{ id: 70, actions: 'Tell donors' }],
  });
});
