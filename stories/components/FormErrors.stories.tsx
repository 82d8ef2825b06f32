import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FormErrors } from '#src/components/FormErrors/index.tsx';

/** What is wrong with a form as a whole, read out as soon as it is there. */
const meta = {
  title: 'Components/FormErrors',
  component: FormErrors,
  tags: ['rtl'],
  args: { messages: [] },
} satisfies Meta<typeof FormErrors>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('');
  },
};

export const Several: Story = {
  args: { messages: ['You could not be signed in. Check your details and try again.', 'Network error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Network error');
  },
};
