import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Pager } from '#src/components/Pager/index.tsx';
import { Held } from '#stories/support/Held.tsx';

/** Leads through the pages of a list, and says where one is; nothing when the list is empty. */
const meta = {
  title: 'Components/Pager',
  component: Pager,
  tags: ['rtl', 'phone'],
  args: { count: 234, limit: 10, offset: 0, onChange: fn() },
  render: (args) => (
    <Held value={args.offset} onChange={args.onChange}>
      {(offset, onChange) => <Pager {...args} offset={offset} onChange={onChange} />}
    </Held>
  ),
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [previous] = canvas.getAllByRole('button');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    const next = canvas.getAllByRole('button').at(-1);
    if (next) await userEvent.click(next);
    await expect(args.onChange).toHaveBeenCalledWith(10);
  },
};

export const Middle: Story = {
  args: { offset: 110 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toBeVisible();
    for (const button of canvas.getAllByRole('button'))
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const Last: Story = {
  args: { offset: 230 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').at(-1)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WithSizes: Story = {
  args: { sizes: { label: 'Rows per page', options: [10, 50, 100], onChange: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50');
    await expect(args.sizes?.onChange).toHaveBeenCalledWith(50);
  },
};

export const OnePage: Story = {
  args: { count: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
