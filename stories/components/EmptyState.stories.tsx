import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '#src/components/Button/index.tsx';
import { EmptyState } from '#src/components/EmptyState/index.tsx';

/** Where nothing is yet and that is no mistake: says what would stand here, and how it comes. */
const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  tags: ['rtl', 'phone'],
  args: {
    heading: 'No field reports yet',
    description: 'Reports that you create stand here.',
    actions: <Button>Create a field report</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWayOn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No field reports yet')).toBeVisible();
  },
};
