import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> {
  /** What it does: its tooltip, and so its name. Named by both it would be heard twice. */
  label: string;
  icon: ReactNode;
}

/** A button that an icon alone stands for. */
export function IconButton({ label, icon, className, ...props }: IconButtonProps) {
  return (
    <button type="button" {...props} title={label} className={clsx(styles.button, className)}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
    </button>
  );
}
