import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addressOf, routesTo, SCREENS, sparseAnswerAt } from '#tests/support/everyScreen.tsx';
import { signIn } from '#tests/support/members.ts';
import { renderPages } from '#tests/support/screens.tsx';

const answers = () => new Proxy({}, { get: (_, path: string) => sparseAnswerAt(path) });

it.each(SCREENS)('%s shows answers in which everything is null that may be', async (name) => {
  signIn();
  await renderPages(await routesTo(name), answers, { address: addressOf(name) });
  await screen.findAllByRole('heading');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), { timeout: 20_000 });
  const wrong = /.{0,80}(problem parsing|failed to (load|fetch)|\bundefined\b|\bNaN\b).{0,80}/i;
  expect(wrong.exec(document.body.textContent)?.[0]).toBeUndefined();
  const cells = [...document.querySelectorAll('td, tbody th')].map(
    ({ textContent, innerHTML }) => textContent || innerHTML,
  );
  expect(cells).not.toContain('');
});
