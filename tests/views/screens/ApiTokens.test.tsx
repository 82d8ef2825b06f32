import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiTokens } from '#src/screens/account/DetailsScreen/ApiTokens.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

/** A token as the real API tells of it, which knows neither an id nor an end before its time. */
const REAL = {
  title: 'Dashboard',
  created_at: '2026-05-01T08:30:00Z',
  expire_timestamp: '2999-05-01T08:30:00Z',
};
const answering = (token: object) => () => ({
  '/api/v2/external-token/': { json: { count: 1, next: null, previous: null, results: [token] } },
});
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

it('lists the tokens of the real API, and offers no end that it has no call for', async () => {
  await renderScreen(<ApiTokens />, answering(REAL));
  expect(await screen.findByRole('rowheader', { name: 'Dashboard' })).toBeTruthy();
  expect(headings()).not.toContain('Actions');
});

it('offers to revoke a token where the API can', async () => {
  await renderScreen(<ApiTokens />, answering({ ...REAL, id: 7, is_disabled: false }), {
    config: { extensions: ['tokenRevoke'] },
  });
  expect(await screen.findByRole('button', { name: 'Revoke Dashboard' })).toBeTruthy();
  expect(headings()).toContain('Actions');
});
