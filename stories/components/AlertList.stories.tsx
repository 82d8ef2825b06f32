import { expect, fn, waitFor } from 'storybook/test';
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

/** A press that began before the alert came goes to what is below it: for a moment it takes none. */
const untilItTakesPresses = (button: HTMLElement) =>
  waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { alerts: [{ name: 'saved', variant: 'success', title: 'Saved' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'));
  },
};

export const Info: Story = {
  args: { alerts: [{ name: 'version', variant: 'info', title: 'A new version is ready' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('A new version is ready'));
  },
};

export const Warning: Story = {
  args: { alerts: [{ name: 'slow', variant: 'warning', title: 'The connection is slow' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The connection is slow'));
  },
};

/** Offers to do something about what it says. */
export const WithAnAction: Story = {
  args: {
    alerts: [{ name: 'version', variant: 'info', title: 'A new version is ready', action: 'Load it' }],
    onAct: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const load = await canvas.findByRole('button', { name: 'Load it' });
    await untilItTakesPresses(load);
    await userEvent.click(load);
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
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load data'));
    const [, close] = canvas.getAllByRole('button');
    if (!close) throw new Error('There is no button to close the alert.');
    await untilItTakesPresses(close);
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
    await waitFor(() => expect(canvas.getByRole('status').children).toHaveLength(args.alerts.length));
  },
};
