import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { Held } from '#stories/support/Held.tsx';

/** One of a short list, by the browser's own control. For a long one, or one that is searched, there is `Select`. */
const meta = {
  title: 'Components/SelectInput',
  component: SelectInput,
  tags: ['rtl'],
  args: {
    label: 'Region',
    name: 'region',
    value: '',
    placeholder: 'All regions',
    options: [
      { value: '0', label: 'Africa' },
      { value: '2', label: 'Asia Pacific' },
    ],
    onChange: fn(),
  },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <SelectInput {...args} value={value} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof SelectInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Region')).toHaveDisplayValue('All regions');
  },
};

export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Region'), 'Asia Pacific');
    await expect(args.onChange).toHaveBeenCalledWith('2');
  },
};

export const Wrong: Story = {
  args: { isRequired: true, error: 'Choose a region.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Region/)).toBeInvalid();
    await expect(canvas.getByLabelText(/Region/)).toHaveAccessibleDescription('Choose a region.');
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Region')).toBeDisabled();
  },
};
