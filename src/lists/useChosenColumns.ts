import { useDeferredValue, useSyncExternalStore } from 'react';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { partsOf } from '#src/domain/listAddress.ts';
import { namingColumn } from './column.ts';
import type { List } from './defineList.ts';
import { onColumnsChanged, readColumns, writeColumns } from './keptColumns.ts';
import type { QueriedList } from './useList.ts';

type Choosable<Word extends string> = Parameters<typeof namingColumn>[0][number] & {
  heading: Word;
  isExtra?: true | undefined;
};

/** Which of these columns an address means; one that makes no sense means the list's own. */
export function columnsIn<Column extends Choosable<string>>(
  columns: readonly Column[],
  said: string,
): readonly Column[] {
  const wanted = partsOf(said);
  const naming = namingColumn(columns);
  const isKnown = columns.some(({ heading }) => wanted.includes(heading));
  return columns.filter((column) =>
    isKnown ? column === naming || wanted.includes(column.heading) : !column.isExtra,
  );
}

/**
 * A list with the columns that its reader wants: those of its address, which a link or a saved view brings along, else those that
 * were chosen last in this browser. `choosable`: all that there are.
 */
export function useChosenColumns<E extends Endpoint, Word extends string>(
  { file, endpoint }: Pick<List<E, Word>, 'file' | 'endpoint'>,
  view: QueriedList<E, Word>,
  choosable: QueriedList<E, Word>['columns'] = view.columns,
): QueriedList<E, Word> {
  const list = file?.name ?? endpoint.path;
  const kept = useSyncExternalStore(onColumnsChanged, () => readColumns(list));
  // The box that was pressed is ticked before the table is drawn anew.
  const shown = columnsIn(choosable, useDeferredValue(view.columnsInAddress || kept));
  const naming = namingColumn(choosable);
  const own = headingsOf(columnsIn(choosable, '')).join();
  const saidOf = (columns: typeof choosable) => {
    const said = headingsOf(columns).join();
    return said === own ? '' : said;
  };

  function keep(headings: readonly string[]) {
    const said = saidOf(columnsIn(choosable, headings.join()));
    writeColumns(list, said);
    view.onColumns(said);
  }

  return {
    ...view,
    columns: shown,
    columnChoice: {
      options: headingsOf(choosable.filter((column) => column !== naming)),
      naming: naming?.heading,
      shown: headingsOf(shown),
      said: saidOf(shown),
      onChange: (headings) => keep(naming ? [naming.heading, ...headings] : headings),
      reset: () => keep([]),
    },
  };
}

const headingsOf = <Word extends string>(columns: readonly { heading: Word }[]) =>
  columns.map(({ heading }) => heading);
