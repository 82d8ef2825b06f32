import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { writeWorkbook } from '#src/domain/workbook/writeWorkbook.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { ImportDialog } from '#src/screens/dref/excel/ImportDialog/index.tsx';
import { FIELD_NAMES } from '#src/screens/dref/excel/marks.ts';
import { applicationForm } from '#src/screens/dref/forms/definitions.tsx';
import { Answering } from '#stories/support/Answering.tsx';
import { DREF_LISTS } from '#stories/support/drefAnswers.ts';

interface ImportStoryProps {
  /** What is in the form already. */
  filled: object;
  onClose: () => void;
}

function ImportStory({ filled, onClose }: ImportStoryProps) {
  // No draft of an earlier look at the story.
  const [draft] = useState(() => crypto.randomUUID());
  return (
    <Answering answers={DREF_LISTS}>
      <RecordForm
        definition={applicationForm}
        user={1}
        slot={{ draft }}
        initial={filled}
        // Its fields are seen elsewhere.
        isRead
        above={<ImportDialog stage="application" onClose={onClose} />}
        onSaved={() => {}}
      />
    </Answering>
  );
}

/** A file as somebody saved it who filled in the template: values by the names of their fields. */
async function fileWith(values: Readonly<Record<string, string | number>>): Promise<File> {
  const rows = [
    ['', '', '', FIELD_NAMES],
    ...Object.entries(values).map(([name, value]) => [name, value, '', name]),
  ];
  const workbook = await writeWorkbook([
    {
      name: 'Operation Overview',
      columns: rows[0]?.map(() => ({ width: 30 })) ?? [],
      rows: rows.map((cells) => ({ cells: cells.map((value) => (value === '' ? {} : { value })) })),
    },
  ]);
  return new File([workbook], 'application.xlsx');
}

/** Reads a filled-in template, and shows what it says before any of it is taken over into the form. */
const meta = {
  title: 'Records/DrefImport',
  component: ImportStory,
  tags: ['rtl', 'phone'],
  args: { filled: {}, onClose: fn() },
} satisfies Meta<typeof ImportStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(userEvent: { upload(input: HTMLElement, file: File): Promise<void> }, file: File) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]:enabled');
    if (!found) throw new Error('No file can be chosen yet.');
    return found;
  });
  await userEvent.upload(input, file);
}
/** The last button of the dialog. */
const takeOver = () => screen.getAllByRole('button').at(-1) as HTMLElement;

/** Nothing can be taken over yet. */
export const ToBegin: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await waitFor(() => expect(document.querySelector('input[type="file"]:enabled')).not.toBeNull());
    await expect(takeOver()).toBeDisabled();
  },
};

/** What was understood stands below what was not, each with the place in the file and what would be. */
export const PartlyUnderstood: Story = {
  play: async ({ args, userEvent }) => {
    const file = await fileWith({ title: 'Floods in Nepal', num_affected: 1200, people_in_need: 'many' });
    await choose(userEvent, file);
    await waitFor(() => expect(screen.getByText('Floods in Nepal')).toBeVisible());
    await waitFor(() => expect(screen.getByText('many')).toBeVisible());
    await userEvent.click(takeOver());
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** What stands in the form is kept unless the reader wants what the file says. */
export const OfAFilledForm: Story = {
  args: { filled: { title: 'Mine' } },
  play: async ({ userEvent }) => {
    await choose(userEvent, await fileWith({ title: 'Of the file', num_affected: 1200 }));
    const replace = (await screen.findAllByRole('radio')).at(-1) as HTMLElement;
    await userEvent.click(replace);
    await expect((await screen.findAllByText('Of the file')).length).toBeGreaterThan(1);
  },
};

/** A file that is none of these says what to do. */
export const NoTemplate: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, new File(['no workbook'], 'notes.xlsx'));
    await waitFor(() => expect(screen.getByText('notes.xlsx')).toBeVisible());
    await expect(takeOver()).toBeDisabled();
  },
};
