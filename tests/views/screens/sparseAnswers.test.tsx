import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { followEndpoint } from '#contracts/emergencies/follow.ts';
import { addressOf, routesTo, SCREENS, sparseAnswerAt } from '#tests/support/everyScreen.tsx';
import { signIn } from '#tests/support/members.ts';
import { exampleAnswer, renderPages } from '#tests/support/screens.tsx';

/** The one page that changes something as it opens, and leads on once that is done. */
const CHANGES: Readonly<Record<string, unknown>> = {
  [followEndpoint.path]: { json: exampleAnswer(followEndpoint) },
};
const ELSEWHERE = { path: '*', element: <h1>Elsewhere</h1> };

const answers = () => new Proxy({}, { get: (_, path: string) => sparseAnswerAt(path) ?? CHANGES[path] });

it.each(SCREENS)('%s shows answers in which everything is null that may be', async (name) => {
  signIn();
  await renderPages([...(await routesTo(name)), ELSEWHERE], answers, { address: addressOf(name) });
  await screen.findAllByRole('heading');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 20_000 });
  const wrong = /.{0,80}(problem parsing|failed to (load|fetch)|\bundefined\b|\bNaN\b).{0,80}/i;
  expect(wrong.exec(document.body.textContent)?.[0]).toBeUndefined();
  const cells = [...document.querySelectorAll('td, tbody th')].map(
    ({ textContent, innerHTML }) => textContent || innerHTML,
  );
  expect(cells).not.toContain('');
});
