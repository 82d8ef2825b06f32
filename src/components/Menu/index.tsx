import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useMemo } from 'react';
import { dropdownMenuKeyEvent, type MenuLabel, submenuKeyEvent } from '#machines/dropdownMenu.ts';
import { type ButtonVariant, buttonClass } from '../Button/index.tsx';
import { ChevronDownIcon } from '../icons.tsx';
import { preloadPlacement } from '../popup/attach.ts';
import styles from './Menu.module.css';
import type { MenuItem } from './MenuEntry.tsx';
import { MenuList, showList } from './MenuList.tsx';
import { useDropdownMenu } from './useDropdownMenu.ts';

export type { MenuItem } from './MenuEntry.tsx';

interface MenuProps {
  label: ReactNode;
  /** Needed where the label does not say what the menu is for; holds the label's words. `@default` the label */
  ariaLabel?: string | undefined;
  items: readonly MenuItem[];
  /** The edge of the button that the list stands at. `@default` 'start' */
  align?: 'start' | 'end' | undefined;
  /** Stays open at a press elsewhere; settled when it first appears. `@default` false */
  isPersistent?: boolean | undefined;
  /** The look of the button. `@default` 'tertiary' */
  variant?: ButtonVariant | undefined;
}

/**
 * A button that opens a list of actions or links, some of which may open a list of their own. The lifecycle is `machines/dropdownMenu.ts`.
 * Source: WAI-ARIA menu button pattern.
 */
export function Menu({
  label,
  ariaLabel,
  items,
  align = 'start',
  isPersistent = false,
  variant = 'tertiary',
}: MenuProps) {
  const id = useId();
  const labels = labelsOf(items);
  const { actor, isOpen, root, trigger, listRef } = useDropdownMenu(labels, isPersistent);

  const shown = useMemo(
    () => (list: HTMLElement | null) => {
      if (!list || !trigger.current) return;
      const leave = showList(list, trigger.current, { side: 'below', align });
      const forget = listRef();
      return () => {
        forget();
        leave();
      };
    },
    [align, listRef, trigger],
  );

  // A translation may have come since: the letters typed are those of the labels shown.
  function keepLabels() {
    const known = actor.getSnapshot().context.labels;
    if (JSON.stringify(labels) !== JSON.stringify(known)) actor.send({ type: 'labels.changed', labels });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Tab') {
      // Onwards from there: the item that has it goes with the list.
      trigger.current?.focus();
      actor.send({ type: 'close' });
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const order = submenuKeyEvent(event.key, isRtl) ?? dropdownMenuKeyEvent(event.key);
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!order || (!isOpen && !opens)) return;
    event.preventDefault();
    onOrder(order);
  }

  function onOrder(order: Parameters<typeof actor.send>[0]) {
    keepLabels();
    actor.send(order);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the list inside
    <div ref={root} onKeyDown={onKeyDown}>
      <button
        ref={trigger}
        type="button"
        className={clsx(buttonClass({ variant }), styles.trigger)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={ariaLabel}
        onPointerEnter={preloadPlacement}
        onFocus={preloadPlacement}
        onClick={({ detail }) => {
          // Pressed by a key, which counts as no click: the focus goes on into the list.
          if (detail === 0 && !isOpen) onOrder({ type: 'focus.moved', move: 'first' });
          else actor.send({ type: 'toggle' });
        }}
      >
        {label}
        <ChevronDownIcon className={styles.chevron} />
      </button>
      {isOpen && (
        <MenuList
          actor={actor}
          items={items}
          label={ariaLabel ?? (typeof label === 'string' ? label : undefined)}
          path={[]}
          id={id}
          ref={shown}
        />
      )}
    </div>
  );
}

function labelsOf(items: readonly MenuItem[]): MenuLabel[] {
  return items.map(({ label, items: within }) => (within ? { label, items: labelsOf(within) } : label));
}
