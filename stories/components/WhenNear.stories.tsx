import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { WhenNear } from '#src/components/WhenNear/index.tsx';

/** Makes its content when the reader nears it. */
const meta = {
  title: 'Components/WhenNear',
  component: WhenNear,
  args: { placeholder: 'On its way', children: 'Here' },
} satisfies Meta<typeof WhenNear>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Near: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Here')).toBeVisible();
  },
};

export const Far: Story = {
  decorators: [
    (Component) => (
      <div style={{ paddingBlockStart: '300vh' }}>
        <Component />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On its way')).toBeInTheDocument();
    await expect(canvas.queryByText('Here')).toBeNull();
    canvas.getByText('On its way').scrollIntoView();
    await expect(await canvas.findByText('Here')).toBeVisible();
  },
};
