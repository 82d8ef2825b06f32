import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { EditorsFigures } from '#src/screens/emergencies/EmergencyDetailsScreen/index.tsx';
import { ReportFigures } from '#src/screens/emergencies/EmergencyDetailsScreen/ReportFigures.tsx';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const example = exampleAnswer(emergencyEndpoint);
const emergency = {
  ...example,
  key_figures: [
    { ...example.key_figures[0], number: '561', deck: 'Volunteers mobilized', source: 'Editors' },
  ],
  field_reports: [{ ...example.field_reports[0], num_volunteers: 659 }],
  hide_attached_field_reports: false,
} as typeof example;

const show = (of: typeof example) =>
  renderScreen(
    <>
      <EditorsFigures emergency={of} />
      <ReportFigures emergency={of} />
    </>,
  );

it('says who tells what, where editors and the latest report tell the same differently', async () => {
  await show(emergency);
  expect(screen.getByText('Source: Editors')).toBeDefined();
  expect(
    screen.getByText(
      /Chosen by the editors .* What National Societies counted last stands under “Figures from the latest field report”/,
    ),
  ).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Figures from the latest field report' })).toBeDefined();
});

it('points to no report where none is shown', async () => {
  await show({ ...emergency, hide_attached_field_reports: true });
  expect(screen.getByText('561')).toBeDefined();
  expect(screen.queryByText(/Chosen by the editors/)).toBeNull();
});

it('tells of an early warning how many people the government assisted, and how many the Movement', async () => {
  const EARLY_WARNING = 8;
  const report = {
    ...example.field_reports[0],
    status: EARLY_WARNING,
    num_assisted: 300,
    gov_num_assisted: 40,
  };
  await show({ ...emergency, field_reports: [report] } as typeof example);
  for (const [label, value] of [
    ['Assisted by government – early action', '40'],
    ['Assisted by the Movement – early action', '300'],
  ] as const) {
    const figure = screen.getByText(label).parentElement;
    expect(figure?.textContent).toContain(value);
  }
});
