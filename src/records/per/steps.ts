import { hasBegun, PER_PHASE, PER_STEPS, type PerStep } from '#rules/perSteps.ts';
import { pathTo } from '#src/core/links.ts';
import type { perStrings } from './strings.ts';

/** Where a process stands in the track: its steps, and what is done about the plan in the last phase. */
export type TrackedPhase = PerStep | 'action';
export const TRACKED: readonly TrackedPhase[] = [...PER_STEPS, 'action'];
export type PerWord = keyof typeof perStrings.english;

/** The page of each step; the last phase is written in the plan. */
export const STEP_ROUTES = {
  overview: 'perOverview',
  assessment: 'perAssessment',
  prioritization: 'perPrioritization',
  workPlan: 'perWorkPlan',
} as const satisfies Record<PerStep, string>;

/** Where a step is written and read. */
export const stepPath = (step: PerStep, perId: number): string => pathTo(STEP_ROUTES[step], { perId });

const PHASE_OF: Readonly<Record<TrackedPhase, number>> = {
  overview: PER_PHASE.orientation,
  assessment: PER_PHASE.assessment,
  prioritization: PER_PHASE.prioritization,
  workPlan: PER_PHASE.workPlan,
  action: PER_PHASE.action,
};

/** How far a phase is, in a process that is in another. */
export const stateOf = (tracked: TrackedPhase, phase: number): 'done' | 'current' | 'notYet' =>
  PHASE_OF[tracked] < phase ? 'done' : PHASE_OF[tracked] === phase ? 'current' : 'notYet';

/** Whether the page of a step can be opened. */
export const isOpenStep = (tracked: TrackedPhase, phase: number): tracked is PerStep =>
  tracked !== 'action' && hasBegun(tracked, phase);
