import type { ReactNode } from 'react';
import { pathTo } from '#src/app/links.ts';
import { routeStrings } from '#src/app/routes/strings.ts';
import { Page } from '#src/components/Page/index.tsx';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import type { Sort } from '#src/components/Table/index.tsx';
import { offsetOf, pageOfOffset, sortOf } from '#src/domain/listAddress.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useListState } from '#src/hooks/useListState.ts';
import type { RequestView } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { type CsvExport, ExportButton } from './ExportButton.tsx';
import { type Filter, Filters, isFiltered } from './Filters.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import { recordListStrings } from './strings.ts';

interface RecordListProps<Row> {
  title: string;
  /** What a reader should know of the list, below its title. */
  note?: string | undefined;
  list: RequestView<{ count: number; results: Row[] }>;
  filters: readonly Filter[];
  pageSize: number;
  /** What the rows are sorted by; without it their order is fixed. */
  ordering?: string | undefined;
  /** The address of the call behind the page that is shown. */
  api: string;
  /** How the whole list is downloaded, with the filters of the address. */
  csv: CsvExport<Row>;
  /** The table of one page of the list. */
  children: (
    rows: readonly Row[],
    sorting: { caption: string; sort?: Sort; onSort?: (sort: Sort) => void },
  ) => ReactNode;
}

/** A page that lists records, filtered, sorted and paged by its address. */
export function RecordList<Row>({
  title,
  note,
  list,
  filters,
  pageSize,
  ordering,
  api,
  csv,
  children,
}: RecordListProps<Row>) {
  const strings = useStrings(recordListStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { query, send } = useListState();
  const rows = list.answer?.results ?? [];
  const sorting = ordering && {
    sort: sortOf(ordering),
    onSort: ({ key, isDescending }: Sort) =>
      send({ type: 'sort.changed', sort: isDescending ? `-${key}` : key }),
  };
  return (
    <Page
      heading={fill(strings.heading, { title, count: formatNumber(list.answer?.count, language) })}
      documentTitle={title}
      description={note}
      actions={
        <>
          <ShareMenu api={api} />
          <ExportButton of={csv} count={list.answer?.count ?? 0} />
        </>
      }
      breadcrumbs={[{ label: titles.home, to: pathTo('home') }, { label: title }]}
    >
      <Panel
        filters={
          <Filters
            filters={filters}
            query={query}
            change={(values) => send({ type: 'filters.changed', values })}
          />
        }
        state={messageState(list, { isEmpty: rows.length === 0, isFiltered: isFiltered(filters, query) })}
        error={{ message: errorText(list.error) }}
        onRetry={list.retry}
        footer={
          <Pager
            count={list.answer?.count ?? 0}
            limit={pageSize}
            offset={offsetOf(query, pageSize)}
            onChange={(offset) => send({ type: 'page.changed', page: pageOfOffset(offset, pageSize) })}
          />
        }
      >
        {children(rows, { caption: title, ...(sorting || {}) })}
      </Panel>
    </Page>
  );
}
