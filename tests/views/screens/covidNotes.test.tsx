import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { FieldReportScreen } from '#src/screens/fieldReports/FieldReportScreen/index.tsx';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const TICKED = [{ id: 3, name: 'Hygiene promotion', category: 'Health' }];

it.each([
  [
    'actions of another category alone are ticked',
    [{ id: 1, organization: 'NTLS', actions_details: TICKED }],
  ],
  ['none is ticked', [{ id: 1, organization: 'NTLS', actions_details: [] }]],
  ['nobody tells of any', undefined],
])('the notes of a COVID report are shown where %s', async (_, actions_taken) => {
  const json = {
    ...exampleAnswer(fieldReportEndpoint),
    id: 7,
    is_covid_report: true,
    actions_taken,
    notes_health: 'Tests for all',
    notes_ns: 'New branches',
    notes_socioeco: '',
  };
  await renderScreen(<FieldReportScreen />, () => ({ '/api/v2/field-report/7/': { json } }), {
    address: '/7',
    route: ':fieldReportId',
  });
  const actions = within(await screen.findByRole('region', { name: /^Actions taken by NTLS/ }));
  expect(await actions.findByText('New branches')).toBeTruthy();
  expect(actions.getByText('Tests for all')).toBeTruthy();
  expect(actions.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Health',
    'NS Institutional Strengthening',
  ]);
});
