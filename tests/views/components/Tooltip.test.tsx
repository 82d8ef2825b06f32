import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Legend } from '#src/components/Legend/index.tsx';
import { Tooltip } from '#src/components/Tooltip/index.tsx';

function renderTooltip() {
  render(
    <Tooltip text="Swiss francs">
      {(described) => (
        <button type="button" {...described}>
          CHF
        </button>
      )}
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'CHF' });
  const description = () =>
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  return { user: userEvent.setup(), button, description };
}

const isShown = () => screen.queryByRole('tooltip') !== null;

it('shows with the focus, goes at Escape, and comes back with the next focus', async () => {
  const { user } = renderTooltip();
  expect(isShown()).toBe(false);
  await user.tab();
  expect(isShown()).toBe(true);
  await user.keyboard('{Escape}');
  expect(isShown()).toBe(false);
  await user.tab();
  await user.tab({ shift: true });
  expect(isShown()).toBe(true);
});

it('shows where the pointer rests', async () => {
  const { user, button } = renderTooltip();
  await user.hover(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Swiss francs');
});

it('describes its control, shown or not', async () => {
  const { user, description } = renderTooltip();
  expect(description()).toBe('Swiss francs');
  await user.tab();
  expect(description()).toBe('Swiss francs');
});

it('lists what colours mean', () => {
  render(<Legend label="Severity" items={[{ label: 'Red', color: 'red', shape: 'dot' }]} />);
  expect(screen.getByRole('list', { name: 'Severity' }).textContent).toBe('Red');
});
