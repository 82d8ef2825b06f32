import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useChosen } from '#src/hooks/useChosen.ts';
import { type FieldProps, FormField } from '../FormField/index.tsx';
import { OptionsFailure } from '../FormField/OptionsFailure.tsx';
import { selectClass } from './selectClass.ts';

interface SelectInputProps
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  name: string;
  /** Empty when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** Undefined while they are on their way. */
  options: readonly { value: string; label: string }[] | undefined;
  /** `options` could not be had. `@default` false */
  hasFailed?: boolean | undefined;
  /** Asks for `options` again. */
  onRetry?: (() => void) | undefined;
  /** What choosing nothing means: "All regions". */
  placeholder: string;
}

/** One of a list, by the browser's own control: quick with a keyboard, at home on a phone. For filters. */
export function SelectInput({
  label,
  isLabelHidden,
  shortLabel,
  isRequired,
  hint,
  error,
  value,
  onChange,
  options = [],
  hasFailed = false,
  onRetry,
  placeholder,
  className,
  ...props
}: SelectInputProps) {
  const [shown, choose] = useChosen(value, onChange);
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
        <>
          <select
            {...props}
            {...ids}
            className={clsx(selectClass, className)}
            value={shown}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {hasFailed && <OptionsFailure id={ids.id} onRetry={onRetry} />}
        </>
      )}
    </FormField>
  );
}
