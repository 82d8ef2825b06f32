import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin } from 'vitest/config';

/**
 * `GO_STRESS=1 npx vitest run --project views`: each answer of the API and each part of the code that is fetched when it is
 * needed comes late by chance, so that a test which relies on their order fails here rather than once a month.
 */
const MOST_LATE_MS = 300;

/** Resolves at once, or by chance later where tests are to be stressed. */
export async function late(): Promise<void> {
  if (process.env.GO_STRESS) await wait(Math.random() * MOST_LATE_MS);
}

/** Makes the dynamic imports of the app late. */
export function lateParts(): Plugin {
  return {
    name: 'late-parts',
    enforce: 'pre',
    apply: () => Boolean(process.env.GO_STRESS),
    transform(code, id) {
      if (!id.includes('/src/')) return;
      const delay = `new Promise((go) => setTimeout(go, Math.random() * ${MOST_LATE_MS}))`;
      return code.replace(/(?<!typeof )\bimport\(('[^']+')\)/g, `${delay}.then(() => import($1))`);
    },
  };
}
