import clsx from 'clsx';
import { useState } from 'react';
import type { Language } from '#contracts/languages.ts';
import { isLikelyDay } from '#rules/dates.ts';
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
 *
 * It sets no `min` and `max`: arrow keys would begin an empty year at these instead of this year, and a year that is half typed
 * would be heard as wrong. Forms say which days are too far off, once the field was left.
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
            {value ? dayIn(value, language) : strings.chooseDay}
          </span>
        </div>
      )}
    </FormField>
  );
}

/** A mistyped one with all digits of its year: "20 Nov 26" for 0026 would read as the one that was meant. */
const dayIn = (day: string, language: Language) => (isLikelyDay(day) ? formatDate(day, language) : day);
