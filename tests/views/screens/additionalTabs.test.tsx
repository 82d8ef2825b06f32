import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { currentUserEndpoint } from '#contracts/account/currentUser.ts';
import { emergencyEndpoint } from '#contracts/emergencies/record.ts';
import { globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import {
  EmergencyAdditionalInfo2,
  EmergencyAdditionalInfoIndex,
  EmergencyAdditionalInfoScreen,
} from '#src/screens/emergencies/EmergencyAdditionalInfoScreen/index.tsx';
import { EmergencyScreen } from '#src/screens/emergencies/EmergencyScreen/index.tsx';
import { listOf } from '#tests/support/members.ts';
import { exampleAnswer, renderPages } from '#tests/support/screens.tsx';
import { sparseOf } from '#tests/support/sparse.ts';

/** The page of an emergency with two additional tabs. */
async function show(address: string, secondTitle = 'Needs') {
  const emergency = {
    ...(sparseOf(emergencyEndpoint.answer) as object),
    id: 7,
    name: 'Nepal: Floods',
    tab_one_title: 'Volunteers',
    tab_two_title: secondTitle,
    translation_module_original_language: 'en',
  };
  const answers = () => ({
    '/api/v2/event/7/': { json: emergency },
    '/api/v2/event_snippet/': {
      json: listOf(
        (['fr', 'en', 'fr'] as const).map((language, index) => ({
          id: index,
          snippet: `<p>Text ${index}</p>`,
          tab: index === 0 ? 1 : 2,
          translation_module_original_language: language,
        })),
      ),
    },
    '/api/v2/situation_report/': { json: listOf([]) },
    '/api/v2/surge_alert/': { json: listOf([]) },
    '/api/v2/global-enums/': { json: sparseOf(globalEnumsEndpoint.answer) },
  });
  await renderPages(
    [
      {
        path: '/emergencies/:emergencyId',
        element: <EmergencyScreen />,
        children: [
          { path: 'additional-info', element: <EmergencyAdditionalInfoIndex /> },
          { path: 'additional-info-2', element: <EmergencyAdditionalInfo2 /> },
          { path: 'additional-info/:tabId', element: <EmergencyAdditionalInfoScreen /> },
        ],
      },
    ],
    answers,
    { address: `/emergencies/7/${address}` },
  );
}

it('an additional tab is marked and called by its name, by whichever link it is opened', async () => {
  await show('additional-info-2');
  expect(await screen.findByText('Text 2')).toBeTruthy();
  expect(await screen.findByText('Text 1')).toBeTruthy();
  // Of what was translated by a machine, and of that alone.
  expect(screen.getAllByText(/Machine translated from French/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Needs' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Volunteers' }).getAttribute('aria-current')).toBeNull();
  await waitFor(() => expect(document.title).toBe('Nepal: Floods · Needs · GO'));
});

const NEEDS = 'الاحتياجات';
const encoded = encodeURIComponent(NEEDS);

it.each([
  ['a fragment as browsers write it', `additional-info#${encoded}`, 'Text 1', NEEDS],
  ['its address', `additional-info/${encoded}`, 'Text 1', NEEDS],
  ['a fragment that is none', 'additional-info#50%', 'Text 0', 'Volunteers'],
])('a tab is found, and marked, by %s', async (_, address, text, name) => {
  await show(address, NEEDS);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe('page');
});

it('nothing is told of following where another emergency is opened', async () => {
  localStorage.setItem('user', JSON.stringify({ token: 'a1b2c3', displayName: 'Mira' }));
  const named = (id: number, name: string) => ({
    json: { ...(sparseOf(emergencyEndpoint.answer) as object), id, name },
  });
  await renderPages(
    [
      {
        path: '/emergencies/:emergencyId',
        element: (
          <>
            <Link to="/emergencies/8">The next one</Link>
            <EmergencyScreen />
          </>
        ),
      },
    ],
    () => ({
      '/api/v2/user/me/': { json: { ...exampleAnswer(currentUserEndpoint), subscription: [] } },
      '/api/v2/event/7/': named(7, 'Floods'),
      '/api/v2/event/8/': named(8, 'Drought'),
    }),
    { address: '/emergencies/7' },
  );
  await screen.findByRole('button', { name: 'Follow: Floods' });
  await userEvent.setup().click(screen.getByRole('link', { name: 'The next one' }));
  await screen.findByRole('button', { name: 'Follow: Drought' });
  expect(screen.queryByText(/no longer follow/)).toBeNull();
});
