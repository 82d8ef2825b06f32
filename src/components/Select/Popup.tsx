import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { useMemo, useRef } from 'react';
import { selectFocused, selectShown } from '#machines/select.ts';
import { attach } from '../popup/attach.ts';
import popupStyles from '../popup/popup.module.css';
import { keepFocus } from './keepFocus.ts';
import { Messages } from './Messages.tsx';
import { OptionList } from './OptionList.tsx';
import { rowsOf } from './rows.ts';
import styles from './styles.module.css';
import type { SelectActor } from './types.ts';
import { useVirtualRows } from './useVirtualRows.ts';

interface PopupProps {
  listId: string;
  label: string;
  actor: SelectActor;
  canRetry: boolean;
}

/** The list of an open select. It scrolls from here, not from within: the popup has to be shown before it can. */
export function Popup({ listId, label, actor, canRetry }: PopupProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const show = useMemo(() => shownFor(actor), [actor]);
  const shown = useSelector(actor, selectShown);
  const focused = useSelector(actor, selectFocused);
  const { rows, rowOf } = useMemo(() => rowsOf(shown), [shown]);
  const list = useVirtualRows(scroller, rows, focused === undefined ? undefined : rowOf[focused]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press is kept from what it would do, it does nothing
    <div
      ref={show}
      popover="manual"
      className={clsx(popupStyles.popup, styles.popup)}
      onMouseDown={keepFocus}
    >
      <OptionList id={listId} label={label} actor={actor} rows={rows} list={list} scroller={scroller} />
      <Messages actor={actor} canRetry={canRetry} />
    </div>
  );
}

/** A ref: the popup in its place, told of presses elsewhere, as long as it stands. */
function shownFor(actor: SelectActor) {
  return (popup: HTMLElement | null) => {
    const field = popup?.parentElement;
    if (!popup || !field) return;
    const leave = attach(popup, field, { side: 'below' });
    const onPress = (event: PointerEvent) => {
      if (!field.contains(event.target as Node)) actor.send({ type: 'outside.pressed' });
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      leave();
    };
  };
}
