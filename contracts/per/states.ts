import { fromState } from '../pact/stateValue.ts';

/** A cycle in its last phase: it has been assessed, prioritized and planned. Its state tells the ids of what follows from it. */
export const aCycle = ['a PER cycle exists', { id: 9_500_001, country: 123, phase: 5 }] as const;
export const ofCycle = fromState('id', aCycle[1].id);
export const ofAssessment = fromState('assessment', 95_000_012);
export const ofPrioritization = fromState('prioritization', 95_000_013);
export const ofWorkPlan = fromState('workplan', 95_000_014);

type Cycle = readonly [string, { readonly id: number; readonly country: number; readonly phase: number }];
const cycle = (id: number, phase: number) => ['a PER cycle exists', { id, country: 123, phase }] as const;
/** Cycles in each phase, made anew for each promise. */
export const aDraftCycle = cycle(9_500_101, 1);
export const anAssessment = cycle(9_500_102, 2);
export const aPrioritization = cycle(9_500_103, 3);
export const aWorkPlan = cycle(9_500_104, 4);
/** The ids of what is written of a cycle. */
export const idsOf = ([, { id }]: Cycle) => ({
  overview: fromState('overview', id),
  assessment: fromState('assessment', 10 * id + 2),
  prioritization: fromState('prioritization', 10 * id + 3),
  workplan: fromState('workplan', 10 * id + 4),
});
