import { countrySnippetsEndpoint } from '#contracts/countries/society.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { RichText } from '#src/components/RichText/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ContactTable } from '../ContactTable.tsx';
import { useCountry } from '../CountryScreen/country.ts';
import { snippetsInput } from '../snippets.ts';
import { countryStrings } from '../strings.ts';

/** `/countries/{countryId}/additional-info`: what editors wrote about a country, whom to ask, and where to read on. */
export function CountryMoreScreen() {
  const strings = useStrings(countryStrings);
  const panelOf = usePanelOf();
  const { id, contacts, links } = useCountry();
  const request = useRequest(countrySnippetsEndpoint, snippetsInput(id));
  const snippets = request.answer?.results ?? [];
  // What stands below would move.
  const isTold = !request.isPending;
  if (request.answer && snippets.length + contacts.length + links.length === 0)
    return <MessageBlock state="empty" message={strings.none} />;
  return (
    <>
      {(!request.answer || snippets.length > 0) && (
        <Panel heading={strings.texts} {...panelOf(request)}>
          {snippets.map((snippet) => (
            <RichText key={snippet.id} html={snippet.snippet} />
          ))}
        </Panel>
      )}
      {isTold && contacts.length > 0 && (
        <Panel heading={strings.contacts}>
          <ContactTable contacts={contacts} />
        </Panel>
      )}
      {isTold && links.length > 0 && (
        <Panel heading={strings.moreLinks}>
          <ul>
            {links.map((link) => (
              <li key={link.id}>
                <TextLink to={link.url} isExternal>
                  {link.title}
                </TextLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
