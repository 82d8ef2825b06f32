import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { UserProfile } from '#contracts/account/currentUser.ts';
import { EditProfileDialog } from '#src/screens/account/DetailsScreen/EditProfileDialog.tsx';
import { Roles } from '#src/screens/account/DetailsScreen/Roles.tsx';
import { accountDetailsStrings } from '#src/screens/account/DetailsScreen/strings.ts';
import { LoginScreen } from '#src/screens/account/LoginScreen/index.tsx';
import { loginStrings } from '#src/screens/account/LoginScreen/strings.ts';
import { MEMBER, NEPAL } from '#tests/support/members.ts';
import { renderScreen } from '#tests/support/screens.tsx';

it('tells once, in one alert, why nobody was signed in and what may be missing', async () => {
  const user = userEvent.setup();
  await renderScreen(<LoginScreen />, () => ({
    '/get_auth_token': {
      status: 400,
      json: { statusCode: 400, error_message: 'Invalid username or password' },
    },
  }));
  await user.type(screen.getByRole('textbox', { name: /user name|email/i }), 'member');
  await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
  expect(await screen.findAllByText(loginStrings.english.failed)).toHaveLength(1);
  expect(screen.getAllByText(loginStrings.english.inactive)).toHaveLength(1);
  expect(screen.getAllByText(/Invalid username or password/)).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('does not send whoever signs in to check their details where the service fails', async () => {
  const user = userEvent.setup();
  await renderScreen(<LoginScreen />, () => ({ '/get_auth_token': { status: 500, json: {} } }));
  await user.type(screen.getByRole('textbox', { name: /user name|email/i }), 'member');
  await user.type(screen.getByLabelText(/^Password/), 'right{Enter}');
  await screen.findByText('Internal server error!');
  expect(screen.getByRole('alert').textContent).toBe('Internal server error!');
});

it.each([
  ['a member', {}, [/^Member/]],
  ['a guest', { limit_access_to_guest: true }, [/^Guest/]],
  [
    'an administrator of places',
    { is_admin_for_countries: [123], is_per_admin_for_countries: [123], is_admin_for_regions: [2] },
    [
      /^Regional administrator \(Asia Pacific\)/,
      /^Country administrator \(Nepal\)/,
      /^PER administrator \(Nepal\)/,
      /^Member/,
    ],
  ],
  ['a superuser', { is_superuser: true }, [/^Administrator of the platform/, /^Member/]],
] as const)('tells %s what they may do', async (_, role, told) => {
  await renderScreen(
    <Roles user={{ ...MEMBER, ...role } as unknown as UserProfile} countries={[NEPAL]} />,
    () => ({
      '/api/v2/global-enums/': { json: { api_region_name: [{ key: 2, value: 'Asia Pacific' }] } },
    }),
  );
  await screen.findByText(told[0]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    told.map((words) => expect.stringMatching(words)),
  );
});

it('says in the form that another kind of organization waits for an administrator, and takes it back', async () => {
  const user = userEvent.setup();
  const profile = {
    ...MEMBER,
    profile: { country: 123, org_type: 'NTLS', org: 'Nepal Red Cross Society' },
  } as unknown as UserProfile;
  await renderScreen(<EditProfileDialog user={profile} onClose={() => {}} />, () => ({
    '/api/v2/global-enums/': {
      json: {
        api_profile_org_types: [
          { key: 'NTLS', value: 'National Society' },
          { key: 'OTHR', value: 'Other' },
        ],
      },
    },
    '/api/v2/country/': { json: { count: 0, next: null, previous: null, results: [] } },
  }));
  const type = await screen.findByRole('combobox', { name: /organi.ation type|type of organi.ation/i });
  const note = () => screen.queryByText(accountDetailsStrings.english.confirmationNote);
  await screen.findByRole('option', { name: 'Other' });
  expect(note()).toBeNull();
  await user.selectOptions(type, 'Other');
  expect(note()?.getAttribute('role')).toBe('status');
  await user.selectOptions(type, 'National Society');
  expect(note()).toBeNull();
});
