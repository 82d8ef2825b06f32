import { Pager } from '#src/components/Pager/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
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
  view: { count = 0, pageSize, offset, onPage },
  of,
}: {
  view: ListView<Row, Word>;
  of?: string | undefined;
}) {
  return <Pager of={of} count={count} limit={pageSize} offset={offset} onChange={onPage} />;
}
