import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';

/** Stands where content would, and says why there is none. */
const meta = {
  title: 'Components/MessageBlock',
  component: MessageBlock,
  args: { state: 'pending', onRetry: fn() },
} satisfies Meta<typeof MessageBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching data...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Data is not available!')).toBeVisible();
  },
};

export const FilteredEmpty: Story = {
  args: { state: 'filteredEmpty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Data is not available for selected filter!')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: 'failed', message: 'Cannot connect with the server!' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data!');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  args: { state: 'ready' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/data/i)).toBeNull();
  },
};
