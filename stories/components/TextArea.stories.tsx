import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TextArea } from '#src/components/TextArea/index.tsx';
import { FIELD_CONTROLS } from '#stories/support/controls.ts';
import { Held } from '#stories/support/Held.tsx';

/** A text of several lines; it grows with its text. */
const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  tags: ['rtl'],
  args: { label: 'Description', name: 'description', value: '', onChange: fn() },
  argTypes: FIELD_CONTROLS,
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <TextArea {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(args.label)).toHaveValue('');
  },
};

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Description'), 'Floods{Enter}in Nepal');
    await expect(canvas.getByLabelText('Description')).toHaveValue('Floods\nin Nepal');
    await expect(args.onChange).toHaveBeenLastCalledWith('Floods\nin Nepal');
  },
};

export const WithHint: Story = {
  args: { hint: 'As it stands in the report' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Description')).toHaveAccessibleDescription(
      'As it stands in the report',
    );
  },
};

export const RequiredAndWrong: Story = {
  args: { isRequired: true, error: 'This field is required.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Description/);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('This field is required.');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Description')).toBeDisabled();
  },
};
