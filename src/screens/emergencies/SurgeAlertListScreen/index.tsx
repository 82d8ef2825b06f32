import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { surgeAlertList } from './list.ts';

/** `/alerts/all`: every surge alert. `event` in the address keeps those of one emergency. */
export function SurgeAlertListScreen() {
  return <ListPage list={surgeAlertList} title={useStrings(routeStrings).surgeAlerts} />;
}
SurgeAlertListScreen.prefetch = prefetchList(surgeAlertList);
