import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { flashUpdateActions } from '#src/records/flashUpdateList/columns.tsx';
import { flashUpdateList } from './list.ts';

/** `/flash-updates/all`: every flash update; the page is for federation admins alone. */
export function FlashUpdateListScreen() {
  const routes = useStrings(routeStrings);
  return (
    <ListPage
      list={flashUpdateList}
      title={routes.flashUpdates}
      create={<ButtonLink to={pathTo('newFlashUpdate')}>{routes.newFlashUpdate}</ButtonLink>}
      actions={flashUpdateActions}
    />
  );
}
FlashUpdateListScreen.prefetch = prefetchList(flashUpdateList);
