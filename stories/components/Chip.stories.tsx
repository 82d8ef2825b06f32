import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Chip } from '#src/components/Chip/index.tsx';

/** A word or two about a record: its status, its kind. */
const meta = {
  title: 'Components/Chip',
  component: Chip,
  tags: ['rtl'],
  args: { children: 'Ongoing' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ongoing')).toBeVisible();
  },
};
export const Info: Story = { args: { variant: 'info' } };
export const Success: Story = { args: { variant: 'success' } };
export const Warning: Story = { args: { variant: 'warning' } };
export const Danger: Story = { args: { variant: 'danger' } };
