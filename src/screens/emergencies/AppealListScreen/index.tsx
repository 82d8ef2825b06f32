import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { lazyListMap } from '#src/lists/ListMap/lazy.ts';
import { LIST_MAP_PENDING } from '#src/lists/ListMap/pending.tsx';
import { ListPage } from '#src/lists/ListPage.tsx';
import { appealList } from './list.ts';

const AppealListMap = lazyListMap(async () => (await import('./AppealListMap.tsx')).AppealListMap);

/** `/appeals/all`: every appeal, past ones included. */
export function AppealListScreen() {
  return (
    <ListPage
      list={appealList}
      title={useStrings(routeStrings).appeals}
      map={(query, count) => <AppealListMap query={query} count={count} pending={LIST_MAP_PENDING} />}
    />
  );
}
AppealListScreen.prefetch = prefetchList(appealList);
