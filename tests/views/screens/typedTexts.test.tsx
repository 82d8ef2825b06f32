import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { flashUpdateEndpoint } from '#contracts/flashUpdates/record.ts';
import { FieldReportScreen } from '#src/screens/fieldReports/FieldReportScreen/index.tsx';
import { FlashUpdateScreen } from '#src/screens/flashUpdates/FlashUpdateScreen/index.tsx';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

/** Two lines, and what a parser of HTML would take away. */
const typed = (name: string) => `${name} first\nthen <${name}@example.org>`;

it('shows the plain texts of a field report as they were typed', async () => {
  const json = {
    ...exampleAnswer(fieldReportEndpoint),
    id: 7,
    is_covid_report: true,
    epi_notes_since_last_fr: typed('notes'),
    actions_others: typed('others'),
    other_sources: typed('sources'),
    sources: [{ stype: 1, spec: typed('spec') }],
    actions_taken: [{ id: 1, organization: 'NTLS', summary: typed('summary'), actions_details: [] }],
    notes_health: typed('health'),
  };
  await renderScreen(<FieldReportScreen />, () => ({ '/api/v2/field-report/7/': { json } }), {
    address: '/7',
    route: ':fieldReportId',
  });
  for (const name of ['notes', 'others', 'sources', 'spec', 'summary', 'health'])
    expect((await screen.findByText(new RegExp(`^${name} first`))).textContent).toBe(typed(name));
});

it('shows the summaries of a flash update as they were typed', async () => {
  const json = {
    ...exampleAnswer(flashUpdateEndpoint),
    id: 7,
    actions_taken: [{ id: 1, organization: 'NTLS', summary: typed('summary'), action_details: [] }],
  };
  await renderScreen(<FlashUpdateScreen />, () => ({ '/api/v2/flash-update/7/': { json } }), {
    address: '/7',
    route: ':flashUpdateId',
  });
  expect((await screen.findByText(/^summary first/)).textContent).toBe(typed('summary'));
});
