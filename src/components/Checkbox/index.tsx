import { type ComponentProps, type ReactNode, useId } from 'react';
import { useChosen } from '#src/hooks/useChosen.ts';
import styles from './Checkbox.module.css';

interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'checked' | 'type' | 'children'> {
  label: ReactNode;
  description?: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Yes or no, with what it means. */
export function Checkbox({ label, description, isChecked, onChange, ...props }: CheckboxProps) {
  const id = useId();
  const [shown, choose] = useChosen(isChecked, onChange);
  const descriptionId = `${id}-description`;
  return (
    <div className={styles.checkbox}>
      <input
        {...props}
        id={id}
        type="checkbox"
        checked={shown}
        aria-describedby={description ? descriptionId : undefined}
        onChange={(event) => choose(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {description && (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      )}
    </div>
  );
}
