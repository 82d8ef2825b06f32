import { expect, fn, mocked, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { type Column, type Sort, Table } from '#src/components/Table/index.tsx';

interface Emergency {
  id: number;
  name: string;
  country: string;
  affected: number;
}

const COUNTRIES = ['Nepal', 'Fiji', 'Ethiopia', 'Peru'];

function emergencies(count: number): Emergency[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    name: `Floods ${id + 1}`,
    country: COUNTRIES[id % COUNTRIES.length] ?? '',
    affected: id * 7,
  }));
}

const columns: readonly Column<Emergency>[] = [
  { key: 'name', heading: 'Name', sortKey: 'name', cell: ({ name }) => name },
  { key: 'country', heading: 'Country', cell: ({ country }) => country },
  {
    key: 'affected',
    heading: 'People affected',
    align: 'end',
    sortKey: 'num_affected',
    cell: ({ affected }) => affected,
  },
];

/** Records as rows; cards where there is no room for columns; beyond 200 rows those in sight alone, in a box that scrolls. */
const meta = {
  title: 'Components/Table',
  component: Table<Emergency>,
  tags: ['rtl', 'phone'],
  args: {
    caption: 'Emergencies',
    columns,
    rows: emergencies(5),
    rowKey: ({ id }) => String(id),
    sort: { key: 'name', isDescending: false },
    onSort: fn() as ((next: (sort: Sort | undefined) => Sort) => void) | undefined,
  },
} satisfies Meta<typeof Table<Emergency>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sorted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    const [next] = (args.onSort && mocked(args.onSort).mock.lastCall) ?? [];
    await expect(next?.(args.sort)).toEqual({ key: 'name', isDescending: true });
  },
};

export const FixedOrder: Story = {
  args: { sort: undefined, onSort: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(5);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TenThousandRows: Story = {
  args: { rows: emergencies(10_000) },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('region', { name: 'Emergencies' });
    const rowElements = () => canvasElement.querySelectorAll('tr').length;
    await waitFor(() => expect(canvasElement.querySelector('[data-index="0"]')).not.toBeNull());
    await expect(rowElements()).toBeLessThan(200);
    await waitFor(() => {
      // The more rows are measured, the better it is known where the end is.
      box.scrollTop = box.scrollHeight;
      expect(canvas.getByText('Floods 10000')).toBeVisible();
    });
    await expect(rowElements()).toBeLessThan(200);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  },
};
