import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useNow } from '#src/hooks/useNow.ts';
import { renderScreen } from '#tests/support/screens.tsx';

function Clock() {
  const now = useNow();
  const [times, setTimes] = useState(1);
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>{`${now.toISOString()}, ${times}`}</button>
  );
}

it('goes by the clock of the app', async () => {
  await renderScreen(<Clock />, undefined, { now: new Date('2026-03-01T23:59:59Z') });

  expect(screen.getByRole('button').textContent).toBe('2026-03-01T23:59:59.000Z, 1');
});

it('stays the same while the component is there', async () => {
  await renderScreen(<Clock />);
  const before = screen.getByRole('button').textContent;

  await userEvent.click(screen.getByRole('button'));

  expect(screen.getByRole('button').textContent).toBe(before?.replace(', 1', ', 2'));
});
