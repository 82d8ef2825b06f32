import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { lazyListMap } from '#src/lists/ListMap/lazy.ts';
import { LIST_MAP_PENDING } from '#src/lists/ListMap/pending.tsx';
import { ListPage } from '#src/lists/ListPage.tsx';
import { SeverityLegend } from '#src/records/severity/SeverityLegend.tsx';
import { emergencyList } from './list.ts';

const EmergencyListMap = lazyListMap(async () => (await import('./EmergencyListMap.tsx')).EmergencyListMap);

/** `/emergencies/all`: every emergency. */
export function EmergencyListScreen() {
  return (
    <ListPage
      list={emergencyList}
      title={useStrings(routeStrings).emergencies}
      legend={<SeverityLegend />}
      map={(query, count) => <EmergencyListMap query={query} count={count} pending={LIST_MAP_PENDING} />}
    />
  );
}
EmergencyListScreen.prefetch = prefetchList(emergencyList);
