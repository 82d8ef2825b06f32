import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BarChart, StackedBarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { PieChart } from '#src/components/charts/PieChart.tsx';

/** Figures drawn, as a table and as CSV. Every mark is reached by arrow keys and tells its figure. */
const meta = {
  title: 'Components/Charts',
  component: BarChart,
  tags: ['rtl', 'phone'],
  args: {
    title: 'Emergencies',
    data: {
      categoryLabel: 'Month',
      series: [
        { key: 'drefs', label: 'DREFs' },
        { key: 'appeals', label: 'Emergency Appeals' },
      ],
      rows: [
        { key: '2026-01-01', label: 'Jan 2026', values: [9, 2] },
        { key: '2026-02-01', label: 'Feb 2026', values: [6, 3] },
        { key: '2026-03-01', label: 'Mar 2026', values: [4, 1] },
        { key: '2026-04-01', label: 'Apr 2026', values: [3, null] },
        { key: '2026-05-01', label: 'May 2026', values: [1, 1] },
      ],
    },
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const isDrawn: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('group', { name: 'Emergencies' })).toBeVisible();
};

export const Bars: Story = { play: isDrawn };
export const StackedBars: Story = { render: (args) => <StackedBarChart {...args} />, play: isDrawn };
export const Lines: Story = { render: (args) => <LineChart {...args} />, play: isDrawn };
/** Beyond four slices the top three and the others together; the table keeps all. */
export const Shares: Story = { render: (args) => <PieChart {...args} />, play: isDrawn };

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    const [toTable] = await canvas.findAllByRole('button');
    if (toTable) await userEvent.click(toTable);
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};
