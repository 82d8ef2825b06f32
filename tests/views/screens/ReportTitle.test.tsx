import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { FullName } from '#src/screens/fieldReports/FieldReportFormScreen/FullName.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

/** A report that names its place and kind already, while somebody types its title. */
function Typed() {
  const [title, setTitle] = useState('');
  return (
    <>
      <TextInput name="title" label="Title" value={title} onChange={setTitle} />
      <FullName values={{ country: 123, dtype: 12, title }} reportId={undefined} />
    </>
  );
}

it('asks once what a report will be called, when its writer rests', async () => {
  const user = userEvent.setup();
  const answers = vi.fn(() => ({
    '/api/v2/field-report/generate-title/': { json: { title: 'NPL: Flood - 05-2026 - Bagmati' } },
  }));
  await renderScreen(<Typed />, answers);
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Bagmati');
  await expect.poll(() => answers.mock.calls.length).toBeGreaterThan(0);
  await screen.findByText('NPL: Flood - 05-2026 - Bagmati');
  expect(answers).toHaveBeenCalledOnce();
});

it('asks for no name without a title, which the API would refuse; a report on COVID-19 has none and a name', async () => {
  const answers = vi.fn(() => ({
    '/api/v2/field-report/generate-title/': { json: { title: 'NPL: COVID-19' } },
  }));
  const named = { country: 123, dtype: 1, title: ' ' };
  await renderScreen(
    <>
      <FullName values={named} reportId={7} />
      <FullName values={{ ...named, is_covid_report: true }} reportId={8} />
    </>,
    answers,
  );
  await screen.findByText('NPL: COVID-19');
  expect(answers).toHaveBeenCalledOnce();
});
