import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { notFoundStrings } from '#src/records/NotFoundScreen/strings.ts';
import { plannedStrings } from './strings.ts';

/** In the place of a page of the specification that is not built: whoever comes by a bookmark has made no mistake. */
export function PlannedScreen() {
  const strings = useStrings(plannedStrings);
  const { backToHome } = useStrings(notFoundStrings);
  return (
    <Page heading={strings.heading} description={strings.text}>
      <p>
        <ButtonLink to={pathTo('home')} variant="primary">
          {backToHome}
        </ButtonLink>
      </p>
    </Page>
  );
}
