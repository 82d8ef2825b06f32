import { useState } from 'react';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { Menu } from '#src/components/Menu/index.tsx';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { type Column, Table } from '#src/components/Table/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import type { RequestView } from '#src/hooks/useRequest.ts';

export const PAGE_SIZE = 10;

interface MyRecordsProps<Row> {
  list: RequestView<{ count: number; results: readonly Row[] }>;
  offset: number;
  onPage: (offset: number) => void;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  addresses: { add: string; edit: (id: number) => string; duplicate: (id: number) => string };
  remove: (id: number) => Promise<unknown>;
  words: {
    heading: string;
    none: string;
    add: string;
    actions: string;
    actionsOf: (name: string) => string;
    edit: string;
    duplicate: string;
    delete: string;
    deleteHeading: string;
    deleteMessage: (name: string) => string;
  };
}

/** Records of a kind that one has entered, each to be changed, copied or deleted. */
export function MyRecords<Row extends { id: number }>({
  list,
  offset,
  onPage,
  columns,
  nameOf,
  addresses,
  remove,
  words,
}: MyRecordsProps<Row>) {
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<Row>();
  const removing = useConfirm(async () => {
    if (chosen) await remove(chosen.id);
    list.refetch();
  });
  const rows = list.answer?.results ?? [];
  const actions: Column<Row> = {
    key: 'actions',
    heading: words.actions,
    cell: (row) => (
      <Menu
        label={words.actions}
        ariaLabel={words.actionsOf(nameOf(row))}
        align="end"
        items={[
          { key: 'edit', label: words.edit, to: addresses.edit(row.id) },
          { key: 'duplicate', label: words.duplicate, to: addresses.duplicate(row.id) },
          {
            key: 'delete',
            label: words.delete,
            onPick: () => {
              setChosen(row);
              removing.open();
            },
          },
        ]}
      />
    ),
  };
  return (
    <Panel
      heading={words.heading}
      actions={
        <ButtonLink to={addresses.add} variant="secondary" size="sm">
          {words.add}
        </ButtonLink>
      }
      state={messageState(list)}
      error={{ message: errorText(list.error) }}
      onRetry={list.retry}
      footer={<Pager count={list.answer?.count ?? 0} limit={PAGE_SIZE} offset={offset} onChange={onPage} />}
    >
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table
          caption={words.heading}
          rows={rows}
          rowKey={({ id }) => String(id)}
          columns={[...columns, actions]}
        />
      )}
      <ConfirmDialog
        {...removing.dialog}
        heading={words.deleteHeading}
        message={words.deleteMessage(chosen ? nameOf(chosen) : '')}
      />
    </Panel>
  );
}
