import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { NewActivityScreen } from '#src/screens/activities/ActivityFormScreen/index.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, renderScreen } from '#tests/support/screens.tsx';

const WATER = 'Water, Sanitation and Hygiene';
const OPTIONS = {
  sectors: [
    { id: 1, title: WATER },
    { id: 2, title: 'Shelter' },
  ],
  actions: [
    {
      id: 11,
      sector: 1,
      title: 'Safe water distribution',
      has_location: true,
      supplies_details: [{ id: 5, title: 'Jerry cans' }],
    },
    { id: 12, sector: 1, title: 'Cash for water', is_cash_type: true, supplies_details: [] },
    { id: 21, sector: 2, title: 'Tents', supplies_details: [] },
  ],
};
const FLOODS = { id: 7, name: 'Nepal: Floods', countries: [{ id: 123, name: 'Nepal' }] };

async function show(): Promise<{ user: UserEvent; sent: unknown[] }> {
  signIn();
  const sent: unknown[] = [];
  const answers: Answers = {
    '/api/v2/user/me/': { json: { ...MEMBER, profile: { country: NEPAL.id, org_type: 'NTLS' } } },
    '/api/v2/country/': { json: listOf([NEPAL]) },
    '/api/v2/district/': { json: listOf([]) },
    '/api/v2/eru/': { json: listOf([]) },
    '/api/v2/event/response-activity/': { json: listOf([FLOODS]) },
    '/api/v2/emergency-project/options/': { json: OPTIONS },
    '/api/v2/emergency-project/': {
      status: 400,
      json: { errors: { title: ['Enter a shorter text.'] } },
      hear: (body) => sent.push(body),
    },
  };
  await renderScreen(<NewActivityScreen />, () => answers);
  await screen.findByRole('checkbox', { name: WATER }, { timeout: 20_000 });
  return { user: userEvent.setup(), sent };
}

const tick = (user: UserEvent, name: string) => user.click(screen.getByRole('checkbox', { name }));
const water = () => within(screen.getByRole('region', { name: WATER }));
const box = (name: string | RegExp) => water().getByRole<HTMLInputElement>('textbox', { name });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }));

it('counts men and women, or all, and never both', async () => {
  const { user } = await show();
  await tick(user, WATER);
  await tick(user, 'Safe water distribution');
  await user.type(box('Male'), '40');
  await user.type(box('Female'), '60');
  expect(box('Total people').value).toBe('100');
  expect(box('Total people').disabled).toBe(true);
  await user.clear(box('Male'));
  await user.clear(box('Female'));
  expect(box('Total people').value).toBe('');
  await user.type(box('Total people'), '9');
  expect(box('Male').disabled).toBe(true);
});

it('adds up people by sex and age, both ways', async () => {
  const { user } = await show();
  await tick(user, WATER);
  await tick(user, 'Safe water distribution');
  await user.click(water().getByRole('switch', { name: /^Detailed reporting/ }));
  await user.type(box('Male, 0–1'), '3');
  await user.type(box('Female, 0–1'), '4');
  await user.type(box('Female, 60+'), '2');
  const sum = (of: string) => water().getByRole('status', { name: `Total: ${of}` }).textContent;
  expect([sum('0–1'), sum('60+'), sum('Male'), sum('Female')]).toEqual(['7', '2', '3', '6']);
  expect(sum('People reached by sex and age')).toBe('9');
});

it('asks before what was entered is dropped, and drops the rest at once', async () => {
  const { user } = await show();
  await tick(user, WATER);
  await tick(user, 'Safe water distribution');
  await tick(user, 'Safe water distribution');
  expect(water().queryByRole('group', { name: 'People' })).toBeNull();

  await tick(user, 'Safe water distribution');
  await user.type(box('Male'), '40');
  await tick(user, WATER);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(WATER);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(box('Male').value).toBe('40');
  await tick(user, WATER);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: WATER })).toBeNull());
  await tick(user, WATER);
  expect(water().getByRole<HTMLInputElement>('checkbox', { name: 'Safe water distribution' }).checked).toBe(
    false,
  );
});

it('tells on the panel of an activity how much is wrong in it, and at a sector that it is empty', async () => {
  const { user } = await show();
  await tick(user, WATER);
  await tick(user, 'Shelter');
  await user.click(water().getByRole('button', { name: /^Add another activity/ }));
  expect(document.activeElement).toBe(box(/^Activity title/));
  await submit(user);
  const shelter = within(screen.getByRole('region', { name: 'Shelter' }));
  await shelter.findByText('Add at least one activity to this sector.');
  expect(water().getByText('2 errors')).toBeDefined();
  await user.type(box(/^Activity title/), 'Radio plays');
  expect(water().getByText('1 error')).toBeDefined();
  expect(water().getByText('Radio plays', { selector: 'summary *' })).toBeDefined();

  // The summary leads into the panel, and to the sector.
  const summary = screen.getAllByRole('alert')[0];
  if (!summary) throw new Error('There is no summary of what is wrong.');
  await user.click(within(summary).getByRole('link', { name: /Add at least one activity/ }));
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('sectors.2'),
  );
});

