import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { English } from '#src/components/English/index.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

it.each([
  // [language, where, text, whether an English voice shall read it]
  ['ar', 'always', 'Shelter kits', true],
  ['fr', 'always', 'Shelter kits', true],
  ['en', 'always', 'Shelter kits', false],
  ['ar', 'untranslated', 'Operations manager', true],
  ['ar', 'untranslated', 'مدير العمليات (ERU)', false],
  ['ar', 'untranslated', '2026', false],
  // Its letters do not tell it from English.
  ['fr', 'untranslated', 'Chef des opérations', false],
] as const)('in %s, of what is in English %s: %s', async (language, where, text, isMarked) => {
  await renderScreen(<English where={where}>{text}</English>, undefined, { language });
  expect(screen.getByText(text).closest('[lang=en]')?.textContent).toBe(isMarked ? text : undefined);
});
