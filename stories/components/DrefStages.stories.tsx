import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { StageList } from '#src/records/dref/StageTrack/index.tsx';

const application = {
  key: 'application-1',
  stage: 'application',
  id: 1,
  status: 4,
  title: 'Floods',
} as const;
const update = { key: 'update-2', stage: 'update', id: 2, number: 1, status: 3, title: 'Floods' } as const;
const report = { key: 'report-1', stage: 'report', id: 1, status: 2, title: 'Floods' } as const;

/** Where a DREF is: take it wherever one of its stages is read or written. */
const meta = {
  title: 'Records/DrefStages',
  component: StageList,
  tags: ['rtl', 'phone'],
  args: { stages: [application, update], current: update.key },
} satisfies Meta<typeof StageList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The stage that the page is about is no link; the others lead to what they say. */
export const OnAnUpdate: Story = {
  play: async ({ canvas }) => {
    const [application, update, ...others] = canvas.getAllByRole('listitem');
    await expect(others).toEqual([]);
    await expect(application?.querySelector('a')).toHaveAttribute('href', '/dref-applications/1/export');
    await expect(update).toHaveAttribute('aria-current', 'step');
    await expect(update?.querySelector('a')).toBeNull();
  },
};

/** The last one, while it is translated. */
export const InTranslation: Story = {
  args: { stages: [application, { ...update, status: 4 }, report], current: report.key },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  },
};
