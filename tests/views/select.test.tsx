import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Select, type SelectProps } from '#src/components/Select/index.tsx';

interface Country {
  id: number;
  name: string;
  region: string;
}

const countries: readonly Country[] = [
  { id: 123, name: 'Nepal', region: 'Asia Pacific' },
  { id: 124, name: 'Niger', region: 'Africa' },
  { id: 65, name: 'Fiji', region: 'Asia Pacific' },
];
const keyOf = ({ id }: Country) => id;
const labelOf = ({ name }: Country) => name;
const regionOf = ({ region }: Country) => region;

const onChange = vi.fn<(...change: unknown[]) => void>();
const field = { label: 'Country', name: 'country', options: countries, keyOf, labelOf };

beforeEach(() => {
  onChange.mockReset();
});

type One = Extract<SelectProps<Country, number>, { isMultiple?: false | undefined }>;
type Several = Extract<SelectProps<Country, number>, { isMultiple: true }>;

function OneOf({ initial, ...props }: Partial<Omit<One, 'isMultiple'>> & { initial?: number | undefined }) {
  const [value, setValue] = useState<number | undefined>(initial);
  return (
    <Select
      {...field}
      {...props}
      value={value}
      onChange={(id, country) => {
        onChange(id, country);
        setValue(id);
      }}
    />
  );
}

function SeveralOf({
  initial = [],
  ...props
}: Partial<Omit<Several, 'isMultiple'>> & { initial?: readonly number[] }) {
  const [value, setValue] = useState(initial);
  return (
    <Select
      {...field}
      {...props}
      isMultiple
      value={value}
      onChange={(ids, records) => {
        onChange(ids, records);
        setValue(ids);
      }}
    />
  );
}

const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const isOpen = () => combobox().getAttribute('aria-expanded') === 'true';
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () =>
  screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(combobox().getAttribute('aria-activedescendant') ?? '')?.textContent;
const said = () => screen.getByRole('status').textContent;

describe('a combobox', () => {
  it('belongs to its label, hint and error, and carries the API’s name of the field', () => {
    render(<OneOf isRequired hint="Where it happened" error="Choose a country." />);
    const texts = (combobox().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent?.trim());
    expect(texts).toEqual(['Where it happened', 'Choose a country.']);
    expect(combobox().getAttribute('aria-invalid')).toBe('true');
    expect(combobox().getAttribute('aria-required')).toBe('true');
    expect(combobox().name).toBe('country');
  });

  it('says which list it controls and which option has the focus', async () => {
    const user = userEvent.setup();
    render(<OneOf />);
    expect([isOpen(), combobox().hasAttribute('aria-controls')]).toEqual([false, false]);
    await user.click(combobox());
    const list = screen.getByRole('listbox', { name: 'Country' });
    expect([isOpen(), combobox().getAttribute('aria-controls')]).toEqual([true, list.id]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Niger');
    expect(document.activeElement).toBe(combobox());
    const [, niger] = within(list).getAllByRole('option');
    expect([niger?.getAttribute('aria-posinset'), niger?.getAttribute('aria-setsize')]).toEqual(['2', '3']);
  });

  it('names the groups of its options', async () => {
    const user = userEvent.setup();
    render(<OneOf groupOf={regionOf} />);
    await user.click(combobox());
    const group = screen.getByRole('group', { name: 'Asia Pacific' });
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nepal', 'Fiji']);
    expect(options()).toEqual(['Nepal', 'Fiji', 'Niger']);
  });
});

describe('by keyboard', () => {
  it.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', '{Backspace}'])('%s opens it', async (key) => {
    const user = userEvent.setup();
    render(<OneOf initial={123} />);
    await user.tab();
    await user.keyboard(key);
    expect(isOpen()).toBe(true);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('picks the focused option at Enter, which does not submit the form', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <OneOf />
      </form>,
    );
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([[123, countries[0]]]);
    expect([isOpen(), combobox().value]).toEqual([false, 'Nepal']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('closes at Escape, and only itself', async () => {
    const user = userEvent.setup();
    const onKeyDown = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog, which closes at Escape too
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <OneOf initial={123} />
      </div>,
    );
    await user.click(combobox());
    await user.keyboard('n{Escape}');
    expect([isOpen(), combobox().value]).toEqual([false, 'Nepal']);
    expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledWith('Escape');
  });

  it('closes at Tab and goes on to its buttons', async () => {
    const user = userEvent.setup();
    render(<OneOf initial={123} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }));
  });

  it('opens at what is chosen', async () => {
    const user = userEvent.setup();
    render(<OneOf initial={65} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('Fiji');
    expect(chosen()).toEqual(['Fiji']);
  });

  it('takes what is typed over a value for the keyword', async () => {
    const user = userEvent.setup();
    render(<OneOf initial={123} />);
    await user.tab();
    await user.keyboard('{Escape}ni');
    expect([combobox().value, options()]).toEqual(['ni', ['Niger']]);
  });

  it('takes what is typed behind a value for the keyword', async () => {
    const user = userEvent.setup();
    render(<OneOf initial={123} />);
    await user.tab();
    await user.keyboard('{End}ni');
    expect([combobox().value, options()]).toEqual(['ni', ['Niger']]);
  });

  it('hands the keyword on at Enter without a focused option', async () => {
    const user = userEvent.setup();
    const onEnterWithoutOption = vi.fn();
    render(<OneOf onEnterWithoutOption={onEnterWithoutOption} />);
    await user.type(combobox(), 'kath{Enter}');
    expect(onEnterWithoutOption.mock.calls).toEqual([['kath']]);
  });
});

