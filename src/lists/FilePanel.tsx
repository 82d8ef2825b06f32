import type { ReactNode } from 'react';
import type { Endpoint, QueryOf } from '#contracts/defineEndpoint.ts';
import { useApp } from '#src/core/AppContext.ts';
import { ColumnsButton } from './Columns/index.tsx';
import type { ListColumn } from './column.ts';
import type { List, RowOf } from './defineList.ts';
import { ExportButton } from './ExportButton.tsx';
import { Filters } from './Filters.tsx';
import { ListPanel } from './ListPanel.tsx';
import { listFile } from './listFile.ts';
import styles from './lists.module.css';
import { useChosenColumns } from './useChosenColumns.ts';
import { useList } from './useList.ts';

export interface FilePanelProps<E extends Endpoint, Word extends string> {
  list: List<E, Word>;
  /** What tells its page and order from those of other lists in the address. */
  name: string;
  /** Stands before the name of its file: whose records they are. */
  fileName: string | undefined;
  /** What is asked for besides, as it depends on where the list is shown. */
  query: Partial<QueryOf<E>>;
  /** Its `{count}` becomes the number of all rows. */
  heading: string;
  /** Beside the heading: the way to more of them. */
  more?: ReactNode;
  /** Above the rows: what shows those of all pages that the filters keep. */
  before?: (query: Partial<QueryOf<E>>) => ReactNode;
  /** What can be done with a row; it stands last, and in no file. */
  actions?: ListColumn<RowOf<E>, string, Word> | undefined;
  pendingHeight?: Parameters<typeof ListPanel>[0]['pendingHeight'];
}

/** A part of a page that shows a list: filters, order and page in the address, and the whole list as a file. */
export function FilePanel<E extends Endpoint, Word extends string>({
  list,
  name,
  fileName,
  query,
  heading,
  more,
  before,
  actions,
  pendingHeight = ['70rem', '60rem', '24rem'],
}: FilePanelProps<E, Word>) {
  const { client } = useApp();
  const view = useChosenColumns(list, useList(list, { in: 'address', name, query }));
  const file = listFile(list, view, {
    client,
    name: [fileName, list.file?.name ?? name].filter(Boolean).join('-'),
  });
  return (
    <ListPanel
      view={actions ? { ...view, columns: [...view.columns, actions] } : view}
      heading={heading}
      actions={
        <div className={styles.panelActions}>
          {more}
          <ColumnsButton view={view} of={heading} />
          <ExportButton of={file} count={view.count ?? 0} />
        </div>
      }
      before={before?.(view.query)}
      filters={view.filters.length > 0 && <Filters view={view} />}
      pendingHeight={pendingHeight}
    />
  );
}
