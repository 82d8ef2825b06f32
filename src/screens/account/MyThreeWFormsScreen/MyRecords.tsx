import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { handFocusOnAtEnd } from '#src/components/handFocusOn.ts';
import { Menu } from '#src/components/Menu/index.tsx';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import type { ListColumn } from '#src/lists/column.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import type { ListView } from '#src/lists/useList.ts';

interface MyRecordsProps<Row, Word extends string> {
  view: ListView<Row, Word>;
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
export function MyRecords<Row extends { id: number }, Word extends string>({
  view,
  nameOf,
  addresses,
  remove,
  words,
}: MyRecordsProps<Row, Word | 'actions'>) {
  const removing = useConfirm(({ id }: Row) => remove(id));
  const menuOf = (row: Row) => (
    <div ref={handFocusOnAtEnd}>
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
            onPick: () => removing.open(row),
          },
        ]}
      />
    </div>
  );
  const actions: ListColumn<Row, never, 'actions'> = {
    heading: 'actions',
    cell: { kind: 'drawn', read: menuOf },
  };
  return (
    <>
      <ListPanel
        view={{ ...view, columns: [...view.columns, actions] }}
        heading={words.heading}
        actions={
          <ButtonLink to={addresses.add} variant="secondary" size="sm">
            {words.add}
          </ButtonLink>
        }
        none={<p>{words.none}</p>}
      />
      <ConfirmDialog
        {...removing.dialog}
        heading={words.deleteHeading}
        message={words.deleteMessage(removing.subject ? nameOf(removing.subject) : '')}
      />
    </>
  );
}
