import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { Held } from '#stories/support/Held.tsx';

/** One of a few, all in sight. For many there is `Select`, for short words side by side `SegmentInput`. */
const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup<string>,
  tags: ['rtl', 'phone'],
  args: {
    label: 'Status',
    name: 'status',
    options: [
      { value: 'early', label: 'Early warning', description: 'An event is expected within days' },
      { value: 'event', label: 'Event', description: 'Something has happened' },
      { value: 'closed', label: 'Closed', isDisabled: true },
    ],
    value: undefined,
    onChange: fn(),
  },
  render: (args) => (
    <Held value={args.value ?? undefined} onChange={args.onChange}>
      {(value, onChange) => <RadioGroup {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoAnswer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Status' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

export const Answered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Event'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('early');
    await expect(canvas.getByRole('radio', { name: 'Early warning' })).toHaveFocus();
  },
};

export const Cleared: Story = {
  args: { isClearable: true, value: 'event' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Early warning' })).toHaveFocus();
  },
};

export const RequiredAndWrong: Story = {
  args: { isRequired: true, hint: 'Of the report', error: 'Choose one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Of the report Choose one.');
  },
};

export const InALine: Story = {
  args: { isInline: true, isClearable: true, value: 'early' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Early warning');
  },
};
export const Disabled: Story = {
  args: { isDisabled: true, value: 'early', isClearable: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
