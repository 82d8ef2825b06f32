import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog, type DialogProps } from '#src/components/Dialog/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { Held } from '#stories/support/Held.tsx';

function WithOpener(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit profile</Button>
      <Button>Elsewhere</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={
          props.onClose &&
          (() => {
            props.onClose?.();
            setIsOpen(false);
          })
        }
      />
    </>
  );
}

/** A window over the page, by `machines/modal.ts`. Escape and a press outside close it only where they are asked to. */
const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['rtl'],
  args: {
    isOpen: false,
    heading: 'Edit user profile',
    children: (
      <Held value="">
        {(value, onChange) => (
          <TextInput label="First name" name="first_name" value={value} onChange={onChange} />
        )}
      </Held>
    ),
    footer: <Button variant="primary">Save</Button>,
    onClose: fn() as (() => void) | undefined,
  },
  render: WithOpener,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.queryByRole('dialog');

export const Closed: Story = {
  play: async () => {
    await expect(dialog()).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }));
    await expect(dialog()).toHaveAccessibleName('Edit user profile');
    await expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(dialog()).not.toBeNull();
  },
};

export const ClosedByItsButton: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit profile' });
    await userEvent.click(opener);
    const [close] = screen.getAllByRole('button').filter((button) => dialog()?.contains(button));
    if (close) await userEvent.click(close);
    await waitFor(() => expect(dialog()).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const ClosedByEscape: Story = {
  args: { closesOnEscape: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
  },
};

export const ClosedByAPressOutside: Story = {
  args: { closesOnOutsidePress: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }));
    const open = dialog();
    if (open) await userEvent.click(open);
    await waitFor(() => expect(dialog()).toBeNull());
  },
};

/** To try by hand: closed, and Escape closes it. */
export const LeftByEscape: Story = {
  args: { closesOnEscape: true },
  play: async () => {
    await expect(dialog()).toBeNull();
  },
};
/** To try by hand: closed, and a press outside closes it. */
export const LeftByAPress: Story = {
  args: { closesOnOutsidePress: true },
  play: async () => {
    await expect(dialog()).toBeNull();
  },
};

export const WithoutCloseButton: Story = {
  args: { isOpen: true, onClose: undefined },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
    const inside = screen.getAllByRole('button').filter((button) => dialog()?.contains(button));
    await expect(inside.map(({ textContent }) => textContent)).toEqual(['Save']);
  },
};

export const Stacked: Story = {
  args: {
    closesOnEscape: true,
    children: (
      <WithOpener isOpen={false} heading="Delete the account?" closesOnEscape size="sm" onClose={() => {}}>
        This cannot be undone.
      </WithOpener>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit profile' }));
    const inner = screen.getAllByRole('button', { name: 'Edit profile' }).at(-1);
    if (inner) await userEvent.click(inner);
    await expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1));
    await expect(inner).toHaveFocus();
  },
};

export const Small: Story = {
  args: { isOpen: true, size: 'sm' },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
  },
};
/** The size that it has unless another is asked for. */
export const Medium: Story = {
  args: { isOpen: true },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
  },
};
export const Large: Story = {
  args: { isOpen: true, size: 'lg' },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
  },
};
export const ExtraLarge: Story = {
  args: { isOpen: true, size: 'xl' },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
  },
};
export const PageWidth: Story = {
  args: { isOpen: true, size: 'pageWidth' },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
  },
};
export const Full: Story = {
  tags: ['phone'],
  args: { isOpen: true, size: 'full' },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
  },
};
export const AsWideAsItsContent: Story = {
  args: { isOpen: true, size: 'auto' },
  play: async () => {
    await waitFor(() => expect(dialog()).toBeVisible());
  },
};
