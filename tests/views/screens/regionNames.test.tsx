import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Overview } from '#src/screens/fieldReports/FieldReportScreen/Overview.tsx';
import type { FieldReport } from '#src/screens/fieldReports/FieldReportScreen/types.ts';
import { renderScreen } from '#tests/support/screens.tsx';

const report = {
  countries_details: [],
  dtype_details: { id: 12, name: 'Flood' },
  regions_details: [
    { id: 2, region_name: 'Name of the record' },
    { id: 77, region_name: 'A region of nobody' },
  ],
} as unknown as FieldReport;

it('calls regions as the enumerations do, and those that these do not know as their record does', async () => {
  await renderScreen(<Overview report={report} type="EVT" />, () => ({
    '/api/v2/global-enums/': { json: { api_region_name: [{ key: 2, value: 'Asia Pacific' }] } },
  }));
  expect(await screen.findByText('Asia Pacific, A region of nobody')).toBeTruthy();
});