it('finds what is pasted over what is chosen, in whole or in part the same', async () => {
  const user = userEvent.setup();
  render(<OneOf initial={124} />);
  await user.tab();
  await user.paste('Nepal');
  expect([combobox().value, options()]).toEqual(['Nepal', ['Nepal']]);
  await user.keyboard('{Enter}');
  combobox().select();
  await user.paste('Nepal');
  expect([combobox().value, isOpen(), active()]).toEqual(['Nepal', true, 'Nepal']);
});

describe('by pointer', () => {
  it('opens at its button, picks an option, and keeps the focus in the input', async () => {
    const user = userEvent.setup();
    render(<OneOf />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('button', { name: 'Close' }).title).toBe('Close');
    await user.click(screen.getByRole('option', { name: 'Fiji' }));
    expect(onChange.mock.calls).toEqual([[65, countries[2]]]);
    expect([isOpen(), combobox().value, document.activeElement]).toEqual([false, 'Fiji', combobox()]);
  });

  it('closes at its button and at a press elsewhere', async () => {
    const user = userEvent.setup();
    render(
      <>
        <OneOf />
        <p>Elsewhere</p>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
    await user.click(combobox());
    await user.click(screen.getByText('Elsewhere'));
    expect(isOpen()).toBe(false);
  });

  it('keeps the focus in the input while a button is pressed: Safari gives it to none', async () => {
    const user = userEvent.setup();
    render(<SeveralOf initial={[123]} />);
    await user.click(combobox());
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    expect([isOpen(), document.activeElement]).toEqual([true, combobox()]);
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Close' }) });
    expect(document.activeElement).toBe(combobox());
  });

  it('is cleared, and gives the focus back', async () => {
    const user = userEvent.setup();
    render(<OneOf initial={123} />);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange.mock.calls).toEqual([[undefined, undefined]]);
    expect([combobox().value, document.activeElement]).toEqual(['', combobox()]);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('has no button to clear where it must not be empty', () => {
    render(<OneOf initial={123} isClearable={false} />);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });
});

describe('for several', () => {
  it('takes and gives back options, stays open, and sums up what is chosen', async () => {
    const user = userEvent.setup();
    render(<SeveralOf />);
    await user.click(combobox());
    expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true');
    await user.click(screen.getByRole('option', { name: 'Nepal' }));
    await user.click(screen.getByRole('option', { name: 'Fiji' }));
    expect([isOpen(), chosen()]).toEqual([true, ['Nepal', 'Fiji']]);
    await user.click(screen.getByRole('option', { name: 'Nepal' }));
    expect(onChange.mock.calls.map(([ids]) => ids)).toEqual([[123], [123, 65], [65]]);
    await user.keyboard('{Escape}');
    expect(combobox().value).toBe('Fiji');
  });

  it('takes all and none', async () => {
    const user = userEvent.setup();
    render(<SeveralOf options={[...countries, { id: 9, name: 'Japan', region: 'Asia Pacific' }]} />);
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    expect(onChange).toHaveBeenLastCalledWith([123, 124, 65, 9], expect.arrayContaining([...countries]));
    expect(combobox().value).toBe('Nepal, Niger, Fiji and 1 more');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenLastCalledWith([], []);
  });

  it('takes all by Control+A in its open list, and is one stop of the Tab key', async () => {
    const user = userEvent.setup();
    render(<SeveralOf />);
    await user.tab();
    await user.keyboard('{ArrowDown}{Control>}a{/Control}');
    expect(onChange).toHaveBeenLastCalledWith(
      countries.map(({ id }) => id),
      expect.anything(),
    );
    await user.keyboard('{Escape}');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear' }));
  });

  it('keeps keys that no list ever named', async () => {
    const user = userEvent.setup();
    render(<SeveralOf initial={[4001]} />);
    await user.click(combobox());
    await user.click(screen.getByRole('option', { name: 'Nepal' }));
    expect(onChange.mock.calls).toEqual([[[4001, 123], [countries[0]]]]);
  });
});

describe('the list', () => {
  it('is filtered by what is typed', async () => {
    const user = userEvent.setup();
    render(<OneOf />);
    await user.type(combobox(), 'NÉP');
    expect([options(), said()]).toEqual([['Nepal'], '1 option available']);
    await user.type(combobox(), 'x');
    expect([options(), said()]).toEqual([[], 'No option available for the search']);
  });

  it.each([
    ['Fetching options...', { options: undefined }],
    ['Could not load options', { hasFailed: true }],
    ['No option available', { options: [] }],
    ['3 options available', {}],
  ])('says "%s"', async (text, props) => {
    const user = userEvent.setup();
    render(<OneOf {...props} />);
    expect(said()).toBe('');
    await user.click(combobox());
    expect(said()).toBe(text);
  });

  it('says how many more options there are', async () => {
    const user = userEvent.setup();
    render(<OneOf limit={2} />);
    await user.click(combobox());
    expect(options()).toEqual(['Nepal', 'Niger']);
    expect(screen.getByText('and 1 more')).toBeTruthy();
    expect(said()).toBe('2 options available and 1 more');
  });

  it('can be asked for again', async () => {
    const user = userEvent.setup();
    const onRetry = vi.fn();
    const { rerender } = render(<OneOf hasFailed />);
    await user.click(combobox());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    rerender(<OneOf hasFailed onRetry={onRetry} />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<OneOf />);
    expect(options()).toEqual(['Nepal', 'Niger', 'Fiji']);
  });

  it('holds in the document only the options in sight, and the one that has the focus', async () => {
    const user = userEvent.setup();
    const many = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Country ${id}`, region: '' }));
    render(<OneOf options={many} />);
    await user.click(combobox());
    expect(options().length).toBeGreaterThan(5);
    expect(options().length).toBeLessThan(40);
    await user.keyboard('{End}');
    expect(active()).toBe('Country 9999');
    expect(screen.getByRole('option', { name: 'Country 9999' }).getAttribute('aria-posinset')).toBe('10000');
    expect(options().length).toBeLessThan(40);
  });
});

describe('locked', () => {
  it.each([{ isReadOnly: true }, { isDisabled: true }])(
    '%o shows its value and nothing else',
    async (lock) => {
      const user = userEvent.setup();
      render(<OneOf initial={123} {...lock} />);
      await user.click(combobox());
      await user.keyboard('{ArrowDown}{Enter}x');
      expect([combobox().value, isOpen()]).toEqual(['Nepal', false]);
      expect(screen.queryAllByRole('button')).toEqual([]);
    },
  );

  it('can be read and copied when it is read only', () => {
    render(<OneOf initial={123} isReadOnly />);
    expect([combobox().readOnly, combobox().disabled]).toEqual([true, false]);
  });

  it('closes when it is locked, and opens again once it is not', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<OneOf />);
    await user.click(combobox());
    rerender(<OneOf isDisabled />);
    expect(isOpen()).toBe(false);
    rerender(<OneOf />);
    await user.click(combobox());
    expect(isOpen()).toBe(true);
  });
});

describe('its caller', () => {
  it('changes the value', () => {
    const { rerender } = render(<Select {...field} value={123} onChange={onChange} />);
    rerender(<Select {...field} value={65} onChange={onChange} />);
    expect(combobox().value).toBe('Fiji');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('may refuse a change', async () => {
    const user = userEvent.setup();
    render(<Select {...field} value={123} onChange={onChange} />);
    await user.click(combobox());
    await user.click(screen.getByRole('option', { name: 'Fiji' }));
    expect(onChange).toHaveBeenCalledOnce();
    expect(combobox().value).toBe('Nepal');
  });

  it('has its latest handler called', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Select {...field} value={123} onChange={() => {}} />);
    rerender(<Select {...field} value={123} onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('may bring the options late, or others: the value stays', () => {
    const { rerender } = render(<OneOf initial={123} options={undefined} />);
    expect(combobox().value).toBe('');
    rerender(<OneOf />);
    expect(combobox().value).toBe('Nepal');
    rerender(<OneOf options={countries.slice(1)} />);
    expect(combobox().value).toBe('Nepal');
  });
});

describe('searched for elsewhere', () => {
  const found = { options: countries.slice(0, 2), total: 12 };

  it('finds options 300 ms after the last keystroke, and says how many more there are', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
      const search = vi.fn(async (_keyword: string, _signal: AbortSignal) => found);
      render(<OneOf options={undefined} search={search} />);
      expect(combobox().placeholder).toBe('Type to search');
      await user.type(combobox(), 'n');
      expect([search.mock.calls.length, said()]).toEqual([0, 'Fetching options...']);
      await act(() => vi.advanceTimersByTimeAsync(300));
      expect(search.mock.calls.map(([keyword]) => keyword)).toEqual(['n']);
      expect(said()).toBe('2 options available and 10 more');
      await user.click(screen.getByRole('option', { name: 'Niger' }));
      expect(onChange.mock.calls).toEqual([[124, countries[1]]]);
      expect(combobox().value).toBe('Niger');
    } finally {
      vi.useRealTimers();
    }
  });

  it('is asked without the marks of direction of what was pasted', async () => {
    const user = userEvent.setup();
    const search = vi.fn(async (_keyword: string, _signal: AbortSignal) => found);
    render(<OneOf options={undefined} search={search} />);
    await user.click(combobox());
    await user.paste('\u2068Nepal\u2069');
    await waitFor(() => expect(search.mock.calls.map(([keyword]) => keyword)).toEqual(['Nepal']));
  });

  it('is asked for as much as the API takes of a text', async () => {
    const user = userEvent.setup();
    const search = vi.fn(async (_keyword: string, _signal: AbortSignal) => found);
    render(<OneOf options={undefined} search={search} />);
    await user.click(combobox());
    await user.paste('n'.repeat(201));
    await waitFor(() => expect(search.mock.calls.map(([keyword]) => keyword.length)).toEqual([200]));
  });

  it('is aborted by closing, and tried again after a failure', async () => {
    const user = userEvent.setup();
    const signals: AbortSignal[] = [];
    const search = vi.fn((_keyword: string, signal: AbortSignal): Promise<typeof found> => {
      signals.push(signal);
      return signals.length === 1 ? new Promise(() => {}) : Promise.reject(new Error('offline'));
    });
    render(<OneOf options={undefined} search={search} />);
    await user.type(combobox(), 'ne');
    await waitFor(() => expect(search).toHaveBeenCalledTimes(1));
    await user.keyboard('{Escape}');
    expect(signals[0]?.aborted).toBe(true);
    await user.type(combobox(), 'nep');
    await waitFor(() => expect(said()).toBe('Could not load options'));
    search.mockResolvedValue(found);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(options()).toEqual(['Nepal', 'Niger']));
  });
});
