import { lazyComponent } from '#src/components/lazyPart.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { LIST_MAP_PENDING } from '#src/lists/ListMap/pending.tsx';
import { ListPage } from '#src/lists/ListPage.tsx';
import { SeverityLegend } from '#src/records/severity/SeverityLegend.tsx';
import { emergencyList } from './list.ts';

const EmergencyListMap = lazyComponent(async () => {
  // Its rows take several calls: the map is there by the time they are.
  WorldMap.preload();
  return (await import('./EmergencyListMap.tsx')).EmergencyListMap;
});

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
