import { useMemo } from 'react';
import { emergencyNamesEndpoint } from '#contracts/emergencies/names.ts';
import { idOf } from '#rules/ids.ts';
import { Select } from '#src/components/Select/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { numbersOf } from '#src/domain/listAddress.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { recordListStrings } from '#src/lists/strings.ts';

/** Emergencies that one search shows. */
const FOUND_AT_ONCE = 20;

interface Named {
  id: number;
  name?: string | null | undefined;
}
const keyOf = ({ id }: Named) => id;
const nameOf = ({ name }: Named) => name ?? '--';
const NONE: Named[] = [];

/** The name of the emergency in an address, which a link may have chosen. */
export function useEmergencyName(id: number | undefined): readonly Named[] {
  const { answer, ...names } = useRequest(
    emergencyNamesEndpoint,
    id === undefined ? undefined : { query: { id } },
  );
  useFailureAlert(names);
  return answer?.results ?? NONE;
}

interface EmergencyFilterProps {
  name: string;
  label: string;
  /** Its id; empty while none is chosen. */
  value: string;
  onChange: (value: string) => void;
  /** The ids of the chosen countries, joined with commas. */
  countries: string | undefined;
}

/** One emergency, found by its name; among those of the chosen countries, if some are. */
export function EmergencyFilter({ name, label, value, onChange, countries = '' }: EmergencyFilterProps) {
  const strings = useStrings(recordListStrings);
  const { client } = useApp();
  const id = idOf(value);
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
      label={label}
      placeholder={strings.anyEmergency}
      options={options}
      search={search}
      keyOf={keyOf}
      labelOf={nameOf}
      value={id}
      onChange={(chosen) => onChange(chosen === undefined ? '' : String(chosen))}
    />
  );
}
