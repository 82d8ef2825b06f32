import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { MACHINES } from '#machines/catalogue.ts';

const STORIES = fileURLToPath(new URL('../../stories/machines/Explorer.stories.tsx', import.meta.url));

it('shows every machine of the catalogue in the explorer: a row each in stories/machines/Explorer.stories.tsx', () => {
  const told = [...readFileSync(STORIES, 'utf8').matchAll(/\bof\('(\w+)'\)/g)].map(([, name]) => name);
  expect(told.sort()).toEqual(MACHINES.map(({ name }) => name).sort());
});
