import clsx from 'clsx';
import { NavLink } from 'react-router-dom';
import styles from './TabList.module.css';

export interface Tab {
  to: string;
  label: string;
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
  return (
    <nav aria-label={label} className={clsx(styles.tabs, styles[variant])}>
      <ul>
        {tabs.map(({ to, label: text }) => (
          <li key={to}>
            <NavLink to={to}>{text}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
