import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { reportForm } from '#src/screens/fieldReports/FieldReportFormScreen/form.tsx';
import { emptyReport, type ReportValues } from '#src/screens/fieldReports/FieldReportFormScreen/values.ts';
import { listOf, MEMBER, signIn } from '#tests/support/members.ts';
import { eventually, renderScreen } from '#tests/support/screens.tsx';

/** The form of a report that names its place and kind already; returns what is told of each question for its name. */
async function show(values: ReportValues, name: string) {
  signIn();
  const hear = vi.fn();
  const none = { json: listOf([]) };
  await renderScreen(
    <RecordForm
      definition={reportForm}
      user={MEMBER.id}
      slot={{ draft: crypto.randomUUID() }}
      initial={{ ...emptyReport(false, 123), dtype: 12, start_date: '2026-05-01', ...values }}
      onSaved={() => {}}
    />,
    () => ({
      '/api/v2/user/me/': { json: MEMBER },
      '/api/v2/country/': none,
      '/api/v2/district/': none,
      '/api/v2/disaster_type/': none,
      '/api/v2/action/': none,
      '/api/v2/review-country/': none,
      '/api/v2/external-partner/': none,
      '/api/v2/supported-activity/': none,
      '/api/v2/field-report/generate-title/': { json: { title: name }, hear },
    }),
  );
  await screen.findByRole('tab', { name: /Context/ }, { timeout: 20_000 });
  return hear;
}

it('asks once what a report will be called, when its writer rests', async () => {
  const hear = await show({}, 'NPL: Flood - 05-2026 - Bagmati');
  expect(hear).not.toHaveBeenCalled();
  await eventually(() => screen.getByRole('textbox', { name: /^Title/ }));
  const title = screen.getByRole('textbox', { name: /^Title/ });
  // Without a rest, however slow the machine is.
  for (const value of ['B', 'Bagm', 'Bagmati']) fireEvent.change(title, { target: { value } });
  await eventually(() => screen.getByText('NPL: Flood - 05-2026 - Bagmati'));
  expect(hear).toHaveBeenCalledOnce();
  expect(hear.mock.calls[0]?.[0]).toMatchObject({ title: 'Bagmati' });
});

it('asks for no name without a title, which the API would refuse; a report on COVID-19 has none and a name', async () => {
  const hear = await show({ dtype: 1, is_covid_report: true }, 'NPL: COVID-19');
  await eventually(() => screen.getByText('NPL: COVID-19'));
  expect(hear).toHaveBeenCalledOnce();
  expect(hear.mock.calls[0]?.[0]).toMatchObject({ title: 'COVID-19' });
});

it('asks for no name while the year is half typed', async () => {
  const hear = await show({ start_date: '0026-11-20' }, 'NPL: Flood - 11-2026 - Bagmati');
  await eventually(() => screen.getByRole('textbox', { name: /^Title/ }));
  fireEvent.change(screen.getByRole('textbox', { name: /^Title/ }), { target: { value: 'Bagmati' } });
  // It is told later what became of the draft than a name is asked for.
  await eventually(() => screen.getByText(/^Draft saved|cannot save a draft/));
  expect(hear).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/^Start date/), { target: { value: '2026-11-20' } });
  await eventually(() => screen.getByText('NPL: Flood - 11-2026 - Bagmati'));
  expect(hear).toHaveBeenCalledOnce();
});
