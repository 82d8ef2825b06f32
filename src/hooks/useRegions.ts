import { useMemo } from 'react';
import { globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import { isRegion } from '#src/domain/countries.ts';
import { useRequest } from './useRequest.ts';

const NOTHING = {};

/**
 * The regions that menus know, called as the API's enumerations call them; undefined until these are there.
 * Source: product specification, section 3.
 */
export function useRegions() {
  const { answer, ...request } = useRequest(globalEnumsEndpoint, NOTHING);
  const names = answer?.api_region_name;
  const regions = useMemo(
    () => names?.filter(({ key }) => isRegion(key)).map(({ key, value }) => ({ id: key, name: value })),
    [names],
  );
  return { ...request, regions };
}
