import { fromState } from '../pact/stateValue.ts';

/** A cycle in its last phase: it has been assessed, prioritized and planned. Its state tells the ids of what follows from it. */
export const aCycle = ['a PER cycle exists', { id: 9_500_001, country: 123, phase: 5 }] as const;
export const ofCycle = fromState('id', aCycle[1].id);
export const ofAssessment = fromState('assessment', 95_000_012);
export const ofPrioritization = fromState('prioritization', 95_000_013);
export const ofWorkPlan = fromState('workplan', 95_000_014);
