import { Link, type LinkProps } from 'react-router';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ExternalIcon } from '../icons.tsx';
import styles from './TextLink.module.css';

export interface AppLinkProps extends LinkProps {
  /** Leads out of the app: a page in a new tab, or the mail and telephone program. `@default` false */
  isExternal?: boolean | undefined;
}

/** A link of any look. A page that opens in a new tab says so; an address that could run a script is no link at all. */
export function AppLink({ to, isExternal = false, children, ...props }: AppLinkProps) {
  const strings = useStrings(commonStrings);
  if (!isExternal) {
    return (
      <Link to={to} {...props}>
        {children}
      </Link>
    );
  }
  const address = String(to);
  if (/^https?:/i.test(address)) {
    return (
      <a href={address} target="_blank" rel="noopener noreferrer" {...plain(props)}>
        {children}
        {/* With the last word, or it would stand on a line of its own. */}
        {'\u00a0'}
        <span className={styles.icon} aria-hidden="true">
          <ExternalIcon />
        </span>
        <span className="visually-hidden">{strings.opensNewTab}</span>
      </a>
    );
  }
  const isSafe = /^(mailto|tel):/i.test(address);
  return isSafe ? (
    <a href={address} {...plain(props)}>
      {children}
    </a>
  ) : (
    <span className={props.className}>{children}</span>
  );
}

/** What an anchor knows of a router link's properties. */
function plain({
  replace: _replace,
  state: _state,
  preventScrollReset: _preventScrollReset,
  ...props
}: Omit<LinkProps, 'to'>) {
  return props;
}
