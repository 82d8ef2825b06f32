import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { UnreadableNote } from '#src/components/UnreadableNote/index.tsx';

/** Beside a list of which some rows came otherwise than agreed, and are left out; nothing where all were read. */
const meta = {
  title: 'Components/UnreadableNote',
  component: UnreadableNote,
  tags: ['rtl', 'phone'],
  args: { rows: 3 },
} satisfies Meta<typeof UnreadableNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeRows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/3/);
  },
};

/** Then nothing is said. */
export const AllRead: Story = {
  args: { rows: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull();
  },
};
