import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { eruReadinessEndpoint } from '#contracts/surge/units.ts';
import { Alerts } from '#src/app/shell/Alerts/index.tsx';
import { ApiTokens } from '#src/screens/account/DetailsScreen/ApiTokens.tsx';
import { AppealListScreen } from '#src/screens/emergencies/AppealListScreen/index.tsx';
import { SearchScreen } from '#src/screens/search/SearchScreen/index.tsx';
import { LiveReadiness } from '#src/screens/surge/CatalogueScreen/LiveReadiness.tsx';
import { type Answers, exampleAnswer, renderScreen } from '#tests/support/screens.tsx';

const NOTE = '1 row could not be read and is not shown.';

/** A list of the row as it should be, and of one without an id. */
const withOneUnreadable = (row: object | undefined) => ({
  json: { count: 2, next: null, previous: null, results: [row, { ...row, id: false }] },
});
const appeals: Answers = {
  '/api/v2/appeal/': withOneUnreadable(exampleAnswer(appealsEndpoint).results[0]),
};

// Developers are told of each, in the console.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

it('search says how many hits it leaves out, below all groups and below one', async () => {
  const user = userEvent.setup();
  const region = { id: 1, name: 'Asia Pacific', score: 3 };
  const regions = [...Array.from({ length: 6 }, (_, id) => ({ ...region, id })), { ...region, id: false }];
  await renderScreen(<SearchScreen />, () => ({ '/api/v1/search/': { json: { regions } } }), {
    address: '/search?keyword=asia',
  });
  expect((await screen.findByRole('note')).textContent).toBe(NOTE);
  await user.click(screen.getByRole('button', { name: /View all/ }));
  expect(screen.getByRole('button', { name: 'Go back' })).toBeTruthy();
  expect(screen.getByRole('note').textContent).toBe(NOTE);
});

it('API tokens say how many of them are left out', async () => {
  const token = {
    title: 'Dashboard',
    created_at: '2026-05-01T08:30:00Z',
    expire_timestamp: '2999-05-01T08:30:00Z',
  };
  await renderScreen(<ApiTokens />, () => ({ '/api/v2/external-token/': withOneUnreadable(token) }));
  expect((await screen.findByRole('note')).textContent).toBe(NOTE);
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

it('live readiness says how many units it leaves out', async () => {
  const user = userEvent.setup();
  const unit = exampleAnswer(eruReadinessEndpoint).results[0];
  await renderScreen(<LiveReadiness type={3} />, () => ({
    '/api/v2/eru-readiness-type/': withOneUnreadable(unit),
  }));
  await user.click(screen.getByText('National Societies with this unit, and their readiness'));
  expect((await screen.findByRole('note')).textContent).toBe(NOTE);
});

it('an export says how many rows its file lacks, until somebody has read it', async () => {
  const user = userEvent.setup();
  const saved: Blob[] = [];
  // The test browser has neither.
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  await renderScreen(
    <>
      <AppealListScreen />
      <Alerts />
    </>,
    () => appeals,
  );
  await screen.findByRole('note');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('The export is incomplete')).toBeTruthy();
  expect(screen.getByText('1 row could not be read and is missing from the file.')).toBeTruthy();
  expect(saved).toHaveLength(1);
});
