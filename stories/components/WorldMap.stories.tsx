import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorldMap } from '#src/components/WorldMap/index.tsx';

/** Figures as bubbles on a map of the world, and the same as a table, by `machines/worldMap.ts`. */
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
    valueLabel: 'People',
    formatValue: String,
    renderPopup: (id) => <p>More about {id}.</p>,
  },
} satisfies Meta<typeof WorldMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bubbles are there once the drawing code is, the land once its worker has run. */
export const AsMap: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Nepal/ }, WAIT)).toBeVisible();
  },
};

export const PointPicked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Niger/ }, WAIT));
    await expect(canvas.getByText('More about NER.')).toBeVisible();
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
