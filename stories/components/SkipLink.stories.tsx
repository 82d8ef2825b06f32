import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SkipLink } from '#src/components/SkipLink/index.tsx';

/** The first stop of the Tab key leads past the navigation; until it has the focus nobody sees it. */
const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  tags: ['rtl', 'phone'],
  args: { target: 'content', children: 'Skip to the content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="content" tabIndex={-1}>
          <h1>Emergencies</h1>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('link').getBoundingClientRect().top).toBeGreaterThanOrEqual(0),
    );
  },
};
