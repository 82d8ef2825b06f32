import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillNodes } from '#src/i18n/fill.ts';

it('puts elements into a sentence in the order of the language', () => {
  const values = { link: <a href="/login">Login</a>, name: 'GO' };
  const { container } = render(
    <>
      <p>{fillNodes('{link} to {name}.', values)}</p>
      <p>{fillNodes('{name} : {link} {missing}', values)}</p>
    </>,
  );
  expect(container.innerHTML).toBe(
    '<p><a href="/login">Login</a> to GO.</p><p>GO : <a href="/login">Login</a> {missing}</p>',
  );
});
