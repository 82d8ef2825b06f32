import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Chip } from '#src/components/Chip/index.tsx';
import { VARIANTS } from '#stories/support/controls.ts';

/** A word or two about a record: its status, its kind. */
const meta = {
  title: 'Components/Chip',
  component: Chip,
  tags: ['rtl'],
  args: { children: 'Ongoing' },
  argTypes: { variant: { control: 'radio', options: ['neutral', ...VARIANTS] } },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ongoing')).toBeVisible();
  },
};
export const Info: Story = {
  args: { variant: 'info' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ongoing')).toBeVisible();
  },
};
export const Success: Story = {
  args: { variant: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ongoing')).toBeVisible();
  },
};
export const Warning: Story = {
  args: { variant: 'warning' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ongoing')).toBeVisible();
  },
};
export const Danger: Story = {
  args: { variant: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ongoing')).toBeVisible();
  },
};
