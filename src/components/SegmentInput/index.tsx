import { useId } from 'react';
import { useChosen } from '#src/hooks/useChosen.ts';
import { FieldGroup } from '../FormField/FieldGroup.tsx';
import type { FieldProps } from '../FormField/index.tsx';
import styles from './SegmentInput.module.css';

interface SegmentInputProps<Value extends string> extends FieldProps {
  /** The API's name of the field. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** One of two to four short words, side by side: a way to look at things, a kind. */
export function SegmentInput<Value extends string>({
  name,
  options,
  value,
  onChange,
  isDisabled = false,
  ...field
}: SegmentInputProps<Value>) {
  // Two groups of one name on a page would be one group to the browser.
  const id = useId();
  const [shown, choose] = useChosen(value, onChange);
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={`${name}${id}`}
              value={option.value}
              checked={option.value === shown}
              disabled={isDisabled}
              onChange={() => choose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
