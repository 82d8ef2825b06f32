import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Select, type SelectProps } from '#src/components/Select/index.tsx';
import { LABEL_CONTROLS } from '#stories/support/controls.ts';
import { Held } from '#stories/support/Held.tsx';

interface Country {
  id: number;
  name: string;
  region: string;
}

const COUNTRIES: readonly Country[] = [
  { id: 1, name: 'Côte d’Ivoire', region: 'Africa' },
  { id: 2, name: 'Fiji', region: 'Asia Pacific' },
  { id: 3, name: 'Nepal', region: 'Asia Pacific' },
  { id: 4, name: 'Niger', region: 'Africa' },
  { id: 5, name: 'Peru', region: 'Americas' },
];

const keyOf = ({ id }: Country) => id;
const labelOf = ({ name }: Country) => name;
const groupOf = ({ region }: Country) => region;

function many(count: number): Country[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    name: `Country ${id + 1}`,
    region: COUNTRIES[id % COUNTRIES.length]?.region ?? '',
  }));
}

type One = Extract<SelectProps<Country, number>, { isMultiple?: false | undefined }>;
type Several = Extract<SelectProps<Country, number>, { isMultiple: true }>;

function OneOf(props: One) {
  return (
    <Held value={props.value ?? undefined} onChange={(value) => props.onChange(value, undefined)}>
      {(value, onChange) => <Select {...props} value={value} onChange={onChange} />}
    </Held>
  );
}

function SeveralOf(props: Several) {
  return (
    <Held value={props.value ?? []} onChange={(value) => props.onChange(value, [])}>
      {(value, onChange) => <Select {...props} value={value} onChange={onChange} />}
    </Held>
  );
}

/**
 * One or several of many options, found by typing: among those at hand or by a search, by `machines/select.ts`. For a short
 * list that needs no finding there is `SelectInput`.
 */
