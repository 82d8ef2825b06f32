import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Alert } from '#machines/alerts.ts';
import { AlertList } from '#src/components/AlertList/index.tsx';

const saved: Alert = { name: 'saved', variant: 'success', title: 'Saved' };
const failed: Alert = {
  name: 'failed',
  variant: 'danger',
  title: 'You could not be signed in. Check your details and try again.',
  description: 'Network error',
  debugMessage: '{"status":503}',
};

/** Its regions stand first, as on every page; the code of an alert comes with the first. */
async function renderAlerts(...alerts: Alert[]) {
  const callbacks = { onClose: vi.fn(), onPause: vi.fn(), onResume: vi.fn(), onAct: vi.fn() };
  const user = userEvent.setup();
  const { rerender } = render(<AlertList alerts={[]} {...callbacks} />);
  const regions = [screen.getByRole('status'), screen.getByRole('alert')];
  await act(async () => rerender(<AlertList alerts={alerts} {...callbacks} />));
  for (const { title } of alerts) await screen.findByText(title);
  expect([screen.getByRole('status'), screen.getByRole('alert')]).toEqual(regions);
  return { user, ...callbacks };
}

it('interrupts for danger, and waits with the rest', async () => {
  await renderAlerts(saved, failed);
  expect(screen.getByRole('alert').textContent).toBe(
    'You could not be signed in. Check your details and try again.Network errorCopy error details',
  );
  expect(screen.getByRole('status').textContent).toBe('Saved');
});

it('closes the alert whose button was pressed', async () => {
  const { user, onClose } = await renderAlerts(saved, failed);
  const list = screen.getByRole('region', { name: 'Notifications' });
  const [, last] = within(list).getAllByRole('button', { name: 'Close' });
  if (last) await user.click(last);
  expect(onClose.mock.calls).toEqual([['failed']]);
});

it('has no way to close what must not be closed', async () => {
  await renderAlerts({ ...failed, nonDismissable: true });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

it('copies the details of an error, where there are any', async () => {
  const { user } = await renderAlerts(saved, failed);
  await user.click(screen.getByRole('button', { name: 'Copy error details' }));
  expect(await navigator.clipboard.readText()).toBe('{"status":503}');
});

it('stands still under the pointer and while the focus is in it', async () => {
  const { user, onPause, onResume } = await renderAlerts(saved);
  await user.hover(screen.getByText('Saved'));
  expect(onPause.mock.lastCall).toEqual(['saved', 'pointer']);
  await user.unhover(screen.getByText('Saved'));
  expect(onResume.mock.lastCall).toEqual(['saved', 'pointer']);
  await user.tab();
  expect(onPause.mock.lastCall).toEqual(['saved', 'focus']);
  await user.tab();
  expect(onResume.mock.lastCall).toEqual(['saved', 'focus']);
});

it('leads on by the action of an alert', async () => {
  const { user, onAct } = await renderAlerts({ ...saved, action: 'Reload now' });
  await user.click(screen.getByRole('button', { name: 'Reload now' }));
  expect(onAct.mock.calls).toEqual([['saved']]);
});
