import { type Hit, hitKind } from '#src/domain/searchGroups.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { searchStrings } from './strings.ts';

/** What kind of report a hit is. */
export function ReportKind({ hit }: { hit: Hit<'reports'> }) {
  const strings = useStrings(searchStrings);
  return hitKind('reports', hit) === 'flash_updates' ? strings.flashUpdate : strings.fieldReport;
}
