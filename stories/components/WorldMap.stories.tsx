import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WorldMap } from '#src/components/WorldMap/index.tsx';

/** Figures as bubbles on a map of the world, and the same as a table. Every bubble is a button. */
const meta = {
  title: 'Components/WorldMap',
  component: WorldMap,
  args: {
    title: 'Operations',
    source: 'Demonstration',
    valueLabel: 'People',
    formatValue: String,
    categories: [{ key: 'dref', label: 'DREF', color: '#e08a00' }],
    points: [
      { id: '1', label: 'Nepal', longitude: 84, latitude: 28, value: 4000, category: 'dref' },
      { id: '2', label: 'Kenya', longitude: 38, latitude: 0, value: 90_000, category: 'dref' },
    ],
    renderPopup: (id) => `Operation ${id}`,
  },
} satisfies Meta<typeof WorldMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nepal: 4000' }));
    await expect(await canvas.findByText('Operation 1')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Operation 1')).toBeNull();
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};
