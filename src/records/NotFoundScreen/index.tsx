import { Page, RouteTitle } from '#src/components/Page/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { WayOn } from '../WayOn/index.tsx';
import { notFoundStrings } from './strings.ts';

/** The 404 page, for addresses that no route has. */
export function NotFoundScreen() {
  const strings = useStrings(notFoundStrings);
  return (
    // No page of the row whose address was tried.
    <RouteTitle value={undefined}>
      <Page heading={strings.heading} description={strings.text}>
        <WayOn />
      </Page>
    </RouteTitle>
  );
}
