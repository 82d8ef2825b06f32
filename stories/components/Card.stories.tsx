import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card } from '#src/components/Card/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';

/** One record among its equals. A link in its heading makes the whole card lead there. */
const meta = {
  title: 'Components/Card',
  component: Card,
  tags: ['rtl', 'phone'],
  args: { children: 'Situation overview' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Situation overview');
  },
};

export const LeadsOn: Story = {
  args: {
    children: (
      <>
        <h2>
          <TextLink to="/emergencies/1050">Nepal: Floods</TextLink>
        </h2>
        <p>1.2M people affected</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nepal: Floods' })).toHaveAttribute(
      'href',
      '/emergencies/1050',
    );
  },
};