it('takes places that are typed and those that are pasted, and puts back one that was removed', async () => {
  const { user } = await show();
  await tick(user, WATER);
  await user.click(water().getByRole('button', { name: /^Add another activity/ }));
  await user.click(water().getByRole('switch', { name: /^Detailed reporting/ }));
  await user.click(water().getByRole('button', { name: /^Add location/ }));
  await user.type(box(/^Description/), 'Ward 3');
  await user.click(water().getByText('Paste a list of locations', { selector: 'summary *, summary' }));
  await user.type(box('Paste a list of locations'), 'Camp, 27.71, 85.32');
  await user.click(water().getByRole('button', { name: 'Add these locations' }));
  const place = (number: number) => within(water().getByRole('group', { name: `Location ${number}` }));
  expect(place(2).getByRole<HTMLInputElement>('textbox', { name: /^Latitude/ }).value).toBe('27.71');
  await user.click(water().getByRole('button', { name: /^Remove: Location 1/ }));
  expect(place(1).getByRole<HTMLInputElement>('textbox', { name: /^Description/ }).value).toBe('Camp');
  await user.click(water().getByRole('button', { name: 'Put it back' }));
  expect(place(1).getByRole<HTMLInputElement>('textbox', { name: /^Description/ }).value).toBe('Ward 3');
});

it('offers the supplies of its action, and what belongs to cash for cash', async () => {
  const { user } = await show();
  await tick(user, WATER);
  await tick(user, 'Cash for water');
  expect(water().getByRole('textbox', { name: 'Number of people assisted' })).toBeDefined();
  expect(water().queryByRole('button', { name: /^Add supply/ })).toBeNull();
  await tick(user, 'Cash for water');
  await tick(user, 'Safe water distribution');
  await user.click(water().getByRole('button', { name: /^Add supply/ }));
  const supply = water().getByRole('combobox', { name: /^Supply/ });
  expect(
    within(supply)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose', 'Jerry cans']);
});

it('calls no two buttons of rows alike: they say in which list, activity and sector they are', async () => {
  const { user } = await show();
  await tick(user, WATER);
  await tick(user, 'Shelter');
  await tick(user, 'Safe water distribution');
  const press = (name: RegExp) => user.click(screen.getByRole('button', { name }));
  await press(/^Add another activity, Water/);
  await press(/^Add another activity, Shelter/);
  await press(/^Add supply/);
  for (const activity of ['Safe water', 'Other activity 1, Water', 'Other activity 1, Shelter'])
    await press(new RegExp(`^Add another supply, ${activity}`));
  const names = screen
    .getAllByRole('button', { name: /^(Add|Remove)/ })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
  expect(names.filter((name) => name.startsWith('Remove: Supply 1'))).toEqual([
    `Remove: Supply 1, Supplies, Safe water distribution, ${WATER}`,
    `Remove: Supply 1, Other supplies, Safe water distribution, ${WATER}`,
    `Remove: Supply 1, Other supplies, Other activity 1, ${WATER}`,
    'Remove: Supply 1, Other supplies, Other activity 1, Shelter',
  ]);
  expect(names).toEqual([...new Set(names)]);
});

it('is looked over before it is sent, and says what the server refuses at its field', async () => {
  const { user, sent } = await show();
  await user.type(screen.getByRole('combobox', { name: /^IFRC-supported operation/ }), 'flood');
  await user.click(await screen.findByRole('option', { name: FLOODS.name }));
  const title = screen.getByRole('textbox', { name: /^Activity description/ });
  await user.type(title, 'Clinics');
  const start = document.querySelector<HTMLInputElement>('[name="start_date"]');
  if (!start) throw new Error('There is no start date.');
  await user.type(start, '2026-05-01');
  await user.type(screen.getByRole('combobox', { name: /^National Society/ }), 'Nepal');
  await user.click(await screen.findByRole('option', { name: 'Nepal Red Cross Society' }));
  for (const name of [/^Name/, /^Role/]) await user.type(screen.getByRole('textbox', { name }), 'Ana');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ana@example.org');
  await tick(user, WATER);
  await tick(user, 'Safe water distribution');
  await user.type(box('Male'), '40');
  await submit(user);
  const review = within(await screen.findByRole('dialog', { name: 'Check your answers' }));
  expect(review.getByText('Safe water distribution')).toBeDefined();
  expect(review.getByText('Nepal Red Cross Society')).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(review.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toMatchObject([
    { event: 7, country: 123, activities: [{ sector: 1, action: 11, male_count: 40, people_count: 40 }] },
  ]);
});
