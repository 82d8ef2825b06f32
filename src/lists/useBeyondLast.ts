import { useStrings } from '#src/i18n/StringsContext.ts';
import { recordListStrings } from './strings.ts';

/** Why there are no rows where there are some on other pages: this one is beyond the last, which the usual words would not say. */
export function useBeyondLast({ rows, count }: { rows: readonly unknown[]; count: number | undefined }) {
  const strings = useStrings(recordListStrings);
  return rows.length === 0 && count ? strings.beyondLast : undefined;
}
