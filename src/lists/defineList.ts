import type { AppConfig } from '#contracts/appConfig.ts';
import type { InputOf } from '#contracts/client.ts';
import type { AnswerOf, Endpoint, QueryOf } from '#contracts/defineEndpoint.ts';
import { offers } from '#contracts/extensions.ts';
import type { ListValues } from '#machines/listState.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { offsetOf, orderingOf, pageSizeOf } from '#src/domain/listAddress.ts';
import type { StringsOf } from '#src/i18n/defineStrings.ts';
import { type ColumnHelpers, columnsOf, type FileColumn, type ListColumn } from './column.ts';
import { type FilterHelpers, filtersOf, type ListFilter } from './filter.ts';
import { type ListPlace, listValues } from './listPlace.ts';

/** A row of a list. */
export type RowOf<E extends Endpoint> = AnswerOf<E> extends { results: readonly (infer Row)[] } ? Row : never;

type OrderOf<E extends Endpoint> =
  QueryOf<E> extends { ordering?: readonly (infer Order extends string)[] | undefined } ? Order : never;

/** What an endpoint can sort by, as it declares it. */
export type SortKeyOf<E extends Endpoint> = Exclude<OrderOf<E>, `-${string}`>;

type Namespaces = readonly StringsOf<never>[];
/** The keys of some namespaces. */
export type WordOf<Words extends Namespaces> = Words[number] extends infer Strings
  ? Strings extends { english: infer English }
    ? keyof English & string
    : never
  : never;

interface Definition<E extends Endpoint, Word extends string> {
  /** Rows of one page, unless the reader wants more. */
  pageSize: number;
  /** How rows stand unless the reader sorts them. */
  order?: OrderOf<E>;
  /** And those that this leaves equal. */
  thenBy?: readonly OrderOf<E>[];
  /** What an API without the extension `ordering` can sort by. */
  sortKeysElsewhere?: readonly SortKeyOf<E>[];
  /** What is asked for whatever the filters say. */
  always?: Partial<QueryOf<E>> | ((now: Date) => Partial<QueryOf<E>>);
  /** By their names in the address, in the order of their inputs. */
  filters?: Readonly<Record<string, ListFilter<QueryOf<E>, Word>>>;
  columns: readonly ListColumn<RowOf<E>, SortKeyOf<E>, Word>[];
  /** @default its id */
  rowKey?: (row: RowOf<E>) => string;
  /** The file of the whole list. `columns`: `@default` those of the table */
  file?: { name: string; isDated?: boolean; columns?: readonly FileColumn<RowOf<E>, Word>[] };
}

/** For what a call is made up. `query`: what else is asked for, known where the list is shown. */
interface Asking<E extends Endpoint> {
  config: AppConfig;
  now: Date;
  query?: Partial<QueryOf<E>> | undefined;
}

export interface List<E extends Endpoint, Word extends string> extends Definition<E, Word> {
  endpoint: E;
  words: Namespaces;
  filters: Readonly<Record<string, ListFilter<QueryOf<E>, Word>>>;
  /** The filters that there are at the API that the app is set up for. */
  filtersAt: (config: AppConfig) => [name: string, filter: ListFilter<QueryOf<E>, Word>][];
  canSortBy: (key: string, config: AppConfig) => boolean;
  /** How rows stand. */
  orderOf: (values: ListValues, config: AppConfig) => string;
  /** The call that answers what an address says. */
  inputOf: (values: ListValues, asking: Asking<E>) => InputOf<E>;
}

/**
 * All that is to be known of a list: what it is asked for, narrowed and sorted by, and what its columns show. Its page, table,
 * cards, filters, file, address and prefetch come from it.
 *
 * `words`: the namespaces of its headings; where two have a word, the later one counts.
 *
 * @example
 * export const tokenList = defineList(apiTokensEndpoint, [tokenStrings], ({ column, filter }) => ({
 *   pageSize: 12,
 *   order: '-created_at',
 *   columns: [column.text('title', ({ title }) => title), column.day('created', ({ created_at }) => created_at)],
 * }));
 */
export function defineList<E extends Endpoint, const Words extends Namespaces>(
  endpoint: E,
  words: Words,
  define: (helpers: {
    column: ColumnHelpers<RowOf<E>, SortKeyOf<E>, WordOf<Words>>;
    filter: FilterHelpers<QueryOf<E>, WordOf<Words>>;
  }) => Definition<E, WordOf<Words>>,
): List<E, WordOf<Words>> {
  const definition = define({ column: columnsOf(), filter: filtersOf() });
  const { pageSize, order, thenBy = [], sortKeysElsewhere, always, filters = {}, columns } = definition;
  const keys = [...columns.flatMap(({ sortKey }) => sortKey ?? []), ...(order ? [keyOf(order)] : [])];
  const sortKeys = (config: AppConfig): readonly string[] =>
    sortKeysElsewhere && !offers(config, 'ordering') ? sortKeysElsewhere : keys;

  const list: List<E, WordOf<Words>> = {
    ...definition,
    endpoint,
    words,
    filters,
    filtersAt: (config) =>
      Object.entries(filters).filter(([, { extension }]) => !extension || offers(config, extension)),
    canSortBy: (key, config) => sortKeys(config).includes(key),
    orderOf: ({ sort = '' }, config) => orderingOf(sort, sortKeys(config), order ?? ''),
    inputOf(values, { config, now, query }) {
      const ordering = list.orderOf(values, config);
      const limit = pageSizeOf(values.rows, pageSize);
      return {
        query: [
          { limit, offset: offsetOf(values.page, limit) },
          ordering && { ordering: [ordering, ...thenBy] },
          typeof always === 'function' ? always(now) : always,
          query,
          ...list
            .filtersAt(config)
            .map(([name, { toQuery, usual }]) => toQuery(values[name] ?? usual?.(now) ?? '', now)),
        ].reduce<object>((before, next) => narrowed(before, next || {}), {}),
      } as InputOf<E>;
    },
  };
  return list;
}

const keyOf = (order: string) => order.replace(/^-/, '');

/** Both queries in one. Of two ends of one span the earlier holds, of two beginnings the later: both are written alike. */
function narrowed(before: object, next: object): object {
  const merged: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(next)) {
    const known = merged[name];
    if (value === undefined && known !== undefined) continue;
    const isSpan = typeof known === 'string' && typeof value === 'string' && /__[gl]te?$/.test(name);
    const keepsKnown = isSpan && (/__lte?$/.test(name) ? known < value : known > value);
    if (!keepsKnown) merged[name] = value;
  }
  return merged;
}

/** Starts the call of a list ahead of its screen, for its route's `prefetch`. `place`: where the list is kept in the address. */
export const prefetchList =
  <E extends Endpoint, Word extends string>(
    list: List<E, Word>,
    { place, query }: { place?: ListPlace; query?: Partial<QueryOf<E>> } = {},
  ) =>
  (requests: Requests, address: Pick<Address, 'query'>, config: AppConfig, now: Date): void => {
    const values = listValues(address.query, { ...place, filters: Object.keys(list.filters) });
    requests.prefetch(list.endpoint, list.inputOf(values, { config, now, query }));
  };
