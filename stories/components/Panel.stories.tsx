import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '#src/components/Button/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';

/** A part of a page. Its content gives way to a message unless it is ready; heading and filters stand always. */
const meta = {
  title: 'Components/Panel',
  component: Panel,
  tags: ['rtl'],
  args: { heading: 'Active operations', children: <p>Nepal: Floods</p>, onRetry: fn() },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Active operations' })).toHaveTextContent(
      'Nepal: Floods',
    );
  },
};

export const Pending: Story = {
  args: { state: 'pending' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nepal: Floods')).toBeNull();
  },
};

export const Empty: Story = {
  args: { state: 'empty' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Nepal: Floods')).toBeNull();
    await expect(canvasElement.querySelector('p')).toHaveTextContent(/\S/);
  },
};

export const FilteredEmpty: Story = {
  args: {
    state: 'filteredEmpty',
    filters: <SearchInput label="Country" name="country" value="Atlantis" onChange={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nepal: Floods')).toBeNull();
    // What led to nothing can be changed.
    await expect(canvas.getByLabelText('Country')).toBeEnabled();
  },
};

/** Filters stand between heading and content, the footer below. */
export const WithAllParts: Story = {
  args: {
    actions: <Button size="sm">Export</Button>,
    filters: <SearchInput label="Country" name="country" value="" onChange={fn()} />,
    footer: <p>Source: the National Society</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
    await expect(canvas.getByLabelText('Country')).toBeVisible();
    await expect(canvas.getByText('Source: the National Society')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: 'failed', error: { message: 'Cannot connect with the server!' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Cannot connect with the server!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
