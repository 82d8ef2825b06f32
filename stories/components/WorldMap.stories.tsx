import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorldMap } from '#src/components/WorldMap/index.tsx';

/**
 * Figures as bubbles or filled provinces on a map, and the same as a table, by `machines/worldMap.ts`. A picture first; a map
 * that moves once somebody zooms.
 */
const meta = {
  title: 'Components/WorldMap',
  component: WorldMap,
  tags: ['rtl', 'phone'],
  args: {
    title: 'People in need',
    source: 'Example figures',
    points: [
      { id: 'NPL', label: 'Nepal', longitude: 84, latitude: 28, value: 20_000, category: 'flood' },
      { id: 'NER', label: 'Niger', longitude: 8, latitude: 17, value: 900_000, category: 'drought' },
    ],
    categories: [
      { key: 'flood', label: 'Flood', color: '#1f6fb2' },
      { key: 'drought', label: 'Drought', color: '#b25c1f' },
    ],
    categoriesTitle: 'Kind of disaster',
    valueLabel: 'People',
    names: [
      { iso3: 'BRA', name: 'Brazil', centroid: { coordinates: [-53, -10] } },
      { iso3: 'CHN', name: 'China', centroid: { coordinates: [104, 35] } },
    ],
    formatValue: String,
    renderPopup: (id) => <p>More about {id}.</p>,
  },
} satisfies Meta<typeof WorldMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each kind has a shape of its own; what the sizes mean stands in the legend. */
export const AsMap: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Nepal/ }, WAIT)).toBeVisible();
  },
};

/** Where the map can be narrowed to a kind, its legend does it. */
export const NarrowedByLegend: Story = {
  args: { onPickCategory: fn(), pickedCategories: ['flood'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Flood', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Drought', pressed: false }));
    await expect(args.onPickCategory).toHaveBeenCalledWith('drought');
  },
};

/** The keys lead from point to point; they are one tab stop. */
export const ByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: /Niger/ }, WAIT);
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /Nepal/ })).toHaveFocus();
  },
};

/** What is told of a point stands beside it. */
export const PointPicked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Niger/ }, WAIT));
    // It is shown once it has its place.
    await waitFor(() => expect(canvas.getByText('More about NER.')).toBeVisible());
  },
};

/** What an event covers, seen from near: areas, an outline of what is not sure, and a line. The table says where they lie. */
export const WithLayers: Story = {
  args: {
    isNear: true,
    target: [80, 24, 90, 30],
    layers: [
      {
        key: 'area',
        label: 'Area of red alert',
        color: '#d7263d',
        look: 'area',
        paths: [
          [
            [83, 27],
            [86, 26.5],
            [86.5, 28.5],
            [83, 27],
          ],
        ],
      },
      {
        key: 'cone',
        label: 'Forecast uncertainty',
        color: '#1f2a37',
        look: 'outline',
        paths: [
          [
            [84, 27.5],
            [88, 26],
            [88, 29],
            [84, 27.5],
          ],
        ],
      },
      {
        key: 'track',
        label: 'Track',
        color: '#1f2a37',
        look: 'line',
        paths: [
          [
            [82, 27],
            [84, 27.5],
            [88, 27.5],
          ],
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Nepal/ }, WAIT);
    const toggle = canvas.getAllByRole('button').at(-1);
    if (toggle) await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Nepal/ }, WAIT);
    const buttons = canvas.getAllByRole('button');
    const toggle = buttons.at(-1);
    if (toggle) await userEvent.click(toggle);
    await waitFor(() => expect(canvas.getByRole('table', { name: 'People in need' })).toBeVisible());
  },
};

/** A busy machine without a graphics card takes its time. */
const WAIT = { timeout: 15_000 };
