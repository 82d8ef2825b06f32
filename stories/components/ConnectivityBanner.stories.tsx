import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useApp } from '#src/app/AppContext.ts';
import { ConnectivityBanner } from '#src/app/shell/ConnectivityBanner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';

function ConnectivityStory() {
  const { connectivity } = useApp().actors;
  return (
    <>
      <Button onClick={() => connectivity.send({ type: 'connection.lost' })}>Lose</Button>
      <Button onClick={() => connectivity.send({ type: 'connection.restored' })}>Restore</Button>
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
    await expect(canvas.getByRole('status')).toBeInTheDocument();
  },
};
