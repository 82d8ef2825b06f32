import { act, render as renderNow, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { BarChart, StackedBarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { PieChart } from '#src/components/charts/PieChart.tsx';
import { TreemapChart } from '#src/components/charts/TreemapChart.tsx';
import type { ChartData } from '#src/components/charts/types.ts';
import { StringsContext } from '#src/i18n/StringsContext.ts';

/** The first drawing brings its libraries, on a machine that may be busy. */
const SLOWLY = { timeout: 20_000 };

/** Waits until the drawing has come. */
async function render(node: ReactNode) {
  await act(async () => renderNow(node));
  return screen.findByRole('group', {}, SLOWLY);
}

const names = (group: HTMLElement) =>
  within(group)
    .getAllByRole('img')
    .map((mark) => mark.getAttribute('aria-label'));

const byType: ChartData = {
  categoryLabel: 'Disaster type',
  series: [{ key: 'count', label: 'Emergencies' }],
  rows: [
    { key: 'flood', label: 'Flood', values: [1200] },
    { key: 'cyclone', label: 'Cyclone', values: [30] },
    { key: 'fire', label: 'Fire', values: [undefined] },
  ],
};

const overTime: ChartData = {
  categoryLabel: 'Year',
  series: [
    { key: 'dref', label: 'DREF' },
    { key: 'appeal', label: 'Emergency appeals' },
  ],
  rows: [
    { key: '2024-01-01', label: '2024', values: [3, 4] },
    { key: '2025-01-01', label: '2025', values: [5, null] },
    { key: '2026-01-01', label: '2026', values: [7, 9] },
  ],
};

it('names the drawing, says what is in it, and reads out each bar', async () => {
  const drawing = await render(<BarChart title="Emergencies by type" data={byType} />);
  expect(screen.getByRole('figure')).toBeTruthy();
  expect(drawing).toBe(screen.getByRole('group', { name: 'Emergencies by type' }));
  expect(document.getElementById(drawing.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Entries: 3. Highest: Flood, 1,200. Use the arrow keys to move between them.',
  );
  expect(names(drawing)).toEqual(['Flood: 1,200', 'Cyclone: 30', 'Fire: --']);
});

it('reads out all values of a row together', async () => {
  const drawing = await render(<StackedBarChart title="Appeals" data={overTime} />);
  expect(names(drawing)[1]).toBe('2025: DREF: 5, Emergency appeals: --');
});

it('is one stop of the tab key, and the arrow keys lead on', async () => {
  const user = userEvent.setup();
  await render(<BarChart title="Emergencies by type" data={byType} />);
  await user.tab();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Flood: 1,200');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Cyclone: 30');
  await user.keyboard('{End}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Flood: 1,200');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('follows the arrow keys in the direction of the language', async () => {
  const user = userEvent.setup();
  await render(
    <StringsContext value={{ language: 'ar', useNamespace: (strings) => strings.english }}>
      <LineChart title="Appeals" data={overTime} />
    </StringsContext>,
  );
  screen.getByRole('img', { name: /^2024/ }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^2025/);
});

it('shows the values of a date on focus and hover, and Escape hides them', async () => {
  const user = userEvent.setup();
  const drawing = await render(<LineChart title="Appeals" data={overTime} />);
  const tooltip = () => drawing.parentElement?.querySelector('strong')?.textContent;
  expect(tooltip()).toBeUndefined();
  await user.hover(screen.getByRole('img', { name: /^2025/ }));
  expect(tooltip()).toBe('2025');
  await user.unhover(screen.getByRole('img', { name: /^2025/ }));
  act(() => screen.getByRole('img', { name: /^2026/ }).focus());
  expect(tooltip()).toBe('2026');
  await user.keyboard('{Escape}');
  expect(tooltip()).toBeUndefined();
});

it('hands a picked point on, by pointer and by key, and says which one is picked', async () => {
  const user = userEvent.setup();
  const pick = vi.fn();
  await render(<LineChart title="Appeals" data={overTime} onPick={pick} picked="2025-01-01" />);
  expect(screen.getByRole('button', { pressed: true }).getAttribute('aria-label')).toMatch(/^2025/);
  await user.click(screen.getByRole('button', { name: /^2024/ }));
  screen.getByRole('button', { name: /^2026/ }).focus();
  await user.keyboard('{Enter}');
  expect(pick.mock.calls).toEqual([['2024-01-01'], ['2026-01-01']]);
});

it('puts small slices together, with shares in words', async () => {
  const rows = [50, 20, 15, 10, 5].map((value) => ({
    key: `${value}`,
    label: `Sector ${value}`,
    values: [value],
  }));
  const drawing = await render(
    <PieChart title="Sectors" data={{ categoryLabel: 'Sector', series: byType.series, rows }} />,
  );
  expect(names(drawing)).toEqual([
    'Sector 50: 50 (50%)',
    'Sector 20: 20 (20%)',
    'Sector 15: 15 (15%)',
    'Others: 15 (15%)',
  ]);
  expect(within(screen.getByRole('list', { name: 'Sectors' })).getAllByRole('listitem')).toHaveLength(4);
});

it('shows every figure as a table', async () => {
  const user = userEvent.setup();
  await render(<LineChart title="Appeals" data={overTime} />);
  await user.click(screen.getByRole('button', { name: 'Show as table: Appeals' }));
  const [, ...rows] = within(screen.getByRole('table', { name: 'Appeals' })).getAllByRole('row');
  const cells = rows.flatMap((row) => [...row.children]);
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['2024', '3', '4'],
    ...['2025', '5', '--'],
    ...['2026', '7', '9'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Show as chart: Appeals' }));
  expect(screen.queryByRole('table')).toBeNull();
});

it('offers its figures as CSV', async () => {
  const user = userEvent.setup();
  const links: HTMLAnchorElement[] = [];
  URL.createObjectURL = () => 'blob:chart';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    links.push(this);
  });
  await render(<LineChart title="Appeals" data={overTime} />);
  await user.click(screen.getByRole('button', { name: 'Download CSV: Appeals' }));
  expect(links.map(({ download, href }) => [download, href])).toEqual([['Appeals.csv', 'blob:chart']]);
});

it('says so where it cannot be made a picture', async () => {
  const user = userEvent.setup();
  const ask = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await render(<LineChart title="Appeals" data={overTime} />);
  await user.click(screen.getByRole('button', { name: 'Download image: Appeals' }));
  expect((await screen.findByRole('alert', {}, SLOWLY)).textContent).toMatch(/could not be made/);
  ask.mockRestore();
});

it('tells the parts of each group, the largest first, and what is none in the table alone', async () => {
  const user = userEvent.setup();
  const data: ChartData = {
    categoryLabel: 'Component',
    facts: ['Area'],
    groups: [
      { key: '1', label: 'Policy' },
      { key: '2', label: 'Planning' },
    ],
    series: [{ key: 'societies', label: 'National Societies' }],
    rows: [
      { key: 'a', label: 'Laws', group: '1', facts: ['Policy'], values: [3] },
      { key: 'b', label: 'Budgets', group: '2', facts: ['Planning'], values: [9] },
      { key: 'c', label: 'Strategy', group: '1', facts: ['Policy'], values: [5] },
      { key: 'd', label: 'Scenarios', group: '2', facts: ['Planning'], values: [0] },
    ],
  };
  const drawing = await render(<TreemapChart title="First" data={data} />);
  const told = (name: string, count: number, area: string) =>
    `${name}: Area: ${area}, National Societies: ${count}`;
  expect(names(drawing)).toEqual([
    told('Budgets', 9, 'Planning'),
    told('Strategy', 5, 'Policy'),
    told('Laws', 3, 'Policy'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Show as table: First' }));
  expect(screen.getByRole('row', { name: /^Scenarios/ })).toBeDefined();
});

it('says that there is nothing to draw', () => {
  renderNow(<PieChart title="Sectors" data={{ ...byType, rows: [] }} />);
  expect(screen.getByText('Data is not available!')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows a bar nobody knows as missing, and not as 0', async () => {
  await render(<BarChart title="Emergencies by type" data={byType} />);
  const label = screen.getByText('Fire', { selector: '[aria-hidden] span' });
  expect(label.nextSibling?.textContent).toBe('--');
});

it('names a share nobody knows beside the ring, and not among the empty ones', async () => {
  const rows = [...byType.rows, { key: 'none', label: 'Drought', values: [0] }];
  await render(<PieChart title="Emergencies by type" data={{ ...byType, rows }} />);
  const entries = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Flood1,200 (98%)',
    'Cyclone30 (2%)',
    'Fire--',
  ]);
});

it('draws no ring of one part, and says it with its count', async () => {
  const one = { ...byType, rows: [{ key: 'flood', label: 'Flood', values: [9] }] };
  await act(async () => renderNow(<PieChart title="Shares" data={one} />));
  expect((await screen.findByRole('list', { name: 'Shares' }, SLOWLY)).textContent).toBe('Flood9');
  expect(screen.queryByRole('img', { name: /Flood/ })).toBeNull();
});
