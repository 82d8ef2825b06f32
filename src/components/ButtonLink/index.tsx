import clsx from 'clsx';
import type { LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from '../Button/index.tsx';
import { AppLink } from '../TextLink/AppLink.tsx';

interface ButtonLinkProps extends ButtonLook, LinkProps {
  /** Leads out of the app, in a new tab. `@default` false */
  isExternal?: boolean | undefined;
}

/** A link that looks like a button, for the way on that a page is about. */
export function ButtonLink({
  variant,
  size,
  icon,
  iconAfter,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <AppLink {...props} className={clsx(buttonClass({ variant, size }), className)}>
      {icon}
      {children}
      {iconAfter}
    </AppLink>
  );
}
