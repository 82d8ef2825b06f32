import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { CountryList, type CountryListProps } from '../CountryList.tsx';
import { useCountry } from '../CountryScreen/country.ts';
import { countryStrings } from '../strings.ts';
import { countryAppeals } from './list.ts';

interface AppealsProps extends Pick<CountryListProps<typeof appealsEndpoint>, 'before' | 'pendingHeight'> {
  heading: string;
  /** What keeps some of them. */
  query: Partial<QueryOf<typeof appealsEndpoint>>;
}

/** The operations of the open country one a row; page, order and filters stand in the address. */
export function Appeals({ heading, query, ...shown }: AppealsProps) {
  const strings = useStrings(countryStrings);
  const { id } = useCountry();
  return (
    <CountryList
      {...shown}
      list={countryAppeals}
      name="appeals"
      query={{ country: [id], ...query }}
      heading={heading}
      more={<TextLink to={pathTo('appeals', undefined, { country: id })}>{strings.all}</TextLink>}
    />
  );
}
