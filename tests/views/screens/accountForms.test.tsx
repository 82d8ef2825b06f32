import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { UserProfile } from '#contracts/account/currentUser.ts';
import { ChangePasswordDialog } from '#src/screens/account/DetailsScreen/ChangePasswordDialog.tsx';
import { RegisterScreen } from '#src/screens/account/RegisterScreen/index.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, renderScreen } from '#tests/support/screens.tsx';

const ENUMS = {
  api_profile_org_types: [
    { key: 'NTLS', value: 'National Society' },
    { key: 'OTHR', value: 'Other' },
  ],
};

async function register() {
  const answers: Answers = {
    '/api/v2/global-enums/': { json: ENUMS },
    '/api/v2/country/': { json: listOf([NEPAL]) },
    '/api/v2/domainwhitelist/': {
      json: listOf([{ id: 1, domain_name: 'redcross.example', is_active: true }]),
    },
  };
  await renderScreen(<RegisterScreen />, () => answers);
  await screen.findByRole('option', { name: 'Other' });
  return userEvent.setup();
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const isWrong = (input: HTMLElement) => input.getAttribute('aria-invalid') === 'true';

it('lists what is wrong once it is to be sent, with links, and takes each back as it is mended', async () => {
  const user = await register();
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(document.activeElement).toBe(box(/^First name/));
  const summary = within(screen.getByRole('alert'));
  const links = () => summary.getAllByRole('link').map(({ textContent }) => textContent);
  const before = links();
  expect(before[0]).toBe('First name: This field is required.');
  expect(before.at(-1)).toMatch(/^Confirm password/);
  await user.click(summary.getByRole('link', { name: /^City/ }));
  expect(document.activeElement).toBe(box(/^City/));
  await user.keyboard('Kathmandu');
  expect(links()).toHaveLength(before.length - 1);
  expect(isWrong(box(/^City/))).toBe(false);
  await user.clear(box(/^City/));
  expect(links()).toEqual(before);
});

it('tells what is wrong with a field once it is left, and what is only missing later', async () => {
  const user = await register();
  const email = box(/^Email/);
  await user.click(box(/^First name/));
  await user.tab();
  expect(isWrong(box(/^First name/))).toBe(false);
  await user.type(email, 'nadia@');
  expect(isWrong(email)).toBe(false);
  await user.tab();
  expect(isWrong(email)).toBe(true);
  await user.type(email, 'redcross.example');
  expect(isWrong(email)).toBe(false);
  expect(screen.queryAllByRole('link', { name: /^Email/ })).toEqual([]);
});

it('asks those of another domain why, and forgets an organization that was chosen when its kind changes', async () => {
  const user = await register();
  await user.type(box(/^Email/), 'nadia@redcross.example');
  expect(screen.queryByRole('textbox', { name: /^Justification/ })).toBeNull();
  await user.type(box(/^Email/), '.org');
  expect(screen.getByRole('button', { name: 'Request access' })).toBeDefined();
  await user.type(box(/^Justification/), 'I coordinate');
  expect(screen.getByText('Characters left: 243')).toBeDefined();
  // What is pasted is kept whole.
  await user.paste('x'.repeat(250));
  expect(box(/^Justification/).value).toHaveLength(262);
  expect(isWrong(box(/^Justification/))).toBe(true);
  expect(screen.getByText('Text too long: 7 over the limit of 255 characters.')).toBeDefined();
  expect(screen.queryByText(/Characters left/)).toBeNull();
  await user.keyboard('{End}{Backspace>7}');
  expect(isWrong(box(/^Justification/))).toBe(false);

  const type = screen.getByRole('combobox', { name: /^Organization type/ });
  await user.selectOptions(type, 'Other');
  await user.type(box(/^Organization name/), 'Rope makers');
  await user.selectOptions(type, 'National Society');
  const society = screen.getByRole<HTMLInputElement>('combobox', { name: /^Organization name/ });
  expect(society.value).toBe('');
});

it('says a refusal at its field until that is changed, leads there, and keeps what was typed', async () => {
  const user = userEvent.setup();
  const sent: unknown[] = [];
  signIn();
  await renderScreen(
    <ChangePasswordDialog user={MEMBER as unknown as UserProfile} onChanged={() => {}} onClose={() => {}} />,
    () => ({
      '/api/v2/user/me/': { json: MEMBER },
      '/change_password': {
        status: 400,
        json: { errors: { old_password: ['This is not your current password.'] } },
        hear: (body) => sent.push(body),
      },
    }),
  );
  const old = screen.getByLabelText<HTMLInputElement>(/^Current password/);
  const chosen = screen.getByLabelText<HTMLInputElement>(/^New password/);
  await user.type(old, 'wrong');
  await user.type(chosen, 'ana-rai');
  expect(screen.getByText('Password strength: weak')).toBeDefined();
  await user.clear(chosen);
  await user.type(chosen, 'Harvest-9-moon');
  await user.type(screen.getByLabelText(/^Confirm password/), 'Harvest-9-moon');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isWrong(old)).toBe(true));
  expect(document.activeElement).toBe(old);
  expect(sent).toEqual([{ old_password: 'wrong', new_password: 'Harvest-9-moon' }]);
  expect(screen.getByRole('link', { name: /This is not your current password/ })).toBeDefined();
  expect(chosen.value).toBe('Harvest-9-moon');
  await user.type(old, '!');
  expect(isWrong(old)).toBe(false);
  expect(JSON.stringify(localStorage)).not.toContain('Harvest');
});
