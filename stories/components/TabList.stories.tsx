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
export const Secondary: Story = {
  args: { variant: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Emergency' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};
export const Tertiary: Story = {
  args: { variant: 'tertiary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Emergency' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};
export const Step: Story = {
  args: { variant: 'step' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Emergency' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};
export const Vertical: Story = {
  args: { variant: 'vertical' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Emergency' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};
