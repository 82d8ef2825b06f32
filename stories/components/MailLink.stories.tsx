import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { MailLink } from '#src/components/MailLink/index.tsx';

/** An address for mails that may break after its sign: in facts, cards and lists of contacts. */
const meta = {
  title: 'Components/MailLink',
  component: MailLink,
  tags: ['rtl', 'phone'],
  args: { address: 'lorna.dela.rosa@federation.demo.example' },
} satisfies Meta<typeof MailLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It breaks after its sign. */
export const InANarrowColumn: Story = {
  decorators: [
    (Link) => (
      <div style={{ inlineSize: '13rem' }}>
        <Link />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.address });
    await expect(link).toHaveAttribute('href', `mailto:${args.address}`);
  },
};
