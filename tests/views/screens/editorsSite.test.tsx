import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { selectProfile } from '#machines/auth.ts';
import { editorsAddress } from '#src/core/editors.ts';
import { EmergencyReportsScreen } from '#src/screens/emergencies/EmergencyReportsScreen/index.tsx';
import { EmergencyScreen } from '#src/screens/emergencies/EmergencyScreen/index.tsx';
import { listOf, MEMBER, signIn } from '#tests/support/members.ts';
import { exampleAnswer, renderPages } from '#tests/support/screens.tsx';

const example = exampleAnswer(emergencyEndpoint);
const EMERGENCY = {
  ...example,
  id: 7,
  name: 'Nepal: Floods',
  featured_documents: example.featured_documents.map((document) => ({
    ...document,
    title: 'Plan of action',
  })),
};

/** The page of the emergency at its reports, once it knows who looks at it; no profile is somebody who did not sign in. */
async function openReports(profile?: object, emergency: typeof EMERGENCY = EMERGENCY) {
  if (profile) signIn();
  const app = await renderPages(
    [
      {
        path: '/emergencies/:emergencyId',
        element: <EmergencyScreen />,
        children: [{ path: 'reports', element: <EmergencyReportsScreen /> }],
      },
    ],
    () => ({
      '/api/v2/event/7/': { json: emergency },
      '/api/v2/situation_report/': { json: listOf([]) },
      '/api/v2/event_snippet/': { json: listOf([]) },
      '/api/v2/surge_alert/': { json: listOf([]) },
      '/api/v2/user/me/': { json: profile },
    }),
    { address: '/emergencies/7/reports' },
  );
  await screen.findByRole('heading', { name: 'Nepal: Floods' });
  if (emergency === EMERGENCY) await screen.findByText('Plan of action');
  if (profile)
    await act(async () => {
      await waitFor(app.actors.auth, (state) => selectProfile(state) !== undefined);
    });
  return app;
}

const BUTTONS = ['Edit emergency', 'Add a report'];

it.each(BUTTONS)('leads members to the site where editors work: "%s"', async (name) => {
  const { config } = await openReports(MEMBER);
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  expect(link.getAttribute('href')).toBe(`${config.apiEndpoint}/admin/api/event/7/change/`);
  expect(link.getAttribute('target')).toBe('_blank');
});

it.each([
  ['whoever did not sign in', undefined],
  ['a guest', { ...MEMBER, limit_access_to_guest: true }],
])('leads nobody there who could not sign in there: %s', async (_, profile) => {
  await openReports(profile);
  for (const name of BUTTONS) expect(screen.queryByText(name)).toBeNull();
});

const WITHOUT_ANY = { ...EMERGENCY, featured_documents: [], field_reports: [], appeals: [] };

it('offers members to add the first document where there is none', async () => {
  await openReports(MEMBER, WITHOUT_ANY);
  expect(await screen.findByRole('link', { name: /^Add a report/ })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Reports/documents' })).toBeDefined();
});

it('says to others that there is none, and offers no tab for it', async () => {
  await openReports(undefined, WITHOUT_ANY);
  expect(await screen.findByText('No reports or documents yet.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Reports/documents' })).toBeNull();
});

it('knows no such site of the embedded service', () => {
  expect(editorsAddress({ apiEndpoint: '' }, 7)).toBeFalsy();
});
