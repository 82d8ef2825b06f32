import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Language } from '#contracts/languages.ts';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { StringsContext } from '#src/i18n/StringsContext.ts';

function show(value: string, language: Language = 'en') {
  render(
    <StringsContext value={{ language, useNamespace: ({ english }) => english }}>
      <DateInput label="Start" name="start" value={value} onChange={() => {}} />
    </StringsContext>,
  );
  return screen.getByLabelText<HTMLInputElement>('Start');
}

it.each([
  ['en', '21 Nov 2026'],
  ['fr', '21 nov. 2026'],
  ['es', '21 nov 2026'],
  ['ar', '21 نوفمبر 2026'],
] as const)('shows a day in %s as everywhere else, and keeps the value of the browser', (language, day) => {
  expect(show('2026-11-21', language)).toMatchObject({ type: 'date', value: '2026-11-21' });
  expect(screen.getByText(day).getAttribute('aria-hidden')).toBe('true');
});

it('shows the year as it was typed', () => {
  expect(show('0026-11-20').value).toBe('0026-11-20');
  expect(screen.getByText('0026-11-20')).toBeTruthy();
});

it('says what to do while it is empty', () => {
  expect(show('').value).toBe('');
  expect(screen.getByText('Choose a date')).toBeTruthy();
});
