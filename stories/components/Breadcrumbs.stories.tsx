import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Breadcrumbs } from '#src/components/Breadcrumbs/index.tsx';

/** The way to this page, from the top. */
const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['rtl', 'phone'],
  args: {
    crumbs: [
      { label: 'Home', to: '/' },
      { label: 'Emergencies', to: '/emergencies' },
      { label: 'Nepal: Floods' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Way: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('navigation')).toHaveTextContent('Nepal: Floods');
  },
};
