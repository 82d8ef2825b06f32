import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Language } from '#contracts/languages.ts';
import { AssessmentScreen } from '#src/screens/per/AssessmentScreen/index.tsx';
import { PrioritizationScreen } from '#src/screens/per/PrioritizationScreen/index.tsx';
import { WorkPlanScreen } from '#src/screens/per/WorkPlanScreen/index.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, renderScreen } from '#tests/support/screens.tsx';

const FIRST = '2026-05-01T08:30:00.000Z';
const LAWS = {
  id: 1,
  area: 1,
  component_num: 1,
  component_letter: null,
  title: 'Laws',
  is_parent: false,
};
const writtenIn = (language: Language) => ({ translation_module_original_language: language });

/** A process of which every step has begun; each test says what one of them holds. */
const answers = (process: Language, steps: Answers): Answers => ({
  '/api/v2/user/me/': { json: { ...MEMBER, is_per_admin_for_countries: [NEPAL.id] } },
  '/api/v2/country/': { json: listOf([NEPAL]) },
  '/api/v2/global-enums/': { json: { per_workplanstatus: [{ key: 0, value: 'Not started' }] } },
  '/api/v2/per-process-status/4/': {
    json: {
      id: 4,
      country: NEPAL.id,
      country_details: NEPAL,
      assessment: 5,
      prioritization: 6,
      workplan: 7,
      assessment_number: 1,
      phase: '/api/v2/per-assessment/5/' in steps ? 2 : 5,
      updated_at: FIRST,
      ...writtenIn(process),
    },
  },
  '/api/v2/per-overview/4/': { json: { id: 4, created_at: FIRST, updated_at: FIRST } },
  '/api/v2/per-formarea/': { json: listOf([{ id: 1, area_num: 1, title: 'Policy' }]) },
  '/api/v2/per-formcomponent/': { json: listOf([LAWS]) },
  '/api/v2/per-formquestion/': { json: listOf([]) },
  '/api/v2/per-formquestion-group/': { json: listOf([]) },
  '/api/v2/per-options/': {
    json: { componentratings: [], answers: [], overviewassessmenttypes: [] },
  },
  '/api/v2/per-assessment/5/': { json: { id: 5, overview: 4, is_draft: false, area_responses: [] } },
  '/api/v2/per-prioritization/6/': prioritization([]),
  '/api/v2/per-work-plan/7/': plan([]),
  ...steps,
});

const assessment = (language: Language) => ({
  json: {
    id: 5,
    overview: 4,
    is_draft: true,
    ...writtenIn(language),
    area_responses: [
      {
        id: 1,
        area: 1,
        component_responses: [
          { id: 51, component: 1, component_details: LAWS, notes: 'An old law', question_responses: [] },
        ],
      },
    ],
  },
});
const prioritization = (rows: readonly object[]) => ({
  json: { id: 6, overview: 4, is_draft: false, prioritized_action_responses: rows },
});
const plan = (rows: readonly object[]) => ({
  json: {
    id: 7,
    overview: 4,
    is_draft: false,
    prioritized_action_responses: [],
    additional_action_responses: rows,
  },
});
const chosen = (language: Language) => ({
  id: 60,
  component: 1,
  component_details: LAWS,
  justification_text: 'Much depends on it',
  ...writtenIn(language),
});
const action = (language: Language) => ({
  id: 70,
  actions: 'Tell donors',
  due_date: '2026-06-01',
  status: 0,
  ...writtenIn(language),
});

const SCREENS = {
  assessment: <AssessmentScreen />,
  prioritization: <PrioritizationScreen />,
  'work plan': <WorkPlanScreen />,
} as const;
type Step = keyof typeof SCREENS;

/** Opens a step. The API has no words in another language: the page's own stay English. */
async function open(step: Step, language: Language, process: Language, steps: Answers) {
  signIn();
  await renderScreen(SCREENS[step], () => answers(process, steps), {
    address: '/per-process/4/step',
    route: '/per-process/:perId/*',
    now: new Date('2026-06-15T08:00:00Z'),
    language,
  });
}
const isOpen = () => eventually(() => screen.getByRole('button', { name: 'Save' }));

