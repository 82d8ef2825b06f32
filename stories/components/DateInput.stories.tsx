import { expect, fn, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { FIELD_CONTROLS } from '#stories/support/controls.ts';
import { Held } from '#stories/support/Held.tsx';

/**
 * A day, chosen in the calendar of the browser; the value is yyyy-MM-dd. While nobody types it is shown as the language of the
 * reader writes days.
 */
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

/** What lies over the input for the eye. */
const shown = (input: HTMLElement) => input.nextElementSibling as HTMLElement;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(args.label)).toHaveValue('');
    await expect(shown(canvas.getByLabelText(args.label))).toBeVisible();
  },
};

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Start date'), '2026-11-21');
    await expect(canvas.getByLabelText('Start date')).toHaveValue('2026-11-21');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
  },
};

/** As it stands in a form that is read: the day in the language of the page. */
export const Left: Story = {
  args: { value: '2026-11-21' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Start date');
    await expect(shown(input)).toBeVisible();
    await expect(shown(input)).toHaveTextContent(/21.*2026|٢١.*٢٠٢٦/);
    const { height } = input.getBoundingClientRect();
    await userEvent.click(input);
    await waitFor(() => expect(shown(input)).not.toBeVisible());
    await expect(input.getBoundingClientRect().height).toBe(height);
    input.blur();
    await waitFor(() => expect(shown(input)).toBeVisible());
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
