import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { localUnitRules } from '#rules/localUnits.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { useRequest } from '#src/hooks/useRequest.ts';

/**
 * What whoever is here may do with local units of a country: nothing while that is not known. `isReading`: whether they read all
 * of them or the public ones; undefined while nobody knows.
 */
export function useLocalUnitRules() {
  const { profile, isSignedIn, profileStatus } = useAuth();
  const { answer } = useRequest(countriesEndpoint, profile && countriesInput);
  const placeOf = (unit: { country: number; type?: number }) => ({
    ...unit,
    region: answer?.results.find(({ id }) => id === unit.country)?.region,
  });
  return {
    /** Whether what follows is said of them, not for want of an answer. */
    isKnown: profile !== undefined && answer !== undefined,
    readsAll: isSignedIn && profileStatus === 'pending' ? undefined : localUnitRules.readAll(profile),
    mayWrite: (unit: { country: number; type?: number }) => localUnitRules.write(profile, placeOf(unit)),
    mayValidate: (unit: { country: number; type: number }) => localUnitRules.validate(profile, placeOf(unit)),
    /** Files of units of types that are kept elsewhere. */
    mayUpload: (unit: { country: number; type?: number }) => localUnitRules.upload(profile, placeOf(unit)),
  };
}
