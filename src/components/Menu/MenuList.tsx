import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import type { Ref } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type dropdownMenuMachine, selectFocused, selectPath } from '#machines/dropdownMenu.ts';
import { attach } from '../popup/attach.ts';
import type { Attachment } from '../popup/floating.ts';
import popup from '../popup/popup.module.css';
import styles from './Menu.module.css';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';

interface MenuListProps {
  actor: ActorRefFrom<typeof dropdownMenuMachine>;
  items: readonly MenuItem[];
  label: string | undefined;
  /** The items that lead here, an index in each list from the outermost. */
  path: readonly number[];
  id?: string | undefined;
  ref: Ref<HTMLDivElement>;
}

/** The items of a menu, and of the menus within it as far as they are open. */
export function MenuList({ actor, items, label, path, ...props }: MenuListProps) {
  const open = useSelector(actor, selectPath);
  const focused = useSelector(actor, selectFocused);
  const isInnermost = open.length === path.length;
  return (
    <div
      {...props}
      role="menu"
      aria-label={label}
      popover="manual"
      className={clsx(popup.popup, styles.list)}
    >
      {items.map((item, index) => {
        const own = [...path, index];
        const isOpen = item.items !== undefined && open[path.length] === index;
        const entry = (
          <MenuEntry
            key={item.key}
            item={item}
            isFocused={isInnermost && index === focused}
            isOpen={isOpen}
            onPick={() => {
              if (item.items) {
                actor.send({ type: 'submenu.pressed', path: own });
              } else {
                actor.send({ type: 'item.picked' });
                item.onPick?.();
              }
            }}
          />
        );
        if (!item.items) return entry;
        return (
          <div key={item.key} role="none" className={styles.branch}>
            {entry}
            {isOpen && (
              <MenuList actor={actor} items={item.items} label={item.label} path={own} ref={besideItem} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Shows a list beside what opened it. Its item takes the focus now: what is not shown yet takes none. */
export function showList(list: HTMLElement, anchor: HTMLElement, attachment: Attachment): () => void {
  const leave = attach(list, anchor, attachment);
  list.querySelector<HTMLElement>('[data-focused]')?.focus();
  return leave;
}

/** A ref: the menu stands after the item that opened it. */
function besideItem(list: HTMLElement | null) {
  const item = list?.previousElementSibling;
  return list && item instanceof HTMLElement ? showList(list, item, { side: 'after' }) : undefined;
}
