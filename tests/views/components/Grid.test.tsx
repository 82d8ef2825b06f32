import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Grid } from '#src/components/Grid/index.tsx';

const columnsOf = (grid: Element | null) => (grid as HTMLElement).style.getPropertyValue('--columns');

it('prefers two columns unless it is told another number', () => {
  const { container, rerender } = render(<Grid>parts</Grid>);
  expect(columnsOf(container.firstElementChild)).toBe('2');
  rerender(<Grid preferredColumns={3}>parts</Grid>);
  expect(columnsOf(container.firstElementChild)).toBe('3');
});
