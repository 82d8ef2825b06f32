import type { Ref } from 'react';
import { Button } from '#src/components/Button/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import {
  type Hit,
  hitKind,
  MOST_HITS,
  type SearchAnswer,
  type SearchKind,
} from '#src/domain/searchGroups.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { SEARCH_COLUMNS } from './columns.tsx';
import { searchStrings } from './strings.ts';

/** Rows shown of a group until the reader asks for all. */
const PREVIEW_ROWS = 5;

/** One group of results; `onViewAll` is missing when all of them are shown. */
export function SearchGroup<Kind extends SearchKind>({
  kind,
  ref,
  answer,
  onViewAll,
}: {
  kind: Kind;
  ref: Ref<HTMLDivElement>;
  answer: SearchAnswer;
  onViewAll?: (() => void) | undefined;
}) {
  const strings = useStrings(searchStrings);
  const language = useLanguage();
  const hits = (answer[kind] ?? []) as Hit<Kind>[];
  // The server tells no total: where it gave as many as it ever gives, there may be more.
  const told = formatNumber(hits.length, language);
  const count = hits.length < MOST_HITS ? told : fill(strings.orMore, { count: told });
  const heading = fill(strings.groupHeading, { group: strings[kind], count });
  return (
    <div ref={ref}>
      <Panel
        heading={heading}
        state="ready"
        actions={
          onViewAll && hits.length > PREVIEW_ROWS ? (
            <Button variant="tertiary" onClick={onViewAll}>
              {fill(strings.viewAll, { group: strings[kind], count })}
            </Button>
          ) : undefined
        }
      >
        <Table
          caption={heading}
          rows={onViewAll ? hits.slice(0, PREVIEW_ROWS) : hits}
          // A report and a flash update may have the same id.
          rowKey={(hit) => `${hitKind(kind, hit)} ${hit.id}`}
          columns={SEARCH_COLUMNS[kind].map(({ heading: label, cell, ...column }) => ({
            key: label,
            heading: strings[label],
            cell: (hit: Hit<Kind>) => cell(hit, language) ?? '--',
            ...column,
          }))}
        />
      </Panel>
    </div>
  );
}
