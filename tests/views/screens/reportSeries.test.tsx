import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { FieldReportScreen } from '#src/screens/fieldReports/FieldReportScreen/index.tsx';
import { type Answers, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const emergency = exampleAnswer(emergencyEndpoint);
const [mini] = emergency.field_reports;
const day = (index: number) => `2026-05-${String(index).padStart(2, '0')}T08:00:00Z`;

/** A report of an emergency that has so many, told one a day. */
async function read(id: number, count: number) {
  const field_reports = Array.from({ length: count }, (_, index) => ({
    ...mini,
    id: index + 1,
    summary: `Report ${index + 1}`,
    created_at: day(index + 1),
  }));
  const answers: Answers = {
    [`/api/v2/field-report/${id}/`]: {
      json: { ...exampleAnswer(fieldReportEndpoint), id, event_details: { id: 8, name: 'Floods' } },
    },
    '/api/v2/event/8/': { json: { ...emergency, field_reports } },
  };
  await renderScreen(<FieldReportScreen />, () => answers, { address: `/${id}`, route: ':fieldReportId' });
}

it('stands among the reports on its emergency, newest first, each a link but itself', async () => {
  await read(2, 3);
  const series = await screen.findByRole('region', { name: 'Reports on this emergency' });
  const items = within(series).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent?.replace(/^.*2026/, ''))).toEqual([
    'Report 3',
    'This report',
    'Report 1',
  ]);
  expect(within(series).getByRole('link', { name: 'Report 3' }).getAttribute('href')).toBe(
    '/field-reports/3',
  );
  expect(items[1]?.getAttribute('aria-current')).toBe('true');
  // The code of a country before Arabic words does not turn them round.
  expect(series.querySelector('bdi:not([dir])')).toBeNull();
});

it('shows its neighbours where there are many', async () => {
  await read(3, 12);
  const series = await screen.findByRole('region', { name: 'Reports on this emergency' });
  const shown = within(series).getAllByRole('listitem');
  expect(shown).toHaveLength(6);
  expect(within(series).getByText('This report')).toBeDefined();
  expect(within(series).getByRole('link', { name: 'Report 4' })).toBeDefined();
});

it('says nothing of a series of one', async () => {
  await read(1, 1);
  await screen.findByRole('region', { name: 'Overview' });
  expect(screen.queryByRole('region', { name: 'Reports on this emergency' })).toBeNull();
});
