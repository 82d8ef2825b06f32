import type { Actor } from 'xstate';
import type { listStateMachine } from '#machines/listState.ts';
import { offsetOf, sortOf } from '#src/domain/listAddress.ts';
import { columnsOf } from '#src/lists/column.ts';
import { filtersOf } from '#src/lists/filter.ts';
import { RecordList } from '#src/lists/ListPage.tsx';
import { type ListView, pagingOf, useAbout } from '#src/lists/useList.ts';
import { useListState } from '#src/lists/useListState.ts';
import { Driven } from './drivenActors.tsx';
import { stageStrings } from './strings.ts';
import { Window } from './Window.tsx';

const ROWS = ['Fiji: Cyclone', 'Nepal: Floods', 'Niger: Drought'];
const PAGE_SIZE = 3;
const WORDS = [stageStrings];
type Word = keyof typeof stageStrings.english;
const column = columnsOf<string, 'name', Word>();
const filter = filtersOf<{ start?: string }, Word>();
const COLUMNS = [column.text('name', (name) => name, { sortKey: 'name' })];
const START = filter.day('start', 'startAfter');

/** A list whose filters, order and page are the machine's. Its rows are always the same: what they are is not its business. */
export function ListStage({ actor }: { actor: Actor<typeof listStateMachine> }) {
  const { words } = useAbout<Word>(WORDS);
  return (
    <Window title={words.listPage}>
      <Driven actor={actor as never} unheard={['address.changed']}>
        <Page />
      </Driven>
    </Window>
  );
}

function Page() {
  const about = useAbout<Word>(WORDS);
  const { values, draft, ...state } = useListState({ in: 'address', filters: ['start_after'] });
  const view: ListView<string, Word> = {
    about,
    columns: COLUMNS,
    rows: ROWS,
    rowKey: (name) => name,
    count: 12,
    request: { answer: ROWS, error: undefined, isPending: false, retry: () => {} },
    ...pagingOf(state, PAGE_SIZE),
    offset: offsetOf(values.page, PAGE_SIZE),
    sort: sortOf(values.sort ?? 'name'),
    canSortBy: () => true,
    filters: [['start_after', START]],
    draft,
    isFiltered: Boolean(draft.start_after),
    shownAs: values.view,
    onShownAs: (shown) => state.send({ type: 'view.changed', view: shown }),
  };
  const csv = { fileName: 'emergencies.csv', columns: [], loadPage: () => new Promise<never>(() => {}) };
  return (
    <RecordList
      title={about.words.emergencies}
      view={view}
      api="/api/v2/event/"
      csv={csv}
      map={() => <p>{about.words.mapOf}</p>}
    />
  );
}
