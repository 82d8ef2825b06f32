import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';

/** Links, in a text or as a button. One that leads out of the app opens a new tab and says so. */
const meta = {
  title: 'Components/Link',
  component: TextLink,
  tags: ['rtl'],
  args: { to: '/emergencies', children: 'All emergencies' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All emergencies' })).toHaveAttribute(
      'href',
      '/emergencies',
    );
  },
};

export const Outside: Story = {
  args: { to: 'https://example.org/', isExternal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
};

export const NotALink: Story = {
  args: { to: 'javascript:alert(1)', isExternal: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const AsButton: Story = {
  render: () => (
    <ButtonLink to="/login" variant="primary">
      Log in
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};
