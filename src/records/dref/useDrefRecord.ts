import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise, waitFor } from 'xstate';
import {
  type DrefKey,
  type DrefStep,
  drefRecordMachine,
  selectDrefStatus,
  selectIsOverdue,
  selectIsStepping,
  selectRunningStep,
  selectStepFailure,
} from '#machines/drefRecord.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useProvided } from '#src/hooks/useProvided.ts';

/** A list of stages offers their steps before anybody takes one. */
const loadCalls = () => import('./calls.ts');

/** A stage as it is now, looked after while it is translated. `status`: as it was last read. */
export function useDrefRecord({ stage, id, status }: DrefKey & { status: number }) {
  const { client, requests } = useApp();
  const actor = useProvided(
    drefRecordMachine,
    {
      actors: {
        finalize: fromPromise<number, DrefKey>(async ({ input, signal }) =>
          (await loadCalls()).finalizeDref(client, input, signal),
        ),
        approve: fromPromise<number, DrefKey>(async ({ input, signal }) =>
          (await loadCalls()).approveDref(client, input, signal),
        ),
        look: fromPromise<number, DrefKey>(async ({ input, signal }) =>
          (await loadCalls()).statusOfDref(client, input, signal),
        ),
      },
      actions: {
        // What shows it elsewhere asks for it again.
        tellMoved: () =>
          queueMicrotask(() => requests.store.send({ type: 'records.changed', subjects: ['dref'] })),
      },
    },
    { stage, id, status },
  );
  useEffect(() => actor.send({ type: 'record.changed', status }), [actor, status]);
  return {
    status: useSelector(actor, selectDrefStatus),
    runningStep: useSelector(actor, selectRunningStep),
    isOverdue: useSelector(actor, selectIsOverdue),
    /** Resolves with the status that the step led to; rejects where it was refused. */
    take: async (step: DrefStep): Promise<number> => {
      actor.send({ type: step });
      const end = await waitFor(actor, (snapshot) => !selectIsStepping(snapshot));
      const failure = selectStepFailure(end);
      if (failure) throw failure.error;
      return selectDrefStatus(end);
    },
  };
}

export type DrefRecordView = ReturnType<typeof useDrefRecord>;
