import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FileInput } from '#src/components/FileInput/index.tsx';

/** Files, picked or dropped. It shows how far each is; to hold them to the limits and to upload them is the caller's. */
const meta = {
  title: 'Components/FileInput',
  component: FileInput,
  tags: ['rtl', 'phone'],
  args: {
    label: 'Images',
    name: 'images',
    limits: { accept: '.png,.jpg', maxSize: 10_000_000, maxCount: 3 },
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const map = { id: '1', name: 'map-of-the-flooded-area.png', size: 1_250_000 };

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['map'], 'map.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Images'), file);
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
  },
};

export const Waiting: Story = {
  args: { files: [{ ...map, status: 'waiting' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(map.name)).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Uploading: Story = {
  args: { files: [{ ...map, status: 'uploading', progress: 40 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(40);
  },
};

export const Uploaded: Story = {
  args: { files: [{ ...map, status: 'uploaded', href: '#map' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await expect(canvas.getByLabelText('Images')).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { files: [{ ...map, status: 'failed', error: 'The file is too large.' }] },
  play: async ({ args, canvas, userEvent }) => {
    const [retry] = canvas.getAllByRole('button');
    if (retry) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledWith('1');
  },
};

export const Wrong: Story = {
  args: { isRequired: true, error: 'Add an image.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add an image.')).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { isDisabled: true, files: [{ ...map, status: 'uploaded' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Images')).toBeDisabled();
  },
};
