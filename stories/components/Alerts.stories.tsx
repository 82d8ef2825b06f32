import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { createActor } from 'xstate';
import { type Alert, alertsMachine, selectAlerts } from '#machines/alerts.ts';
import { AlertList } from '#src/components/AlertList/index.tsx';
import { Button } from '#src/components/Button/index.tsx';

function LiveAlerts({ alert }: { alert: Alert }) {
  const [actor] = useState(() => createActor(alertsMachine).start());
  return (
    <>
      <Button onClick={() => actor.send({ type: 'alert.added', alert })}>Show the alert</Button>
      <AlertList
        alerts={useSelector(actor, selectAlerts)}
        onClose={(name) => actor.send({ type: 'alert.removed', name })}
        onPause={(name, by) => actor.send({ type: 'alert.paused', name, by })}
        onResume={(name, by) => actor.send({ type: 'alert.resumed', name, by })}
      />
    </>
  );
}

/** Alerts on their machines: they go by themselves unless they are read, or are there to stay. */
const meta = {
  title: 'Components/AlertList/Live',
  component: LiveAlerts,
  tags: ['rtl'],
  args: { alert: { name: 'saved', variant: 'success', title: 'Saved', duration: 400 } },
} satisfies Meta<typeof LiveAlerts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the duration that the specification names: 4.5 seconds. */
export const Usual: Story = {
  args: { alert: { name: 'saved', variant: 'success', title: 'Saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Saved')).toBeNull();
  },
};

export const GoesByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the alert' }));
    await expect(await canvas.findByText('Saved')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('Saved')).toBeNull(), { timeout: 5000 });
  },
};

export const HeldByTheFocus: Story = {
  args: { alert: { name: 'saved', variant: 'info', title: 'A new version is ready', duration: 400 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the alert' }));
    await canvas.findByText('A new version is ready');
    const close = canvas.getAllByRole('button').at(-1);
    close?.focus();
    await expect(close).toHaveFocus();
    // How long it is held, the machine's tests prove by a simulated clock; here it goes once it is let go.
    close?.blur();
    await waitFor(() => expect(canvas.queryByText('A new version is ready')).toBeNull(), { timeout: 5000 });
  },
};

export const Stays: Story = {
  args: {
    alert: {
      name: 'failed',
      variant: 'danger',
      title: 'Failed to load data',
      description: 'Cannot connect with the server!',
      nonDismissable: true,
      debugMessage: '{"status": 500}',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the alert' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load data'));
  },
};
