import { useMemo } from 'react';
import type { AnswerOf, Endpoint, QueryOf } from '#contracts/defineEndpoint.ts';
import type { ListValues } from '#machines/listState.ts';
import type { Next } from '#src/components/Pager/index.tsx';
import type { Sort, TableProps } from '#src/components/Table/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import {
  offsetOf,
  orderOf,
  pageOfOffset,
  pageSizeOf,
  pageSizesFrom,
  sortOf,
} from '#src/domain/listAddress.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { type RequestView, useRequest } from '#src/hooks/useRequest.ts';
import type { StringsOf } from '#src/i18n/defineStrings.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { About, ListColumn } from './column.ts';
import type { ColumnChoice } from './columnChoice.ts';
import type { List, RowOf } from './defineList.ts';
import { isMeant, meantOf, type ShownFilter } from './filter.ts';
import { type ListKeeping, type ListState, useListState } from './useListState.ts';

/** A list as its table, pager and filters see it. */
export interface ListView<Row, Word extends string> {
  /** Those of the page that is shown. */
  rows: readonly Row[];
  /** Of all pages; undefined while it is not known. */
  count: number | undefined;
  request: Loadable;
  /** What its columns need to know besides a row. */
  about: About<Word>;
  columns: readonly ListColumn<Row, string, Word>[];
  /** Where the reader may choose which of them are shown. */
  columnChoice?: ColumnChoice<Word> | undefined;
  rowKey: (row: Row) => string;
  /** As what rows are looked at, of a list that shows them otherwise than as a table too: `map`. */
  shownAs?: string | undefined;
  onShownAs?: ((view: string) => void) | undefined;
  pageSize: number;
  offset: number;
  onPage: (next: Next<number>) => void;
  /** The sizes that a page can be had in. */
  pageSizes: readonly number[];
  onPageSize: (rows: number) => void;
  /** How rows stand; undefined where their order is fixed. */
  sort: Sort | undefined;
  onSort: NonNullable<TableProps<never>['onSort']>;
  canSortBy: (key: string) => boolean;
  filters: readonly (readonly [name: string, filter: ShownFilter<Word>])[];
  /** What the inputs show. */
  draft: ListValues;
  change: (values: ListValues) => void;
  isFiltered: boolean;
}

/** A list that is asked for: by which query, and the columns that its address names. */
export interface QueriedList<E extends Endpoint, Word extends string> extends ListView<RowOf<E>, Word> {
  query: Partial<QueryOf<E>>;
  columnsInAddress: string | undefined;
  onColumns: (columns: string) => void;
}

/** What its filters need to know. */
export type Filtered<Word extends string> = Pick<
  ListView<never, Word>,
  'about' | 'filters' | 'draft' | 'change' | 'isFiltered'
>;

type Loadable = Pick<RequestView<unknown>, 'answer' | 'error' | 'isPending' | 'retry'>;

interface ListOptions<E extends Endpoint> extends ListKeeping {
  /** What is asked for besides, as it depends on where the list is shown. */
  query?: Partial<QueryOf<E>> | undefined;
  /** False asks for nothing. @default true */
  isWanted?: boolean;
  /** The list in its own order, where the page has it whole already: nothing is asked for until it is narrowed or sorted. */
  whole?: RequestView<AnswerOf<E>> | undefined;
}

/** What of an address changes how rows are shown, and not which these are. */
const SHOWING: readonly string[] = ['page', 'rows', 'columns', 'view'];

/**
 * A list that is shown: its rows, and what narrows, sorts and pages it. `in`: kept in the address, or in the panel alone; `name`:
 * what tells it from other lists of the same address.
 *
 * @example const view = useList(appealList, { in: 'address' });
 */
export function useList<E extends Endpoint, Word extends string>(
  list: List<E, Word>,
  { query, isWanted = true, whole, ...keeping }: ListOptions<E>,
): QueriedList<E, Word> {
  const { config } = useApp();
  const about = useAbout<Word>(list.words);
  const { values, now, draft, send } = useListState({ ...keeping, filters: Object.keys(list.filters) });
  const input = list.inputOf(values, { config, now: about.now, query });
  const isChanged = Object.keys(values).some((name) => !SHOWING.includes(name));
  const isWhole = whole !== undefined && !isChanged;
  const asked = useRequest(list.endpoint, isWanted && !isWhole ? input : undefined, { isPreserved: true });
  const request = isWhole ? whole : asked;
  const { count, results = [] } = (request.answer ?? {}) as { count?: number; results?: RowOf<E>[] };
  const pageSize = pageSizeOf(values.rows, list.pageSize);
  const offset = offsetOf(values.page, pageSize);
  const sortIn = (some: ListValues) => sortOrNone(list.orderOf(some, config));
  const filters = list.filtersAt(config);
  return {
    query: input.query ?? {},
    rows: isWhole ? results.slice(offset, offset + pageSize) : results,
    count,
    request,
    about,
    columns: list.columns,
    columnsInAddress: values.columns,
    onColumns: (columns) => send({ type: 'columns.changed', columns }),
    rowKey: list.rowKey ?? idOf,
    shownAs: values.view,
    onShownAs: (view) => send({ type: 'view.changed', view }),
    ...pagingOf({ send, now, sortIn }, pageSize, list.pageSize),
    offset,
    sort: sortIn(values),
    canSortBy: (key) => list.canSortBy(key, config),
    filters,
    draft,
    isFiltered: filters.some(([name, filter]) => isMeant(filter, draft[name], about.now)),
  };
}

