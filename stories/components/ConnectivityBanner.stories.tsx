import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ConnectivityBanner } from '#src/app/shell/ConnectivityBanner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { useApp } from '#src/core/AppContext.ts';

function ConnectivityStory() {
  const { connectivity } = useApp().actors;
  return (
    <>
      <Button onClick={() => connectivity.send({ type: 'connection.lost' })}>Lose</Button>
      <Button onClick={() => connectivity.send({ type: 'connection.restored' })}>Restore</Button>
      <Button onClick={() => connectivity.send({ type: 'stored.shown', at: '2026-11-20T08:30:00.000Z' })}>
        Show what is kept
      </Button>
      <Button
        onClick={() =>
          connectivity.send({ type: 'stored.shown', at: '2026-11-20T08:30:00.000Z', isLate: true })
        }
      >
        Show what is kept meanwhile
      </Button>
      <ConnectivityBanner />
    </>
  );
}

/** Says when the connection is gone, and offers to load what failed once it is back, by `machines/connectivity.ts`. */
const meta = {
  title: 'Components/ConnectivityBanner',
  component: ConnectivityStory,
  tags: ['rtl', 'phone'],
} satisfies Meta<typeof ConnectivityStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
  },
};

export const Offline: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lose' }));
    await expect(canvas.getByRole('status')).not.toHaveTextContent(/^$/);
  },
};

export const OnlineAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Offline.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    const offers = canvas
      .getAllByRole('button')
      .filter((button) => canvas.getByRole('status').contains(button));
    await expect(offers).toHaveLength(2);
  },
};

/** What an earlier visit has kept stands on the screen: since when it is known, and a way to load it anew. */
export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what is kept' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/2026|٢٠٢٦/);
  },
};

/** The service is there and only slow: it is not called out of reach. */
export const Slow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show what is kept meanwhile' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/2026|٢٠٢٦/);
  },
};
