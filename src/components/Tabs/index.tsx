import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { type FocusMove, moveFocus } from '#machines/focusMove.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { CheckIcon, DangerIcon } from '../icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.tsx';
import styles from './Tabs.module.css';

export interface TabItem<Key extends string> {
  key: Key;
  label: ReactNode;
  /** Cannot be opened yet. `@default` false */
  isDisabled?: boolean | undefined;
  /** Filled in, or wrong somewhere, and how that reads: "complete", "2 errors". */
  mark?: { kind: 'done' | 'invalid'; label: string } | undefined;
}

interface TabsProps<Key extends string> {
  /** What the tabs are of. */
  label: string;
  tabs: readonly TabItem<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /**
   * `primary` parts a page, `secondary` a panel, `tertiary` a part of it; `step` numbers the parts of a form; `vertical` is
   * for many, or long ones. `@default` 'tertiary'
   */
  variant?: 'primary' | 'secondary' | 'tertiary' | 'step' | 'vertical' | undefined;
  /** The content of the selected tab. */
  children: ReactNode;
}

/**
 * Parts of a page or a panel of which one is shown. What has an address is a `TabList` instead.
 * Source: product specification, section 2; WAI-ARIA tabs pattern, with the selection following the focus.
 */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  variant = 'tertiary',
  children,
}: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const orientation = variant === 'vertical' ? 'vertical' : 'horizontal';

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const move = moveOf(event, orientation);
    if (!move) return;
    event.preventDefault();
    const open = tabs.filter(({ isDisabled }) => !isDisabled);
    const index = open.findIndex(({ key }) => key === selected);
    const next = open[moveFocus(index < 0 ? undefined : index, move, open.length) ?? 0];
    if (!next) return;
    onSelect(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  }

  return (
    <div className={clsx(styles.tabs, styles[variant])}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, position) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            disabled={tab.isDisabled}
            className={tab.mark && styles[tab.mark.kind]}
            onClick={() => onSelect(tab.key)}
          >
            {variant === 'step' && (
              <span className={styles.mark} aria-hidden="true">
                {tab.mark?.kind === 'done' ? <CheckIcon /> : formatNumber(position + 1, language)}
              </span>
            )}
            {tab.label}
            {tab.mark?.kind === 'invalid' && <DangerIcon className={styles.danger} />}
            {tab.mark && (
              <>
                {' '}
                <VisuallyHidden>({tab.mark.label})</VisuallyHidden>
              </>
            )}
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
