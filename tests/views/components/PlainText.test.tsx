import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlainText } from '#src/components/PlainText/index.tsx';
import { hasPlainText } from '#src/domain/markup.ts';

it('shows what was typed as it was typed', () => {
  const text = 'Water & food\n1 < 2, for those <5 years\nAna <ana@example.org>\n<script>alert(1)</script>';
  const { container } = render(<PlainText text={text} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('script')).toBeNull();
});

it('shows rich text of older times as such', async () => {
  render(<PlainText text="<ul><li>Water</li></ul>" />);
  expect((await screen.findByRole('listitem')).textContent).toBe('Water');
});

it.each([
  [' \n', false],
  [null, false],
  ['<p>&nbsp;</p>', false],
  ['<ana@example.org>', true],
  ['<p>Water</p>', true],
])('knows whether %j shows anything', (text, expected) => {
  expect(hasPlainText(text)).toBe(expected);
});
