import { useMemo } from 'react';
import { localUnitOptionsEndpoint } from '#contracts/localUnits/options.ts';
import type { Options } from '#src/choices/options.ts';
import { useRequest } from '#src/hooks/useRequest.ts';

const NOTHING = {};

/** Types of local units by their codes, in the order of the API. */
export function useUnitTypeOptions(): Options {
  const { answer, ...request } = useRequest(localUnitOptionsEndpoint, NOTHING);
  const options = useMemo(
    () => answer?.type.map(({ code, name }) => ({ value: String(code), label: name })),
    [answer],
  );
  return { ...request, options };
}
