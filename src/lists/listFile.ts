import type { Client } from '#contracts/client.ts';
import type { Endpoint, QueryOf } from '#contracts/defineEndpoint.ts';
import { formatIsoDate } from '#src/i18n/plainDates.ts';
import type { FileColumn, ListColumn } from './column.ts';
import type { CsvExport } from './csvExport.ts';
import type { List, RowOf } from './defineList.ts';
import { fileColumns } from './tableColumns.tsx';
import type { ListView } from './useList.ts';

interface Making<E extends Endpoint, Word extends string> {
  client: Client;
  /** `@default` those that are shown */
  columns?: readonly ListColumn<RowOf<E>, string, Word>[];
  /** `@default` as the list says */
  name?: string | undefined;
}

/** How the whole of a list is downloaded, with the filters that it is shown with. */
export function listFile<E extends Endpoint, Word extends string>(
  list: List<E, Word>,
  view: ListView<RowOf<E>, Word> & { query: Partial<QueryOf<E>> },
  { client, columns = view.columns, name = list.file?.name ?? 'list' }: Making<E, Word>,
): CsvExport<RowOf<E>> {
  const { about } = view;
  const { isDated = false, columns: own } = list.file ?? {};
  return {
    fileName: `${name}${isDated ? `-${formatIsoDate(about.now)}` : ''}.csv`,
    columns: (own ? withoutHidden(own, list, columns) : fileColumns(columns)).map(({ heading, value }) => ({
      heading: about.words[heading],
      value: (row) => value(row, about),
    })),
    loadPage: async (of, signal) => {
      const input = { query: { ...view.query, ...of }, signal } as Parameters<typeof client.call<E>>[1];
      return (await client.call(list.endpoint, input)) as { count: number; results: RowOf<E>[] };
    },
  };
}

/** The columns of a file of its own, but for those that the reader took out of the table. */
function withoutHidden<Row, Word extends string>(
  own: readonly FileColumn<Row, Word>[],
  { columns }: { columns: readonly { heading: Word; isExtra?: true | undefined }[] },
  shown: readonly { heading: Word }[],
) {
  const isShown = (heading: Word) => shown.some((column) => column.heading === heading);
  const hidden = columns.filter(({ heading, isExtra }) => !isExtra && !isShown(heading));
  return own.filter(({ heading }) => hidden.every((column) => column.heading !== heading));
}
