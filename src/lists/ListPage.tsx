import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Endpoint, QueryOf } from '#contracts/defineEndpoint.ts';
import { unreadableRows } from '#contracts/leftOut.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { apiAddress } from '#src/core/apiAddress.ts';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ColumnsButton } from './Columns/index.tsx';
import type { ListColumn } from './column.ts';
import type { CsvExport } from './csvExport.ts';
import type { List, RowOf } from './defineList.ts';
import { ExportButton } from './ExportButton.tsx';
import { Filters } from './Filters.tsx';
import { LIST_MAP_PENDING } from './ListMap/pending.tsx';
import { ListNews } from './ListNews.tsx';
import { ListPager, ListTable, WayToRows } from './ListTable.tsx';
import { listFile } from './listFile.ts';
import { SavedViews } from './SavedViews/index.tsx';
import { ShareMenu } from './ShareMenu.tsx';
import { recordListStrings } from './strings.ts';
import { useBeyondLast } from './useBeyondLast.ts';
import { useChosenColumns } from './useChosenColumns.ts';
import { type ListView, useList } from './useList.ts';

type Look = Pick<ListView<never, never>, 'shownAs' | 'onShownAs'>;

interface ListPageProps<E extends Endpoint, Word extends string> {
  list: List<E, Word>;
  title: string;
  /** What a reader should know of the list, below its title. */
  note?: string | undefined;
  /** What helps to read the list, below it. */
  legend?: ReactNode;
  /** Columns that this reader does not get, by their headings. */
  without?: readonly Word[];
  /** What begins a new record. */
  create?: ReactNode;
  /** What can be done with a row; it stands last, and in no file. */
  actions?: ListColumn<RowOf<E>, string, Word> | undefined;
  /** Above the rows: the choice of another way to look at them. */
  before?: ((look: Look) => ReactNode) | undefined;
  /** Shows the rows of this page otherwise than as a table, where they are looked at so. */
  children?: ((rows: readonly RowOf<E>[], look: Look) => ReactNode) | undefined;
  /** Shows the rows of all pages on a map, to whoever wants that. `query`: which these are; `count`: how many. */
  map?: ((query: Partial<QueryOf<E>>, count: number) => ReactNode) | undefined;
}

/** A page that lists records, filtered, sorted and paged by its address. */
export function ListPage<E extends Endpoint, Word extends string>({
  list,
  without = [],
  actions,
  map,
  ...page
}: ListPageProps<E, Word>) {
  const { client, config } = useApp();
  const choosable = list.columns.filter(({ heading }) => !without.includes(heading));
  const view = useChosenColumns(list, useList(list, { in: 'address' }), choosable);
  const { columns } = view;
  const csv = listFile(list, view, { client });
  return (
    <RecordList
      {...page}
      view={{ ...view, columns: actions ? [...columns, actions] : columns }}
      api={apiAddress(config, list.endpoint, { query: view.query } as Parameters<typeof apiAddress<E>>[2])}
      csv={csv}
      map={map && ((count) => map(view.query, count))}
    />
  );
}

interface RecordListProps<Row, Word extends string>
  extends Pick<ListPageProps<never, Word>, 'title' | 'note' | 'legend' | 'create' | 'before'> {
  view: ListView<Row, Word>;
  /** The address of the call behind the page that is shown. */
  api: string;
  children?: ((rows: readonly Row[], look: Look) => ReactNode) | undefined;
  /** How the whole list is downloaded, with the filters of the address. */
  csv: CsvExport<Row>;
  map?: ((count: number) => ReactNode) | undefined;
}

/** `12345`, in digits: what stands below the heading would move on a phone where its figure, once it is there, began a line. */
const ROOM_OF_COUNT = 5;
/** Of what stands in for a figure and parts its thousands, in digits, which have one width. */
const WIDTHS: Readonly<Record<string, number>> = { '-': 0.635, ',': 0.558, '.': 0.558, '\u202f': 0.192 };

const widthOf = (figure: string) => [...figure].reduce((sum, letter) => sum + (WIDTHS[letter] ?? 1), 0);

/** The same of a list that is loaded already. */
export function RecordList<Row, Word extends string>({
  title,
  note,
  legend,
  create,
  before,
  view,
  api,
  csv,
  map,
  children,
}: RecordListProps<Row, Word>) {
  const strings = useStrings(recordListStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { pathname } = useLocation();
  const { request, rows, count, isFiltered } = view;
  const beyondLast = useBeyondLast(view);
  const isMap = map !== undefined && view.shownAs === 'map';
  const columns = view.columnChoice?.said;
  const counted = formatNumber(count, language);
  return (
    <Page
      heading={fill(strings.heading, { title, count: counted })}
      headingRoom={Math.max(0, ROOM_OF_COUNT - widthOf(counted))}
      documentTitle={title}
      description={note}
      actions={
        <>
          {create}
          {map && (
            <Button onClick={() => view.onShownAs?.(isMap ? '' : 'map')}>
              {isMap ? strings.listView : strings.mapView}
            </Button>
          )}
          <ShareMenu api={api} columns={columns} />
          {!isMap && <ColumnsButton view={view} />}
          <ExportButton of={csv} count={count ?? 0} />
        </>
      }
      breadcrumbs={[{ label: titles.home, to: pathTo('home') }, { label: title }]}
    >
      {!isMap && <ListNews view={view} />}
      <Panel
        filters={
          <Filters view={view}>
            <SavedViews list={pathname} columns={columns} />
          </Filters>
        }
        state={messageState(request, { isEmpty: rows.length === 0, isFiltered })}
        skeleton={isMap ? LIST_MAP_PENDING : undefined}
        unreadable={unreadableRows(request.answer)}
        error={{ message: errorText(request.error) }}
        onRetry={request.retry}
        emptyMessage={beyondLast}
        emptyAction={<WayToRows view={view} />}
        footer={!isMap && <ListPager view={view} isSizable />}
      >
        {before?.(view)}
        {isMap ? map(count ?? 0) : (children?.(rows, view) ?? <ListTable view={view} caption={title} />)}
      </Panel>
      {/* Not below what is on its way, which would push it down. */}
      {request.answer !== undefined && legend}
    </Page>
  );
}
