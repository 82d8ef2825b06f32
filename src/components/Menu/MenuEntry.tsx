import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { CheckIcon, ForwardIcon } from '../icons.tsx';
import styles from './Menu.module.css';

/** A link with `to` (with `isChecked` the one that leads here), one of a choice with `isChecked`, a menu of its own with `items`, else an action. */
export interface MenuItem {
  key: string;
  label: string;
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined;
  icon?: ReactNode;
  isChecked?: boolean | undefined;
  to?: string | undefined;
  items?: readonly MenuItem[] | undefined;
  onPick?: (() => void) | undefined;
}

interface MenuEntryProps {
  item: MenuItem;
  isFocused: boolean;
  /** Of an item with `items`: whether its menu is open. `@default` false */
  isOpen?: boolean | undefined;
  onPick: () => void;
}

/** One item of a menu; it takes the focus when the menu's machine says so. */
export function MenuEntry({ item, isFocused, isOpen = false, onPick }: MenuEntryProps) {
  const { label, lang, icon, isChecked, to, items } = item;
  const common = {
    ref: isFocused ? focus : undefined,
    'data-focused': isFocused || undefined,
    tabIndex: -1,
    lang,
    className: styles.item,
    onClick: onPick,
  };
  const content = (
    <>
      {icon}
      <span className={styles.label}>{label}</span>
      {isChecked && <CheckIcon />}
      {items && <ForwardIcon />}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} role="menuitem" aria-current={isChecked} onKeyDown={clickOnSpace} {...common}>
        {content}
      </Link>
    );
  }
  if (isChecked !== undefined) {
    return (
      <button type="button" role="menuitemradio" aria-checked={isChecked} {...common}>
        {content}
      </button>
    );
  }
  return (
    <button
      type="button"
      role="menuitem"
      aria-haspopup={items && 'menu'}
      aria-expanded={items && isOpen}
      {...common}
    >
      {content}
    </button>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}

/** A browser follows a link at Enter alone, a menu picks at Space as well. */
function clickOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
