import { useSelector } from '@xstate/react';
import type { Actor } from 'xstate';
import { type listStateMachine, selectValues } from '#machines/listState.ts';
import { Table } from '#src/components/Table/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { Filter } from '#src/screens/emergencies/RecordList/Filters.tsx';
import { RecordList } from '#src/screens/emergencies/RecordList/index.tsx';
import { Driven } from './drivenActors.tsx';
import { stageStrings } from './strings.ts';
import { Window } from './Window.tsx';

const ROWS = ['Fiji: Cyclone', 'Nepal: Floods', 'Niger: Drought'];
const PAGE_SIZE = 3;
const LIST = {
  answer: { count: 12, results: ROWS },
  error: undefined,
  isPending: false,
  isRefreshing: false,
  retry: () => {},
  refetch: () => {},
};
const FILTERS: readonly Filter[] = [{ name: 'start_after', kind: 'day', label: 'startAfter' }];

/** A list whose filters, order and page are the machine's. Its rows are always the same: what they are is not its business. */
export function ListStage({ actor }: { actor: Actor<typeof listStateMachine> }) {
  const strings = useStrings(stageStrings);
  const { sort = 'name' } = useSelector(actor, selectValues);
  return (
    <Window title={strings.listPage}>
      <Driven actor={actor as never} unheard={['address.changed']}>
        <RecordList
          title={strings.emergencies}
          list={LIST}
          filters={FILTERS}
          pageSize={PAGE_SIZE}
          ordering={sort}
          api="/api/v2/event/"
          csv={{ fileName: 'emergencies.csv', columns: [], loadPage: () => new Promise(() => {}) }}
        >
          {(rows, table) => (
            <Table
              {...table}
              rows={rows}
              rowKey={(name) => name}
              columns={[{ key: 'name', heading: strings.name, sortKey: 'name', cell: (name) => name }]}
            />
          )}
        </RecordList>
      </Driven>
    </Window>
  );
}
