import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Page, RouteTitle } from '#src/components/Page/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { notFoundStrings } from './strings.ts';

/** The 404 page, for addresses that no route has. */
export function NotFoundScreen() {
  const strings = useStrings(notFoundStrings);
  return (
    // No page of the row whose address was tried.
    <RouteTitle value={undefined}>
      <Page heading={strings.heading} description={strings.text}>
        <p>
          <ButtonLink to={pathTo('home')} variant="primary">
            {strings.backToHome}
          </ButtonLink>
        </p>
      </Page>
    </RouteTitle>
  );
}
