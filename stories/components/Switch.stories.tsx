import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Switch } from '#src/components/Switch/index.tsx';
import { LABEL_CONTROLS } from '#stories/support/controls.ts';
import { Held } from '#stories/support/Held.tsx';

/** On or off, at once. What waits for a form to be sent is a `Checkbox`. */
const meta = {
  title: 'Components/Switch',
  component: Switch,
  tags: ['rtl'],
  args: { label: 'Follow this emergency', hint: 'By e-mail', isChecked: false, onChange: fn() },
  argTypes: { ...LABEL_CONTROLS, disabled: { control: 'boolean' } },
  render: (args) => (
    <Held value={args.isChecked} onChange={args.onChange}>
      {(isChecked, onChange) => <Switch {...args} isChecked={isChecked} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Follow this emergency' })).not.toBeChecked();
  },
};

export const On: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('switch').focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const Failed: Story = {
  args: { error: 'Could not be saved.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Could not be saved.')).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { disabled: true, isChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
