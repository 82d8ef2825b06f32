import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CookieBanner } from '#src/app/shell/CookieBanner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { useApp } from '#src/core/AppContext.ts';

function CookieStory() {
  const { cookieBanner } = useApp().actors;
  return (
    <>
      <Button onClick={() => cookieBanner.send({ type: 'withdraw' })}>Withdraw</Button>
      <CookieBanner />
    </>
  );
}

/** The question for consent, by `machines/cookieBanner.ts`: until it is answered with yes, then never again. */
const meta = {
  title: 'Components/CookieBanner',
  component: CookieStory,
  tags: ['rtl', 'phone'],
} satisfies Meta<typeof CookieStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(canvas.getByRole('region')).toBeVisible();
  },
};

export const Accepted: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Shown.play?.(context);
    const accept = canvas.getAllByRole('button').at(-1);
    if (accept) await userEvent.click(accept);
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    // The next story asks again.
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
  },
};
