import type { ReactNode } from 'react';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import type { RequestView } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';

interface PagedPanelProps<Row> {
  /** Its `{count}` becomes the number of all rows. */
  heading: string;
  /** Beside the heading. */
  actions?: ReactNode;
  filters?: ReactNode;
  isFiltered?: boolean | undefined;
  page: RequestView<{ count: number; results: Row[] }>;
  limit: number;
  offset: number;
  onPage: (offset: number) => void;
  /** The room that it takes while pending: any CSS length. */
  pendingHeight: string;
  /** The rows of this page. */
  children: (rows: readonly Row[], heading: string) => ReactNode;
}

/** A part of the overview that shows one page of a list, and the way to the others. */
export function PagedPanel<Row>({
  heading: template,
  actions,
  filters,
  isFiltered = false,
  page,
  limit,
  offset,
  onPage,
  pendingHeight,
  children,
}: PagedPanelProps<Row>) {
  const language = useLanguage();
  const errorText = useErrorText();
  const { count, results: rows = [] } = page.answer ?? {};
  const heading = fill(template, { count: formatNumber(count, language) });
  return (
    <Panel
      heading={heading}
      actions={actions}
      filters={filters}
      state={messageState(page, { isEmpty: rows.length === 0, isFiltered })}
      error={{ message: errorText(page.error) }}
      onRetry={page.retry}
      skeleton={<Skeleton height={pendingHeight} />}
      footer={<Pager of={heading} count={count ?? 0} limit={limit} offset={offset} onChange={onPage} />}
    >
      {children(rows, heading)}
    </Panel>
  );
}
