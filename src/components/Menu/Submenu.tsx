import { attach } from '../popup/attach.ts';
import styles from './Menu.module.css';
import { MenuList, type MenuListProps } from './MenuList.tsx';

/** The menu of an item, beside it. Its code comes when one is first opened. */
export default function Submenu(props: Omit<MenuListProps, 'ref' | 'className' | 'popover' | 'id'>) {
  return <MenuList {...props} ref={beside} className={styles.nested} popover="manual" />;
}

/** A ref: the menu stands after the item that opened it. */
function beside(list: HTMLElement | null) {
  const item = list?.previousElementSibling;
  return list && item instanceof HTMLElement ? attach(list, item, { side: 'after' }) : undefined;
}
