import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { MailLink } from '#src/components/MailLink/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ContactTable } from '../ContactTable.tsx';
import type { Country } from '../CountryScreen/country.ts';
import { countryStrings } from '../strings.ts';

/** Who leads the National Society, where it is, and whom to ask. */
export function People({
  country: { directory, contacts, address_1, address_2, emails },
}: {
  country: Country;
}) {
  const strings = useStrings(countryStrings);
  const mails = (emails ?? []).filter((email) => email !== null);
  return (
    <>
      {(directory.length > 0 || address_1) && (
        <Panel heading={strings.directory}>
          <DescriptionList
            items={[
              ...directory.map(({ position, first_name, last_name }) => ({
                term: position ?? '',
                value: [first_name, last_name].filter(Boolean).join(' '),
              })),
              ...(address_1
                ? [
                    {
                      term: strings.address,
                      value: <bdi>{[address_1, address_2].filter(Boolean).join(', ')}</bdi>,
                    },
                  ]
                : []),
            ]}
          />
          {mails.map((email) => (
            <p key={email}>
              <MailLink address={email} />
            </p>
          ))}
        </Panel>
      )}
      {contacts.length > 0 && (
        <Panel heading={strings.contacts}>
          <ContactTable contacts={contacts} />
        </Panel>
      )}
    </>
  );
}
