import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { AppealListScreen } from '#src/screens/emergencies/AppealListScreen/index.tsx';
import { EmergencyListScreen } from '#src/screens/emergencies/EmergencyListScreen/index.tsx';
import { exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const answers = {
  [appealsEndpoint.path]: { json: { ...exampleAnswer(appealsEndpoint), count: 200 } },
  [emergenciesEndpoint.path]: { json: exampleAnswer(emergenciesEndpoint) },
};
const USUAL = [
  'Start date',
  'Type',
  'Code',
  'Operation',
  'Disaster type',
  'Requested amount (CHF)',
  'Funding',
  'Country',
];

const openAppeals = (address = '/appeals/all') =>
  renderScreen(<AppealListScreen />, () => answers, { address });
const headings = async () =>
  (await screen.findAllByRole('columnheader')).map(({ dataset }) => dataset.label ?? '');
const columnsButton = () => screen.getByRole('button', { name: /^Columns/ });

async function openChoice(user: ReturnType<typeof userEvent.setup>) {
  await user.click(columnsButton());
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
}

afterEach(() => localStorage.clear());

it('has boxes ticked and a number of rows chosen by the very press, before the table is drawn anew', async () => {
  const user = userEvent.setup();
  await openAppeals('/appeals/all?columns=code,operation');
  const rows = await screen.findByLabelText<HTMLSelectElement>('Rows per page');
  const choice = await openChoice(user);
  const boxes = ['Code', 'End date', 'Country'].map((name) =>
    choice.getByRole<HTMLInputElement>('checkbox', { name }),
  );
  const shown = {};
  await act(async () => {
    for (const box of boxes) box.click();
    fireEvent.change(rows, { target: { value: '50' } });
    Object.assign(shown, { ticked: boxes.map(({ checked }) => checked), rows: rows.value });
  });
  expect(shown).toEqual({ ticked: [false, true, true], rows: '50' });
  expect(await headings()).toEqual(['End date', 'Operation', 'Country']);
});

it('shows in the table what is ticked, at once, and says on its button how many these are', async () => {
  const user = userEvent.setup();
  await openAppeals();
  expect(await headings()).toEqual(USUAL);
  const choice = await openChoice(user);
  expect(choice.getByText(/“Operation” is always shown/)).toBeDefined();
  expect(choice.queryByRole('checkbox', { name: 'Operation' })).toBeNull();
  await user.click(choice.getByRole('checkbox', { name: 'Disaster type' }));
  await user.click(choice.getByRole('checkbox', { name: 'End date' }));
  expect(await headings()).toEqual([
    'Start date',
    'End date',
    'Type',
    'Code',
    'Operation',
    'Requested amount (CHF)',
    'Funding',
    'Country',
  ]);
  await user.click(choice.getByRole('button', { name: 'Done' }));
  expect(columnsButton().textContent).toBe('Columns (8 of 11)');
  expect(document.activeElement).toBe(columnsButton());
});

it('goes back to those of the list', async () => {
  const user = userEvent.setup();
  await openAppeals('/appeals/all?columns=code,country');
  expect(await headings()).toEqual(['Code', 'Operation', 'Country']);
  await user.click((await openChoice(user)).getByRole('button', { name: 'Reset columns' }));
  expect(await headings()).toEqual(USUAL);
  expect(columnsButton().textContent).toBe('Columns');
});

it('remembers them for the list in this browser, and for no other list', async () => {
  const user = userEvent.setup();
  await openAppeals();
  const choice = await openChoice(user);
  await user.click(choice.getByRole('checkbox', { name: 'Code' }));
  cleanup();
  await openAppeals();
  expect(await headings()).not.toContain('Code');
  cleanup();
  await renderScreen(<EmergencyListScreen />, () => answers);
  expect(await headings()).toContain('GLIDE');
  expect(columnsButton().textContent).toBe('Columns');
});

it('gives them to whoever gets the link, or opens the saved view', async () => {
  const user = userEvent.setup();
  localStorage.setItem('listColumns', JSON.stringify({ 'all-appeals': 'code,operation' }));
  await openAppeals('/appeals/all?dtype=12');
  expect(await headings()).toEqual(['Code', 'Operation']);
  await user.click(screen.getByRole('button', { name: 'Copy or share' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  expect(new URL(await navigator.clipboard.readText()).searchParams.get('columns')).toBe('code,operation');
  await user.click(await screen.findByRole('button', { name: 'Saved views' }));
  await user.click(screen.getByRole('menuitem', { name: 'Save this view' }));
  await user.type(await screen.findByRole('textbox', { name: /Name of the view/ }), 'Codes{Enter}');
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  const view = screen.getByRole('menuitem', { name: 'Codes' });
  expect(view.getAttribute('href')).toBe('/appeals/all?columns=code%2Coperation&dtype=12');
  expect(view.getAttribute('aria-current')).toBe('true');
});

it('prefers what the address says, and takes no word that it does not know', async () => {
  localStorage.setItem('listColumns', JSON.stringify({ 'all-appeals': 'code,operation' }));
  await openAppeals('/appeals/all?columns=country');
  expect(await headings()).toEqual(['Operation', 'Country']);
  cleanup();
  localStorage.setItem('listColumns', '{"all-appeals":["code"]');
  await openAppeals('/appeals/all?columns=nothing');
  expect(await headings()).toEqual(USUAL);
});
