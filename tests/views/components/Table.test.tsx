import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Column, type Sort, Table } from '#src/components/Table/index.tsx';

interface Emergency {
  id: number;
  name: string;
  affected: number;
}

const rows: readonly Emergency[] = [
  { id: 1, name: 'Ethiopia: Floods', affected: 1200 },
  { id: 2, name: 'Fiji: Cyclone', affected: 300 },
];
const columns: readonly Column<Emergency>[] = [
  { key: 'name', heading: 'Name', sortKey: 'name', cell: ({ name }) => name },
  {
    key: 'affected',
    heading: 'Affected',
    sortKey: 'num_affected',
    align: 'end',
    cell: ({ affected }) => affected,
  },
  { key: 'id', heading: 'Number', cell: ({ id }) => id },
];

function renderTable(sort?: Sort) {
  const sorts: Sort[] = [];
  const onSort = (next: (now: Sort | undefined) => Sort) => sorts.push(next(sort));
  render(
    <Table
      caption="Latest Emergencies"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      sort={sort}
      onSort={onSort}
    />,
  );
  return { sorts, user: userEvent.setup() };
}

it('has a name, headings and a row for each record', () => {
  renderTable();
  const table = screen.getByRole('table', { name: 'Latest Emergencies' });
  const [, first] = within(table).getAllByRole('row');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Affected', 'Number']);
  expect(
    first &&
      within(first)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
  ).toEqual(['1200', '1']);
  // Heard with each value of the row.
  expect(first && within(first).getByRole('rowheader').textContent).toBe('Ethiopia: Floods');
});

it('names each value for the cards of a phone', () => {
  renderTable();
  expect(screen.getByRole('cell', { name: '300' }).dataset.label).toBe('Affected');
});

it.each<[string, Sort | undefined, Sort]>([
  ['an unsorted column upwards', undefined, { key: 'name', isDescending: false }],
  [
    'another column upwards',
    { key: 'num_affected', isDescending: true },
    { key: 'name', isDescending: false },
  ],
  [
    'the same column the other way',
    { key: 'name', isDescending: false },
    { key: 'name', isDescending: true },
  ],
  ['and back again', { key: 'name', isDescending: true }, { key: 'name', isDescending: false }],
])('sorts %s', async (_, sort, expected) => {
  const { sorts, user } = renderTable(sort);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(sorts).toEqual([expected]);
});

it('sorts numbers with the largest on top first', async () => {
  const { sorts, user } = renderTable();
  await user.click(screen.getByRole('button', { name: 'Affected' }));
  expect(sorts).toEqual([{ key: 'num_affected', isDescending: true }]);
});

it('says which column is sorted, and how', () => {
  renderTable({ key: 'num_affected', isDescending: true });
  const sorts = screen.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-sort'));
  expect(sorts).toEqual([null, 'descending', null]);
});

it('offers no sorting where the order is fixed', () => {
  render(<Table caption="Emergencies" columns={columns} rows={rows} rowKey={({ id }) => String(id)} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('holds fewer than 200 of 10 000 rows, and says how many there are and which these are', async () => {
  const many = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Emergency ${id}`, affected: id }));
  // The code for so many rows comes with them.
  await act(async () => {
    render(<Table caption="All" columns={columns} rows={many} rowKey={({ id }) => String(id)} />);
  });
  const region = await screen.findByRole('region', { name: 'All' });
  const table = within(region).getByRole('table', { name: 'All' });
  await waitFor(() =>
    expect(table.querySelector('[aria-rowindex="2"]')?.textContent).toContain('Emergency 0'),
  );
  expect(table.querySelectorAll('tr').length).toBeLessThan(200);
  expect(table.getAttribute('aria-rowcount')).toBe('10001');
});
