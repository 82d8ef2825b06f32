import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { projectEndpoint } from '#contracts/projects/record.ts';
import { DREF_TYPE } from '#rules/dref.ts';
import type { FormDefinition } from '#src/forms/defineForm.ts';
import { formOf } from '#src/forms/definition.ts';
import { count } from '#src/forms/kinds.tsx';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { defineSmallForm, SmallForm, useSmallForm } from '#src/forms/SmallForm.tsx';
import { recordFormStrings } from '#src/forms/strings.ts';
import { applicationForm } from '#src/screens/dref/forms/definitions.tsx';
import { reportForm } from '#src/screens/fieldReports/FieldReportFormScreen/form.tsx';
import { projectForm } from '#src/screens/projects/ProjectFormScreen/form.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

/** An open form with these values, as a record or a draft has them; `sent` is told of each project that is written. */
async function show(definition: FormDefinition, initial: object) {
  signIn();
  const sent = vi.fn();
  await renderScreen(
    <RecordForm definition={definition} user={1} slot={{ draft: 'a' }} initial={initial} onSaved={vi.fn()} />,
    () => ({
      '/api/v2/user/me/': { json: MEMBER },
      '/api/v2/country/': { json: listOf([NEPAL]) },
      '/api/v2/project/': { json: exampleAnswer(projectEndpoint), hear: sent },
    }),
  );
  await eventually(() => screen.getByRole('button', { name: /^(Submit|Continue)$/ }));
  return { user: userEvent.setup(), sent };
}
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** What is read out with a box. */
const said = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const openStep = () => screen.getByRole('tab', { selected: true }).textContent;

const floods = {
  status: 9,
  country: NEPAL.id,
  dtype: 12,
  start_date: '2026-05-01',
  title: 'Floods',
  visibility: 3,
};

it('does not go on from a figure that cannot be read, and keeps its text in other steps', async () => {
  const { user } = await show(reportForm, floods);
  await user.click(screen.getByRole('tab', { name: /Situation/ }));
  await user.type(box('Injured (Red Cross / Red Crescent)'), 'about 20');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const links = within(await screen.findByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Injured (Red Cross / Red Crescent): Enter a whole number, 0 or more.',
  ]);
  expect(openStep()).toContain('Situation');
  await eventually(() => expect(document.activeElement).toBe(box('Injured (Red Cross / Red Crescent)')));

  await user.click(screen.getByRole('tab', { name: /Context/ }));
  expect(screen.getByRole('tab', { name: /Situation/ }).textContent).toMatch(/1 error/);
  await user.click(screen.getByRole('tab', { name: /Situation/ }));
  expect(box('Injured (Red Cross / Red Crescent)').value).toBe('about 20');
  await user.clear(box('Injured (Red Cross / Red Crescent)'));
  await user.type(box('Injured (Red Cross / Red Crescent)'), '1.234');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await eventually(() => expect(openStep()).not.toContain('Situation'));
});

const wells = {
  reporting_ns: NEPAL.id,
  project_country: NEPAL.id,
  project_districts: [],
  operation_type: 0,
  programme_type: 2,
  name: 'Wells',
  primary_sector: 1,
  start_date: '2026-01-01',
  end_date: '2099-12-31',
  budget_amount: 500,
  visibility: 'public',
};

it('sends no project whose budget cannot be read, with the focus on it, and sends it once it can be', async () => {
  const { user, sent } = await show(projectForm, wells);
  await user.clear(box(/^Project budget/));
  await user.type(box(/^Project budget/), '1.5 million');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('alert');
  await eventually(() => expect(document.activeElement).toBe(box(/^Project budget/)));
  expect([box(/^Project budget/).value, said(box(/^Project budget/))]).toEqual([
    '1.5 million',
    expect.stringContaining('Enter a whole number, 0 or more.'),
  ]);
  expect(sent).not.toHaveBeenCalled();
  await user.clear(box(/^Project budget/));
  await user.type(box(/^Project budget/), '1.500.000');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await eventually(() =>
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ budget_amount: 1_500_000 })),
  );
});

it('shows a figure of a draft as it was typed, says at once that it cannot be read, and sends nothing', async () => {
  const { user, sent } = await show(projectForm, { ...wells, budget_amount: '1.5 million' });
  expect(box(/^Project budget/).value).toBe('1.5 million');
  expect(said(box(/^Project budget/))).toContain('Enter a whole number');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByRole('alert');
  expect(sent).not.toHaveBeenCalled();
});

it('says of a percentage that was left that it is none, and takes one with its sign', async () => {
  const response = { type_of_dref: DREF_TYPE.response, national_society: NEPAL.id, country: NEPAL.id };
  const { user } = await show(applicationForm, response);
  await user.click(screen.getByRole('tab', { name: /Operation$/ }));
  const disabled = () => box(/disab/i);
  await user.type(disabled(), 'about half');
  await user.tab();
  await eventually(() => expect(said(disabled())).toContain('Enter a percentage from 0 to 100.'));
  await user.clear(disabled());
  await user.type(disabled(), '50 %');
  await user.tab();
  expect(disabled().getAttribute('aria-invalid')).toBeNull();
});

interface Ages {
  readonly age?: number | undefined;
}
const { field, section } = formOf<Ages, undefined>()(recordFormStrings);
/** A small form that asks for nothing more of its number. */
const ageForm = defineSmallForm<Ages>({
  words: [recordFormStrings],
  errors: recordFormStrings,
  sections: [section('age', () => undefined, [field('age', count, 'choose')])],
  validate: () => ({}),
});

function AgeForm({ onSubmit }: { onSubmit: (values: Ages) => void }) {
  const form = useSmallForm(ageForm, { initial: {}, facts: undefined, error: undefined, onSubmit });
  return (
    <SmallForm form={form}>
      <button type="submit">Send</button>
    </SmallForm>
  );
}

it('refuses it in a small form, too', async () => {
  const submitted = vi.fn();
  await renderScreen(<AgeForm onSubmit={submitted} />);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox'), 'ten');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(within(screen.getByRole('alert')).getByRole('link').textContent).toBe(
    'Choose: Enter a whole number, 0 or more.',
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(submitted).not.toHaveBeenCalled();
});
