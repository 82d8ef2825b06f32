import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { externalTypesEndpoint } from '#contracts/localUnits/external.ts';
import { localUnitOptionsEndpoint } from '#contracts/localUnits/options.ts';
import { everything } from '#contracts/query.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { localUnitRules } from '#rules/localUnits.ts';
import { visibilitiesFor } from '#rules/visibility.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { countriesInput, namedCountries } from '#src/domain/countries.ts';
import type { UseValue } from '#src/forms/defineForm.ts';
import { type Named, offered } from '#src/forms/kinds.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import type { LocalUnit } from '#src/records/localUnit/types.ts';
import type { LocalUnitValues } from './values.ts';

const NOTHING = {};

/** What the fields of a local unit offer. `unit`: the one that is changed. */
export function useLocalUnitOptions(useValue: UseValue<LocalUnitValues>, unit: LocalUnit | undefined) {
  const { profile } = useAuth();
  const country = useValue('country');
  const countries = useRequest(countriesEndpoint, countriesInput);
  const request = useRequest(localUnitOptionsEndpoint, NOTHING);
  const { answer } = request;
  const own = useMemo(
    () =>
      namedCountries(countries.answer?.results)?.filter(
        ({ id, region }) => id === unit?.country || localUnitRules.write(profile, { country: id, region }),
      ),
    [countries.answer, profile, unit],
  );
  const managed = useRequest(
    externalTypesEndpoint,
    country === undefined ? undefined : everything({ country__id: country }),
  );
  /** Types of the country that are kept elsewhere: none of their units is written here. */
  const external = useMemo(
    () =>
      (managed.answer?.results ?? [])
        .filter(({ enabled }) => enabled)
        .map(({ local_unit_type_details }) => local_unit_type_details.id),
    [managed.answer],
  );
  const place = own?.find(({ id }) => id === country);
  // Who was named for single types writes these alone.
  const isWritable = (type: number) =>
    !external.includes(type) &&
    (!place || localUnitRules.write(profile, { country: place.id, region: place.region, type }));
  const list = (name: keyof AnswerOf<typeof localUnitOptionsEndpoint>) =>
    offered<Named>(
      request,
      name === 'type'
        ? answer?.type.map((type) => ({ ...type, isFormer: !isWritable(type.id) }))
        : answer?.[name],
    );
  const visibilities = visibilitiesFor(profile?.profile?.org_type);
  return {
    isWritten: unit !== undefined,
    external,
    countries: offered<Named & { iso3?: string | null | undefined }>(countries, own),
    list,
    // What it says already can stay.
    visibilities: unit?.visibility
      ? [...new Set([...visibilities, unit.visibility])]
      : (visibilities as readonly number[]),
  };
}
export type LocalUnitOptions = ReturnType<typeof useLocalUnitOptions>;
