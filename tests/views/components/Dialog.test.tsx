import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { Dialog, type DialogProps } from '#src/components/Dialog/index.tsx';

function Opener({ label = 'Edit profile', ...props }: Partial<DialogProps> & { label?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {label}
      </button>
      <Dialog heading="Edit user profile" {...props} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>First name</p>
      </Dialog>
    </>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  render(<Opener {...props} />);
  await user.click(screen.getByRole('button', { name: 'Edit profile' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Edit user profile' }) };
}

const isOpen = () => screen.queryByRole('dialog') !== null;

describe('Dialog', () => {
  it('takes the focus, closes by its button and gives the focus back', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
    expect(document.activeElement?.textContent).toBe('Edit profile');
  });

  it('stays at Escape and at a press outside unless these are to close it', async () => {
    const { user, dialog } = await openDialog();
    await user.keyboard('{Escape}');
    await user.click(dialog);
    expect(isOpen()).toBe(true);
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  });

  it('closes at Escape when asked to', async () => {
    const { user } = await openDialog({ closesOnEscape: true });
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('closes at a press outside when asked to, and not at one inside', async () => {
    const { user, dialog } = await openDialog({ closesOnOutsidePress: true });
    await user.click(screen.getByText('First name'));
    expect(isOpen()).toBe(true);
    await user.click(dialog);
    expect(isOpen()).toBe(false);
  });
});

describe('several dialogs', () => {
  it('answer one by one, the one in front first, and hand the focus back the same way', async () => {
    const { user } = await openDialog({
      closesOnEscape: true,
      footer: <Opener closesOnEscape heading="Sure?" label="Delete" />,
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const headings = () =>
      screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-labelledby'));
    expect(headings()).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(headings()).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Delete');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(headings()).toHaveLength(0);
    expect(document.activeElement?.textContent).toBe('Edit profile');
  });

  it('stays when its owner refuses', async () => {
    const user = userEvent.setup();
    const onClose = vi.fn();
    render(
      <Dialog isOpen heading="Unsaved" closesOnEscape onClose={onClose}>
        <p>Text</p>
      </Dialog>,
    );
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect([onClose.mock.calls.length, isOpen()]).toEqual([2, true]);
  });
});

describe('ConfirmDialog', () => {
  const renderQuestion = (props: { isPending?: boolean; error?: string } = {}) => {
    const onConfirm = vi.fn();
    const onCancel = vi.fn();
    render(<ConfirmDialog isOpen onConfirm={onConfirm} onCancel={onCancel} {...props} />);
    return { user: userEvent.setup(), onConfirm, onCancel };
  };

  it('asks, and knows two answers', async () => {
    const { user, onConfirm, onCancel } = renderQuestion();
    expect(screen.getByRole('alertdialog', { name: 'Confirmation' }).textContent).toContain(
      'Are you sure you want to continue?',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });

  it('takes Escape for no answer', async () => {
    const { user, onConfirm, onCancel } = renderQuestion();
    await user.keyboard('{Escape}');
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0]);
  });

  it('takes no answer while the action runs', async () => {
    const { user, onConfirm, onCancel } = renderQuestion({ isPending: true });
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0]);
  });

  it('says why the action failed', () => {
    renderQuestion({ error: 'Internal server error!' });
    expect(screen.getByRole('alert').textContent).toBe('Internal server error!');
  });
});
