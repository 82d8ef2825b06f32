import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { Country } from '../CountryScreen/country.ts';
import { fdrsPage } from '../databank/sources.ts';
import { countryContextStrings } from './strings.ts';

/** Where else one reads about the country and its National Society. */
export function KeyLinks({
  country: { fdrs, url_ifrc, iso3, society_url, disaster_law_url },
}: {
  country: Country;
}) {
  const strings = useStrings(countryContextStrings);
  const links = [
    { label: strings.fdrsPage, to: fdrs && fdrsPage(fdrs) },
    { label: strings.ifrcPage, to: url_ifrc },
    { label: strings.reliefWeb, to: iso3 && `https://reliefweb.int/country/${iso3.toLowerCase()}` },
    { label: strings.ownPage, to: society_url },
    { label: strings.law, to: disaster_law_url },
  ];
  return (
    <Panel heading={strings.links}>
      <ul>
        {links.map(
          ({ label, to }) =>
            to && (
              <li key={label}>
                <TextLink to={to} isExternal>
                  {label}
                </TextLink>
              </li>
            ),
        )}
      </ul>
    </Panel>
  );
}
