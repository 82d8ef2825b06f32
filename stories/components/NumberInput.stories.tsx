import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NumberInput } from '#src/components/NumberInput/index.tsx';
import { FIELD_CONTROLS } from '#stories/support/controls.ts';
import { Held } from '#stories/support/Held.tsx';

/** A whole number in Latin, Arabic or Persian digits. What was typed stays; what is no whole number is reported as its text. */
const meta = {
  title: 'Components/NumberInput',
  component: NumberInput,
  tags: ['rtl'],
  args: { label: 'People affected', name: 'num_affected', value: undefined, onChange: fn() },
  argTypes: FIELD_CONTROLS,
  render: (args) => (
    <Held value={args.value ?? undefined} onChange={args.onChange}>
      {(value, onChange) => <NumberInput {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1,200');
    await expect(args.onChange).toHaveBeenLastCalledWith(1200);
  },
};

export const ArabicDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '١٢٠٠');
    await expect(args.onChange).toHaveBeenLastCalledWith(1200);
    await expect(canvas.getByRole('textbox')).toHaveValue('١٢٠٠');
  },
};

/** Its groups keep their places on a page that is read from the right, where it stands at the right all the same. */
export const Grouped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1 234');
    await expect(args.onChange).toHaveBeenLastCalledWith(1234);
    const { direction, textAlign } = getComputedStyle(input);
    const isFromRight = document.documentElement.dir === 'rtl';
    await expect([direction, textAlign]).toEqual(['ltr', isFromRight ? 'end' : 'start']);
  },
};

export const NoWholeNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'about 40');
    await expect(canvas.getByRole('textbox')).not.toBeInvalid();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveValue('about 40');
    await expect(args.onChange).toHaveBeenLastCalledWith('about 40');
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: 1200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('textbox')).not.toHaveValue('');
  },
};
