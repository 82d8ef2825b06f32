import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TabList } from '#src/components/TabList/index.tsx';

/** The pages of a record, as links: each has an address. Parts without an address are `Tabs`. */
const meta = {
  title: 'Components/TabList',
  component: TabList,
  tags: ['rtl', 'phone'],
  args: {
    label: 'Emergency',
    tabs: [
      { to: '/', label: 'Emergency details' },
      { to: '/reports', label: 'Reports and documents' },
      { to: '/surge', label: 'Surge' },
    ],
  },
} satisfies Meta<typeof TabList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Surge' }));
    await expect(canvas.getByRole('link', { name: 'Surge' })).toHaveAttribute('aria-current', 'page');
  },
};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Tertiary: Story = { args: { variant: 'tertiary' } };
export const Step: Story = { args: { variant: 'step' } };
export const Vertical: Story = { args: { variant: 'vertical' } };
