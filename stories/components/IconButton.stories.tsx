import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconButton } from '#src/components/IconButton/index.tsx';
import { CloseIcon } from '#src/components/laterIcons.tsx';

/** A button that an icon alone stands for: its label is its name and its tooltip. */
const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  tags: ['rtl'],
  args: { label: 'Close the panel', icon: <CloseIcon /> },
  argTypes: { disabled: { control: 'boolean' } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close the panel' })).toHaveAttribute(
      'title',
      'Close the panel',
    );
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close the panel' })).toBeDisabled();
  },
};
