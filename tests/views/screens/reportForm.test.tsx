import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import {
  EditFieldReportScreen,
  NewFieldReportScreen,
} from '#src/screens/fieldReports/FieldReportFormScreen/index.tsx';
import { listOf, MEMBER, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const NEPAL = { id: 123, name: 'Nepal', iso: 'np', iso3: 'NPL', independent: true, is_deprecated: false };
const NIGER = { id: 124, name: 'Niger', iso: 'ne', iso3: 'NER', independent: true, is_deprecated: false };

/** The form of a new report for a member of Nepal; `late` answers take the place of what the API says at once. */
async function show(late: Answers = {}) {
  signIn();
  const answers: Answers = {
    '/api/v2/user/me/': { json: { ...MEMBER, profile: { country: NEPAL.id, org_type: 'NTLS' } } },
    '/api/v2/country/': { json: listOf([NEPAL, NIGER]) },
    '/api/v2/district/': { json: listOf([]) },
    '/api/v2/disaster_type/': { json: listOf([]) },
    '/api/v2/action/': { json: listOf([]) },
    '/api/v2/review-country/': { json: listOf([]) },
    ...late,
  };
  await renderScreen(<NewFieldReportScreen />, () => answers);
  return screen.findByRole<HTMLInputElement>('combobox', { name: /^Country/ }, { timeout: 20_000 });
}

/** An answer that comes when it is told to. */
function later(json: unknown) {
  let arrive = () => {};
  const answer = new Promise((resolve) => {
    arrive = () => resolve(json);
  });
  return { answer: { json: answer }, arrive: () => act(async () => arrive()) };
}

it('begins with the country of the profile, and keeps what is typed before that has its name', async () => {
  const user = userEvent.setup();
  const countries = later(listOf([NEPAL, NIGER]));
  const country = await show({ '/api/v2/country/': countries.answer });
  await user.type(country, 'Nig');
  await countries.arrive();
  await screen.findByRole('option', { name: 'Niger' });
  expect(country.value).toBe('Nig');
  await user.click(screen.getByRole('option', { name: 'Niger' }));
  expect(country.value).toBe('Niger');
});

it('leads whoever reads another language than a report was written in to that language, by its name', async () => {
  signIn();
  const report = { ...exampleAnswer(fieldReportEndpoint), translation_module_original_language: 'en' };
  await renderScreen(
    <EditFieldReportScreen />,
    () => ({ '/api/v2/user/me/': { json: MEMBER }, '/api/v2/field-report/7/': { json: report } }),
    { language: 'fr', route: '/field-reports/:fieldReportId/edit', address: '/field-reports/7/edit' },
  );
  expect(await screen.findByRole('button', { name: /anglais/ })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

it('has only who may see a report of a country under review, also where the form began with that country', async () => {
  const user = userEvent.setup();
  const reviewed = later(listOf([{ country: NEPAL.id }]));
  const country = await show({ '/api/v2/review-country/': reviewed.answer });
  await waitFor(() => expect(country.value).toBe('Nepal'));
  await user.click(screen.getByRole('tab', { name: /Response/ }));
  const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(isChosen(/^Public/)).toBe(true);
  await reviewed.arrive();
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Public/ })).toBeNull());
  expect(isChosen(/^IFRC and National Society/)).toBe(true);
  // Nobody wrote anything: nothing is kept or could be lost.
  expect(document.querySelector('[data-draft]')?.textContent).toBe('');
});

it.each(['0026-11-20', '1899-12-31'])(
  'says at the field that %s is too far off once it is left, and keeps it',
  async (day) => {
    const user = userEvent.setup();
    await show();
    await user.click(screen.getByRole('tab', { name: /Context/ }));
    const input = await eventually(() => screen.getByLabelText<HTMLInputElement>(/^Start date/));
    await user.type(input, day);
    await user.tab();
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
    expect(describedBy(input)).toContain('Enter a date between 1900 and 2100.');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('tab', { name: /Context/ }).getAttribute('aria-selected')).toBe('true');
    expect([input.value, screen.getByText(day).textContent]).toEqual([day, day]);
  },
);

const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
