import type { Client } from '#contracts/client.ts';
import { LANGUAGES, type Language } from '#contracts/languages.ts';
import { everything } from '#contracts/query.ts';
import { countriesEndpoint, disasterTypesEndpoint, globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { alike, type Names } from './readTemplate.ts';

/** What the fields offer, in the languages that the reader does not see: as far as it can be had. */
export async function otherNames(client: Client, language: Language, signal: AbortSignal): Promise<Names> {
  const others = LANGUAGES.filter((other) => other !== language);
  const said = await Promise.allSettled(
    others.map(async (other) => {
      const call = { headers: { 'Accept-Language': other }, signal };
      const [countries, disasters, enumerations] = await Promise.all([
        client.call(countriesEndpoint, { ...countriesInput, ...call }),
        client.call(disasterTypesEndpoint, { ...everything(), ...call }),
        client.call(globalEnumsEndpoint, call),
      ]);
      return {
        national_society: countries.results.map(({ id, society_name }) => [society_name, id] as const),
        country: countries.results.map(({ id, name }) => [name, id] as const),
        disaster_type: disasters.results.map(({ id, name }) => [name, id] as const),
        type_of_onset:
          enumerations.dref_dref_onset_type?.map(({ key, value }) => [value, key] as const) ?? [],
        disaster_category:
          enumerations.dref_dref_disaster_category?.map(({ key, value }) => [value, key] as const) ?? [],
      };
    }),
  );
  const names = new Map<string, Map<string, number>>();
  for (const lists of said) {
    if (lists.status === 'rejected') continue;
    for (const [list, entries] of Object.entries(lists.value)) {
      const known = names.get(list) ?? new Map<string, number>();
      for (const [name, id] of entries) if (name && typeof id === 'number') known.set(alike(name), id);
      names.set(list, known);
    }
  }
  return names;
}
