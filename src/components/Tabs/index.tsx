import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { type FocusMove, moveFocus } from '#machines/focusMove.ts';
import styles from './Tabs.module.css';

interface TabsProps<Key extends string> {
  /** What the tabs are of. */
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** The content of the selected tab. */
  children: ReactNode;
}

/**
 * Parts of a page or a panel of which one is shown. What has an address is a `TabList` instead.
 * Source: WAI-ARIA tabs pattern, with the selection following the focus.
 */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  orientation = 'horizontal',
  children,
}: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = tabs.findIndex(({ key }) => key === selected);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const move = moveOf(event, orientation);
    const next = move && tabs[moveFocus(index, move, tabs.length) ?? 0];
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  }

  return (
    <div className={clsx(styles.tabs, styles[orientation])}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

const VERTICAL: Readonly<Record<string, FocusMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};
const HORIZONTAL: Readonly<Record<string, FocusMove>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};
const MIRRORED: Readonly<Record<string, FocusMove>> = {
  ...HORIZONTAL,
  ArrowRight: 'previous',
  ArrowLeft: 'next',
};

/** Where a key leads; in a line that runs from right to left the next tab is the one on the left. */
function moveOf({ key, currentTarget }: KeyboardEvent<HTMLElement>, orientation: 'horizontal' | 'vertical') {
  if (orientation === 'vertical') return VERTICAL[key];
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return (isMirrored ? MIRRORED : HORIZONTAL)[key];
}
