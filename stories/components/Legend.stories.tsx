import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Legend } from '#src/components/Legend/index.tsx';

/** What the colours of a chart or a map mean. */
const meta = {
  title: 'Components/Legend',
  component: Legend,
  tags: ['rtl', 'phone'],
  args: {
    label: 'Severity',
    items: [
      { label: 'Yellow', color: 'var(--color-severity-yellow)', shape: 'dot' },
      { label: 'Orange', color: 'var(--color-severity-orange)' },
      { label: 'Funding received', color: 'var(--color-severity-red)', shape: 'line' },
    ],
  },
} satisfies Meta<typeof Legend>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Marks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Severity' }).children).toHaveLength(3);
  },
};