const meta = {
  title: 'Components/Select',
  component: OneOf,
  tags: ['rtl'],
  args: {
    label: 'Country',
    name: 'country',
    options: COUNTRIES,
    keyOf,
    labelOf,
    value: undefined,
    onChange: fn(),
  },
  argTypes: {
    ...LABEL_CONTROLS,
    isRequired: { control: 'boolean' },
    isDisabled: { control: 'boolean' },
    isReadOnly: { control: 'boolean' },
    placeholder: { control: 'text' },
    limit: { control: 'number' },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OneOf>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

const input = ({ canvas }: Context) => canvas.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function openByKey(context: Context) {
  input(context).focus();
  await context.userEvent.keyboard('{ArrowDown}');
  await expect(input(context)).toHaveAttribute('aria-expanded', 'true');
}

export const Closed: Story = {
  play: async (context) => {
    await expect(input(context)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  tags: ['phone'],
  play: async (context) => {
    await openByKey(context);
    await expect(options()).toEqual(COUNTRIES.map(labelOf));
  },
};

export const Filtered: Story = {
  play: async (context) => {
    await context.userEvent.type(input(context), 'ni');
    await expect(options()).toEqual(['Niger']);
  },
};

export const FilteredEmpty: Story = {
  play: async (context) => {
    await context.userEvent.type(input(context), 'atlantis');
    await expect(options()).toEqual([]);
  },
};

export const Picked: Story = {
  play: async (context) => {
    await openByKey(context);
    await context.userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(context.args.onChange).toHaveBeenCalledOnce();
    await expect(input(context)).toHaveAttribute('aria-expanded', 'false');
    await expect(input(context)).not.toHaveValue('');
  },
};

export const Pending: Story = { args: { options: undefined }, play: openByKey };
export const Empty: Story = { args: { options: [] }, play: openByKey };

export const Failed: Story = {
  args: { options: undefined, hasFailed: true, onRetry: fn() as (() => void) | undefined },
  play: openByKey,
};

export const Grouped: Story = {
  args: { groupOf },
  play: async (context) => {
    await openByKey(context);
    await expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Africa',
      'Asia Pacific',
      'Americas',
    ]);
  },
};

export const AndMore: Story = {
  args: { options: many(60), limit: 20 },
  play: async (context) => {
    await openByKey(context);
    await expect(screen.getAllByText(/40/)[0]).toBeInTheDocument();
  },
};

export const TenThousandOptions: Story = {
  args: { options: many(10_000) },
  play: async (context) => {
    await openByKey(context);
    await expect(options().length).toBeLessThan(100);
    await context.userEvent.keyboard('{End}');
    await waitFor(() => expect(options()).toContain('Country 10000'));
  },
};

/** To try by hand, and for the bench. */
export const TenThousandAtHand: Story = {
  args: { options: many(10_000) },
  play: async (context) => {
    await expect(input(context)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Searching: Story = {
  args: { options: undefined, search: () => new Promise(() => {}) },
  play: async (context) => {
    await context.userEvent.type(input(context), 'nep');
    await expect(await screen.findByRole('listbox', { hidden: true })).toHaveAttribute('aria-busy', 'true');
  },
};

/** A failed search says so and is tried again by its button. */
export const SearchFailed: Story = {
  args: {
    options: undefined,
    search: fn((): Promise<never> => Promise.reject(new Error('The network is gone.'))),
  },
  play: async (context) => {
    await context.userEvent.type(input(context), 'nep');
    const ofTheList = () =>
      screen.queryAllByRole('button').filter((button) => button.closest('[popover]') !== null);
    await waitFor(() => expect(ofTheList()).toHaveLength(1));
    const [retry] = ofTheList();
    if (retry) await context.userEvent.click(retry);
    await waitFor(() => expect(context.args.search).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(ofTheList()).toHaveLength(1));
  },
};

export const Found: Story = {
  args: {
    options: undefined,
    search: async () => ({ options: COUNTRIES.slice(2, 3), total: 8 }),
  },
  play: async (context) => {
    await context.userEvent.type(input(context), 'nep');
    await waitFor(() => expect(options()).toEqual(['Nepal']));
  },
};

export const ReadOnly: Story = {
  args: { value: 3, isReadOnly: true },
  play: async (context) => {
    await expect(input(context)).toHaveValue('Nepal');
    await context.userEvent.click(input(context));
    await context.userEvent.keyboard('{ArrowDown}');
    await expect(input(context)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Disabled: Story = {
  args: { value: 3, isDisabled: true },
  play: async (context) => {
    await expect(input(context)).toBeDisabled();
    await expect(input(context)).toHaveValue('Nepal');
  },
};
export const Wrong: Story = {
  args: { isRequired: true, hint: 'Where it is', error: 'Choose a country.' },
  play: async (context) => {
    await expect(input(context)).toBeInvalid();
    await expect(input(context)).toHaveAccessibleDescription('Where it is Choose a country.');
  },
};

const severalArgs = {
  isMultiple: true,
  label: 'Countries',
  name: 'countries',
  options: COUNTRIES,
  keyOf,
  labelOf,
  onChange: fn(),
} as const;

export const Several: Story = {
  render: () => <SeveralOf {...severalArgs} value={[2, 3, 4, 5]} />,
  play: async (context) => {
    await expect(context.canvas.getByRole<HTMLInputElement>('combobox').value).toContain('Fiji');
    await openByKey(context);
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(4);
  },
};

export const SelectAll: Story = {
  render: () => <SeveralOf {...severalArgs} value={[]} />,
  play: async (context) => {
    await openByKey(context);
    const [selectAll] = context.canvas.getAllByRole('button');
    if (selectAll) await context.userEvent.click(selectAll);
    await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(COUNTRIES.length);
  },
};

export const Cleared: Story = {
  args: { value: 3 },
  play: async (context) => {
    const [clear] = context.canvas.getAllByRole('button');
    if (clear) await context.userEvent.click(clear);
    await expect(input(context)).toHaveValue('');
    await expect(input(context)).toHaveFocus();
  },
};

function KeywordTaken(props: One) {
  const [taken, setTaken] = useState('');
  return (
    <>
      <OneOf {...props} onEnterWithoutOption={setTaken} />
      <p>{taken && `Looked for: ${taken}`}</p>
    </>
  );
}

/** Enter while no option has the focus hands the keyword to the caller. */
export const KeywordGoesElsewhere: Story = {
  render: (args) => <KeywordTaken {...args} />,
  play: async (context) => {
    await expect(input(context)).toHaveAttribute('aria-expanded', 'false');
  },
};

export const EnterWithoutOption: Story = {
  args: { onEnterWithoutOption: fn() as ((keyword: string) => void) | undefined },
  play: async (context) => {
    await context.userEvent.type(input(context), 'atlantis{Enter}');
    await expect(context.args.onEnterWithoutOption).toHaveBeenCalledWith('atlantis');
  },
};
