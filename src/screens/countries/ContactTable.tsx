import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useContactType } from '#src/records/contactTypes/index.ts';
import type { Country } from './CountryScreen/country.ts';
import styles from './countries.module.css';
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
          cell: ({ email }) => (
            <span className={styles.address}>
              <TextLink to={`mailto:${email}`} isExternal>
                {email}
              </TextLink>
            </span>
          ),
        },
      ]}
    />
  );
}
