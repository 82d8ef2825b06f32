import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Thumbnail } from '#src/components/Thumbnail/index.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="800" height="600"%3E%3Crect width="800" height="600" fill="%232f6fb2"/%3E%3Ccircle cx="400" cy="300" r="200" fill="%23ffffff"/%3E%3C/svg%3E';

/** A photo among files: small, cut to its frame, and whole in a new tab. */
const meta = {
  title: 'Components/Thumbnail',
  component: Thumbnail,
  tags: ['rtl'],
  args: { src: PICTURE, label: 'Show the photo bridge.jpg' },
  argTypes: { src: { control: 'text' } },
} satisfies Meta<typeof Thumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Show the photo bridge.jpg/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
  },
};

/** Its room is the same: nothing moves once it is there. */
export const OnItsWay: Story = {
  args: { src: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('span')).toBeVisible();
  },
};
