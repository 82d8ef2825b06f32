import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { lazy, type Ref, Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type dropdownMenuMachine, selectFocused, selectPath } from '#machines/dropdownMenu.ts';
import styles from './Menu.module.css';
import { MenuEntry, type MenuItem } from './MenuEntry.tsx';

const Submenu = lazy(() => import('./Submenu.tsx'));

export interface MenuListProps {
  actor: ActorRefFrom<typeof dropdownMenuMachine>;
  items: readonly MenuItem[];
  label: string | undefined;
  /** The items that lead here, an index in each list from the outermost. */
  path: readonly number[];
  id?: string | undefined;
  ref: Ref<HTMLDivElement>;
  className: string | undefined;
  popover?: 'manual' | undefined;
}

/** The items of a menu, and of the menus within it as far as they are open. */
export function MenuList({ actor, items, label, path, className, ...props }: MenuListProps) {
  const open = useSelector(actor, selectPath);
  const focused = useSelector(actor, selectFocused);
  const isInnermost = open.length === path.length;
  return (
    <div {...props} role="menu" aria-label={label} className={clsx(styles.list, className)}>
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
              <Suspense>
                <Submenu actor={actor} items={item.items} label={item.label} path={own} />
              </Suspense>
            )}
          </div>
        );
      })}
    </div>
  );
}
