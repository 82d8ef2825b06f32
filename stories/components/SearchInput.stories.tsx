import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { FIELD_CONTROLS } from '#stories/support/controls.ts';
import { Held } from '#stories/support/Held.tsx';

/** A keyword to look for; Escape empties it. */
const meta = {
  title: 'Components/SearchInput',
  component: SearchInput,
  tags: ['rtl'],
  args: { label: 'Keyword', name: 'keyword', value: '', onChange: fn() },
  argTypes: FIELD_CONTROLS,
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <SearchInput {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(args.label)).toHaveValue('');
  },
};

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Keyword'), 'floods');
    await expect(canvas.getByLabelText('Keyword')).toHaveValue('floods');
    await expect(args.onChange).toHaveBeenLastCalledWith('floods');
  },
};

export const WithHint: Story = {
  args: { hint: 'As it stands in the report' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Keyword')).toHaveAccessibleDescription('As it stands in the report');
  },
};

export const RequiredAndWrong: Story = {
  args: { isRequired: true, error: 'This field is required.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Keyword/);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('This field is required.');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Keyword')).toBeDisabled();
  },
};
