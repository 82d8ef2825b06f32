import { useMemo } from 'react';
import { emergencyProjectOptionsEndpoint } from '#contracts/activities/choices.ts';
import { everything } from '#contracts/query.ts';
import { primarySectorsEndpoint, secondarySectorsEndpoint } from '#contracts/reference/lists.ts';
import { erusEndpoint } from '#contracts/surge/units.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { MISSING } from '#src/i18n/format.ts';
import { type Options, useByName } from './options.ts';

const NOTHING = {};
const DEPLOYED = everything({ deployed_to__isnull: false });

type Keyed = readonly { key: number; label: string }[] | undefined;

const useKeyed = (entries: Keyed): Options['options'] =>
  useMemo(() => entries?.map(({ key, label }) => ({ value: String(key), label })), [entries]);

/** Of projects. */
export function usePrimarySectorOptions(): Options {
  const { answer, ...request } = useRequest(primarySectorsEndpoint, NOTHING);
  return { ...request, options: useKeyed(answer) };
}

export function useSecondarySectorOptions(): Options {
  const { answer, ...request } = useRequest(secondarySectorsEndpoint, NOTHING);
  return { ...request, options: useKeyed(answer) };
}

/** Of activities in emergencies. */
export function useActivitySectorOptions(): Options {
  const { answer, ...request } = useRequest(emergencyProjectOptionsEndpoint, NOTHING);
  const sectors = useMemo(() => answer?.sectors.map(({ id, title }) => ({ id, name: title })), [answer]);
  return { ...request, options: useByName(sectors) };
}

/** Emergency Response Units that are out now, each by its National Society. */
export function useDeployedUnitOptions(): Options {
  const { answer, ...request } = useRequest(erusEndpoint, DEPLOYED);
  const units = useMemo(
    () =>
      answer?.results.map(({ id, type_display, eru_owner: { national_society_country: owner } }) => ({
        id,
        name: `${owner.society_name ?? owner.name ?? MISSING}: ${type_display}`,
      })),
    [answer],
  );
  return { ...request, options: useByName(units) };
}
