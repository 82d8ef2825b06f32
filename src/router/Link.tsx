import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { isElsewhere, pathOf, textOf } from './address.ts';
import { useRouter } from './contexts.ts';
import type { NavigateOptions } from './createRouter.ts';
import { useLocation } from './hooks.ts';

export interface LinkProps extends NavigateOptions, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link to a page of the app, which opens without a load; the browser keeps its ways to open it elsewhere. */
export function Link({ to, replace, state, preventScrollReset, onClick, ...props }: LinkProps) {
  const router = useRouter();
  const location = useLocation();
  const address = isElsewhere(to) ? undefined : textOf(pathOf(to, location));
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (address === undefined || event.defaultPrevented || !isPlain(event, props.target)) return;
    event.preventDefault();
    // The page that is open makes no second entry.
    router.navigate(address, {
      replace: replace ?? address === textOf(location),
      state,
      preventScrollReset,
    });
  }
  return <a {...props} href={address ?? to} onClick={follow} />;
}

/** Not meant for another tab or window, nor for the menu of the browser. */
const isPlain = (
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent,
  target: string | undefined,
): boolean => button === 0 && (!target || target === '_self') && !(metaKey || altKey || ctrlKey || shiftKey);

interface NavLinkProps extends LinkProps {
  /** Pages below the address are others. */
  end?: boolean;
}

/** A link that tells when its page, or one below it, is open. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const location = useLocation();
  const open = location.pathname.toLowerCase();
  const own = pathOf(props.to, location).pathname.toLowerCase();
  const isOpen =
    open === own || (!end && own !== '/' && open.startsWith(own.endsWith('/') ? own : `${own}/`));
  return <Link aria-current={isOpen ? 'page' : undefined} {...props} />;
}
