import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { inputClass } from '../FormField/classes.ts';
import { SearchIcon } from '../icons.tsx';
import styles from './SearchInput.module.css';

interface BareSearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  'aria-label': string;
  value: string;
  onChange: (value: string) => void;
}

/** A `SearchInput` with neither label nor error: for the bar, which is part of every first load. */
export function BareSearchInput({ onChange, ...props }: BareSearchInputProps) {
  return (
    <div className={styles.search}>
      <input
        {...props}
        type="search"
        className={clsx(inputClass, styles.input)}
        onChange={(event) => onChange(event.target.value)}
      />
      <SearchIcon className={styles.icon} />
    </div>
  );
}
