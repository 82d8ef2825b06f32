import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { deployedErus } from './list.ts';

/** `/deployed-erus/all`: the Emergency Response Units that are out now. `event` in the address keeps those of one emergency. */
export function DeployedErusScreen() {
  return <ListPage list={deployedErus} title={useStrings(routeStrings).deployedErus} />;
}
DeployedErusScreen.prefetch = prefetchList(deployedErus);
