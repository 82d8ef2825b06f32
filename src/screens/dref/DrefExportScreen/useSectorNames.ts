import { useMemo } from 'react';
import { primarySectorsEndpoint } from '#contracts/reference/lists.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import type { DrefPaper } from './about.ts';

const NOTHING = {};

/** What the sectors of proposed activities are called; they are asked for where a stage has such. `isPending`: a sheet waits. */
export function useSectorNames({ proposed_action }: DrefPaper) {
  const isNeeded = proposed_action?.some(({ activities }) => activities?.length);
  const { answer, isPending } = useRequest(primarySectorsEndpoint, isNeeded ? NOTHING : undefined);
  const names = useMemo(() => new Map(answer?.map(({ key, label }) => [key, label])), [answer]);
  return { names, isPending };
}
