import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Spinner } from '#src/components/Spinner/index.tsx';

/** Turns while something is under way. Decoration: the words beside it say what, so it never stands alone. */
const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  render: () => (
    <p>
      <Spinner /> Fetching data...
    </p>
  ),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideWords: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
  },
};
