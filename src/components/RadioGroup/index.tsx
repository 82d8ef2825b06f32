import { useId, useRef } from 'react';
import { useChosen } from '#src/hooks/useChosen.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import { FieldGroup } from '../FormField/FieldGroup.tsx';
import type { FieldProps } from '../FormField/index.tsx';
import { inputStrings } from '../FormField/strings.ts';
import styles from './RadioGroup.module.css';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  /** The API's name of the field. */
  name: string;
  options: readonly RadioOption<Value>[];
  value: Value | null | undefined;
  /** Undefined: the answer was cleared. */
  onChange: (value: Value | undefined) => void;
  /** Whether a given answer can be taken back. `@default` false */
  isClearable?: boolean | undefined;
  /** In a line, for few short words. `@default` false */
  isInline?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** One of a few, all in sight. For many there is `Select`. */
export function RadioGroup<Value extends string>({
  name,
  options,
  value,
  onChange,
  isClearable = false,
  isInline = false,
  isDisabled = false,
  ...field
}: RadioGroupProps<Value>) {
  const strings = useStrings(inputStrings);
  const list = useRef<HTMLDivElement>(null);
  // Two groups of one name on a page would be one group to the browser.
  const id = useId();
  const [shown, choose] = useChosen(value, onChange);

  function clear() {
    choose(undefined);
    // The button vanishes with its press.
    list.current?.querySelector('input')?.focus();
  }

  return (
    <FieldGroup {...field} role="radiogroup">
      <div ref={list} className={isInline ? styles.inline : styles.options}>
        {options.map((option) => (
          <div key={option.value} className={styles.option}>
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={`${name}${id}`}
              value={option.value}
              checked={option.value === shown}
              disabled={isDisabled || option.isDisabled}
              aria-describedby={option.description && `${id}-${option.value}-description`}
              onChange={() => choose(option.value)}
            />
            <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
            {option.description && (
              <div id={`${id}-${option.value}-description`} className={styles.description}>
                {option.description}
              </div>
            )}
          </div>
        ))}
        {isClearable && !isDisabled && shown !== null && shown !== undefined && (
          <Button variant="tertiary" size="sm" onClick={clear}>
            {strings.clear}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}
