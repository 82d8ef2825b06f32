import { type ComponentProps, useId } from 'react';
import { useChosen } from '#src/hooks/useChosen.ts';
import { describedBy, FieldError, type FieldProps, Hint } from '../FormField/index.tsx';
import styles from './Switch.module.css';

interface SwitchProps
  extends Omit<FieldProps, 'isRequired'>,
    Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'checked' | 'type' | 'children'> {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** On or off, at once: what waits for a form to be sent is a `Checkbox`. Source: WAI-ARIA switch pattern. */
export function Switch({
  label,
  isLabelHidden = false,
  hint,
  error,
  isChecked,
  onChange,
  ...props
}: SwitchProps) {
  const id = useId();
  const [shown, choose] = useChosen(isChecked, onChange);
  return (
    <div className={styles.switch}>
      <input
        {...props}
        id={id}
        type="checkbox"
        role="switch"
        checked={shown}
        aria-checked={shown}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
        onChange={(event) => choose(event.target.checked)}
      />
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {(hint || error) && (
        <div className={styles.about}>
          <Hint id={id}>{hint}</Hint>
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
