import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '#src/components/Button/index.tsx';
import { Tooltip } from '#src/components/Tooltip/index.tsx';

/** More about a control, by `machines/tooltip.ts`. Never the only place where something is said. */
const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  tags: ['rtl'],
  args: {
    text: 'Swiss francs, as of today',
    children: (described) => <Button {...described}>CHF</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Swiss francs, as of today');
  },
};

export const ShownByTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const tooltip = canvas.getByRole('tooltip');
    // Seen once it is placed.
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(tooltip.scrollHeight).toBeLessThanOrEqual(tooltip.clientHeight);
  },
};

export const ShownByThePointer: Story = {
  args: { side: 'below' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};

export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
  },
};
