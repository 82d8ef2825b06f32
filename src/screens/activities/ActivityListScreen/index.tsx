import { useIsOffered } from '#src/core/access.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { prefetchList } from '#src/lists/defineList.ts';
import { ListPage } from '#src/lists/ListPage.tsx';
import { activityColumns } from '#src/records/activityList/columns.tsx';
import { activityList } from './list.ts';

/** `/three-w/activities/all`: what is done in all emergencies that the reader may see. */
export function ActivityListScreen() {
  const isOffered = useIsOffered();
  const { isSignedIn } = useAuth();
  const mayChange = isSignedIn && isOffered('editActivity');
  return (
    <ListPage
      list={activityList}
      title={useStrings(routeStrings).activities}
      actions={mayChange ? activityColumns.actions : undefined}
    />
  );
}
ActivityListScreen.prefetch = prefetchList(activityList);
