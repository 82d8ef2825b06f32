import { type ReactNode, useId } from 'react';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { DangerIcon } from '../icons.tsx';
import styles from './FormField.module.css';

export { inputClass, rowClass } from './classes.ts';

/** What a label, a hint and an error have in common over all kinds of inputs. */
export interface FieldProps {
  label: string;
  /** Keeps the label for screen readers alone, where the place says it to the eye. `@default` false */
  isLabelHidden?: boolean | undefined;
  /** What the eye sees of the label, where a heading above says the rest; screen readers get the whole. */
  shortLabel?: string | undefined;
  /** @default false */
  isRequired?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** What an input needs to belong to its label, hint and error. */
export interface InputIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Puts a label above an input, a hint below the label, and an error below the input. */
export function FormField({
  label,
  isLabelHidden = false,
  shortLabel,
  isRequired = false,
  hint,
  error,
  children,
}: FieldProps & { children: (ids: InputIds) => ReactNode }) {
  const strings = useStrings(commonStrings);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {shortLabel === undefined ? (
          label
        ) : (
          <>
            <span aria-hidden="true">{shortLabel}</span>
            <span className="visually-hidden">{label}</span>
          </>
        )}
        {isRequired && (
          <span className={styles.required} aria-hidden="true" title={strings.required}>
            *
          </span>
        )}
      </label>
      <Hint id={id}>{hint}</Hint>
      {children({
        id,
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** The ids of what is said about the input, as far as something is. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** What helps to fill in the input `id`; nothing without words. */
export function Hint({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={`${id}-hint`} className={styles.hint}>
      {children}
    </p>
  ) : null;
}

/** What is wrong with the input `id`; nothing without words. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={`${id}-error`} className={styles.error}>
      <DangerIcon /> {children}
    </p>
  ) : null;
}
