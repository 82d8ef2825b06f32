import clsx from 'clsx';
import { AppLink, type AppLinkProps } from './AppLink.tsx';
import styles from './TextLink.module.css';

/** A link in text or in a table. */
export function TextLink({ className, ...props }: AppLinkProps) {
  return <AppLink {...props} className={clsx(styles.link, className)} />;
}
