import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Tabs } from '#src/components/Tabs/index.tsx';
import { Held } from '#stories/support/Held.tsx';

/** Parts of a page or a panel of which one is shown. What has an address is a `TabList` instead. */
const meta = {
  title: 'Components/Tabs',
  component: Tabs<string>,
  tags: ['rtl', 'phone'],
  args: {
    label: 'Parts of the form',
    tabs: [
      { key: 'context', label: 'Context', mark: { kind: 'done', label: 'complete' } },
      { key: 'event', label: 'Risk analysis', mark: { kind: 'invalid', label: '2 errors' } },
      { key: 'actions', label: 'Actions' },
      { key: 'response', label: 'Response', isDisabled: true },
    ],
    selected: 'context',
    onSelect: fn(),
    children: 'What belongs to the part that is open.',
  },
  render: (args) => (
    <Held value={args.selected} onChange={args.onSelect}>
      {(selected, onSelect) => <Tabs {...args} selected={selected} onSelect={onSelect} />}
    </Held>
  ),
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{End}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('actions');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
  },
};

export const Secondary: Story = {
  args: { variant: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Context (complete)');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Context (complete)');
  },
};
export const Tertiary: Story = {
  args: { variant: 'tertiary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Context (complete)');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Context (complete)');
  },
};

export const Step: Story = {
  args: { variant: 'step', selected: 'event' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /Context \(complete\)/ })).toBeVisible();
  },
};

export const Vertical: Story = {
  args: { variant: 'vertical' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('event');
  },
};
