import { useState } from 'react';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { inputStrings } from '../FormField/strings.ts';
import { TextInput, type TextInputProps } from '../TextInput/index.tsx';
import { parsePercentage } from './parsePercentage.ts';
import { parseWholeNumber } from './parseWholeNumber.ts';

/** What is read: how, with which keys of a phone, and what is said of a text that it cannot be read from. */
const READINGS = {
  whole: { parse: parseWholeNumber, inputMode: 'numeric', unread: 'notWhole' },
  percentage: { parse: parsePercentage, inputMode: 'decimal', unread: 'notNumber' },
} as const;

/** A number; a text: what was typed and is none. Undefined: nothing. */
export type TypedNumber = number | string | undefined;

interface NumberInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  value: TypedNumber | null;
  /** Handed a text where no number can be read: whoever keeps it loses nothing of what was typed, and must not send it. */
  onChange: (value: TypedNumber) => void;
  /** `@default` a whole number */
  reads?: keyof typeof READINGS | undefined;
}

/**
 * A number. Not the browser's own: that drops what it cannot read, changes at the wheel of a mouse and takes no Arabic digits.
 * What was typed stays as it was typed; once it is left, what is no number is said to be none.
 */
export function NumberInput({ value, onChange, error, onBlur, reads = 'whole', ...props }: NumberInputProps) {
  const strings = useStrings(inputStrings);
  const [typed, setTyped] = useState('');
  // What comes from a draft was left before.
  const [isLeft, setLeft] = useState(true);
  const { parse, inputMode, unread } = READINGS[reads];
  const read = (text: string): TypedNumber => {
    const number = parse(text);
    return Number.isNaN(number) ? text : number;
  };
  const kept = value ?? undefined;
  return (
    <TextInput
      inputMode={inputMode}
      autoComplete="off"
      {...props}
      value={read(typed) === kept ? typed : textOf(kept)}
      error={error ?? (isLeft && typeof kept === 'string' ? strings[unread] : undefined)}
      onChange={(next) => {
        setTyped(next);
        setLeft(false);
        onChange(read(next));
      }}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}

/** Of drafts of before some say NaN, without what was typed. */
const textOf = (value: TypedNumber) => (value === undefined || Number.isNaN(value) ? '' : String(value));
