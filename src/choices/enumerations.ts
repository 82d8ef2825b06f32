import { useMemo } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { everything } from '#contracts/query.ts';
import { disasterTypesEndpoint, globalEnumsEndpoint } from '#contracts/reference/lists.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { type Options, useByName } from './options.ts';

const EVERYTHING = everything();
const NOTHING = {};

export function useDisasterTypeOptions(): Options {
  const { answer, ...request } = useRequest(disasterTypesEndpoint, EVERYTHING);
  return { ...request, options: useByName(answer?.results) };
}

type Enumerations = AnswerOf<typeof globalEnumsEndpoint>;

/** In the order of the API, which goes from the first status to the last. */
function useEnumeration(name: keyof Enumerations): Options {
  const { answer, ...request } = useRequest(globalEnumsEndpoint, NOTHING);
  const entries: readonly { key: string | number; value: string }[] | undefined = answer?.[name];
  const options = useMemo(
    () => entries?.map(({ key, value }) => ({ value: String(key), label: value })),
    [entries],
  );
  return { ...request, options };
}

export const useAppealTypeOptions = () => useEnumeration('api_appeal_type');
export const useAppealStatusOptions = () => useEnumeration('api_appeal_status');
export const useAlertStatusOptions = () => useEnumeration('notifications_surge_alert_status');
export const usePersonnelTypeOptions = () => useEnumeration('deployments_personnel_type');

/** By name: there are many. */
export function useEruTypeOptions(): Options {
  const { answer, ...request } = useRequest(globalEnumsEndpoint, NOTHING);
  const entries = answer?.deployments_eru_type;
  const types = useMemo(() => entries?.map(({ key, value }) => ({ id: key, name: value })), [entries]);
  return { ...request, options: useByName(types) };
}
