import { fromState } from '../pact/stateValue.ts';

/** A cycle with all that follows from it, under the same id: assessment, prioritization and work plan. */
export const aCycle = ['a PER cycle exists', { id: 9_500_001, country: 123 }] as const;
export const ofCycle = fromState('id', aCycle[1].id);
