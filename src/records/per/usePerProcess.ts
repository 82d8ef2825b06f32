import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { fromPromise, waitFor } from 'xstate';
import { perProcessEndpoint } from '#contracts/per/process.ts';
import {
  type PerFinish,
  perProcessMachine,
  selectFinishFailure,
  selectIsFinishing,
  selectPhase,
  selectStepObstacle,
} from '#machines/perProcess.ts';
import { PER_PHASE, type PerObstacle, type PerStep } from '#rules/perSteps.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useProvided } from '#src/hooks/useProvided.ts';

/** A process on the page of one of its steps. */
export interface PerProcessView {
  /** A key of `per_perphases`, also before it is read again. */
  phase: number;
  /** Why the step cannot be written in this phase; undefined where it can. */
  obstacle: PerObstacle | undefined;
  /** The step is on its way to be finished. */
  isFinishing: boolean;
  /** Why it could not be finished, until it is tried again. */
  failure: unknown;
  /**
   * Finishes the step. `save`: sends it with `is_draft: false`. Resolves with the phase after it, rejects with what the
   * server says.
   */
  finish: (save: () => Promise<unknown>) => Promise<number>;
}

/** The life of a process that was read, as the page of a step needs it: `machines/perProcess.ts` over the calls of the step. */
export function usePerProcess(
  { id, phase }: { id: number; phase?: number | null | undefined },
  step: PerStep,
): PerProcessView {
  const { client } = useApp();
  const toSave = useRef<(() => Promise<unknown>) | undefined>(undefined);
  const known = phase ?? PER_PHASE.orientation;
  const actor = useProvided(
    perProcessMachine,
    {
      actors: {
        finish: fromPromise<number, PerFinish>(async ({ input, signal }) => {
          await toSave.current?.();
          const now = await client.call(perProcessEndpoint, { path: { id: input.id }, signal });
          return now.phase ?? known;
        }),
      },
    },
    { id, phase: known },
  );
  useEffect(() => actor.send({ type: 'phase.changed', phase: known }), [actor, known]);
  return {
    phase: useSelector(actor, selectPhase),
    obstacle: useSelector(actor, (snapshot) => selectStepObstacle(snapshot, step)),
    isFinishing: useSelector(actor, selectIsFinishing),
    failure: useSelector(actor, selectFinishFailure)?.error,
    async finish(save) {
      toSave.current = save;
      actor.send({ type: 'finish', step });
      const end = await waitFor(actor, (snapshot) => !selectIsFinishing(snapshot));
      const failed = selectFinishFailure(end);
      if (failed) throw failed.error ?? new Error(`It is not the turn of ${failed.step}.`);
      return selectPhase(end);
    },
  };
}
