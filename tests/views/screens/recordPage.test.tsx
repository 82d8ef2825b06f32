import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emergencyProjectEndpoint } from '#contracts/activities/record.ts';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { projectEndpoint } from '#contracts/projects/record.ts';
import { ActivityScreen } from '#src/screens/activities/ActivityScreen/index.tsx';
import { EmergencyPrintScreen } from '#src/screens/emergencies/EmergencyPrintScreen/index.tsx';
import { EmergencyScreen } from '#src/screens/emergencies/EmergencyScreen/index.tsx';
import { FieldReportScreen } from '#src/screens/fieldReports/FieldReportScreen/index.tsx';
import { ProjectScreen } from '#src/screens/projects/ProjectScreen/index.tsx';
import { type Answers, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const PAGES = [
  ['emergency', EmergencyScreen, emergencyEndpoint, '/api/v2/event/7/', ':emergencyId'],
  ['emergency', EmergencyPrintScreen, emergencyEndpoint, '/api/v2/event/7/', ':emergencyId'],
  ['fieldReport', FieldReportScreen, fieldReportEndpoint, '/api/v2/field-report/7/', ':fieldReportId'],
  ['project', ProjectScreen, projectEndpoint, '/api/v2/project/7/', ':projectId'],
  ['activity', ActivityScreen, emergencyProjectEndpoint, '/api/v2/emergency-project/7/', ':activityId'],
] as const;

const NOT_THERE = /does not exist or you do not have access to it/;

it.each(PAGES)('of %s says that an address that can be none names none (%#)', async (_, Screen, ...rest) => {
  const [, , route] = rest;
  await renderScreen(<Screen />, () => ({}), { address: '/99999999999', route });
  expect(await screen.findByText(NOT_THERE)).not.toBeNull();
  // Nothing of it is waited for.
  expect(document.querySelector('main [aria-busy], dl')).toBeNull();
  expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toMatch(/\/all$/);
});

it.each(PAGES)('of %s is told from one that may not be seen by nothing (%#)', async (_, Screen, ...rest) => {
  const [, path, route] = rest;
  const answers: Answers = { [path]: { status: 403, json: { errors: { non_field_errors: ['No.'] } } } };
  await renderScreen(<Screen />, () => answers, { address: '/7', route });
  expect(await screen.findByText(NOT_THERE)).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it.each(PAGES)('of %s tells when what it showed is gone (%#)', async (subject, Screen, ...rest) => {
  const [endpoint, path, route] = rest;
  const json = { ...exampleAnswer(endpoint), name: 'One', summary: 'One', title: 'One' };
  let answers: Answers = { [path]: { json } };
  const app = await renderScreen(<Screen />, () => answers, { address: '/7', route });
  await screen.findByRole('heading', { name: 'One' });
  expect(screen.queryByText(NOT_THERE)).toBeNull();

  answers = {};
  await act(async () => app.requests.store.send({ type: 'records.changed', subjects: [subject] }));

  expect(await screen.findByText(NOT_THERE)).not.toBeNull();
  const regions = screen
    .queryAllByRole('region')
    .map((region) => region.getAttribute('aria-label') ?? region.textContent);
  expect(regions.every((name) => name?.includes('Where to go from here'))).toBe(true);
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});
