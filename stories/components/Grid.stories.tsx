import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '#src/components/Card/index.tsx';
import { Grid } from '#src/components/Grid/index.tsx';

/** Parts of a page beside each other. */
const meta = {
  title: 'Components/Grid',
  component: Grid,
  tags: ['rtl', 'phone'],
  args: {
    minWidth: 6,
    children: ['Needs', 'Response', 'Funding', 'People'].map((name) => <Card key={name}>{name}</Card>),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As the browser laid them out: the parts on the first row. */
const columnsOf = (canvasElement: HTMLElement) => {
  const parts = [...canvasElement.querySelectorAll('article')];
  const [first] = parts;
  return parts.filter((part) => part.offsetTop === first?.offsetTop).length;
};

/** Two columns, unless there is no room. */
export const TwoColumns: Story = {
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(2);
  },
};

export const FourColumns: Story = {
  args: { preferredColumns: 4, minWidth: 3 },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(4);
  },
};

/** Columns as wide as the page stand below each other. */
export const NoRoom: Story = {
  args: { minWidth: 200 },
  play: async ({ canvasElement }) => {
    await expect(columnsOf(canvasElement)).toBe(1);
  },
};
