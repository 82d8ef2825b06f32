import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '#src/components/Button/index.tsx';
import { IconButton } from '#src/components/IconButton/index.tsx';

it('runs its action by pointer and by keyboard', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('keeps the focus while its action runs, and does not run it twice', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  await user.tab();
  rerender(
    <Button onClick={onClick} isPending>
      Save
    </Button>,
  );
  await user.keyboard('{Enter}');
  const button = screen.getByRole('button', { name: 'Save' });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
});

it('submits a form only when told to, and not while pending', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button>Clear</Button>
      <Button type="submit" isPending={isPending}>
        Login
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('has a name when it is an icon alone', () => {
  render(<IconButton label="Close" icon={<svg aria-hidden="true" />} />);
  expect(screen.getByRole('button', { name: 'Close' }).getAttribute('title')).toBe('Close');
});
