import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import {
  type PerFinish,
  perProcessMachine,
  selectFinishFailure,
  selectIsFinishing,
  selectIsInAction,
  selectPhase,
  selectStep,
  selectStepObstacle,
} from '#machines/perProcess.ts';
import { PER_PHASE, PER_STEPS } from '#rules/perSteps.ts';
import { settle, startOnClock } from '#tests/support/machines.ts';

/** A server that finishes whatever step it is told of, unless it refuses. */
function start(phase: number, { refuses = false } = {}) {
  let now = phase;
  const told: PerFinish[] = [];
  const { actor } = startOnClock(
    perProcessMachine.provide({
      actors: {
        finish: fromPromise<number, PerFinish>(async ({ input }) => {
          told.push(input);
          if (refuses) throw new Error('no');
          now += 1;
          return now;
        }),
      },
    }),
    { input: { id: 7, phase } },
  );
  return { actor, told };
}

it('goes through its steps in their order, and ends in what is done about the plan', async () => {
  const { actor, told } = start(PER_PHASE.orientation);
  for (const step of PER_STEPS) {
    expect(selectStep(actor.getSnapshot())).toBe(step);
    expect(selectStepObstacle(actor.getSnapshot(), step)).toBeUndefined();
    actor.send({ type: 'finish', step });
    expect(selectIsFinishing(actor.getSnapshot())).toBe(true);
    // Whoever presses twice finishes it once.
    actor.send({ type: 'finish', step });
    await settle();
  }
  expect(told).toEqual(PER_STEPS.map((step) => ({ id: 7, step })));
  expect(selectIsInAction(actor.getSnapshot())).toBe(true);
  expect(selectStep(actor.getSnapshot())).toBe('workPlan');
});

it('keeps an assessment that was submitted, and opens no step before its turn', () => {
  const { actor, told } = start(PER_PHASE.prioritization);
  expect(selectStepObstacle(actor.getSnapshot(), 'assessment')).toBe('frozen');
  expect(selectStepObstacle(actor.getSnapshot(), 'overview')).toBeUndefined();
  expect(selectStepObstacle(actor.getSnapshot(), 'workPlan')).toBe('notYet');
  actor.send({ type: 'finish', step: 'workPlan' });
  expect(selectFinishFailure(actor.getSnapshot())).toEqual({ step: 'workPlan' });
  expect(told).toEqual([]);
});

it('stays where it is when the server refuses, until somebody has brought it on', async () => {
  const { actor } = start(PER_PHASE.assessment, { refuses: true });
  actor.send({ type: 'finish', step: 'assessment' });
  await settle();
  expect(selectPhase(actor.getSnapshot())).toBe(PER_PHASE.assessment);
  expect(selectFinishFailure(actor.getSnapshot())).toMatchObject({ step: 'assessment' });
  actor.send({ type: 'phase.changed', phase: PER_PHASE.prioritization });
  expect(selectFinishFailure(actor.getSnapshot())).toBeUndefined();
  expect(selectStep(actor.getSnapshot())).toBe('prioritization');
});
