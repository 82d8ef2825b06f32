import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '#src/components/icons.tsx';
import { useDropdownMenu } from '#src/components/Menu/useDropdownMenu.ts';
import styles from './NavigationMenu.module.css';

interface NavigationMenuProps {
  label: string;
  /** Whether the page that is open belongs here. `@default` false */
  isCurrent?: boolean | undefined;
  /** Asked for when somebody is about to open it: what it shows can be on its way. */
  onApproach?: (() => void) | undefined;
  /** Shown while it is open; `close` is for its links. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button of the bar and the panel of links below it. Tab walks through the panel, Escape closes it.
 * Source: WAI-ARIA disclosure navigation pattern.
 */
export function NavigationMenu({ label, isCurrent = false, onApproach, children }: NavigationMenuProps) {
  const id = useId();
  const { actor, isOpen, root, trigger, listRef } = useDropdownMenu();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) actor.send({ type: 'escape' });
    if (event.key === 'ArrowDown' && event.target === trigger.current) {
      event.preventDefault();
      if (!isOpen) actor.send({ type: 'toggle' });
      else document.getElementById(id)?.querySelector<HTMLElement>('a, button, input')?.focus();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the links inside
    <div
      ref={root}
      onKeyDown={onKeyDown}
      // Who walks on with Tab leaves no panel behind that covers the page.
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) actor.send({ type: 'close' });
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={clsx(styles.trigger, isCurrent && styles.current)}
        aria-expanded={isOpen}
        aria-current={isCurrent || undefined}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => actor.send({ type: 'toggle' })}
      >
        {label}
        <ChevronDownIcon className={styles.chevron} />
      </button>
      {isOpen && (
        <div id={id} ref={listRef} className={styles.panel}>
          {children(() => actor.send({ type: 'item.picked' }))}
        </div>
      )}
    </div>
  );
}
