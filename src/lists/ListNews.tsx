import { VisuallyHidden } from '#src/components/VisuallyHidden/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useNews } from '#src/hooks/useNews.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { recordListStrings } from './strings.ts';
import { useBeyondLast } from './useBeyondLast.ts';
import type { ListView } from './useList.ts';

/** Says what a list has become once somebody narrows it, sorts it or turns its pages: which rows of how many, and their order. */
export function ListNews<Row, Word extends string>({ view }: { view: ListView<Row, Word> }) {
  const strings = useStrings(recordListStrings);
  const common = useStrings(commonStrings);
  const language = useLanguage();
  const { request, rows, count, offset, pageSize, sort, columns, about, isFiltered } = view;
  const state = messageState(request, { isEmpty: rows.length === 0, isFiltered });
  const heading = columns.find(({ sortKey }) => sortKey !== undefined && sortKey === sort?.key)?.heading;
  const order = sort?.isDescending ? strings.sortedDown : strings.sortedUp;
  const number = (value: number) => formatNumber(value, language);
  const beyondLast = useBeyondLast({ rows, count });
  const total = count ?? rows.length;
  const words = {
    ready: [
      fill(common.showing, {
        from: number(offset + 1),
        to: number(Math.min(offset + pageSize, total)),
        total: number(total),
      }),
      ...(heading ? [fill(order, { column: about.words[heading] })] : []),
    ].join('. '),
    filteredEmpty: beyondLast ?? common.filteredEmpty,
    empty: beyondLast ?? common.empty,
    // It interrupts by itself.
    failed: '',
    pending: undefined,
  };
  return <VisuallyHidden role="status">{useNews(words[state])}</VisuallyHidden>;
}
