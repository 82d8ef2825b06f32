import { Page } from '#src/components/Page/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { WayOn } from '../WayOn/index.tsx';
import { plannedStrings } from './strings.ts';

/** In the place of a page of the specification that is not built: whoever comes by a bookmark has made no mistake. */
export function PlannedScreen() {
  const strings = useStrings(plannedStrings);
  return (
    <Page heading={strings.heading} description={strings.text}>
      <WayOn />
    </Page>
  );
}
