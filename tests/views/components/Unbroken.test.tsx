import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Unbroken } from '#src/components/Unbroken/index.tsx';

it.each([
  ['Haiti: Complex Emergency - 11-2026 - Needs', ['Emergency -', '11-2026 -'], ['11-2026']],
  ['Karnali #5 (2026-11-22)', ['2026-11-22'], ['2026-11-22']],
  ['Nord-Ouest', [], []],
  [`${'x'.repeat(150)} - Needs`, [`${'x'.repeat(16)} -`], []],
])('keeps dates and dashes of "%s" together, and says no other word', (name, whole, dates) => {
  const { container } = render(<Unbroken>{name}</Unbroken>);
  const texts = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(container.textContent).toBe(name);
  expect(texts('span')).toEqual(whole);
  expect(texts('bdi')).toEqual(dates);
});