it.each([
  // What the real API makes of a French process: the assessment tells that it is an English one.
  ['assessment', { '/api/v2/per-assessment/5/': assessment('en') }, /An old law/],
  [
    'prioritization',
    { '/api/v2/per-prioritization/6/': prioritization([chosen('en')]) },
    /Much depends on it/,
  ],
  ['work plan', { '/api/v2/per-work-plan/7/': plan([action('en')]) }, /Tell donors/],
] as const)(
  'opens the %s to be read alone in another language, with the way to its own',
  async (step, steps, text) => {
    await open(step, 'fr', 'fr', steps);
    await eventually(() => screen.getByRole('button', { name: 'Switch to anglais' }));
    expect(screen.getByText(new RegExp(`This ${step} is written in anglais`))).toBeTruthy();
    await eventually(() => screen.getAllByText(text));
    for (const role of ['textbox', 'checkbox', 'combobox'])
      expect(screen.queryAllByRole(role, { name: /note|comes first|done|Laws|Status/i })).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
);

it('says of an assessment that holds nothing yet that it does, where it is read alone', async () => {
  const begun = { ...assessment('en').json, area_responses: [] };
  await open('assessment', 'fr', 'fr', { '/api/v2/per-assessment/5/': { json: begun } });
  await eventually(() => screen.getByText('Data is not available!'));
});

it('sums up an assessment that is read alone, and reads it area by area', async () => {
  await open('assessment', 'fr', 'fr', { '/api/v2/per-assessment/5/': assessment('en') });
  await eventually(() => screen.getByRole('heading', { level: 2, name: 'How far the assessment is' }));
  const area = screen.getByRole('region', { name: /^Policy/ });
  expect(within(area).getByRole('heading', { level: 3, name: '1. Laws' })).toBeTruthy();
  expect(within(area).getByText('An old law')).toBeTruthy();
});

it('says of a submitted assessment that it was translated by a machine, in its own language not', async () => {
  const submitted = { ...assessment('en').json, is_draft: false };
  const steps = { '/api/v2/per-assessment/5/': { json: submitted } };
  await open('assessment', 'fr', 'fr', steps);
  await eventually(() => screen.getByText(/^Machine translated from/));
  cleanup();
  await open('assessment', 'en', 'fr', steps);
  await eventually(() => screen.getByRole('heading', { level: 2, name: '1. Policy' }));
  expect(screen.queryByText(/^Machine translated from/)).toBeNull();
});

it('is written in the language that the step tells, whatever that of its overview', async () => {
  await open('assessment', 'en', 'fr', { '/api/v2/per-assessment/5/': assessment('en') });
  await isOpen();
  expect(screen.queryByRole('button', { name: /^Switch to/ })).toBeNull();
});

it('begins a prioritization and a plan in the language of the process', async () => {
  await open('prioritization', 'fr', 'fr', {});
  await isOpen();
});

it('opens a plan without rows to be read alone in another language than that of the process', async () => {
  await open('work plan', 'en', 'fr', {});
  await eventually(() => screen.getByRole('button', { name: 'Switch to French' }));
  expect(screen.queryByRole('button', { name: 'Add an action' })).toBeNull();
  // Nobody here could give it one.
  expect(screen.queryByText(/due date to download/)).toBeNull();
});

it('says what a plan without days waits for, before it can be downloaded for a calendar', async () => {
  await open('work plan', 'en', 'en', {});
  await eventually(() => screen.getByText('Give an action a due date to download the plan for a calendar.'));
  expect(screen.queryByRole('button', { name: 'Download for a calendar' })).toBeNull();
});

it('says which of several rows something is wrong in', async () => {
  await open('work plan', 'en', 'en', {});
  const user = userEvent.setup();
  const add = await eventually(() => screen.getByRole('button', { name: 'Add an action' }));
  await user.click(add);
  await user.click(add);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await eventually(() => screen.getByRole('alert'));
  for (const row of ['Additional action 1', 'Additional action 2'])
    expect(within(summary).getByRole('link', { name: new RegExp(`^Status, ${row}: `) })).toBeTruthy();
});

it('says what is due of a plan that is read, without a way to a row that is not there', async () => {
  await open('work plan', 'en', 'fr', { '/api/v2/per-work-plan/7/': plan([action('fr')]) });
  await eventually(() => screen.getByText('Overdue: 1'));
  expect(screen.getByText(/Additional action 1: 1 Jun 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Additional action 1/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Download for a calendar' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit the overview' })).toBeNull();
});
