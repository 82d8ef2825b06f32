import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  icon?: ReactNode;
  heading: string;
  description?: ReactNode;
  /** The way on. */
  actions?: ReactNode;
}

/** Where nothing is yet and that is no mistake: says what would stand here, and how it comes. */
export function EmptyState({ icon, heading, description, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <strong>{heading}</strong>
      {description && <p>{description}</p>}
      {actions}
    </div>
  );
}
