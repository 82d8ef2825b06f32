import { Pager } from '#src/components/Pager/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { recordListStrings } from './strings.ts';
import { tableColumns } from './tableColumns.tsx';
import type { ListView } from './useList.ts';

/** The rows of a list, sorted by their headings where the API can; cards on a phone. */
export function ListTable<Row, Word extends string>({
  view: { rows, rowKey, columns, about, canSortBy, sort, onSort },
  caption,
}: {
  view: ListView<Row, Word>;
  caption: string;
}) {
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={rowKey}
      columns={tableColumns(columns, about, canSortBy)}
      sort={sort}
      onSort={onSort}
    />
  );
}

/** The way to the other pages of a list. `of`: what it lists, where a page has more than one. */
export function ListPager<Row, Word extends string>({
  view: { count = 0, pageSize, pageSizes, offset, onPage, onPageSize },
  of,
  isSizable = false,
}: {
  view: ListView<Row, Word>;
  of?: string | undefined;
  /** The reader may have more rows on a page. @default false */
  isSizable?: boolean;
}) {
  const strings = useStrings(recordListStrings);
  return (
    <Pager
      of={of}
      count={count}
      limit={pageSize}
      offset={offset}
      onChange={onPage}
      sizes={isSizable ? { label: strings.rowsPerPage, options: pageSizes, onChange: onPageSize } : undefined}
    />
  );
}
