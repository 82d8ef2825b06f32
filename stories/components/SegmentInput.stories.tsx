import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { Held } from '#stories/support/Held.tsx';

/** One of two to four short words, side by side. */
const meta = {
  title: 'Components/SegmentInput',
  component: SegmentInput<string>,
  tags: ['rtl', 'phone'],
  args: {
    label: 'Show as',
    name: 'view',
    options: [
      { value: 'map', label: 'Map' },
      { value: 'table', label: 'Table' },
      { value: 'chart', label: 'Chart' },
    ],
    value: 'map',
    onChange: fn(),
  },
  render: (args) => (
    <Held value={args.value} onChange={(value) => value && args.onChange(value)}>
      {(value, onChange) => <SegmentInput {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof SegmentInput<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Table'));
    await expect(args.onChange).toHaveBeenLastCalledWith('table');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('chart');
  },
};

export const Wrong: Story = {
  args: { value: undefined, isRequired: true, error: 'Choose one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one.');
  },
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};
