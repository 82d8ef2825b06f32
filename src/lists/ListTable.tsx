import { useMemo } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { Pager } from '#src/components/Pager/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { useSameItems } from '#src/hooks/useSameItems.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ClearAll } from './Filters.tsx';
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
  const shown = useSameItems(columns);
  // Rows that stay are not drawn anew with every press. What can be sorted by hangs on the list alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const drawn = useMemo(() => tableColumns(shown, about, canSortBy), [shown, about]);
  return <Table caption={caption} rows={rows} rowKey={rowKey} columns={drawn} sort={sort} onSort={onSort} />;
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

/** In the place of rows that there are none of: to the first page where this one is beyond the last, else to all rows. */
export function WayToRows<Row, Word extends string>({ view }: { view: ListView<Row, Word> }) {
  const strings = useStrings(commonStrings);
  const language = useLanguage();
  if (view.count)
    return (
      <Button onClick={() => view.onPage(0)}>
        {fill(strings.page, { page: formatNumber(1, language) })}
      </Button>
    );
  return view.isFiltered && <ClearAll view={view} />;
}
