import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';

/** The figures that matter, each with its name. */
const meta = {
  title: 'Components/KeyFigures',
  component: KeyFigures,
  tags: ['rtl', 'phone'],
  args: {
    figures: [
      { label: 'Active DREFs', value: '34', hint: 'Disaster Response Emergency Fund' },
      { label: 'Funding', value: '46%', progress: 46 },
      { label: 'Target population', value: '1.2M' },
    ],
  },
} satisfies Meta<typeof KeyFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.2M')).toBeVisible();
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Target population')).toBeVisible();
    await expect(canvas.queryByText('1.2M')).toBeNull();
  },
};
