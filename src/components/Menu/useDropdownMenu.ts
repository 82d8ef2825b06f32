import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { dropdownMenuMachine, type MenuLabel, selectIsOpen } from '#machines/dropdownMenu.ts';
import { useProvided } from '#src/hooks/useProvided.ts';

/**
 * A button and what it opens. The lifecycle is `machines/dropdownMenu.ts`; here it learns of presses outside of `root`
 * while the list stands (`listRef`), and gives the focus back to `trigger`.
 */
export function useDropdownMenu(labels: readonly MenuLabel[] = [], persistent = false) {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const focusTrigger = () => trigger.current?.focus();
  const actor = useProvided(dropdownMenuMachine, { actions: { focusTrigger } }, { labels, persistent });
  const listRef = useMemo(
    () => () => {
      const onPress = (event: PointerEvent) => {
        if (!root.current?.contains(event.target as Node)) actor.send({ type: 'outside.pressed' });
      };
      document.addEventListener('pointerdown', onPress);
      return () => document.removeEventListener('pointerdown', onPress);
    },
    [actor],
  );
  return { actor, isOpen: useSelector(actor, selectIsOpen), root, trigger, listRef };
}
