import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Checkbox } from '#src/components/Checkbox/index.tsx';
import { DateInput } from '#src/components/DateInput/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { PasswordInput } from '#src/components/PasswordInput/index.tsx';
import { SearchInput } from '#src/components/SearchInput/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';

interface Controlled {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

function Holder({ of: Input, label, name }: { of: ComponentType<Controlled>; label: string; name: string }) {
  const [value, setValue] = useState('');
  return <Input label={label} name={name} value={value} onChange={setValue} />;
}

it('takes what is typed under its label, and carries the API’s name of the field', async () => {
  const user = userEvent.setup();
  render(<Holder of={TextInput} label="City" name="city" />);
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Suva');
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'City' });
  expect([input.value, input.name]).toEqual(['Suva', 'city']);
});

it('reads out what is wrong with it, and its hint', () => {
  render(
    <TextInput
      label="City"
      name="city"
      value=""
      onChange={() => {}}
      hint="Where you work"
      error="Enter a city."
      isRequired
    />,
  );
  const input = screen.getByRole('textbox', { name: 'City' });
  const texts = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim());
  expect(texts).toEqual(['Where you work', 'Enter a city.']);
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-required')]).toEqual(['true', 'true']);
});

it('keeps a hidden label for screen readers', () => {
  render(<SearchInput label="Search" isLabelHidden name="keyword" value="" onChange={() => {}} />);
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy();
});

it('shows a password when asked, and hides it again', async () => {
  const user = userEvent.setup();
  render(<Holder of={PasswordInput} label="Password" name="password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(input, 'flood');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect([input.type, input.value]).toEqual(['text', 'flood']);
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

it('takes a day', async () => {
  const user = userEvent.setup();
  render(<Holder of={DateInput} label="Start after" name="start_after" />);
  const input = screen.getByLabelText<HTMLInputElement>('Start after');
  await user.type(input, '2026-01-05');
  expect([input.type, input.value]).toEqual(['date', '2026-01-05']);
});

it('offers options, and choosing none', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  const options = [
    { value: '2', label: 'Asia Pacific' },
    { value: '0', label: 'Africa' },
  ];
  render(
    <SelectInput
      label="Region"
      name="region"
      value=""
      onChange={onChange}
      options={options}
      placeholder="All regions"
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Region' });
  await user.selectOptions(select, 'Asia Pacific');
  expect(onChange).toHaveBeenCalledWith('2');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All regions',
    'Asia Pacific',
    'Africa',
  ]);
});

it('ticks a box by its label', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<Checkbox label="Weekly digest" isChecked={false} onChange={onChange} name="weeklyDigest" />);
  await user.click(screen.getByText('Weekly digest'));
  expect(onChange).toHaveBeenCalledWith(true);
});

it('reads out the errors of a whole form as they come', () => {
  const { rerender } = render(<FormErrors messages={[]} />);
  const region = screen.getByRole('alert');
  expect(region.textContent).toBe('');
  rerender(
    <FormErrors
      messages={['You could not be signed in. Check your details and try again.', 'Network error']}
    />,
  );
  expect(screen.getByRole('alert')).toBe(region);
  expect(region.textContent).toBe(
    'You could not be signed in. Check your details and try again.Network error',
  );
});
