import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NewProjectScreen } from '#src/screens/projects/ProjectFormScreen/index.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, renderScreen } from '#tests/support/screens.tsx';

async function show(): Promise<UserEvent> {
  signIn();
  const answers: Answers = {
    '/api/v2/user/me/': { json: { ...MEMBER, profile: { country: NEPAL.id, org_type: 'NTLS' } } },
    '/api/v2/country/': { json: listOf([NEPAL]) },
    '/api/v2/district/': { json: listOf([]) },
    '/api/v2/disaster_type/': { json: listOf([]) },
    '/api/v2/primarysector': { json: [{ key: 1, label: 'WASH', is_deprecated: false }] },
    '/api/v2/secondarysector': { json: [] },
  };
  await renderScreen(<NewProjectScreen />, () => answers);
  // The editor is fetched beside the form.
  await eventually(() => expect(document.querySelector('[data-name="description"]')).not.toBeNull());
  return userEvent.setup();
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));
const year = (number: number) => screen.getByRole('group', { name: `Year ${number}` });

it('lists what is missing with links, leads to the first, and takes each back as it is mended', async () => {
  const user = await show();
  await submit(user);
  const summary = await screen.findByRole('alert');
  const before = within(summary).getAllByRole('link').length;
  const society = screen.getByRole('combobox', { name: /^Reporting National Society/ });
  await waitFor(() => expect(document.activeElement).toBe(society));
  await user.click(within(summary).getByRole('link', { name: /^Project name/ }));
  const name = screen.getByRole('textbox', { name: /^Project name/ });
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.type(name, 'Wells');
  await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(before - 1));
  await user.clear(name);
  await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(before));
});

it('tells what is wrong with a field once it is left, and takes it back while it is mended', async () => {
  const user = await show();
  const mail = screen.getByRole('textbox', { name: 'Email' });
  await user.type(mail, 'ana@');
  expect(mail.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(mail.getAttribute('aria-invalid')).toBe('true'));
  await user.type(mail, 'example.org');
  await waitFor(() => expect(mail.getAttribute('aria-invalid')).toBeNull());
});

it('adds, removes and puts back years by the keyboard, with the focus where one goes on', async () => {
  const user = await show();
  await user.click(screen.getByRole('switch', { name: 'Annual reporting' }));
  const field = (number: number, name: RegExp) =>
    within(year(number)).getByRole<HTMLInputElement>('textbox', { name });
  await user.type(field(1, /^Year/), '2025');
  await user.type(within(year(2025)).getByRole('textbox', { name: /^Male \(People targeted/ }), '40');
  await user.type(within(year(2025)).getByRole('textbox', { name: /^Female \(People targeted/ }), '60');
  expect(field(2025, /^Total \(People targeted/).value).toBe('100');
  expect(field(2025, /^Total \(People targeted/).disabled).toBe(true);

  screen.getByRole('button', { name: 'Add a year' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field(2, /^Year/));
  // Of the same year they say which row they are: one of them is to go.
  await user.keyboard('2025');
  expect(screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.ariaLabel)).toEqual([
    'Remove: 1. Year 2025',
    'Remove: 2. Year 2025',
  ]);
  await user.keyboard('{Backspace}6');
  within(year(2025)).getByRole('button', { name: 'Remove: Year 2025' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('group', { name: 'Year 2025' })).toBeNull();
  expect(document.activeElement).toBe(within(year(2026)).getByRole('button', { name: /^Remove/ }));
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(field(2025, /^Total \(People targeted/).value).toBe('100');
  expect(screen.getAllByRole('group', { name: /^Year/ })).toHaveLength(2);
});
