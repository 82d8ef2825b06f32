import { Columns } from '#src/components/Columns/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { LocalUnits } from '#src/records/localUnits/index.tsx';
import { ContactTable } from '../ContactTable.tsx';
import { useCountry } from '../CountryScreen/country.ts';
import { Directory } from './Directory.tsx';
import { Documents } from './Documents.tsx';
import { Income } from './Income.tsx';
import { Indicators } from './Indicators.tsx';
import { KeyLinks } from './KeyLinks.tsx';
import { countryContextStrings } from './strings.ts';

/** `/countries/{countryId}/ns-overview/context-and-structure`: what the National Society of a country is made of. */
export function CountryContextScreen() {
  const strings = useStrings(countryContextStrings);
  const country = useCountry();
  return (
    <>
      <Indicators />
      <LocalUnits country={country} />
      <Income />
      <Documents />
      <Columns main={<Directory country={country} />} aside={<KeyLinks country={country} />} />
      {country.contacts.length > 0 && (
        <Panel heading={strings.contacts}>
          <ContactTable contacts={country.contacts} />
        </Panel>
      )}
    </>
  );
}
