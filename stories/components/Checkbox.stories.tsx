import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Checkbox } from '#src/components/Checkbox/index.tsx';
import { Held } from '#stories/support/Held.tsx';

/** Yes or no, with what it means. Where "not answered" is something else than no there is `YesNoInput`. */
const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  tags: ['rtl'],
  args: { label: 'Weekly digest', description: 'Every Monday', isChecked: false, onChange: fn() },
  argTypes: { disabled: { control: 'boolean' } },
  render: (args) => (
    <Held value={args.isChecked} onChange={args.onChange}>
      {(isChecked, onChange) => <Checkbox {...args} isChecked={isChecked} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Weekly digest/ })).not.toBeChecked();
  },
};

export const On: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Weekly digest'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Weekly digest'));
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
