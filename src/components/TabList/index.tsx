import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation, useMatch } from 'react-router';
import styles from './TabList.module.css';

export interface Tab {
  to: string;
  label: string;
  /** Every page below this address belongs to the tab. `@default` below `to` */
  root?: string | undefined;
}

interface TabListProps {
  /** What the tabs are of. */
  label: string;
  tabs: readonly Tab[];
  /**
   * `primary` parts a page, `secondary` a part, `tertiary` a part of that; `step` numbers the pages of a process; `vertical`
   * is for many, or long ones. `@default` 'primary'
   */
  variant?: 'primary' | 'secondary' | 'tertiary' | 'step' | 'vertical' | undefined;
}

/** The pages of a record. They are links: each has an address, opens in a new tab of the browser, and can be sent. */
export function TabList({ label, tabs, variant = 'primary' }: TabListProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address opens another tab.
  useEffect(() => showOpenTab(list.current), [pathname]);
  return (
    <nav ref={list} aria-label={label} className={clsx(styles.tabs, styles[variant])}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            {tab.root ? <RootedTab {...tab} root={tab.root} /> : <NavLink to={tab.to}>{tab.label}</NavLink>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Where the tabs are wider than the screen, brings the open one to the middle, also when that turns; the page itself stays where it
 * is. Once the page is laid out: to ask where a tab is before would lay it out for that alone.
 */
function showOpenTab(list: HTMLElement | null) {
  if (!list) return;
  const observer = new ResizeObserver(() => {
    const tab = list.querySelector('[aria-current="page"]');
    if (tab) list.scrollLeft += middleOf(tab) - middleOf(list);
  });
  observer.observe(list);
  return () => observer.disconnect();
}

function middleOf(element: Element) {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** The tab of many pages, of which it leads to the first. */
function RootedTab({ to, label, root }: Tab & { root: string }) {
  const isOpen = useMatch(`${root}/*`) !== null;
  return (
    <Link to={to} aria-current={isOpen ? 'page' : undefined}>
      {label}
    </Link>
  );
}
