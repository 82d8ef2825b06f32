import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { PEOPLE_FIELDS } from '#contracts/projects/codes.ts';
import { projectEndpoint } from '#contracts/projects/record.ts';
import { wells } from '#contracts/projects/states.ts';
import { EditProjectScreen, NewProjectScreen } from '#src/screens/projects/ProjectFormScreen/index.tsx';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { type Answers, eventually, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

async function show({
  form = <NewProjectScreen />,
  offered = {},
  ...setting
}: {
  form?: ReactNode;
  /** What else the API answers. */
  offered?: Answers;
} & Parameters<typeof renderScreen>[2] = {}): Promise<UserEvent> {
  signIn();
  const answers: Answers = {
    '/api/v2/user/me/': { json: { ...MEMBER, profile: { country: NEPAL.id, org_type: 'NTLS' } } },
    '/api/v2/country/': { json: listOf([NEPAL]) },
    '/api/v2/district/': { json: listOf([]) },
    '/api/v2/disaster_type/': { json: listOf([]) },
    '/api/v2/primarysector': {
      json: [
        { key: 1, label: 'WASH', is_deprecated: false },
        { key: 2, label: 'Skills', is_deprecated: true },
      ],
    },
    '/api/v2/secondarysector': { json: [] },
  };
  await renderScreen(form, () => ({ ...answers, ...offered }), setting);
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

it.each([
  ['that of the link', NEPAL.id, NEPAL.society_name],
  // The field would look empty, and send it.
  ['none where there is no such one', 9999, ''],
])('begins with the National Society: %s', async (_, id, name) => {
  const user = await show({ address: `/?reporting_ns=${id}` });
  const society = screen.getByRole<HTMLInputElement>('combobox', { name: /^Reporting National Society/ });
  await eventually(() => expect(society.value).toBe(name));
  await submit(user);
  const summary = await screen.findByRole('alert');
  const isTold = within(summary).queryByRole('link', { name: /^Reporting National Society/ }) !== null;
  expect(isTold).toBe(name === '');
});

it('offers no sector that is given up', async () => {
  const user = await show();
  await user.click(screen.getByRole('combobox', { name: /^Primary sector/ }));
  const offered = await eventually(() => within(screen.getByRole('listbox')).getAllByRole('option'));
  expect(offered.map(({ textContent }) => textContent)).toEqual(['WASH']);
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

describe('second-level districts', () => {
  const BAGMATI = { id: 1, name: 'Bagmati', code: 'NP-P3' };
  const KOSHI = { id: 2, name: 'Koshi', code: 'NP-P1' };
  const part = (id: number, name: string, of: typeof BAGMATI) => ({
    ...{ id, name, code: `${of.code}-${id}`, district_id: of.id, district_name: of.name },
  });
  const PARTS = [part(11, 'Chitwan', BAGMATI), part(21, 'Ilam', KOSHI), part(12, 'Lalitpur', BAGMATI)];
  const offered = (parts: readonly object[] = PARTS): Answers => ({
    '/api/v2/district/': { json: listOf([BAGMATI, KOSHI]) },
    '/api/v2/admin2/': { json: listOf(parts) },
  });
  const provinces = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Region / province' });
  const districts = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Districts' });
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  async function pick(user: UserEvent, input: HTMLElement, ...options: string[]) {
    await user.click(input);
    for (const name of options) await user.click(await screen.findByRole('option', { name }));
    await user.keyboard('{Escape}');
  }

  it('are those of the chosen provinces, under their names, asked for once one is chosen', async () => {
    const heard: string[] = [];
    const user = await show({ offered: offered(), hear: (url) => heard.push(url) });
    const asked = () => heard.filter((url) => url.startsWith('/api/v2/admin2/'));
    expect(screen.queryByRole('combobox', { name: 'Districts' })).toBeNull();
    await pick(user, provinces(), 'Bagmati');
    await user.click(districts());
    await screen.findByRole('option', { name: 'Chitwan' });
    expect(names()).toEqual(['Chitwan', 'Lalitpur']);
    // One province needs no heading.
    expect(screen.queryByRole('group', { name: 'Bagmati' })).toBeNull();
    await user.keyboard('{Escape}');

    await pick(user, provinces(), 'Koshi');
    await user.click(districts());
    const koshi = await screen.findByRole('group', { name: 'Koshi' });
    expect(within(koshi).getAllByRole('option')).toHaveLength(1);
    expect(within(screen.getByRole('group', { name: 'Bagmati' })).getAllByRole('option')).toHaveLength(2);
    await user.keyboard('ila');
    expect(names()).toEqual(['Ilam']);
    await user.keyboard('{Enter}{Escape}');
    expect(districts().value).toBe('Ilam');
    expect(asked()).toHaveLength(1);
    expect(asked()[0]).toContain('admin1__country=123');
  });

  /** The form of a project in Nepal that is there already. */
  const showWritten = (more: object, hear?: (body: unknown) => void) => {
    const record = {
      ...exampleAnswer(projectEndpoint),
      ...Object.fromEntries(PEOPLE_FIELDS.map((name) => [name, null])),
      ...{ ...wells, id: 7, event: null, event_detail: null, translation_module_original_language: 'en' },
      ...more,
    };
    return show({
      form: <EditProjectScreen />,
      offered: { ...offered(), '/api/v2/project/7/': { json: record, ...(hear && { hear }) } },
      address: '/7',
      route: ':projectId',
    });
  };

  it('go with their province, and are sent', async () => {
    const sent: unknown[] = [];
    const user = await showWritten(
      { project_districts: [1, 2], project_admin2: [21, 12], project_admin2_detail: PARTS.slice(1) },
      (body) => sent.push(body),
    );
    await waitFor(() => expect(districts().value).toBe('Lalitpur, Ilam'));
    await pick(user, districts(), 'Chitwan');
    expect(districts().value).toBe('Chitwan, Lalitpur, Ilam');
    await pick(user, provinces(), 'Koshi');
    await waitFor(() => expect(districts().value).toBe('Chitwan, Lalitpur'));
    await submit(user);
    await waitFor(() => expect(sent).toMatchObject([{ project_districts: [1], project_admin2: [11, 12] }]));
  });

  it('that lie elsewhere, or are no longer in use, stay and can be taken away', async () => {
    const nawalparasi = { id: 99, name: 'Nawalparasi', district_id: 9 };
    const user = await showWritten({ project_admin2: [99], project_admin2_detail: [nawalparasi] });
    await waitFor(() => expect(districts().value).toBe('Nawalparasi'));
    await user.click(districts());
    expect(names()).toEqual(['Nawalparasi']);
    await user.click(screen.getByRole('option', { name: 'Nawalparasi' }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Districts' })).toBeNull());
  });

  it('of which there are none say so in place of their explanation', async () => {
    const user = await show({ offered: offered([part(21, 'Ilam', KOSHI)]) });
    await pick(user, provinces(), 'Bagmati');
    await screen.findByText('No districts are listed for these provinces.');
    expect(districts().disabled).toBe(true);
    expect(screen.queryByText(/^Second administrative level/)).toBeNull();
    await pick(user, provinces(), 'Koshi');
    await waitFor(() => expect(districts().disabled).toBe(false));
    expect(screen.queryByText(/^Second administrative level/)).not.toBeNull();
  });

  it('that could not be loaded are asked for again at their field', async () => {
    let answer: Answers[string] = { status: 500, json: {} };
    const failing = {
      ...offered(),
      get '/api/v2/admin2/'() {
        return answer;
      },
    };
    const user = await show({ offered: failing });
    await pick(user, provinces(), 'Bagmati');
    answer = { json: listOf(PARTS) };
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await pick(user, districts(), 'Chitwan');
    expect(districts().value).toBe('Chitwan');
  });
});
