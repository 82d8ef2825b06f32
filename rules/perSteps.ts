import { looksAfter, type PerPlace } from './per.ts';
import type { Caller } from './roles.ts';

/** Phases of a cycle, in their order: keys of `per_perphases`. */
export const PER_PHASE = {
  orientation: 1,
  assessment: 2,
  prioritization: 3,
  workPlan: 4,
  action: 5,
} as const;
export type PerPhase = (typeof PER_PHASE)[keyof typeof PER_PHASE];
export const PER_PHASES: readonly PerPhase[] = Object.values(PER_PHASE);

/** What is written of a cycle, one after the other. */
export const PER_STEPS = ['overview', 'assessment', 'prioritization', 'workPlan'] as const;
export type PerStep = (typeof PER_STEPS)[number];

/** The phase in which a step is opened, and in which it is brought to its end. */
const OPENED_IN: Readonly<Record<PerStep, PerPhase>> = {
  overview: PER_PHASE.orientation,
  assessment: PER_PHASE.assessment,
  prioritization: PER_PHASE.prioritization,
  workPlan: PER_PHASE.workPlan,
};

/** Whose turn a cycle is: nobody's once its plan is carried out. Superusers, who may write all of them, are not waited for. */
export const isWaitingFor = (
  user: Caller,
  { phase, ...place }: PerPlace & { readonly phase: number },
): boolean => phase < PER_PHASE.action && looksAfter(user, place);

/** Whether a step has begun: its record is there from then on. */
export const hasBegun = (step: PerStep, phase: number): boolean => phase >= OPENED_IN[step];

/**
 * Why a step cannot be written in a phase; undefined where it can. `notYet`: what comes before it is not finished; `frozen`: an
 * assessment is not changed once it was submitted. The other steps stay open: of the overview some fields, see `FROZEN_FIELDS`.
 */
export type PerObstacle = 'notYet' | 'frozen';
export function obstacleToStep(step: PerStep, phase: number): PerObstacle | undefined {
  if (!hasBegun(step, phase)) return 'notYet';
  return step === 'assessment' && phase > PER_PHASE.assessment ? 'frozen' : undefined;
}

/** The phase after a step was saved: finished in its own phase, it opens the next; nothing leads back. */
export function phaseAfter(step: PerStep, phase: PerPhase, { isDraft }: { isDraft: boolean }): PerPhase {
  if (isDraft || phase !== OPENED_IN[step]) return phase;
  return (phase + 1) as PerPhase;
}

/** The step that a cycle is at: what is done about its plan, in the last phase, stands in the plan. */
export function stepOfPhase(phase: number): PerStep {
  const open = PER_STEPS.filter((step) => hasBegun(step, phase));
  return open.at(-1) ?? 'overview';
}

/** Fields of an overview that stay as they are once the process is set up. */
export const FROZEN_FIELDS = [
  'country',
  'date_of_orientation',
  'date_of_assessment',
  'type_of_assessment',
  'branches_involved',
  'assessment_method',
  'assess_preparedness_of_country',
  'assess_urban_aspect_of_country',
  'assess_climate_environment_of_country',
  'assess_migration_aspect_of_country',
] as const;

/** Further notes on a component, each with the switch of the overview that asks for it, and with its guidance. */
export const CONSIDERATIONS = [
  {
    switch: 'assess_preparedness_of_country',
    notes: 'epi_considerations',
    guidance: 'epi_considerations_guidance',
  },
  {
    switch: 'assess_urban_aspect_of_country',
    notes: 'urban_considerations',
    guidance: 'urban_considerations_guidance',
  },
  {
    switch: 'assess_climate_environment_of_country',
    notes: 'climate_environmental_considerations',
    guidance: 'climate_environmental_considerations_guidance',
  },
  {
    switch: 'assess_migration_aspect_of_country',
    notes: 'migration_considerations',
    guidance: 'migration_considerations_guidance',
  },
] as const;

/** Keys of `per_supported_by_organization_type`: with this one, which National Society is said too. */
export const SUPPORTED_BY_SOCIETY = 3;
/** Keys of `per_workplanstatus`. */
export const ACTION_STATUS = { notStarted: 0, ongoing: 1, delayed: 2, standby: 3, finished: 4 } as const;
