import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Facts, FactsSkeleton } from '#src/components/Facts/index.tsx';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';

/** Take it below the name of a record: what one should know before reading on. */
const meta = {
  title: 'Components/Facts',
  component: Facts,
  tags: ['rtl', 'phone'],
  args: {
    items: [
      { key: 'severity', fact: <SeverityBadge level={2} text="Red" isPill /> },
      { key: 'country', fact: 'Nepal' },
      { key: 'type', fact: undefined },
      { key: 'start', fact: '22 Nov 2026' },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing leaves no gap. */
export const OfAnEmergency: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Red',
      'Nepal',
      '22 Nov 2026',
    ]);
  },
};

/** Their room, while they are on their way. */
export const Pending: Story = {
  render: () => <FactsSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
