import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RichText } from '#src/components/RichText/index.tsx';

/** Text with markup, made safe: what the allow lists do not name is left out. */
const meta = {
  title: 'Components/RichText',
  component: RichText,
  tags: ['rtl', 'phone'],
  args: { html: '<p>Homes need <strong>support</strong>.</p><ul><li>Water</li><li>Shelter</li></ul>' },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Safe: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('support')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Hostile: Story = {
  args: {
    html: '<p onclick="alert(1)">Kept<script>alert(2)</script></p><a href="javascript:alert(3)">words</a>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Kept')).toBeVisible();
    await expect(canvasElement.querySelector('script, [onclick], a[href^="javascript"]')).toBeNull();
  },
};

export const WithTable: Story = {
  args: {
    html: '<table><thead><tr><th>Need</th></tr></thead><tbody><tr><td>Water</td></tr></tbody></table>',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { html: '<p>&nbsp;</p>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
