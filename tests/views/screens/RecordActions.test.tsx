import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ActivityScreen } from '#src/screens/activities/ActivityScreen/index.tsx';
import { MEMBER, signIn } from '#tests/support/members.ts';
import { type Answers, renderScreen } from '#tests/support/screens.tsx';

const NEPAL = { id: 123, name: 'Nepal', iso: 'NP', iso3: 'NPL', society_name: 'Nepal Red Cross Society' };
const AUTHOR = { id: 7, username: 'ana', first_name: 'Ana', last_name: 'Rai' };
const WRITTEN = '2026-05-01T10:00:00.000Z';
const activity = {
  id: 5,
  title: 'Clinics',
  event: 1,
  event_details: { id: 1, name: 'Nepal: Floods - 05-2026' },
  country: 123,
  country_details: NEPAL,
  districts_details: [],
  start_date: '2026-05-01',
  status_display: 'Ongoing',
  activity_lead: 'national_society',
  activity_lead_display: 'National Society',
  visibility_display: 'Public',
  activities: [],
  created_at: WRITTEN,
  modified_at: WRITTEN,
  created_by_details: AUTHOR,
  history: [
    {
      action: 'changed',
      fields: ['title', 'end_date'],
      changed_at: '2026-05-03T10:00:00.000Z',
      user_details: null,
    },
    { action: 'created', fields: [], changed_at: WRITTEN, user_details: AUTHOR },
  ],
};
async function show(reader: Partial<typeof MEMBER>) {
  signIn();
  const answers: Answers = {
    '/api/v2/user/me/': { json: { ...MEMBER, ...reader } },
    '/api/v2/emergency-project/5/': { json: activity },
  };
  await renderScreen(<ActivityScreen />, () => answers, {
    route: '/three-w/activities/:activityId',
    address: '/three-w/activities/5',
  });
  await screen.findByRole('link', { name: 'Edit' }, { timeout: 20_000 });
}

it.each([
  ['a member', {}, false],
  ['its author', { id: 7 }, true],
  ['an admin of its country', { is_admin_for_countries: [123] }, true],
  ['an admin of another country', { is_admin_for_countries: [14] }, false],
  ['a superuser', { is_superuser: true }, true],
])('offers %s to delete it: %s', async (_, reader, isOffered) => {
  await show(reader);
  expect(screen.queryByRole('button', { name: 'Delete' }) !== null).toBe(isOffered);
});

it('tells who changed what and when', async () => {
  await show({});
  const entries = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/2026, \d\d:\d\d.*account no longer exists.*Changed: title, dates/),
    expect.stringMatching(/Ana Rai.*Written/),
  ]);
});
