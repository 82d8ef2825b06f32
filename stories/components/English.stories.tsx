import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { English } from '#src/components/English/index.tsx';

/** A text that a service has in English alone: marked as such where the page is of another language. */
const meta = {
  title: 'Components/English',
  component: English,
  tags: ['rtl'],
  args: { children: 'Distribute shelter kits' },
} satisfies Meta<typeof English>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On an English page it is as any other. */
export const OnAnEnglishPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Distribute shelter kits')).toBeVisible();
  },
};
