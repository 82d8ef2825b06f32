import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Pictogram } from '#src/components/Pictogram/index.tsx';

/** Take it before the word for a type of disaster, a sector or a kind of unit; never alone. */
const meta = {
  title: 'Components/Pictogram',
  component: Pictogram,
  tags: ['rtl'],
  args: { of: 'flood' },
  render: (args) => (
    <p>
      <Pictogram {...args} />
      Flood
    </p>
  ),
} satisfies Meta<typeof Pictogram>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its file is there and has the picture; a screen reader hears the word alone. */
export const Flood: Story = {
  play: async ({ canvas, canvasElement }) => {
    const address = canvasElement.querySelector('use')?.getAttribute('href') ?? '';
    const file = await (await fetch(address)).text();
    await expect(file).toContain('<symbol id="flood"');
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Flood$/);
  },
};

/** A kind that has come since has its word alone. */
export const Unknown: Story = {
  args: { of: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
