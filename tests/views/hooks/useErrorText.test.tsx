import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { renderScreen } from '#tests/support/screens.tsx';

function Failure() {
  const { error } = useRequest(appealsEndpoint, {});
  const errorText = useErrorText();
  return error === undefined ? null : <p>{errorText(error)}</p>;
}

it.each([
  [500, {}, /^Internal server error!$/],
  [500, { 'retry-after': '45' }, /^Internal server error! Try again in a minute\.$/],
  [503, { 'retry-after': '7200' }, /^Internal server error! Try again after \d+ \w+ \d{4}, \d+:\d\d\.$/],
  [429, { 'retry-after': '7200' }, /^Failed to load data\. Try again after \d/],
  [
    200,
    { 'content-type': 'text/html' },
    /^There was a problem parsing the response from server\. A web page came instead\./,
  ],
])('tells of %i with %o what to do', async (status, headers, told) => {
  await renderScreen(<Failure />, () => ({
    '/api/v2/appeal/': {
      status,
      json: {},
      headers: { ...headers, 'access-control-expose-headers': 'retry-after' },
    },
  }));
  await screen.findByText(told);
});
