import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { FIELD_CONTROLS } from '#stories/support/controls.ts';
import { Held } from '#stories/support/Held.tsx';

/** A day, chosen in the calendar of the browser; the value is yyyy-MM-dd. */
const meta = {
  title: 'Components/DateInput',
  component: DateInput,
  tags: ['rtl'],
  args: { label: 'Start date', name: 'start_date', value: '', onChange: fn() },
  argTypes: FIELD_CONTROLS,
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <DateInput {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(args.label)).toHaveValue('');
  },
};

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Start date'), '2026-11-21');
    await expect(canvas.getByLabelText('Start date')).toHaveValue('2026-11-21');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};

export const WithHint: Story = {
  args: { hint: 'As it stands in the report' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start date')).toHaveAccessibleDescription(
      'As it stands in the report',
    );
  },
};

export const RequiredAndWrong: Story = {
  args: { isRequired: true, error: 'This field is required.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Start date/);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('This field is required.');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start date')).toBeDisabled();
  },
};
