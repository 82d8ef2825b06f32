import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Skeleton } from '#src/components/Skeleton/index.tsx';

/** Keeps the room of what is on its way, so that nothing moves once it is there. */
const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { height: '6rem' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('*')).not.toBeNull();
  },
};

export const Words: Story = {
  args: { height: '1lh', width: '12ch' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[style*="12ch"]')).not.toBeNull();
  },
};
