import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { PlainText } from '#src/components/PlainText/index.tsx';

/** Text as somebody typed it into a plain text area; records of older times hold rich text there. */
const meta = {
  title: 'Components/PlainText',
  component: PlainText,
  tags: ['rtl', 'phone'],
  args: { text: 'Water: 20 l a person.\nShelter: tents for those with children <5 years.' },
} satisfies Meta<typeof PlainText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Water/);
    await expect(text).toHaveTextContent('<5 years.');
    await expect(text).toHaveStyle({ whiteSpace: 'pre-line' });
  },
};

export const RichOnce: Story = {
  args: { text: '<ul><li>Water</li><li>Shelter</li></ul>' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
  },
};

export const Nothing: Story = {
  args: { text: ' \n' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
