import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has a scale of eleven spaces, each wider than the one before', () => {
  const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
  const steps = [...tokens.matchAll(/--space-(\d+): ([\d.]+)rem/g)].map(([, step, size]) => [
    Number(step),
    Number(size),
  ]);
  expect(steps.map(([step]) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const sizes = steps.map(([, size]) => size);
  expect(sizes).toEqual([...new Set(sizes)].sort((one = 0, other = 0) => one - other));
});
