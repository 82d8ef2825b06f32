import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { publicPerAssessmentEndpoint } from '#contracts/per/public.ts';

const SHOWN = 5;

/** The components that were rated highest and lowest, five each; those that nobody reviewed count as neither. */
export function bestAndWeakest(assessment: AnswerOf<typeof publicPerAssessmentEndpoint> | undefined) {
  const rated = (assessment?.area_responses ?? [])
    .flatMap(({ component_responses = [] }) => component_responses)
    .map(({ component_details: { id, title }, rating_details }) => ({
      id,
      title: title ?? '--',
      value: rating_details?.value ?? 0,
      rating: rating_details?.title,
    }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value || one.id - other.id);
  const best = rated.slice(0, SHOWN);
  const weakest = rated.slice(SHOWN).reverse().slice(0, SHOWN);
  return { best, weakest };
}
