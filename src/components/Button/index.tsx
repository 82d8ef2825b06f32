import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../Spinner/index.tsx';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'danger';
export type ButtonSize = 'sm' | 'md';

export interface ButtonLook {
  /** One `primary` a page at most. `@default` 'secondary' */
  variant?: ButtonVariant | undefined;
  /** @default 'md' */
  size?: ButtonSize | undefined;
  /** Before the words. */
  icon?: ReactNode;
  /** After the words. */
  iconAfter?: ReactNode;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Its action runs: it keeps the focus and does nothing more. `@default` false */
  isPending?: boolean | undefined;
}

/** Does something; what leads somewhere is a `ButtonLink`. Submits its form only with `type="submit"`. */
export function Button({
  variant,
  size,
  icon,
  iconAfter,
  isPending = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      // The press that makes a button one that submits would submit, were it the same element: "Continue" to the last step.
      key={props.type}
      type="button"
      {...props}
      className={clsx(buttonClass({ variant, size }), className)}
      // Not `disabled`, which would throw a keyboard user back to the top of the page.
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {isPending ? <Spinner /> : icon}
      {children}
      {iconAfter}
    </button>
  );
}

/** The look of a button, for links that shall look like one. */
export function buttonClass({ variant = 'secondary', size = 'md' }: ButtonLook) {
  return clsx(styles.button, styles[variant], styles[size]);
}
