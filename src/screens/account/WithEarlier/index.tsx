import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { ChevronDownIcon } from '#src/components/icons.tsx';
import { VisuallyHidden } from '#src/components/VisuallyHidden/index.tsx';
import styles from './WithEarlier.module.css';

interface WithEarlierProps {
  children: ReactNode;
  /** Of the button, and whose earlier ones they are: for those who hear it. */
  label: string;
  name: string;
  /** Whether the earlier ones are shown; undefined in the row of one of these. */
  isOpen?: boolean | undefined;
  /** Where there are earlier ones. */
  onToggle?: (() => void) | undefined;
}

/** What a row of a table is, with the way to those before it; one of these stands in from the row it is under. */
export function WithEarlier({ children, label, name, isOpen, onToggle }: WithEarlierProps) {
  return (
    <div className={clsx(styles.cell, isOpen === undefined && styles.earlier)}>
      {children}
      {onToggle && (
        <Button
          variant="tertiary"
          size="sm"
          aria-expanded={isOpen}
          iconAfter={<ChevronDownIcon className={isOpen ? styles.open : undefined} />}
          onClick={onToggle}
        >
          {label}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
