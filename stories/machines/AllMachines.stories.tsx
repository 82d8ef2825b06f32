import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MachineList } from '#stories/explorer/MachineList.tsx';

/** Every machine with what it is for and where it runs. */
const meta = {
  title: 'Machines/All machines',
  component: MachineList,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof MachineList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Found by the name of an event. */
export const Search: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'keyword.changed');
    await expect(await canvas.findByRole('link', { name: 'select' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'confirm' })).toBeNull();
  },
};
