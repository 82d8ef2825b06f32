import { unreadableRows } from '#contracts/leftOut.ts';
import { eruReadinessEndpoint } from '#contracts/surge/units.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { UnreadableNote } from '#src/components/UnreadableNote/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { fixed } from '#src/lists/column.ts';
import { defineList } from '#src/lists/defineList.ts';
import { ListTable } from '#src/lists/ListTable.tsx';
import { useList } from '#src/lists/useList.ts';
import { readinessColumns } from '../readinessColumns.tsx';
import { deploymentStrings } from '../strings.ts';
import { surgeCatalogueStrings } from './strings.ts';

/** Of one type, all at once: National Societies with such a unit are fewer. */
const readinessOfType = defineList(eruReadinessEndpoint, [deploymentStrings], () => ({
  pageSize: 100,
  order: 'type',
  columns: fixed(readinessColumns),
}));

/** Who has units of a type, with how ready they are. */
export function Readiness({ type }: { type: number }) {
  const strings = useStrings(surgeCatalogueStrings);
  const errorText = useErrorText();
  const view = useList(readinessOfType, { in: 'panel', query: { type } });
  const { request } = view;
  const state = messageState(request, { isEmpty: view.rows.length === 0 });
  if (state === 'ready')
    return (
      <>
        <ListTable view={view} caption={strings.liveReadiness} />
        <UnreadableNote rows={unreadableRows(request.answer)} />
      </>
    );
  return (
    <MessageBlock
      state={state}
      message={state === 'failed' ? errorText(request.error) : undefined}
      onRetry={request.retry}
      skeleton={<Skeleton height="16rem" />}
    />
  );
}
