import { createContext, use } from 'react';
import type { countryEndpoint } from '#contracts/countries/record.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';

export type Country = AnswerOf<typeof countryEndpoint>;

/** The country that the frame loaded. No context of an `Outlet`: that of a section would stand between. */
export const CountryContext = createContext<Country | undefined>(undefined);

/** The country whose page is open, for what stands inside its frame; throws elsewhere. */
export function useCountry(): Country {
  const country = use(CountryContext);
  if (!country) throw new Error('useCountry works inside the frame of a country only.');
  return country;
}
