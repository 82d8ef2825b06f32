import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { localUnitOptionsEndpoint } from '#contracts/localUnits/options.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { localUnitRules } from '#rules/localUnits.ts';
import { visibilitiesFor } from '#rules/visibility.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import type { UseValue } from '#src/forms/defineForm.ts';
import { type Named, offered } from '#src/forms/kinds.tsx';
import { useRequest } from '#src/hooks/useRequest.ts';
import type { LocalUnit } from '#src/records/localUnit/types.ts';
import type { LocalUnitValues } from './values.ts';

const NOTHING = {};

/** What the fields of a local unit offer. `unit`: the one that is changed. */
export function useLocalUnitOptions(_: UseValue<LocalUnitValues>, unit: LocalUnit | undefined) {
  const { profile } = useAuth();
  const countries = useRequest(countriesEndpoint, countriesInput);
  const request = useRequest(localUnitOptionsEndpoint, NOTHING);
  const { answer } = request;
  const own = useMemo(
    () =>
      countries.answer?.results
        .filter(isSelectable)
        .filter(
          ({ id, region }) => id === unit?.country || localUnitRules.write(profile, { country: id, region }),
        ),
    [countries.answer, profile, unit],
  );
  const list = (name: keyof AnswerOf<typeof localUnitOptionsEndpoint>) =>
    offered<Named>(request, answer?.[name]);
  const visibilities = visibilitiesFor(profile?.profile?.org_type);
  return {
    isWritten: unit !== undefined,
    countries: offered<Named & { iso3?: string | null | undefined }>(countries, own),
    list,
    // What it says already can stay.
    visibilities: unit?.visibility
      ? [...new Set([...visibilities, unit.visibility])]
      : (visibilities as readonly number[]),
  };
}
export type LocalUnitOptions = ReturnType<typeof useLocalUnitOptions>;
