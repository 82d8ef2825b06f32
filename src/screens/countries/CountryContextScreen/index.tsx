import { Columns } from '#src/components/Columns/index.tsx';
import { LocalUnits } from '#src/records/localUnits/index.tsx';
import { useCountry } from '../CountryScreen/country.ts';
import { Documents } from './Documents.tsx';
import { Income } from './Income.tsx';
import { Indicators } from './Indicators.tsx';
import { KeyLinks } from './KeyLinks.tsx';
import { People } from './People.tsx';

/** `/countries/{countryId}/ns-overview/context-and-structure`: what the National Society of a country is made of. */
export function CountryContextScreen() {
  const country = useCountry();
  return (
    <>
      <Indicators />
      <LocalUnits country={country} />
      <Income />
      <Documents />
      <Columns main={<People country={country} />} aside={<KeyLinks country={country} />} />
    </>
  );
}
