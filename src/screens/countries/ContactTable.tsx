import { MailLink } from '#src/components/MailLink/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useContactType } from '#src/records/contactTypes/index.ts';
import type { Country } from './CountryScreen/country.ts';
import { countryStrings } from './strings.ts';

/** Whom to ask about a country, one a row. */
export function ContactTable({ contacts }: Pick<Country, 'contacts'>) {
  const strings = useStrings(countryStrings);
  const typeOf = useContactType();
  return (
    <Table
      caption={strings.contacts}
      rows={contacts}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'name', heading: strings.name, cell: ({ name }) => name },
        { key: 'title', heading: strings.title, cell: ({ title }) => title },
        { key: 'type', heading: strings.moreType, cell: ({ ctype }) => (ctype ? typeOf(ctype) : '--') },
        {
          key: 'email',
          heading: strings.email,
          cell: ({ email }) => <MailLink address={email} />,
        },
      ]}
    />
  );
}
