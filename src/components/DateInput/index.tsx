import clsx from 'clsx';
import { useState } from 'react';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { FormField, inputClass } from '../FormField/index.tsx';
import { inputStrings } from '../FormField/strings.ts';
import type { TextInputProps } from '../TextInput/index.tsx';
import styles from './DateInput.module.css';

/**
 * A day, chosen in the browser's own calendar. `value`: yyyy-MM-dd, or empty.
 *
 * The browser writes days in its own language and order, whatever the page is in. While nobody types, the day stands over that
 * as the reader's language writes it everywhere else; who hears the page has the input's own value.
 */
export function DateInput({
  label,
  isLabelHidden,
  shortLabel,
  isRequired,
  hint,
  error,
  value,
  onChange,
  className,
  onBlur,
  ...props
}: Omit<TextInputProps, 'type'>) {
  const strings = useStrings(inputStrings);
  const language = useLanguage();
  // Half typed, it has no value, and what was typed must stay in sight.
  const [isHalfTyped, setHalfTyped] = useState(false);
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
        <div className={styles.date}>
          <input
            {...props}
            {...ids}
            type="date"
            // Its parts are heard one by one: what ARIA says of the whole reaches none of them.
            required={isRequired}
            value={value}
            className={clsx(inputClass, styles.input, className)}
            data-half={isHalfTyped || undefined}
            onChange={(event) => onChange(event.target.value)}
            onBlur={(event) => {
              setHalfTyped(event.target.validity.badInput);
              onBlur?.(event);
            }}
          />
          <span className={clsx(styles.shown, !value && styles.empty)} aria-hidden="true">
            {value ? formatDate(value, language) : strings.chooseDay}
          </span>
        </div>
      )}
    </FormField>
  );
}
