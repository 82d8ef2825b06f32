import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> {
  /** What it does: its name, and its tooltip. */
  label: string;
  icon: ReactNode;
}

/** A button that an icon alone stands for. */
export function IconButton({ label, icon, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      title={label}
      className={clsx(styles.button, className)}
    >
      {icon}
    </button>
  );
}
