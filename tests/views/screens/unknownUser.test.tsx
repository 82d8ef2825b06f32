import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emergencyProjectEndpoint } from '#contracts/activities/record.ts';
import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { projectEndpoint } from '#contracts/projects/record.ts';
import { ActivityScreen } from '#src/screens/activities/ActivityScreen/index.tsx';
import { FieldReportScreen } from '#src/screens/fieldReports/FieldReportScreen/index.tsx';
import { ProjectScreen } from '#src/screens/projects/ProjectScreen/index.tsx';
import { MEMBER, signIn } from '#tests/support/members.ts';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const PAGES = [
  [FieldReportScreen, fieldReportEndpoint, '/api/v2/field-report/7/', ':fieldReportId', 'user_details'],
  [ProjectScreen, projectEndpoint, '/api/v2/project/7/', ':projectId', 'modified_by_detail'],
  [
    ActivityScreen,
    emergencyProjectEndpoint,
    '/api/v2/emergency-project/7/',
    ':activityId',
    'modified_by_details',
  ],
] as const;

const cases = PAGES.flatMap((page) =>
  [null, { id: 1, username: ' ' }].map((author) => [...page, author] as const),
);

it.each(cases)(
  'names an author who is gone or has no name as such (%#)',
  async (Screen, endpoint, path, pattern, field, author) => {
    const json = { ...exampleAnswer(endpoint), [field]: author };
    signIn();
    const answers = { [path]: { json }, '/api/v2/user/me/': { json: MEMBER } };
    await renderScreen(<Screen />, () => answers, { address: '/7', route: pattern });
    expect((await screen.findByText(/by Unknown user/)).textContent).toMatch(/Last (updated|modified)/);
  },
);

it.each(PAGES)('calls nobody unknown to a visitor, from whom names are kept (%#)', async (...page) => {
  const [Screen, endpoint, path, pattern, field] = page;
  const json = { ...exampleAnswer(endpoint), [field]: null };
  await renderScreen(<Screen />, () => ({ [path]: { json } }), { address: '/7', route: pattern });
  expect((await screen.findByText(/Last (updated|modified) on/)).textContent).not.toMatch(/Unknown|by/);
});
