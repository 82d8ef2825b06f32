import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { fromPromise } from 'xstate';
import { confirmMachine, selectError, selectIsOpen, selectIsRunning } from '#machines/confirm.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';

interface ConfirmStoryProps {
  /** The action that is asked about. */
  run: () => Promise<unknown>;
  heading?: string;
  message?: string;
}

function ConfirmStory({ run, ...words }: ConfirmStoryProps) {
  const machine = useMemo(
    () => confirmMachine.provide({ actors: { run: fromPromise<unknown, { subject: unknown }>(run) } }),
    [run],
  );
  const actor = useActorRef(machine);
  const error = useSelector(actor, selectError);
  return (
    <>
      <Button onClick={() => actor.send({ type: 'open' })}>Delete</Button>
      <ConfirmDialog
        {...words}
        isOpen={useSelector(actor, selectIsOpen)}
        isPending={useSelector(actor, selectIsRunning)}
        error={error instanceof Error ? error.message : undefined}
        onConfirm={() => actor.send({ type: 'confirm' })}
        onCancel={() => actor.send({ type: 'cancel' })}
      />
    </>
  );
}

/** Asks before an action, by `machines/confirm.ts`. Escape does not close it: only an answer does. */
const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmStory,
  tags: ['rtl'],
  argTypes: { heading: { control: 'text' }, message: { control: 'text' } },
  args: { run: fn(async (): Promise<unknown> => undefined) },
} satisfies Meta<typeof ConfirmStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = () => screen.queryByRole('alertdialog');

/** The answers stand in the order Cancel, Ok. */
function answers() {
  return screen.getAllByRole('button').filter((button) => question()?.contains(button));
}

export const Closed: Story = {
  play: async () => {
    await expect(question()).toBeNull();
  },
};

export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question()).toBeVisible());
    await expect(answers()).toHaveLength(2);
  },
};

export const Cancelled: Story = {
  play: async (context) => {
    await Asking.play?.(context);
    const [cancel] = answers();
    if (cancel) await context.userEvent.click(cancel);
    await waitFor(() => expect(question()).toBeNull());
    await expect(context.args.run).not.toHaveBeenCalled();
  },
};

export const Running: Story = {
  args: { run: fn((): Promise<unknown> => new Promise(() => {})) },
  play: async (context) => {
    await Asking.play?.(context);
    const [cancel, ok] = answers();
    if (ok) await context.userEvent.click(ok);
    await expect(cancel).toBeDisabled();
    await expect(ok).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { run: fn((): Promise<unknown> => Promise.reject(new Error('Internal server error!'))) },
  play: async (context) => {
    await Asking.play?.(context);
    const [, ok] = answers();
    if (ok) await context.userEvent.click(ok);
    await waitFor(() => expect(screen.getByText('Internal server error!')).toBeVisible());
  },
};

export const Done: Story = {
  play: async (context) => {
    await Asking.play?.(context);
    const [, ok] = answers();
    if (ok) await context.userEvent.click(ok);
    await waitFor(() => expect(question()).toBeNull());
    await expect(context.args.run).toHaveBeenCalledOnce();
  },
};

export const OwnWords: Story = {
  args: { heading: 'Log out', message: 'You will have to log in again.' },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button'));
    await expect(question()).toHaveAccessibleName('Log out');
  },
};
