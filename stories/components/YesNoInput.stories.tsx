import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { YesNoInput } from '#src/components/YesNoInput/index.tsx';
import { Held } from '#stories/support/Held.tsx';

/** A question with the answers yes, no, and none yet. */
const meta = {
  title: 'Components/YesNoInput',
  component: YesNoInput,
  tags: ['rtl'],
  args: {
    label: 'Does the government request help?',
    name: 'request_assistance',
    value: undefined,
    onChange: fn(),
  },
  render: (args) => (
    <Held value={args.value ?? undefined} onChange={args.onChange}>
      {(value, onChange) => <YesNoInput {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof YesNoInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoAnswer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Yes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [yes] = canvas.getAllByRole('radio');
    if (yes) await userEvent.click(yes);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const No: Story = {
  args: { value: true },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { checked: true }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Cleared: Story = {
  args: { value: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const Disabled: Story = {
  args: { value: true, isDisabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};
