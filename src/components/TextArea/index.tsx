import clsx from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { type FieldProps, FormField, inputClass } from '../FormField/index.tsx';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'children'> {
  /** The API's name of the field. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Lines shown at least; it grows with its text. `@default` 4 */
  rows?: number | undefined;
}

/** A text of several lines, with its label. Other properties go to the text area, `ref` too. */
export function TextArea({
  label,
  isLabelHidden,
  shortLabel,
  isRequired,
  hint,
  error,
  onChange,
  className,
  rows = 4,
  style,
  ...props
}: TextAreaProps) {
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
        <textarea
          dir="auto"
          {...props}
          {...ids}
          rows={rows}
          style={{ ...style, '--rows': rows } as CSSProperties}
          className={clsx(inputClass, styles.area, className)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
