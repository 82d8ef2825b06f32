import { useState } from 'react';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { inputStrings } from '../FormField/strings.ts';
import { TextInput, type TextInputProps } from '../TextInput/index.tsx';
import { parseWholeNumber } from './parseWholeNumber.ts';

interface NumberInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** NaN: something was typed that is no whole number. */
  value: number | null | undefined;
  /** Undefined: emptied. NaN: no whole number, which a form takes for an error of the field. */
  onChange: (value: number | undefined) => void;
  /** Reads what was typed. `@default` as a whole number */
  parse?: (typed: string) => number | undefined;
}

/**
 * A whole number. Not the browser's own: that drops what it cannot read, changes at the wheel of a mouse and takes no
 * Arabic digits. What was typed stays as it was typed; once it is left, what is no whole number is said to be none.
 */
export function NumberInput({
  value,
  onChange,
  error,
  onBlur,
  parse = parseWholeNumber,
  ...props
}: NumberInputProps) {
  const strings = useStrings(inputStrings);
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);
  const isOfTyped = Object.is(parse(typed), value ?? undefined);
  const text = isOfTyped ? typed : Number.isNaN(value ?? Number.NaN) ? '' : String(value);
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={text}
      error={
        error ??
        (isLeft && isOfTyped && Number.isNaN(value) && parse === parseWholeNumber
          ? strings.notWhole
          : undefined)
      }
      onChange={(next) => {
        setTyped(next);
        setLeft(false);
        onChange(parse(next));
      }}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
