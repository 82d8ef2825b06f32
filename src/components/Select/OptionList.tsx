import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Range,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { useLayoutEffect, useMemo, useRef } from 'react';
import {
  selectFocused,
  selectIsMultiple,
  selectMore,
  selectSelected,
  selectShown,
  selectStatus,
} from '#machines/select.ts';
import { CheckIcon } from '../icons.tsx';
import { type Row, rowsOf, runsOf } from './rows.ts';
import styles from './styles.module.css';
import type { SelectActor } from './types.ts';

type List = Virtualizer<HTMLDivElement, HTMLDivElement>;

/** What a row and a list measure before there is a layout: 2.5 rem, and what a popup is at most. */
const ROW_SIZE = 40;
const FIRST_RECT: Rect = { width: 0, height: 360 };

const measureRow = (element: HTMLDivElement, entry: ResizeObserverEntry | undefined, list: List) =>
  measureElement<HTMLDivElement>(element, entry, list) || ROW_SIZE;

const observeList = (list: List, keep: (rect: Rect) => void) =>
  observeElementRect(list, (rect) => keep(rect.height > 0 ? rect : FIRST_RECT));

/** The options, of which only those in sight are in the document, and the one that has the focus. */
export function OptionList({ id, label, actor }: { id: string; label: string; actor: SelectActor }) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useSelector(actor, selectShown);
  const focused = useSelector(actor, selectFocused);
  const selected = useSelector(actor, selectSelected);
  const total = shown.length + useSelector(actor, selectMore);
  const isMultiple = useSelector(actor, selectIsMultiple);
  const isPending = useSelector(actor, selectStatus) === 'pending';
  const selectedKeys = useMemo(() => new Set(selected), [selected]);
  const { rows, rowOf } = useMemo(() => rowsOf(shown), [shown]);
  const focusedRow = focused === undefined ? undefined : rowOf[focused];
  const list = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_SIZE,
    getItemKey: (row) => rows[row]?.key ?? row,
    measureElement: measureRow,
    observeElementRect: observeList,
    initialRect: FIRST_RECT,
    overscan: 4,
    // The input points to the focused option, wherever it is: aria-activedescendant needs it in the document.
    rangeExtractor: (range) => withRow(range, focusedRow),
  });

  // Another list begins at its first option, or at the one chosen; the arrows take the list along.
  useLayoutEffect(() => {
    if (focusedRow !== undefined) list.scrollToIndex(focusedRow);
    else if (rows.length > 0) list.scrollToOffset(0);
  }, [list, rows, focusedRow]);

  const lines = list.getVirtualItems().flatMap(({ index, start }) => {
    const row = rows[index];
    return row ? [{ row, index, start }] : [];
  });

  function line({ row, index, start }: { row: Row; index: number; start: number }) {
    const common = {
      ref: list.measureElement,
      'data-index': index,
      style: { transform: `translateY(${start}px)` },
    };
    if (!row.option) {
      return (
        <div key={row.key} {...common} className={styles.heading} aria-hidden="true">
          {row.group}
        </div>
      );
    }
    const { option } = row;
    const isSelected = selectedKeys.has(option.key);
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input, which keeps the focus
      <div
        key={row.key}
        {...common}
        id={optionId(id, row.index)}
        role="option"
        tabIndex={-1}
        aria-selected={isSelected}
        aria-setsize={total}
        aria-posinset={row.index + 1}
        className={clsx(styles.option, row.index === focused && styles.focused)}
        onClick={() => actor.send({ type: 'option.picked', option })}
      >
        <CheckIcon className={clsx(styles.check, !isSelected && styles.unchecked)} />
        {option.label}
      </div>
    );
  }

  return (
    <div ref={scroller} className={styles.scroller} hidden={shown.length === 0} tabIndex={-1}>
      <div
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
        aria-busy={isPending || undefined}
        className={styles.list}
        style={{ blockSize: list.getTotalSize() }}
      >
        {runsOf(lines).map(({ group, items }) =>
          group === undefined ? (
            items.map(line)
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={group} role="group" aria-label={group}>
              {items.map(line)}
            </div>
          ),
        )}
      </div>
    </div>
  );
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

function withRow(range: Range, row: number | undefined) {
  const rows = defaultRangeExtractor(range);
  if (row === undefined || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((one, other) => one - other);
}
