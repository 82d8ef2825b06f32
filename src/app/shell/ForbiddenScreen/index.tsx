import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { CONTACT_EMAIL } from '#src/domain/contact.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { forbiddenStrings } from './strings.ts';

/** The 403 page: shown in place, the address stays. */
export function ForbiddenScreen() {
  const strings = useStrings(forbiddenStrings);
  return (
    <Page heading={strings.heading} description={strings.text}>
      <Panel>
        <p>
          {strings.question}{' '}
          <TextLink to={`mailto:${CONTACT_EMAIL}`} isExternal>
            {strings.contact}
          </TextLink>
        </p>
        <p>
          <ButtonLink to={pathTo('home')} variant="primary">
            {strings.explore}
          </ButtonLink>
        </p>
      </Panel>
    </Page>
  );
}
