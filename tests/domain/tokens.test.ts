import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FONTS } from '#src/i18n/languages.ts';

const read = (file: string) => readFileSync(new URL(`../../src/styles/${file}`, import.meta.url), 'utf8');

it('has a scale of eleven spaces, each wider than the one before', () => {
  const steps = [...read('tokens.css').matchAll(/--space-(\d+): ([\d.]+)rem/g)].map(([, step, size]) => [
    Number(step),
    Number(size),
  ]);
  expect(steps.map(([step]) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const sizes = steps.map(([, size]) => size);
  expect(sizes).toEqual([...new Set(sizes)].sort((one = 0, other = 0) => one - other));
});

// Waited for by its name, one that no style has would be there at once.
it.each(Object.entries(FONTS))('writes %s in the font whose letters a page waits for', (language, font) => {
  const faces = [...read('fonts.css').matchAll(/font-family: "([^"]+)";/g)].map(([, family]) => family);
  expect(faces).toContain(font.family);
  const [, first] =
    new RegExp(`--font-${language === 'ar' ? 'arabic' : 'latin'}: "([^"]+)"`).exec(read('tokens.css')) ?? [];
  expect(font.family).toBe(first);
});
