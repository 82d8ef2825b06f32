import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type MapPoint, WorldMap } from '#src/components/WorldMap/index.tsx';
import { catchFiles, linesOf } from '#tests/support/savedFiles.ts';
import { renderScreen } from '#tests/support/screens.tsx';

const POINTS: readonly MapPoint[] = [
  {
    id: 'NPL',
    label: 'Nepal',
    longitude: 84,
    latitude: 28,
    value: 20_000,
    category: 'flood',
    to: '/countries/1',
  },
  { id: 'NER', label: 'Niger', longitude: 8, latitude: 17, value: 900_000, category: 'drought' },
  { id: 'PER', label: 'Peru', longitude: -75, latitude: -10, value: undefined, category: 'flood' },
];

async function renderMap(props: Partial<Parameters<typeof WorldMap>[0]> = {}) {
  await renderScreen(
    <WorldMap
      title="People in need"
      source="Example figures"
      points={POINTS}
      categoriesTitle="Kind"
      categories={[
        { key: 'flood', label: 'Flood', color: '#1f6fb2' },
        { key: 'drought', label: 'Drought', color: '#b25c1f' },
      ]}
      valueLabel="People"
      formatValue={String}
      renderPopup={(id) => <p>More about {id}.</p>}
      names={[{ iso3: 'BRA', name: 'Brasil', centroid: { coordinates: [-53, -10] } }]}
      {...props}
    />,
  );
  await screen.findByRole('group', { name: /^Places on the map/ });
  return userEvent.setup();
}

it('names each point with what it counts and of which kind it is, from west to east', async () => {
  await renderMap();
  const points = within(screen.getByRole('group')).getAllByRole('button');
  expect(points.map((point) => point.getAttribute('aria-label'))).toEqual([
    'Peru: -- (People), Flood',
    'Niger: 900000 (People), Drought',
    'Nepal: 20000 (People), Flood',
  ]);
  expect(screen.getByText('Brasil')).toBeDefined();
});

it('explains its colours and its sizes', async () => {
  await renderMap();
  const itemsOf = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(itemsOf('Kind')).toEqual(['Flood', 'Drought']);
  expect(itemsOf('People')).toEqual(['500000', '50000', '5000']);
});

it.each([
  [40, 1024, 7],
  [41, 1024, 7],
  [40, 390, 7],
  [41, 390, 4.2],
])(
  'draws %i bubbles on a page of %i px with a radius of %d px for a thousand people',
  async (count, width, radius) => {
    const usual = window.innerWidth;
    window.innerWidth = width;
    onTestFinished(() => {
      window.innerWidth = usual;
    });
    const point = { label: 'Nepal', longitude: 84, latitude: 28, value: 1_000, category: 'flood' };
    await renderMap({
      points: Array.from({ length: count }, (_, index) => ({ ...point, id: String(index) })),
    });
    const [bubble] = within(screen.getByRole('group')).getAllByRole('button');
    expect(Number(bubble?.querySelector('circle')?.getAttribute('r'))).toBeCloseTo(radius);
  },
);

it('is one tab stop, with arrow keys from point to point', async () => {
  const user = await renderMap();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Peru/ }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Nepal/ }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zoom in' }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Nepal/ }));
});

it('tells more about a point, and gives the focus back to it', async () => {
  const user = await renderMap();
  await user.click(screen.getByRole('button', { name: /^Nepal/ }));
  const popup = screen.getByRole('dialog', { name: 'Nepal' });
  expect(within(popup).getByText('More about NPL.')).toBeDefined();
  expect(within(popup).getByText('Flood')).toBeDefined();
  expect(within(popup).getByRole('link', { name: 'Nepal' }).getAttribute('href')).toBe('/countries/1');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Nepal/ }));
});

it('has the same as a table, largest first', async () => {
  const user = await renderMap();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table', { name: 'People in need' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'NigerDrought900000',
    'NepalFlood20000',
    'PeruFlood--',
  ]);
});

it('keeps the order of places that it is given, and says of what else a value is', async () => {
  const points = POINTS.map((point) =>
    point.id === 'NER' ? { ...point, value: 30, measure: 'Herds' } : point,
  );
  const user = await renderMap({ points, isOrdered: true });
  expect(screen.getByRole('button', { name: 'Niger: 30 (Herds), Drought' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table', { name: 'People in need' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'NepalFlood20000',
    'NigerDrought30 (Herds)',
    'PeruFlood--',
  ]);
  const files = catchFiles();
  await user.click(screen.getByRole('button', { name: 'Download CSV: People in need' }));
  const [, ...lines] = await linesOf(files[0]);
  expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual([
    ['Nepal', 'Flood', '20000'],
    ['Niger', 'Drought', '30 (Herds)'],
    ['Peru', 'Flood', ''],
  ]);
});

it('says a value once where its steps are those of the value', async () => {
  const user = await renderMap({ categoriesTitle: 'Projects', valueLabel: 'Projects' });
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Place',
    'Projects',
  ]);
});

it('hands what it shows over as a file: places with their values as numbers, then areas with the box they lie in', async () => {
  const blobs = catchFiles();
  const path = [
    [80, 20],
    [90, 30],
  ] as const;
  const user = await renderMap({
    layers: [{ key: 'track', label: 'Track', color: '#000000', look: 'line', paths: [path] }],
    plainValue: (value) => value / 1_000,
  });
  await user.click(screen.getByRole('button', { name: 'Download CSV: People in need' }));
  expect(await linesOf(blobs[0])).toEqual([
    'Place,Category,People,West (degrees),South (degrees),East (degrees),North (degrees)',
    'Niger,Drought,900,8,17,8,17',
    'Nepal,Flood,20,84,28,84,28',
    'Peru,Flood,,-75,-10,-75,-10',
    'Track,Area or line,,80,20,90,30',
  ]);
});

it('stays a picture where it cannot be zoomed, and says so', async () => {
  const user = await renderMap();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(await screen.findByText('The map cannot be zoomed at the moment.')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Nepal/ })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it('shows a province whose borders are not known by its point', async () => {
  const bagmati = { id: '1', label: 'Bagmati', longitude: 85, latitude: 28, value: 1, category: 'flood' };
  await renderMap({ points: [{ ...bagmati, area: 'NP-P3' }], focus: ['NPL'] });
  expect(screen.getByRole('button', { name: /^Bagmati: 1/ })).toBeDefined();
});

it('tells where it is pressed', async () => {
  const onPress = vi.fn<(longitude: number, latitude: number) => void>();
  const user = await renderMap({ onPress });
  const picture = screen.getByRole('group').parentElement?.querySelector('svg')?.parentElement;
  if (picture) await user.click(picture);
  expect(onPress).toHaveBeenCalledExactlyOnceWith(expect.any(Number), expect.any(Number));
});
