import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BarChart, StackedBarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { PieChart } from '#src/components/charts/PieChart.tsx';
import type { ChartProps } from '#src/components/charts/types.ts';

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

const drawn = (Chart: ComponentType<ChartProps>): Story => ({
  render: (args) => <Chart {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Emergencies' })).toBeVisible();
  },
});

export const Bars = drawn(BarChart);
export const StackedBars = drawn(StackedBarChart);
export const Lines = drawn(LineChart);
/** Beyond four slices the top three and the others together; the table keeps all. */
export const Shares = drawn(PieChart);

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    const [toTable] = await canvas.findAllByRole('button');
    if (toTable) await userEvent.click(toTable);
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};
