import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Docked } from '#src/components/Docked/index.tsx';

/**
 * For what somebody should know wherever on a page they are, as long as it is so: that another tab has the same form open. What is
 * over soon is an alert, what belongs to a place of the page a `Banner`.
 */
const meta = {
  title: 'Components/Docked',
  component: Docked,
  tags: ['rtl', 'phone'],
  args: { children: 'This form is open in another tab, too.' },
} satisfies Meta<typeof Docked>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Said: Story = {
  // It stands in the frame of the page.
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('open in another tab');
  },
};
