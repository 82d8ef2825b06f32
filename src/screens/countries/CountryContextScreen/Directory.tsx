import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { MailLink } from '#src/components/MailLink/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { Country } from '../CountryScreen/country.ts';
import { countryContextStrings } from './strings.ts';

/** Who leads the National Society, where it is, and how it is reached. */
export function Directory({
  country: { directory, address_1, address_2, emails, url_ifrc },
}: {
  country: Country;
}) {
  const strings = useStrings(countryContextStrings);
  const mails = (emails ?? []).filter((email) => email !== null);
  if (directory.length === 0 && !address_1) return null;
  return (
    <Panel
      heading={strings.directory}
      footer={
        url_ifrc && (
          <TextLink to={url_ifrc} isExternal>
            {strings.ifrcPage}
          </TextLink>
        )
      }
    >
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
  );
}
