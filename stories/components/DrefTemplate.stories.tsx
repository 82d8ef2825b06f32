import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { TemplateDialog } from '#src/screens/dref/excel/TemplateDialog/index.tsx';
import { Answering, type StoryAnswers } from '#stories/support/Answering.tsx';
import { DREF_LISTS } from '#stories/support/drefAnswers.ts';

interface TemplateStoryProps {
  /** What the API says of the lists that the file offers. */
  answers: StoryAnswers;
  onClose: () => void;
}

const TemplateStory = ({ answers, onClose }: TemplateStoryProps) => (
  <Answering answers={answers}>
    <TemplateDialog onClose={onClose} />
  </Answering>
);

/** Hands out the file in which an application to the emergency fund is filled in without a connection. */
const meta = {
  title: 'Records/DrefTemplate',
  component: TemplateStory,
  tags: ['rtl', 'phone'],
  args: { answers: DREF_LISTS, onClose: fn() },
} satisfies Meta<typeof TemplateStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const toDownload = () => screen.findByRole('button', { name: /^(Download|تنزيل)$/ });

/** It can be had once the lists that it offers are there. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await toDownload()).toBeEnabled());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** A file whose lists are empty would be of no use: what failed can be tried again. */
export const WithoutItsLists: Story = {
  args: { answers: {} },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    await expect(await toDownload()).toBeDisabled();
  },
};
