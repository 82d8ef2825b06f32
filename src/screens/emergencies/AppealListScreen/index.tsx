import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { appealList } from './list.ts';

/** `/appeals/all`: every appeal, past ones included. */
export function AppealListScreen() {
  return <ListPage list={appealList} title={useStrings(routeStrings).appeals} />;
}
