import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise, waitFor } from 'xstate';
import {
  type DrefBegun,
  type DrefNext,
  drefProcessMachine,
  selectObstacle,
  selectRefusal,
  selectStarting,
} from '#machines/drefProcess.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useProvided } from '#src/hooks/useProvided.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { ruledProcess, type WholeProcess } from './process.ts';

/** A DREF as a process: what may follow, and how it begins. `onBegun` is told of the stage that has begun. */
export function useDrefProcess(whole: WholeProcess, onBegun: (begun: DrefBegun) => void) {
  const { client } = useApp();
  const language = useLanguage();
  const process = useMemo(() => ruledProcess(whole), [whole]);
  const actor = useProvided(
    drefProcessMachine,
    {
      actors: {
        start: fromPromise<DrefBegun, { next: DrefNext }>(async ({ input }) => {
          const { beginStage } = await import('./beginStage.ts');
          return beginStage(client, input.next, whole.drefId, language);
        }),
      },
      // After the action: where it leads may begin actors of its own.
      actions: { follow: (_, { begun }) => queueMicrotask(() => onBegun(begun)) },
    },
    { process },
  );
  useEffect(() => actor.send({ type: 'process.changed', process }), [actor, process]);
  return {
    canAddUpdate: useSelector(actor, (snapshot) => selectObstacle(snapshot, 'update') === undefined),
    canCreateReport: useSelector(actor, (snapshot) => selectObstacle(snapshot, 'report') === undefined),
    /** The next stage begins in the language that this is read in: where it cannot, another has to be chosen first. */
    isOtherLanguage: whole.languages !== undefined && !whole.languages.includes(language),
    starting: useSelector(actor, selectStarting),
    /** Resolves once it has begun; rejects where it was refused. */
    start: async (next: DrefNext): Promise<void> => {
      actor.send({ type: 'next.asked', next });
      const end = await waitFor(actor, (snapshot) => selectStarting(snapshot) === undefined);
      const refusal = selectRefusal(end);
      if (refusal) throw refusal.error ?? new Error(`A rule is against it: ${refusal.obstacle}.`);
    },
  };
}
