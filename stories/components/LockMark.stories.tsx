import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { LockMark } from '#src/components/LockMark/index.tsx';

/** Says that one needs an account for where a link leads. */
const meta = {
  title: 'Components/LockMark',
  component: LockMark,
  tags: ['rtl'],
  args: { label: 'needs an IFRC account' },
} satisfies Meta<typeof LockMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What it means is heard, and its tooltip. */
export const AfterALink: Story = {
  decorators: [
    (Mark) => (
      <p>
        <a href="https://ifrc.org">Role profile</a>
        <Mark />
      </p>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(`(${args.label})`)).toBeInTheDocument();
  },
};
