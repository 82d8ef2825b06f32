import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Menu } from '#src/components/Menu/index.tsx';

/** A button that opens a list of actions or links, some with a list of their own, by `machines/dropdownMenu.ts`. */
const meta = {
  title: 'Components/Menu',
  component: Menu,
  tags: ['rtl', 'phone'],
  args: {
    label: 'Create a report',
    items: [
      { key: 'field', label: 'Field report', onPick: fn() },
      { key: 'activity', label: '3W activity', to: '/three-w' },
      {
        key: 'dref',
        label: 'DREF',
        items: [
          { key: 'application', label: 'Application', onPick: fn() },
          { key: 'update', label: 'Operational update', onPick: fn() },
        ],
      },
      { key: 'flash', label: 'Flash update', onPick: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    // Seen once it is placed.
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'Create a report' })).toBeVisible());
  },
};

export const Navigating: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: '3W activity' })).toHaveFocus();
  },
};

export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}fl');
    await expect(canvas.getByRole('menuitem', { name: 'Flash update' })).toHaveFocus();
  },
};

export const MenuWithin: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'DREF' }));
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'DREF' })).toBeVisible());
    await expect(canvas.getByRole('menuitem', { name: 'Application' })).toHaveFocus();
  },
};

export const Picked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Field report' }));
    await expect(args.items[0]?.onPick).toHaveBeenCalled();
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Persistent: Story = {
  args: { isPersistent: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
};

export const Choice: Story = {
  args: {
    label: 'English',
    items: [
      { key: 'en', label: 'English', isChecked: true },
      { key: 'fr', label: 'Français', lang: 'fr', isChecked: false },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  },
};
