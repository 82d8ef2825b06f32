import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { AlertVariant } from '#machines/alerts.ts';
import styles from './Chip.module.css';

interface ChipProps {
  /** @default 'neutral' */
  variant?: AlertVariant | 'neutral' | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or two about a record: its status, its kind. */
export function Chip({ variant = 'neutral', icon, children }: ChipProps) {
  return (
    <span className={clsx(styles.chip, styles[variant])}>
      {icon}
      {children}
    </span>
  );
}
