import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Logo } from '#src/components/Logo/index.tsx';

/** The product's mark and its name, which the configuration gives. */
const meta = {
  title: 'Components/Logo',
  component: Logo,
  tags: ['rtl'],
  args: { title: 'GO' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GO')).toBeVisible();
  },
};
