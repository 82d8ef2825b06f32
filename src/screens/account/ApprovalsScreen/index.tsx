import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { EmptyState } from '#src/components/EmptyState/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { ListColumn } from '#src/lists/column.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { Filters } from '#src/lists/Filters.tsx';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { useList } from '#src/lists/useList.ts';
import styles from './ApprovalsScreen.module.css';
import { ApproveButton } from './ApproveButton.tsx';
import { nameOf, pendingRegistrations, type Registration } from './list.tsx';
import { approvalStrings } from './strings.ts';
import { useApproval } from './useApproval.ts';

export const prefetchApprovals = prefetchList(pendingRegistrations);

/** `/account/approvals`: who has registered and waits to be let in. */
export function ApprovalsScreen() {
  const strings = useStrings(approvalStrings);
  const view = useList(pendingRegistrations, { in: 'address' });
  const { rows, count, offset, pageSize, isFiltered, onPage } = view;
  const approving = useApproval(() => {
    // The last row of a page takes it along.
    if (rows.length === 1 && offset > 0) onPage(offset - pageSize);
  });
  const actions: ListColumn<Registration, never, 'actions'> = {
    heading: 'actions',
    cell: {
      kind: 'drawn',
      read: (row) => <ApproveButton name={nameOf(row)} onClick={() => approving.open(row)} />,
    },
  };
  const hasSome = count !== 0 || isFiltered;
  return (
    <>
      <ListPanel
        view={{ ...view, columns: [...view.columns, actions] }}
        heading={strings.heading}
        filters={hasSome && <Filters view={view} />}
        before={hasSome && <p className={styles.note}>{strings.note}</p>}
        none={
          hasSome ? undefined : <EmptyState heading={strings.noneHeading} description={strings.noneText} />
        }
      />
      <ConfirmDialog
        {...approving.dialog}
        heading={strings.question}
        message={approving.subject && <Consequence of={approving.subject} />}
      />
    </>
  );
}

/** What approving does, and why it was asked for. */
function Consequence({ of: registration }: { of: Registration }) {
  const strings = useStrings(approvalStrings);
  const { email, justification } = registration;
  return (
    <>
      {fill(strings.consequence, { name: nameOf(registration), email })}
      {justification && <span className={styles.reason}>{fill(strings.reason, { justification })}</span>}
    </>
  );
}
