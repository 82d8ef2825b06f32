import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { FIELD_CONTROLS } from '#stories/support/controls.ts';
import { Held } from '#stories/support/Held.tsx';

/** A text of one line, with its label. For several lines there is \`TextArea\`, for a number \`NumberInput\`. */
const meta = {
  title: 'Components/TextInput',
  component: TextInput,
  tags: ['rtl'],
  args: { label: 'City', name: 'city', value: '', onChange: fn() },
  argTypes: FIELD_CONTROLS,
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <TextInput {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(args.label)).toHaveValue('');
  },
};

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('City'), 'Suva');
    await expect(canvas.getByLabelText('City')).toHaveValue('Suva');
    await expect(args.onChange).toHaveBeenLastCalledWith('Suva');
  },
};

export const WithHint: Story = {
  args: { hint: 'As it stands in the report' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('City')).toHaveAccessibleDescription('As it stands in the report');
  },
};

export const RequiredAndWrong: Story = {
  args: { isRequired: true, error: 'This field is required.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/City/);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('This field is required.');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('City')).toBeDisabled();
  },
};
