import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { Held } from '#stories/support/Held.tsx';

/** Several of a few, all in sight. For many there is `Select` with `isMultiple`. */
const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup<string>,
  tags: ['rtl', 'phone'],
  args: {
    label: 'Sectors',
    name: 'sectors',
    options: [
      { value: 'health', label: 'Health' },
      { value: 'shelter', label: 'Shelter', description: 'With settlements' },
      { value: 'wash', label: 'Water, sanitation and hygiene' },
    ],
    value: [],
    onChange: fn(),
  },
  render: (args) => (
    <Held value={args.value} onChange={(value) => args.onChange(value ?? [])}>
      {(value, onChange) => <CheckboxGroup {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { checked: true })).toBeNull();
  },
};

export const Several: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Shelter'));
    await userEvent.click(canvas.getByText('Health'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['health', 'shelter']);
  },
};

export const RequiredAndWrong: Story = {
  args: { isRequired: true, hint: 'One at least', error: 'Choose a sector.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('One at least Choose a sector.');
  },
};

export const InColumns: Story = {
  args: { hasColumns: true, value: ['wash'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};
export const Disabled: Story = {
  args: { isDisabled: true, value: ['health'] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled();
  },
};
