import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Checklist } from '#src/records/dref/Checklist/index.tsx';

const onGo = fn();

/** What to look at before a DREF is finalized; none of it keeps anybody from doing so. */
const meta = {
  title: 'Records/DrefChecklist',
  component: Checklist,
  tags: ['rtl'],
  args: {
    missing: [{ label: 'Date of the event', onGo }],
    warnings: [{ label: 'Women, men, girls and boys add up to 900, but the total is 1,000.' }],
  },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing leads to its field. */
export const WithBoth: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Date of the event'));
    await expect(onGo).toHaveBeenCalled();
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};

export const Complete: Story = {
  args: { missing: [], warnings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
