import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TranslationNotice } from '#src/components/TranslationNotice/index.tsx';

/** Warns of content that a machine has translated. */
const meta = {
  title: 'Components/TranslationNotice',
  component: TranslationNotice,
  tags: ['rtl', 'phone'],
  args: { original: 'fr' },
} satisfies Meta<typeof TranslationNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Translated: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toBeVisible();
  },
};

/** Nobody knows in which language it was written. */
export const Unknown: Story = {
  args: { original: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull();
  },
};
