import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { type FileEntry, FileInput } from '#src/components/FileInput/index.tsx';
import { NumberInput, type TypedNumber } from '#src/components/NumberInput/index.tsx';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { Switch } from '#src/components/Switch/index.tsx';
import { TextArea } from '#src/components/TextArea/index.tsx';
import { YesNoInput } from '#src/components/YesNoInput/index.tsx';

type InputOf<Value> = (value: Value, onChange: (value: Value) => void) => ReactNode;

function Holder<Value>({ first, told, input }: { first: Value; told: Value[]; input: InputOf<Value> }) {
  const [value, setValue] = useState(first);
  return input(value, (next) => {
    told.push(next);
    setValue(next);
  });
}

/** A form that holds one value, and what it was told of it. */
function hold<Value>(first: Value, input: InputOf<Value>) {
  const told: Value[] = [];
  render(<Holder first={first} told={told} input={input} />);
  return { user: userEvent.setup(), told };
}

/** The words that are read out after the name of an element. */
function descriptionOf(element: HTMLElement) {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent?.trim());
}

describe('TextArea', () => {
  it('takes several lines, and is told about by hint and error', async () => {
    const { user, told } = hold('', (value, onChange) => (
      <TextArea
        label="Description"
        name="description"
        hint="What happened, where, when"
        error="Describe the event."
        isRequired
        value={value}
        onChange={onChange}
      />
    ));
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    await user.type(area, 'Floods{Enter}in Nepal');
    expect([area.value, told.at(-1), area.name]).toEqual([
      'Floods\nin Nepal',
      'Floods\nin Nepal',
      'description',
    ]);
    expect(descriptionOf(area)).toEqual(['What happened, where, when', 'Describe the event.']);
    expect([area.getAttribute('aria-invalid'), area.getAttribute('aria-required')]).toEqual(['true', 'true']);
  });
});

describe('NumberInput', () => {
  const renderNumber = (first?: TypedNumber | null, reads?: 'percentage') =>
    hold<TypedNumber | null>(first, (value, onChange) => (
      <>
        <NumberInput
          label="People affected"
          name="num_affected"
          reads={reads}
          value={value}
          onChange={onChange}
        />
        <button type="button" onClick={() => onChange(7)}>
          Seven
        </button>
      </>
    ));
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'People affected' });

  it.each([
    ['1200', 1200],
    [' 1,200 ', 1200],
    ['1 200 000', 1_200_000],
    ['-5', -5],
    ['\u22125', -5],
    ['-0', 0],
    ['١٢٠٠', 1200],
    ['١٬٢٠٠', 1200],
    ['۴۵۶', 456],
    ['1.200', 1200],
    // What is no number is told as it was typed.
    ['1.5', '1.5'],
    ['1,5', '1,5'],
    ['1e3', '1e3'],
    ['about 40', 'about 40'],
    ['-', '-'],
    ['99999999999999999999', '99999999999999999999'],
  ])('reads "%s" as %s, and leaves it as it was typed', async (typed, value) => {
    const { user, told } = renderNumber();
    await user.type(input(), typed);
    expect(told.at(-1)).toBe(value);
    expect(input().value).toBe(typed);
  });

  it('says that what was left is no number, and stops once it is one', async () => {
    const { user } = renderNumber();
    await user.type(input(), '12 people');
    expect(input().getAttribute('aria-invalid')).toBe(null);
    await user.tab();
    expect(descriptionOf(input())).toEqual(['Enter a whole number, such as 1200.']);
    await user.clear(input());
    await user.type(input(), '12');
    await user.tab();
    expect(input().getAttribute('aria-invalid')).toBe(null);
  });

  it('says of a percentage that it is none, and reads one with its sign', async () => {
    const { user, told } = renderNumber(undefined, 'percentage');
    await user.type(input(), 'about half');
    await user.tab();
    expect(descriptionOf(input())).toEqual(['Enter a number, such as 12.5.']);
    await user.clear(input());
    await user.type(input(), '50 %');
    await user.tab();
    expect([told.at(-1), input().value, input().getAttribute('aria-invalid')]).toEqual([50, '50 %', null]);
  });

  it('shows what was typed before and could not be read, and says so at once', () => {
    renderNumber('about 40');
    expect(input().value).toBe('about 40');
    expect(descriptionOf(input())).toEqual(['Enter a whole number, such as 1200.']);
  });

  it('reports undefined once it is emptied, and shows the value that it is given', async () => {
    const { user, told } = renderNumber(1200);
    expect(input().value).toBe('1200');
    await user.clear(input());
    expect(told).toEqual([undefined]);
    await user.type(input(), 'x');
    await user.click(screen.getByRole('button', { name: 'Seven' }));
    expect(input().value).toBe('7');
  });

  it('is no spinner: arrows and the wheel change nothing', async () => {
    const { user, told } = renderNumber(5);
    await user.click(input());
    await user.keyboard('{ArrowUp}');
    fireEvent.wheel(input(), { deltaY: 100 });
    expect([told, input().value]).toEqual([[], '5']);
  });
});

