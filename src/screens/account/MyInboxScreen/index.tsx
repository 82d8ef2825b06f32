import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/lazy.ts';
import { draftListStrings } from '#src/forms/DraftList/strings.ts';
import { useDrafts } from '#src/forms/DraftList/useDrafts.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatIsoDate } from '#src/i18n/plainDates.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { columnsOf, type ListColumn } from '#src/lists/column.ts';
import { ExportButton } from '#src/lists/ExportButton.tsx';
import { Filters } from '#src/lists/Filters.tsx';
import type { FilterInput } from '#src/lists/filter.ts';
import { ListPanel } from '#src/lists/ListPanel.tsx';
import { fileColumns } from '#src/lists/tableColumns.tsx';
import { useFilters, useLocalList } from '#src/lists/useList.ts';
import { useProfile } from '../AccountScreen/useProfile.ts';
import { type InboxRow, KINDS, narrowed, PLACES, sortedRows } from './inboxRow.ts';
import styles from './MyInboxScreen.module.css';
import { inboxStrings } from './strings.ts';
import { useInboxRows } from './useInboxRows.ts';

type Word = keyof typeof inboxStrings.english;
const column = columnsOf<InboxRow, 'place' | 'kind' | 'name' | 'at', Word>();
const WORDS = [inboxStrings];

const wordsOf = <Value extends string, Prefix extends string>(values: readonly Value[], prefix: Prefix) =>
  Object.fromEntries(values.map((value) => [value, `${prefix}_${value}`])) as Record<
    Value,
    `${Prefix}_${Value}`
  >;
const filter = (input: FilterInput<Word>) => ({ input });
const FILTERS = {
  words: WORDS,
  filters: {
    search: filter({ kind: 'search', label: 'search' }),
    place: filter({
      kind: 'words',
      label: 'place',
      placeholder: 'anyPlace',
      options: wordsOf(PLACES, 'place'),
    }),
    kind: filter({ kind: 'words', label: 'kind', placeholder: 'anyKind', options: wordsOf(KINDS, 'kind') }),
  },
};
const COLUMNS: readonly ListColumn<InboxRow, string, Word>[] = [
  column.text('place', ({ place }, { words }) => words[`place_${place}`], { sortKey: 'place' }),
  column.text('kind', ({ kind }, { words }) => words[`kind_${kind}`], { sortKey: 'kind' }),
  column.link('name', ({ title, to }) => ({ text: title, to }), { sortKey: 'name' }),
  column.day('when', ({ at }) => at, { sortKey: 'at' }),
];

/** `/account/my-forms/inbox`: drafts on this device, what waits for whoever reads, and what they have written lately. */
export function MyInboxScreen() {
  const strings = useStrings(inboxStrings);
  const words = useStrings(draftListStrings);
  const { drafts, discard } = useDrafts(useProfile().id);
  const { rows, isPending } = useInboxRows(drafts);
  const filters = useFilters(FILTERS, { in: 'address' });
  const fitting = narrowed(rows, filters.values);
  const actions = column.drawn('actions', (row) => (
    <RowActions row={row} onDiscard={() => row.draft && discard.open(row.draft)} />
  ));
  const { request, ...view } = useLocalList(
    fitting,
    { pageSize: 15, words: WORDS, columns: [...COLUMNS, actions], order: 'place', sorted: sortedRows },
    filters.state,
  );
  const sorted = view.sort ? sortedRows(fitting, view.sort) : fitting;
  return (
    <>
      <ListPanel
        view={{
          ...view,
          // Part of them would be taken for all.
          count: isPending ? undefined : view.count,
          request: { ...request, isPending },
          filters: filters.filters,
          draft: filters.draft,
          change: filters.change,
          isFiltered: filters.isFiltered,
        }}
        heading={strings.heading}
        actions={
          <ExportButton
            of={{
              fileName: `inbox-${formatIsoDate(view.about.now)}.csv`,
              columns: fileColumns<InboxRow, Word>(COLUMNS).map(({ heading, value }) => ({
                heading: strings[heading],
                value: (row: InboxRow) => value(row, view.about),
              })),
              loadPage: async ({ limit, offset }) => ({
                count: sorted.length,
                results: sorted.slice(offset, offset + limit),
              }),
            }}
            count={sorted.length}
          />
        }
        filters={<Filters view={filters} />}
        before={<p className={styles.note}>{strings.note}</p>}
        {...(!isPending && !filters.isFiltered && { none: <p>{strings.none}</p> })}
      />
      <ConfirmDialog {...discard.dialog} heading={words.discardHeading} message={words.discardMessage} />
    </>
  );
}

/** Short words; the record's name is in what a screen reader says. */
function RowActions({ row: { title, to, draft }, onDiscard }: { row: InboxRow; onDiscard: () => void }) {
  const strings = useStrings(inboxStrings);
  const words = useStrings(draftListStrings);
  const [open, openOf] = draft ? [words.resume, words.resumeOf] : [strings.open, strings.openOf];
  return (
    <div className={styles.actions}>
      <ButtonLink to={to} variant="secondary" size="sm" aria-label={fill(openOf, { title })}>
        {open}
      </ButtonLink>
      {draft && (
        <Button size="sm" onClick={onDiscard} aria-label={fill(words.discardOf, { title })}>
          {words.discard}
        </Button>
      )}
    </div>
  );
}
