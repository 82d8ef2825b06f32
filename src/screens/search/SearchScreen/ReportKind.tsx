import { useStrings } from '#src/i18n/StringsContext.ts';
import { searchStrings } from './strings.ts';

/** What kind of report a hit is: servers name the two kinds in English, whatever the reader's language. */
export function ReportKind({ type }: { type: string | null | undefined }) {
  const strings = useStrings(searchStrings);
  return type === 'Flash Update' ? strings.flashUpdate : strings.fieldReport;
}
