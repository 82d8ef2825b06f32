import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Presentation } from '#src/components/Presentation/index.tsx';

/** The whole screen for one part of a page, for a wall or a meeting. Its button stands where the browser can give that. */
const meta = {
  title: 'Components/Presentation',
  component: Presentation,
  tags: ['rtl', 'phone'],
  args: {
    heading: 'Nepal Red Cross Society: local units',
    beside: 'By type',
    figures: '79 units',
    children: 'The map',
  },
} satisfies Meta<typeof Presentation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnThePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By type')).toBeVisible();
    await expect(canvas.getByText('The map')).toBeVisible();
    await expect(canvas.queryByText('79 units')).toBeNull();
  },
};
