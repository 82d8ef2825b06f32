import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { type FieldProps, FormField, inputClass } from '../FormField/index.tsx';

export interface TextInputProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'children'> {
  /** The API's name of the field. */
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A text of one line, with its label. Other properties go to the input, `ref` too; `aria-describedby` beside its hint and error.
 */
export function TextInput({
  label,
  isLabelHidden,
  shortLabel,
  isRequired,
  hint,
  error,
  onChange,
  className,
  'aria-describedby': described,
  ...props
}: TextInputProps) {
  return (
    <FormField
      label={label}
      isLabelHidden={isLabelHidden}
      shortLabel={shortLabel}
      isRequired={isRequired}
      hint={hint}
      error={error}
    >
      {(ids) => (
        <input
          type="text"
          {...props}
          {...ids}
          aria-describedby={clsx(ids['aria-describedby'], described) || undefined}
          className={clsx(inputClass, className)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
