import type { ReactNode } from 'react';
import { unreadableRows } from '#contracts/leftOut.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { ListNews } from './ListNews.tsx';
import { ListPager, ListTable, WayToRows } from './ListTable.tsx';
import { useBeyondLast } from './useBeyondLast.ts';
import type { ListView } from './useList.ts';

interface ListPanelProps<Row, Word extends string> {
  view: ListView<Row, Word>;
  /** Its `{count}` becomes the number of all rows. */
  heading: string;
  /** Beside the heading. */
  actions?: ReactNode;
  filters?: ReactNode;
  /** Stands in place of the rows where there are none. */
  none?: ReactNode;
  /** Above the rows. */
  before?: ReactNode;
  /** The others are elsewhere. @default false */
  isFirstPageOnly?: boolean;
  /** Below the way to the other pages. */
  footer?: ReactNode;
  /** The room that it takes while pending. */
  pendingHeight?: Parameters<typeof Skeleton>[0]['height'];
  /** Shows the rows of this page otherwise than as a table. */
  children?: (rows: readonly Row[], heading: string) => ReactNode;
}

/** A part of a page that shows a list, page by page. */
export function ListPanel<Row, Word extends string>({
  view,
  heading: template,
  actions,
  filters,
  none,
  before,
  isFirstPageOnly = false,
  footer,
  pendingHeight,
  children,
}: ListPanelProps<Row, Word>) {
  const language = useLanguage();
  const errorText = useErrorText();
  const { request, rows, count, isFiltered } = view;
  const beyondLast = useBeyondLast(view);
  const heading = fill(template, { count: formatNumber(count, language) });
  const isEmpty = rows.length === 0;
  // A page beyond the last one is empty too, and leads back to the first.
  const hasNone = isEmpty && !count && none !== undefined;
  return (
    <>
      <ListNews view={view} />
      <Panel
        heading={heading}
        actions={actions}
        filters={filters}
        state={messageState(request, { isEmpty: isEmpty && !hasNone, isFiltered })}
        unreadable={unreadableRows(request.answer)}
        error={{ message: errorText(request.error) }}
        onRetry={request.retry}
        emptyMessage={beyondLast}
        emptyAction={<WayToRows view={view} />}
        skeleton={pendingHeight && <Skeleton height={pendingHeight} />}
        footer={
          isFirstPageOnly ? (
            footer
          ) : (
            <>
              <ListPager view={view} of={heading} />
              {footer}
            </>
          )
        }
      >
        {before}
        {isEmpty
          ? hasNone && none
          : (children?.(rows, heading) ?? <ListTable view={view} caption={heading} />)}
      </Panel>
    </>
  );
}
