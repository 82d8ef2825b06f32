import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { pathTo } from '../../links.ts';
import { shellStrings } from '../strings.ts';

/** The 404 page, for addresses that no route has. */
export function NotFoundScreen() {
  const strings = useStrings(shellStrings);
  return (
    <Page heading={strings.notFoundHeading} description={strings.notFoundText}>
      <p>
        <ButtonLink to={pathTo('home')} variant="primary">
          {strings.backToHome}
        </ButtonLink>
      </p>
    </Page>
  );
}
