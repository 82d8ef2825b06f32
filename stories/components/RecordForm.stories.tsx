import { useMemo, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '#src/components/Button/index.tsx';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { type Ending, type ExampleValues, exampleForm } from '#stories/support/exampleForm.tsx';

interface FormStoryProps {
  /** What it begins with. */
  initial: ExampleValues;
  /** How sending ends. */
  ending?: Ending;
  isInSteps?: boolean;
  /** How many more times each of its fields is there. */
  repeated?: number;
  /** The record is there already; somebody else may change it meanwhile. */
  isEdited?: boolean;
  former?: ExampleValues;
  onSaved: (record: object) => void;
}

function FormStory({
  initial,
  ending,
  isInSteps,
  repeated,
  isEdited = false,
  former,
  onSaved,
}: FormStoryProps) {
  const definition = useMemo(() => exampleForm(ending, isInSteps, repeated), [ending, isInSteps, repeated]);
  // No draft of an earlier look at the story.
  const [draft] = useState(() => crypto.randomUUID());
  return (
    <RecordForm
      definition={definition}
      user={1}
      slot={isEdited ? { id: 7 } : { draft }}
      initial={initial}
      version={isEdited ? '1' : undefined}
      former={former}
      onSaved={onSaved}
    />
  );
}

const WELLS: ExampleValues = {
  title: 'Wells of Bagmati',
  start_date: '2026-05-01',
  country: 123,
  sources: [
    { key: 'a', name: 'OCHA' },
    { key: 'b', name: 'WHO' },
  ],
};

/** A form of records from its table of fields, by `machines/form.ts`: every kind of field, and the states it can be in. */
const meta = {
  title: 'Components/RecordForm',
  component: FormStory,
  tags: ['phone'],
  args: { initial: WELLS, onSaved: fn() },
  // Each look at a story begins at the first step, whichever the one before has left in the address.
  beforeEach: () => {
    const address = new URL(window.location.href);
    for (const name of ['step', 'draft']) address.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', address);
  },
} satisfies Meta<typeof FormStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const SUBMIT = { name: 'Submit' };

export const EveryKindOfField: Story = {
  tags: ['rtl'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('textbox')).length).toBeGreaterThan(5);
  },
};

export const WhatIsWrong: Story = {
  args: { initial: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', SUBMIT));
    const links = within(canvas.getByRole('alert')).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Project name',
      'Start date',
      'Receiving country',
    ]);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Project name/ })).toHaveFocus());
  },
};

export const RowsInAnOrder: Story = {
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('group', { name: /^Name \d/ });
    const names = () =>
      rows().map((row) => within(row).getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value);
    (await canvas.findByRole('button', { name: 'Move down: Name 1' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['WHO', 'OCHA']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Name 1' }));
    await expect(names()).toEqual(['OCHA']);
    await userEvent.click(canvas.getByRole('button', { name: 'Put it back' }));
    await expect(names()).toEqual(['WHO', 'OCHA']);
  },
};

export const InSteps: Story = {
  args: { isInSteps: true, initial: { ...WELLS, country: undefined } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('tab', { name: /Operation and programme/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tab', { name: /^Project.*complete/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('tab', { name: /Operation and programme.*1 error/ })).toBeVisible();
  },
};

export const RefusedByTheServer: Story = {
  args: { ending: 'refused' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', SUBMIT));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Project name/ })).toBeInvalid());
  },
};

export const WithoutAConnection: Story = {
  args: { ending: 'offline' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', SUBMIT));
    await expect(await canvas.findByRole('button', { name: 'Send now' })).toBeVisible();
  },
};

export const ChangedBySomebodyElse: Story = {
  args: { ending: 'conflict', isEdited: true },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Project name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Springs');
    await userEvent.click(canvas.getByRole('button', SUBMIT));
    const choice = await canvas.findByRole('radiogroup', { name: /^Project name/ });
    await expect(within(choice).getByRole('radio', { name: 'Your version: Springs' })).toBeChecked();
    await expect(
      within(choice).getByRole('radio', { name: 'Their version: Wells of Gandaki' }),
    ).toBeVisible();
  },
};

export const BesideWhatStoodThereBefore: Story = {
  args: { former: { ...WELLS, title: 'Springs of Bagmati', country: 124, end_date: '2027-01-31' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Before: Springs of Bagmati')).toBeVisible();
    await expect(canvas.getByText('Before: Niger')).toBeVisible();
    const name = canvas.getByRole('textbox', { name: /^Project name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Springs of Bagmati');
    await expect(canvas.queryByText('Before: Springs of Bagmati')).toBeNull();
  },
};

export const AsLongAsTheLongest: Story = {
  args: {
    repeated: 8,
    initial: {
      ...WELLS,
      sources: Array.from({ length: 40 }, (_, index) => ({ key: `k${index}`, name: `Source ${index}` })),
    },
  },
  play: async ({ canvas }) => {
    // The last ones come once the first can be typed into.
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: /^Project name/ })).toHaveLength(9));
  },
};

/** The same behind a button: what opening it costs is measured between a press and the picture. */
export const OpenedByAPress: Story = {
  args: AsLongAsTheLongest.args ?? {},
  render: (args) => <Opened {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Open' })).toBeVisible();
  },
};

function Opened(props: FormStoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</Button>
      {isOpen && <FormStory {...props} />}
    </>
  );
}

export const Saved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', SUBMIT));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
  },
};
