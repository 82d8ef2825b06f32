import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BarChart, StackedBarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { PieChart } from '#src/components/charts/PieChart.tsx';
import { ScatterChart } from '#src/components/charts/ScatterChart.tsx';
import { TreemapChart } from '#src/components/charts/TreemapChart.tsx';

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
/** The months of no year in particular, as averages over the years are told. */
export const LinesOfAnyYear: Story = {
  args: {
    data: {
      categoryLabel: 'Month',
      isAnyYear: true,
      series: [{ key: 'average', label: 'Average of all years' }],
      rows: Array.from({ length: 12 }, (_, month) => ({
        key: `2001-${String(month + 1).padStart(2, '0')}-01`,
        label: `Month ${month + 1}`,
        values: [Math.round(40 + 30 * Math.sin(month / 2))],
      })),
    },
  },
  render: (args) => <LineChart {...args} />,
  play: async (context) => {
    await isDrawn(context);
    await expect(context.canvas.queryByText(/2001/)).toBeNull();
  },
};
/** Parts of groups; a tile is as large as its value. */
export const Treemap: Story = {
  args: {
    data: {
      categoryLabel: 'Component',
      facts: ['Area'],
      groups: [
        { key: 'policy', label: 'Policy', color: '#8748b3' },
        { key: 'planning', label: 'Planning', color: '#00806f' },
      ],
      series: [{ key: 'societies', label: 'National Societies' }],
      rows: Array.from({ length: 12 }, (_, index) => ({
        key: String(index),
        label: `Component ${index + 1}`,
        group: index % 3 === 0 ? 'policy' : 'planning',
        facts: [index % 3 === 0 ? 'Policy' : 'Planning'],
        values: [20 - index],
      })),
    },
  },
  render: (args) => <TreemapChart {...args} />,
  play: isDrawn,
};
/** Events of several years by the time of the year; each line of the ground stands for ten times the one below. */
export const Scattered: Story = {
  args: {
    data: {
      categoryLabel: 'Emergency',
      isAnyYear: true,
      groups: [
        { key: 'flood', label: 'Flood', color: '#3f6ea8' },
        { key: 'drought', label: 'Drought', color: '#94619b' },
      ],
      facts: ['Hazard', 'Start date'],
      series: [
        { key: 'people', label: 'Affected people' },
        { key: 'coverage', label: 'Funding coverage (%)' },
      ],
      rows: Array.from({ length: 24 }, (_, index) => ({
        key: String(index),
        label: `Emergency ${index + 1}`,
        date: `${2015 + (index % 10)}-${String(1 + ((index * 5) % 12)).padStart(2, '0')}-1${index % 9}`,
        group: index % 3 === 0 ? 'drought' : 'flood',
        facts: [index % 3 === 0 ? 'Drought' : 'Flood', `${2015 + (index % 10)}`],
        values: [10 ** (2 + (index % 5)) * (1 + (index % 4)), (index * 7) % 100],
      })),
    },
  },
  render: (args) => <ScatterChart {...args} />,
  play: async (context) => {
    await isDrawn(context);
    const { canvas, userEvent } = context;
    // Past what can be taken along: the table, its file, the image.
    for (let stop = 0; stop < 4; stop += 1) await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('img')[1]).toHaveFocus();
  },
};
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
