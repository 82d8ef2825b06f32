import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { VARIANTS } from '#stories/support/controls.ts';

/** What holds for the whole page or part it stands in. */
const meta = {
  title: 'Components/Banner',
  component: Banner,
  tags: ['rtl', 'phone'],
  args: { children: 'This page was translated by a machine.' },
  argTypes: { variant: { control: 'radio', options: VARIANTS } },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page was translated by a machine.')).toBeVisible();
  },
};
export const Success: Story = {
  args: { variant: 'success' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page was translated by a machine.')).toBeVisible();
  },
};
export const Warning: Story = {
  args: { variant: 'warning', actions: <Button size="sm">Log in</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};
export const Danger: Story = {
  args: { variant: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page was translated by a machine.')).toBeVisible();
  },
};
