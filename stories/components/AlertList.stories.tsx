import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { AlertList } from '#src/components/AlertList/index.tsx';

/** The alerts over the page. Danger interrupts a screen reader, the others wait for a pause. */
const meta = {
  title: 'Components/AlertList',
  component: AlertList,
  tags: ['rtl'],
  args: { alerts: [], onClose: fn(), onPause: fn(), onResume: fn() },
} satisfies Meta<typeof AlertList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { alerts: [{ name: 'saved', variant: 'success', title: 'Saved' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
  },
};

export const Info: Story = {
  args: { alerts: [{ name: 'version', variant: 'info', title: 'A new version is ready' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is ready');
  },
};

export const Warning: Story = {
  args: { alerts: [{ name: 'slow', variant: 'warning', title: 'The connection is slow' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The connection is slow');
  },
};

/** Offers to do something about what it says. */
export const WithAnAction: Story = {
  args: {
    alerts: [{ name: 'version', variant: 'info', title: 'A new version is ready', action: 'Load it' }],
    onAct: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load it' }));
    await expect(args.onAct).toHaveBeenCalledWith('version');
  },
};

export const Danger: Story = {
  args: {
    alerts: [
      {
        name: 'failed',
        variant: 'danger',
        title: 'Failed to load data',
        description: 'Cannot connect with the server!',
        debugMessage: '{"status": 500}',
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load data');
    const [, close] = canvas.getAllByRole('button');
    if (!close) throw new Error('There is no button to close the alert.');
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledWith('failed');
  },
};

export const Several: Story = {
  args: {
    alerts: [
      { name: 'info', variant: 'info', title: 'A new version is ready' },
      { name: 'warning', variant: 'warning', title: 'The connection is slow' },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(args.alerts.length);
  },
};
