import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SeverityBadge } from '#src/components/SeverityBadge/index.tsx';

/** How severe an emergency is, on the scale of the federation. */
const meta = {
  title: 'Components/SeverityBadge',
  component: SeverityBadge,
  tags: ['rtl'],
  args: { level: 2, text: 'Severe' },
} satisfies Meta<typeof SeverityBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Red: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Severe')).toBeVisible();
  },
};
export const Orange: Story = {
  args: { level: 1, text: 'Moderate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Moderate')).toBeVisible();
  },
};
export const Yellow: Story = {
  args: { level: 0, text: 'Light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Light')).toBeVisible();
  },
};
export const MarkAlone: Story = {
  args: { isTextHidden: true },
  play: async ({ canvas }) => {
    // For screen readers it is there.
    await expect(canvas.getByText('Severe')).toBeInTheDocument();
  },
};

export const Unknown: Story = {
  args: { level: null, text: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--')).toBeVisible();
  },
};
