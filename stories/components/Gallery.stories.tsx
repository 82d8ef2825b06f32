import { expect, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Gallery } from '#src/components/Gallery/index.tsx';

const picture = (width: number, height: number, color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="50%" cy="50%" r="20%" fill="#ffffff"/></svg>`,
  )}`;

const PHOTOS = [
  { id: 1, src: picture(1200, 800, '#2f6fb2'), caption: 'bridge.jpg', detail: '2.1 MB' },
  { id: 2, src: picture(600, 1200, '#3f6f2a'), caption: 'camp.jpg', detail: '1.4 MB' },
  { id: 3, src: picture(2400, 700, '#8a4fa3'), caption: 'A road that the river took, near Surkhet' },
];

/** Photos of a record, by `machines/gallery.ts`: take it wherever a record has more than its words to show. */
const meta = {
  title: 'Components/Gallery',
  component: Gallery,
  tags: ['rtl', 'phone'],
  args: { photos: PHOTOS },
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Photos: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(3);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};

/** Maps are shown whole. */
export const Maps: Story = {
  args: { isWhole: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
  },
};

/** As large as the window has room for, whatever their shape: the buttons stay where they are. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    const window = await screen.findByRole('dialog');
    const dialog = within(window);
    const next = dialog.getByRole('button', { name: /next|التالية/i });
    // The window itself is still rising.
    const place = () => next.getBoundingClientRect().top - window.getBoundingClientRect().top;
    const before = place();
    await userEvent.click(next);
    await expect(Math.abs(place() - before)).toBeLessThan(1);
    await expect(dialog.getByRole('status')).toHaveTextContent('camp.jpg');
  },
};