const STATUSES = [
  { value: 'early', label: 'Early warning', description: 'Before an event' },
  { value: 'event', label: 'Event' },
] as const;

describe('RadioGroup', () => {
  const renderStatus = (props: { isClearable?: boolean; error?: string } = {}) =>
    hold<'early' | 'event' | undefined>(undefined, (value, onChange) => (
      <RadioGroup
        label="Status"
        name="status"
        isRequired
        hint="Of the report"
        options={STATUSES}
        value={value}
        onChange={onChange}
        {...props}
      />
    ));

  it('is one question with its answers, each with what it means', async () => {
    const { user, told } = renderStatus({ error: 'Choose one.' });
    const group = screen.getByRole('radiogroup', { name: /^Status/u });
    expect(descriptionOf(group)).toEqual(['Of the report', 'Choose one.']);
    expect([group.getAttribute('aria-invalid'), group.getAttribute('aria-required')]).toEqual([
      'true',
      'true',
    ]);
    const early = within(group).getByRole<HTMLInputElement>('radio', { name: 'Early warning' });
    expect(descriptionOf(early)).toEqual(['Before an event']);
    await user.click(screen.getByText('Event'));
    expect(told).toEqual(['event']);
  });

  it('takes an answer back when asked to, and keeps the focus in the group', async () => {
    const { user, told } = renderStatus({ isClearable: true });
    expect(screen.queryByRole('button')).toBe(null);
    await user.click(screen.getByText('Event'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(told).toEqual(['event', undefined]);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      false,
    ]);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Early warning' }));
  });

  it('does not share its answer with another group of its name', async () => {
    renderStatus();
    renderStatus();
    const user = userEvent.setup();
    const [first, , third] = screen.getAllByRole<HTMLInputElement>('radio');
    if (!first || !third) throw new Error('Both groups have radios.');
    await user.click(first);
    await user.click(third);
    expect([first.checked, third.checked]).toEqual([true, true]);
  });
});

describe('YesNoInput', () => {
  it('tells no from no answer', async () => {
    const { user, told } = hold<boolean | null | undefined>(null, (value, onChange) => (
      <YesNoInput label="Government requests help?" name="request" value={value} onChange={onChange} />
    ));
    const checked = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value;
    expect(checked()).toBeUndefined();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(checked()).toBe('no');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(told).toEqual([false, true, undefined]);
  });
});

describe('Switch', () => {
  it('turns on and off by its label and by Space', async () => {
    const { user, told } = hold(false, (value, onChange) => (
      <Switch label="Follow" hint="By e-mail" error="Not saved." isChecked={value} onChange={onChange} />
    ));
    const input = screen.getByRole('switch', { name: 'Follow' });
    expect(descriptionOf(input)).toEqual(['By e-mail', 'Not saved.']);
    await user.click(screen.getByText('Follow'));
    expect(input.getAttribute('aria-checked')).toBe('true');
    input.focus();
    await user.keyboard(' ');
    expect(told).toEqual([true, false]);
  });
});

describe('SegmentInput', () => {
  it('is one of a few, in one group', async () => {
    const { user, told } = hold<'map' | 'table'>('map', (value, onChange) => (
      <SegmentInput
        label="View"
        name="view"
        options={[
          { value: 'map', label: 'Map' },
          { value: 'table', label: 'Table' },
        ]}
        value={value}
        onChange={onChange}
      />
    ));
    expect(screen.getByRole('radiogroup', { name: 'View' })).toBeTruthy();
    await user.click(screen.getByText('Table'));
    await user.click(screen.getByText('Map'));
    expect(told).toEqual(['table', 'map']);
  });
});

