import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PasswordInput } from '#src/components/PasswordInput/index.tsx';
import { FIELD_CONTROLS } from '#stories/support/controls.ts';
import { Held } from '#stories/support/Held.tsx';

/** A password, hidden until asked to be shown. */
const meta = {
  title: 'Components/PasswordInput',
  component: PasswordInput,
  tags: ['rtl'],
  args: { label: 'Password', name: 'password', value: '', onChange: fn() },
  argTypes: FIELD_CONTROLS,
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <PasswordInput {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(args.label)).toHaveValue('');
  },
};

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'flood-2026');
    await expect(canvas.getByLabelText('Password')).toHaveValue('flood-2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('flood-2026');
  },
};

export const WithHint: Story = {
  args: { hint: 'As it stands in the report' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('As it stands in the report');
  },
};

export const RequiredAndWrong: Story = {
  args: { isRequired: true, error: 'This field is required.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Password/);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('This field is required.');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
  },
};

export const Shown: Story = {
  args: { value: 'flood-2026' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
