import clsx from 'clsx';
import { Unbroken } from '#src/components/Unbroken/index.tsx';
import { AppLink, type AppLinkProps } from './AppLink.tsx';
import styles from './TextLink.module.css';

/** A link in text or in a table. Many are names of emergencies: their dates are whole, and read from their left in any language. */
export function TextLink({ className, children, ...props }: AppLinkProps) {
  return (
    <AppLink {...props} className={clsx(styles.link, className)}>
      {typeof children === 'string' ? <Unbroken>{children}</Unbroken> : children}
    </AppLink>
  );
}
