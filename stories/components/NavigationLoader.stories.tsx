import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NavigationLoader } from '#src/app/shell/NavigationLoader/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { useApp } from '#src/core/AppContext.ts';

function LoaderStory() {
  const { navigation } = useApp().actors;
  return (
    <>
      <NavigationLoader />
      <Button onClick={() => navigation.send({ type: 'navigation.started' })}>Leave</Button>
      <Button onClick={() => navigation.send({ type: 'navigation.ended' })}>Arrive</Button>
    </>
  );
}

/** The line over the page while a route loads, by `machines/navigation.ts`; a page that comes within 150 ms shows none. */
const meta = {
  title: 'Components/NavigationLoader',
  component: LoaderStory,
} satisfies Meta<typeof LoaderStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

export const Loading: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent(/^$/));
  },
};

export const Arrived: Story = {
  play: async (context) => {
    await Loading.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(context.canvas.getByRole('status')).toHaveTextContent(/^$/));
  },
};
