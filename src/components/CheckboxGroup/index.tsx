import clsx from 'clsx';
import { useChosen } from '#src/hooks/useChosen.ts';
import { Checkbox } from '../Checkbox/index.tsx';
import { FieldGroup } from '../FormField/FieldGroup.tsx';
import type { FieldProps } from '../FormField/index.tsx';
import styles from './CheckboxGroup.module.css';

interface CheckboxGroupProps<Value extends string | number> extends FieldProps {
  /** The API's name of the field. */
  name: string;
  options: readonly { value: Value; label: string; description?: string | undefined }[];
  value: readonly Value[] | null | undefined;
  /** In the order of the options; what was chosen and is no option stays, at the end. */
  onChange: (value: readonly Value[]) => void;
  /** In columns, as many as there is room for. `@default` false */
  hasColumns?: boolean | undefined;
  /** Beside each other, each as wide as its words. `@default` false */
  isInLine?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** Several of a few, all in sight. For many there is `Select`. */
export function CheckboxGroup<Value extends string | number>({
  name,
  options,
  value,
  onChange,
  hasColumns = false,
  isInLine = false,
  isDisabled = false,
  ...field
}: CheckboxGroupProps<Value>) {
  const [shown, take] = useChosen(value, onChange);
  const chosen = new Set(shown);

  function choose(changed: Value, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(changed);
    else next.delete(changed);
    const inOrder = options.map((option) => option.value).filter((known) => next.has(known));
    take([...new Set([...inOrder, ...next])]);
  }

  return (
    <FieldGroup {...field}>
      <div className={clsx(styles.options, hasColumns && styles.columns, isInLine && styles.inLine)}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            label={option.label}
            description={option.description}
            isChecked={chosen.has(option.value)}
            disabled={isDisabled}
            aria-invalid={field.error ? true : undefined}
            onChange={(isChosen) => choose(option.value, isChosen)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
