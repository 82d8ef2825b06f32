import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';

/** A share as a bar: a measure, not the advance of a task. */
const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  tags: ['rtl'],
  args: { value: 46, label: '46% received' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: '46% received' })).toHaveAttribute('aria-valuenow', '46');
  },
};

export const BeyondItsEnd: Story = {
  args: { value: 140, label: '140% received' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  },
};

export const Missing: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--')).toBeVisible();
  },
};
