import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';

/** The facts of one record. */
const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  tags: ['rtl', 'phone'],
  args: {
    items: [
      { term: 'Disaster type', value: 'Flood' },
      { term: 'GLIDE number', value: null },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Flood')).toBeVisible();
    await expect(canvas.getByText('--')).toBeVisible();
  },
};
