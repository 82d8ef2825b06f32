import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Disclosure } from '#src/components/Disclosure/index.tsx';

/** More for who asks, by `machines/disclosure.ts`: the expandable container. Found by the search of the browser even while closed. */
const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  tags: ['rtl', 'phone'],
  args: { summary: 'Show the method', children: 'Counted by the National Society.' },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Counted by the National Society.')).not.toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show the method'));
    await waitFor(() => expect(canvas.getByText('Counted by the National Society.')).toBeVisible());
    await userEvent.click(canvas.getByText('Show the method'));
    await waitFor(() => expect(canvas.getByText('Counted by the National Society.')).not.toBeVisible());
  },
};

export const InitiallyOpen: Story = {
  args: { isInitiallyOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Counted by the National Society.')).toBeVisible();
  },
};

export const Lazy: Story = {
  args: { isLazy: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Counted by the National Society.')).toBeNull();
    await userEvent.click(canvas.getByText('Show the method'));
    await expect(await canvas.findByText('Counted by the National Society.')).toBeVisible();
  },
};

/** What was made stays, out of sight. */
export const LazyFolded: Story = {
  args: { isLazy: true },
  play: async (context) => {
    await Lazy.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByText('Show the method'));
    await waitFor(() => expect(canvas.getByText('Counted by the National Society.')).not.toBeVisible());
  },
};
