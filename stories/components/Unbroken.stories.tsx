import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Unbroken } from '#src/components/Unbroken/index.tsx';

/** A text whose parts stay together, such as the dates in a name: in headings and lists. */
const meta = {
  title: 'Components/Unbroken',
  component: Unbroken,
  tags: ['rtl', 'phone'],
  args: { children: 'Haiti: Complex Emergency - 11-2026 - Growing needs in Nord-Ouest' },
} satisfies Meta<typeof Unbroken>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line ends before the month or after the year. */
export const InANarrowColumn: Story = {
  decorators: [
    (Name) => (
      <p style={{ inlineSize: '13rem' }}>
        <Name />
      </p>
    ),
  ],
  play: async ({ canvas }) => {
    const lines = canvas.getByText('11-2026').getClientRects();
    await expect(lines).toHaveLength(1);
  },
};
