import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { fieldReportList } from './list.ts';

/** `/field-reports/all`: every field report that the reader may see. */
export function FieldReportListScreen() {
  return <ListPage list={fieldReportList} title={useStrings(routeStrings).fieldReports} />;
}
FieldReportListScreen.prefetch = prefetchList(fieldReportList);