describe('CheckboxGroup', () => {
  const options = [
    { value: 1, label: 'Health' },
    { value: 2, label: 'Shelter', description: 'With settlements' },
    { value: 3, label: 'WASH' },
  ];

  it('reports what is chosen in the order of its options, and keeps what it does not know', async () => {
    const { user, told } = hold<readonly number[]>([9, 3], (value, onChange) => (
      <CheckboxGroup label="Sectors" name="sectors" options={options} value={value} onChange={onChange} />
    ));
    await user.click(screen.getByRole('checkbox', { name: 'Health' }));
    await user.click(screen.getByRole('checkbox', { name: 'WASH' }));
    expect(told).toEqual([
      [1, 3, 9],
      [1, 9],
    ]);
  });

  it('says in its name that it is required, and in each box that something is wrong', () => {
    render(
      <CheckboxGroup
        label="Sectors"
        name="sectors"
        isRequired
        hint="One at least"
        error="Choose a sector."
        options={options}
        value={[]}
        onChange={() => {}}
      />,
    );
    const group = screen.getByRole('group', { name: /Sectors.*required/u });
    expect(descriptionOf(group)).toEqual(['One at least', 'Choose a sector.']);
    const boxes = within(group).getAllByRole('checkbox');
    expect(boxes.map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
  });
});

describe('FileInput', () => {
  const renderFiles = (files: readonly FileEntry[] = [], maxCount = 3) => {
    const onAdd = vi.fn<(files: readonly File[]) => void>();
    const onRemove = vi.fn<(id: string) => void>();
    const onRetry = vi.fn<(id: string) => void>();
    render(
      <FileInput
        label="Images"
        name="images"
        hint="Of the operation."
        limits={{ accept: '.pdf,image/png', maxSize: 10_000_000, maxCount }}
        files={files}
        onAdd={onAdd}
        onRemove={onRemove}
        onRetry={onRetry}
      />,
    );
    return { user: userEvent.setup(), onAdd, onRemove, onRetry };
  };
  const map = new File(['map'], 'map.png', { type: 'image/png' });
  const plan = new File(['plan'], 'plan.pdf', { type: 'application/pdf' });
  const namesGiven = (onAdd: { mock: { calls: [readonly File[]][] } }) =>
    onAdd.mock.calls.map(([files]) => files.map(({ name }) => name));

  it('tells its limits before anything is chosen', () => {
    renderFiles();
    expect(descriptionOf(screen.getByLabelText('Images'))).toEqual([
      'Of the operation. File types: PDF, PNG. Up to 10 MB each. Up to 3 files.',
    ]);
  });

  it('takes files by picking, and the same one again', async () => {
    const { user, onAdd } = renderFiles();
    await user.upload(screen.getByLabelText('Images'), [map, plan]);
    await user.upload(screen.getByLabelText('Images'), [map]);
    expect(namesGiven(onAdd)).toEqual([['map.png', 'plan.pdf'], ['map.png']]);
  });

  it('takes files by dropping, one where there is room for one', () => {
    const { onAdd } = renderFiles([], 1);
    fireEvent.drop(screen.getByLabelText('Images'), { dataTransfer: { files: [map, plan] } });
    expect(namesGiven(onAdd)).toEqual([['map.png']]);
  });

  it('shows how far each file is, and lets it be removed or tried again', async () => {
    const { user, onRemove, onRetry } = renderFiles([
      { id: '1', name: 'map.png', size: 1_250_000, status: 'uploading', progress: 40 },
      { id: '2', name: 'plan.pdf', size: 900, status: 'failed', error: 'Too large.' },
      { id: '3', name: 'old.pdf', status: 'uploaded', href: '/files/3' },
    ]);
    const rows = within(screen.getByRole('list', { name: 'Chosen files' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'map.png1.3 MB',
      'plan.pdf900 bytes · Too large.Try again',
      'old.pdfUploaded',
    ]);
    const progress = screen.getByRole('progressbar', { name: 'Uploading map.png' });
    expect(progress.getAttribute('value')).toBe('40');
    await user.click(screen.getByRole('button', { name: 'Try again: plan.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Remove old.pdf' }));
    expect([onRetry.mock.calls, onRemove.mock.calls]).toEqual([[['2']], [['3']]]);
    expect(document.activeElement).toBe(screen.getByLabelText('Images'));
  });
});
