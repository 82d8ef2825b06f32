import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { rowClass } from '#src/components/FormField/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './Form.module.css';
import { activityFormStrings } from './strings.ts';

interface RowListProps<Row extends object> {
  heading: string;
  rows: readonly Row[];
  isLocked: boolean;
  onChange: (rows: Row[]) => void;
  /** What the button below says that adds an empty one. */
  add: string;
  /** What the button in a row is called; its `{number}` is the row's, from 1. */
  remove: string;
  /** The inputs of a row. */
  fields: (row: Row, change: (patch: Partial<Row>) => void, position: number) => ReactNode;
  /** Other ways to add rows. */
  children?: ReactNode;
}

/** Rows of inputs, as many as are needed. A row is nothing but its place in the list. */
export function RowList<Row extends object>({
  heading,
  rows,
  isLocked,
  onChange,
  add,
  remove,
  fields,
  children,
}: RowListProps<Row>) {
  const strings = useStrings(activityFormStrings);
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.caption}>{heading}</legend>
      {rows.map((row, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its place is all that a row is known by
        <div key={position} className={clsx(styles.row, rowClass)}>
          {fields(
            row,
            (patch) => onChange(rows.map((one, index) => (index === position ? { ...one, ...patch } : one))),
            position,
          )}
          <div className={styles.remove}>
            <Button
              variant="tertiary"
              disabled={isLocked}
              aria-label={fill(remove, { number: position + 1 })}
              onClick={() => onChange(rows.filter((_, index) => index !== position))}
            >
              {strings.remove}
            </Button>
          </div>
        </div>
      ))}
      <p className={styles.hint}>
        <Button disabled={isLocked} onClick={() => onChange([...rows, {} as Row])}>
          {add}
        </Button>
      </p>
      {children}
    </fieldset>
  );
}
