import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Range,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect } from 'react';
import type { Row } from './rows.ts';

export type VirtualRows = Virtualizer<HTMLDivElement, HTMLDivElement>;

/** What a row and a list measure in pixels while there is no layout: 2.5 rem, and about what a popup is at most. */
const ROW_SIZE = 40;
const FIRST_RECT: Rect = { width: 0, height: 352 };

/**
 * The rows in sight, and the one with the focus. A list opens at that one, another list begins at its first row, and the
 * arrows take the list along.
 */
export function useVirtualRows(
  scroller: RefObject<HTMLDivElement | null>,
  rows: readonly Row[],
  focusedRow: number | undefined,
): VirtualRows {
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
  useLayoutEffect(() => {
    if (focusedRow !== undefined) list.scrollToIndex(focusedRow);
    else if (rows.length > 0) list.scrollToOffset(0);
  }, [list, rows, focusedRow]);
  return list;
}

function measureRow(element: HTMLDivElement, entry: ResizeObserverEntry | undefined, list: VirtualRows) {
  return measureElement<HTMLDivElement>(element, entry, list) || ROW_SIZE;
}

function observeList(list: VirtualRows, keep: (rect: Rect) => void) {
  return observeElementRect(list, (rect) => keep(rect.height > 0 ? rect : FIRST_RECT));
}

function withRow(range: Range, row: number | undefined) {
  const rows = defaultRangeExtractor(range);
  if (row === undefined || row >= range.count || rows.includes(row)) return rows;
  return [...rows, row].sort((one, other) => one - other);
}
