import {
  measureElement,
  observeElementRect,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';
import styles from './Table.module.css';
import { type TableBodyProps, TableRow } from './TableRow.tsx';

type RowList = Virtualizer<HTMLElement, HTMLTableRowElement>;

/** What a row and the table measure in pixels while there is no layout. */
const ROW_SIZE = 44;
const FIRST_RECT: Rect = { width: 0, height: 640 };

/** Of very many rows those in sight. Its code comes when a table is that long. */
export function VirtualRows<Row>({
  columns,
  rows,
  rowKey,
  scroller,
}: TableBodyProps<Row> & { scroller: RefObject<HTMLElement | null> }) {
  const list = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_SIZE,
    measureElement: measureRow,
    observeElementRect: observeTable,
    initialRect: FIRST_RECT,
    overscan: 12,
  });
  // Other rows, other order: from their beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the rows that changed, not what is read here
  useEffect(() => list.scrollToOffset(0), [list, rows]);
  const shown = list.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = list.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <>
      <Gap size={before} />
      {shown.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <TableRow
            key={rowKey(row)}
            ref={list.measureElement}
            data-index={index}
            // The first row is that of the headings.
            aria-rowindex={index + 2}
            columns={columns}
            row={row}
          />
        );
      })}
      <Gap size={after} />
    </>
  );
}

/** Stands for the rows out of sight. */
function Gap({ size }: { size: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
  return size > 0 ? <tr aria-hidden="true" className={styles.gap} style={{ blockSize: size }} /> : null;
}

function measureRow(element: HTMLTableRowElement, entry: ResizeObserverEntry | undefined, list: RowList) {
  return measureElement<HTMLTableRowElement>(element, entry, list) || ROW_SIZE;
}

function observeTable(list: RowList, keep: (rect: Rect) => void) {
  return observeElementRect(list, (rect) => keep(rect.height > 0 ? rect : FIRST_RECT));
}
