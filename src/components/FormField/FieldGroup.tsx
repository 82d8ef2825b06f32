import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.tsx';
import styles from './FormField.module.css';
import { describedBy, FieldError, type FieldProps, Hint } from './index.tsx';

interface FieldGroupProps extends FieldProps {
  /** `radiogroup` where one is chosen, so that the keys between its inputs are known. `@default` 'group' */
  role?: 'group' | 'radiogroup' | undefined;
  children: ReactNode;
}

/** As `FormField`, for several inputs that answer one question: its label is the legend of a fieldset. */
export function FieldGroup({
  label,
  isLabelHidden = false,
  isRequired = false,
  hint,
  error,
  role = 'group',
  children,
}: FieldGroupProps) {
  const strings = useStrings(commonStrings);
  const id = useId();
  const isRadio = role === 'radiogroup';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: set where the role is radiogroup, which has them
    <fieldset
      role={isRadio ? role : undefined}
      className={clsx(styles.field, styles.group)}
      aria-describedby={describedBy(id, hint, error)}
      // Of a plain group nobody may say so: there the legend and the inputs do.
      aria-required={(isRadio && isRequired) || undefined}
      aria-invalid={(isRadio && Boolean(error)) || undefined}
    >
      <legend className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true" title={strings.required}>
            *
          </span>
        )}
        {isRequired && !isRadio && <VisuallyHidden> ({strings.required})</VisuallyHidden>}
      </legend>
      <Hint id={id}>{hint}</Hint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
