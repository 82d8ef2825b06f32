import { useMemo } from 'react';
import { emergencyNamesEndpoint } from '#contracts/endpoints/emergency.ts';
import { useApp } from '#src/app/AppContext.ts';
import { Select } from '#src/components/Select/index.tsx';
import { numbersOf, wholeNumber } from '#src/domain/listAddress.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { FilterField } from './Filters.tsx';
import { recordListStrings } from './strings.ts';

/** Emergencies that one search shows. */
const FOUND_AT_ONCE = 20;

interface Named {
  id: number;
  name?: string | null | undefined;
}
const idOf = ({ id }: Named) => id;
const nameOf = ({ name }: Named) => name ?? '--';
const NONE: Named[] = [];

/** The name of the emergency in an address, which a link may have chosen. */
export function useEmergencyName(id: number | undefined): readonly Named[] {
  const { answer } = useRequest(emergencyNamesEndpoint, id === undefined ? undefined : { query: { id } });
  return answer?.results ?? NONE;
}

/** One emergency, found by its name; among those of the chosen countries, if some are. */
export function EmergencyFilter({
  name,
  value,
  onChange,
  countries,
}: FilterField & { countries: string | null }) {
  const strings = useStrings(recordListStrings);
  const { client } = useApp();
  const id = wholeNumber(value);
  const named = useEmergencyName(id);
  const options = useMemo(
    () => (id === undefined || named.length > 0 ? named : [{ id, name: String(id) }]),
    [id, named],
  );
  async function search(keyword: string, signal: AbortSignal) {
    const { results, count } = await client.call(emergencyNamesEndpoint, {
      query: { search: keyword, countries__in: numbersOf(countries), limit: FOUND_AT_ONCE },
      signal,
    });
    return { options: results, total: count };
  }
  return (
    <Select<Named, number>
      // What was found in other countries is not offered any more.
      key={countries}
      name={name}
      label={strings.emergency}
      placeholder={strings.anyEmergency}
      options={options}
      search={search}
      keyOf={idOf}
      labelOf={nameOf}
      value={id}
      onChange={(chosen) => onChange(chosen === undefined ? '' : String(chosen))}
    />
  );
}