interface FilterTable<Word extends string> {
  words: readonly StringsOf<never>[];
  filters: Readonly<Record<string, ShownFilter<Word>>>;
}

/**
 * Filters without a list: of figures, or of rows that are all there already. `values`: what to keep by, as far as it makes sense;
 * `state`: for the list of what they keep.
 */
export function useFilters<Word extends string>(
  { words, filters }: FilterTable<Word>,
  keeping: ListKeeping,
): Filtered<Word> & { values: ListValues; state: ListState } {
  const about = useAbout<Word>(words);
  const state = useListState({ ...keeping, filters: Object.keys(filters) });
  const { values, draft } = state;
  return {
    about,
    filters: Object.entries(filters),
    values: meantOf(filters, values, about.now),
    state,
    draft,
    change: pagingOf(state, 1).change,
    isFiltered: Object.entries(filters).some(([name, filter]) => isMeant(filter, draft[name], about.now)),
  };
}

interface LocalList<Row, Word extends string> {
  pageSize: number;
  words: readonly StringsOf<never>[];
  columns: readonly ListColumn<Row, string, Word>[];
  rowKey?: (row: Row) => string;
  /** How rows stand unless the reader sorts them. */
  order?: string;
  /** Without it their order is fixed. */
  sorted?: (rows: readonly Row[], sort: Sort) => readonly Row[];
}

/**
 * The same of rows that are all there already. `state`: that of what filters them, where something does: a press of the list takes
 * along what is being typed, and a filter leads back to the first page.
 */
export function useLocalList<Row, Word extends string>(
  rows: readonly Row[],
  { pageSize, words, columns, rowKey = idOf, order = '', sorted }: LocalList<Row, Word>,
  { values, draft, ...state }: ListState,
): ListView<Row, Word> {
  const about = useAbout<Word>(words);
  const shown = pageSizeOf(values.rows, pageSize);
  const offsetIn = (some: ListValues) => {
    const wanted = offsetOf(some.page, shown);
    // Fewer rows may have fewer pages than the one that was open.
    return wanted < rows.length ? wanted : 0;
  };
  const offset = offsetIn(values);
  const sortIn = (some: ListValues) => (sorted ? sortOf(some.sort ?? order) : undefined);
  const sort = sortIn(values);
  return {
    rows: (sorted && sort ? sorted(rows, sort) : rows).slice(offset, offset + shown),
    count: rows.length,
    request: { answer: rows, error: undefined, isPending: false, retry: () => {} },
    about,
    columns,
    rowKey,
    ...pagingOf({ ...state, sortIn, offsetIn }, shown, pageSize),
    offset,
    sort,
    canSortBy: () => sorted !== undefined,
    filters: [],
    draft,
    isFiltered: false,
  };
}

interface Pageable extends Pick<ListState, 'send' | 'now'> {
  /** The order that some values say; without it there is none. */
  sortIn?: ((values: ListValues) => Sort | undefined) | undefined;
  /** How many rows come before the page that some values say; without it as the page says. */
  offsetIn?: ((values: ListValues) => number) | undefined;
}

/**
 * What turns pages, sorts and narrows a list. `ownSize`: of its pages, unless the reader wants more. A press goes on from the one
 * before it, whether that is drawn already or not.
 */
export const pagingOf = (
  { send, now, sortIn, offsetIn = ({ page }) => offsetOf(page, pageSize) }: Pageable,
  pageSize: number,
  ownSize = pageSize,
) => ({
  pageSize,
  pageSizes: pageSizesFrom(ownSize),
  onPageSize: (rows: number) => send({ type: 'rows.changed', rows: rows === ownSize ? '' : String(rows) }),
  onPage: (next: Next<number>) => {
    const offset = typeof next === 'function' ? next(offsetIn(now())) : next;
    send({ type: 'page.changed', page: pageOfOffset(offset, pageSize) });
  },
  onSort: (next: (sort: Sort | undefined) => Sort) =>
    send({ type: 'sort.changed', sort: orderOf(next(sortIn?.(now()))) }),
  change: (values: ListValues) => send({ type: 'filters.changed', values }),
});

const sortOrNone = (order: string) => (order ? sortOf(order) : undefined);

const idOf = (row: unknown) => String((row as { id: number | string }).id);

/** The words of some namespaces, the reader's language, and the moment at which the list was opened. */
export function useAbout<Word extends string>(namespaces: readonly StringsOf<never>[]): About<Word> {
  const language = useLanguage();
  const now = useNow();
  // biome-ignore lint/correctness/useHookAtTopLevel: a list always has the same namespaces
  const words = namespaces.map((strings) => useStrings(strings));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them, whatever holds them
  return useMemo(
    () => ({ words: Object.assign({}, ...words) as About<Word>['words'], language, now }),
    [language, now, ...words],
  );
}
