import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { fieldReportEndpoint } from '#contracts/fieldReports/record.ts';
import { selectProfile } from '#machines/auth.ts';
import { EmergencyDetailsScreen } from '#src/screens/emergencies/EmergencyDetailsScreen/index.tsx';
import { EmergencyPrintScreen } from '#src/screens/emergencies/EmergencyPrintScreen/index.tsx';
import { EmergencyScreen } from '#src/screens/emergencies/EmergencyScreen/index.tsx';
import { FieldReportScreen } from '#src/screens/fieldReports/FieldReportScreen/index.tsx';
import { listOf, MEMBER, signIn } from '#tests/support/members.ts';
import { eventually, exampleAnswer, renderPages, renderScreen } from '#tests/support/screens.tsx';

const example = exampleAnswer(emergencyEndpoint);
const [report] = example.field_reports;
const contact = (id: number, name: string, ctype = 'Media') => ({
  id,
  name,
  ctype,
  title: 'Officer',
  email: `${name.toLowerCase()}@example.org`,
  phone: '+977 1',
});
const reportOf = (day: string, ...names: string[]) => ({
  ...report,
  id: Number(day),
  updated_at: `2026-05-${day}T00:00:00Z`,
  contacts: [...names.map((name, index) => contact(index + 1, name)), contact(99, 'Nameless', '')],
});
/** As a field report opens one: nobody edits it, and nobody is named in it. */
const OPENED = {
  ...example,
  id: 7,
  name: 'Nepal: Floods',
  contacts: [],
  field_reports: [reportOf('02', 'Olda'), reportOf('04', 'Ana', 'Bimala'), reportOf('03', 'Midge')],
};

/** Shows a page of the emergency, to a member or, without a profile, to a visitor. */
async function open(page: '' | '/print', emergency: object, profile?: object) {
  if (profile) signIn();
  const app = await renderPages(
    [
      {
        path: '/emergencies/:emergencyId',
        element: <EmergencyScreen />,
        children: [{ index: true, element: <EmergencyDetailsScreen /> }],
      },
      { path: '/emergencies/:emergencyId/print', element: <EmergencyPrintScreen /> },
    ],
    () => ({
      '/api/v2/event/7/': { json: emergency },
      '/api/v2/event_snippet/': { json: listOf([]) },
      '/api/v2/surge_alert/': { json: listOf([]) },
      '/api/v2/event-severity-level-history/': { json: listOf([]) },
      '/api/v2/user/me/': { json: profile },
    }),
    { address: `/emergencies/7${page}` },
  );
  if (profile)
    await act(async () => {
      await waitFor(app.actors.auth, (state) => selectProfile(state) !== undefined);
    });
  const panel = await eventually(() => screen.getByRole('region', { name: 'Contacts' }));
  return within(panel);
}
const names = (panel: Awaited<ReturnType<typeof open>>) =>
  panel.getAllByRole('listitem').map((line) => line.querySelector('strong')?.textContent);

it.each([
  ['page', ''],
  ['sheet for print', '/print'],
] as const)(
  'an emergency that a field report opened shows on its %s whom the latest report names',
  async (_, page) => {
    const panel = await open(page, OPENED, MEMBER);
    await eventually(() => expect(names(panel)).toEqual(['Ana', 'Bimala']));
    expect(panel.getByRole('link', { name: 'ana@example.org' }).getAttribute('href')).toBe(
      'mailto:ana@example.org',
    );
  },
);

it('names whom its editors named, and nobody of its reports beside them', async () => {
  const panel = await open('', { ...OPENED, contacts: [{ ...contact(5, 'Editha'), event: 7 }] }, MEMBER);
  expect(names(panel)).toEqual(['Editha']);
});

it('keeps the people of reports from visitors, as the reports do, and says so', async () => {
  const panel = await open('', OPENED);
  expect(panel.getByText('Contacts are shown to members who are signed in.')).toBeDefined();
  expect(screen.queryByText('Ana')).toBeNull();
});

it.each(['late', 'not to be had'])('tells no member to sign in whose profile is %s', async (how) => {
  signIn();
  const me = how === 'late' ? { json: new Promise(() => {}) } : { status: 500, json: {} };
  const reportPage = exampleAnswer(fieldReportEndpoint);
  await renderScreen(
    <FieldReportScreen />,
    () => ({
      '/api/v2/field-report/3/': { json: { ...reportPage, id: 3, contacts: [contact(1, 'Ana')] } },
      '/api/v2/user/me/': me,
    }),
    { address: '/field-reports/3', route: '/field-reports/:fieldReportId' },
  );
  const panel = await eventually(() => screen.getByRole('region', { name: 'Contacts' }));
  expect(panel.textContent).toContain('ana@example.org');
});
