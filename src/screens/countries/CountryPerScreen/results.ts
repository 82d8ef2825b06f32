import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { publicPerAssessmentEndpoint, publicPerPrioritizationEndpoint } from '#contracts/per/public.ts';
import type { perAssessmentEndpoint, perPrioritizationEndpoint } from '#contracts/per/results.ts';
import { componentName, type PerComponent } from '#src/domain/perComponents.ts';

export type Assessment = AnswerOf<typeof perAssessmentEndpoint>;
export type Prioritization = AnswerOf<typeof perPrioritizationEndpoint>;

/** A component with what was said of it. `value`: 1 to 5, 0 where it was not reviewed. */
export interface RatedComponent {
  id: number;
  /** "14 C: Health" */
  name: string;
  /** By its number, 1 to 5. */
  area: number;
  value: number;
  rating: string | undefined;
  notes: string | undefined;
}

/** Every component that can be rated by itself, the highest first; equal ones by their place. */
export function ratedComponents({ area_responses = [] }: Assessment): RatedComponent[] {
  return area_responses
    .flatMap(({ component_responses = [] }) => component_responses)
    .filter(({ component_details }) => !component_details.is_parent)
    .map(({ component, component_details, rating_details, notes }) => ({
      id: component,
      name: componentName(component_details),
      area: component_details.area,
      value: rating_details?.value ?? 0,
      rating: rating_details?.title ?? undefined,
      notes: notes ?? undefined,
    }))
    .sort((one, other) => other.value - one.value || one.id - other.id);
}

/** The mean of what was reviewed; undefined where nothing was. */
export function averageOf(components: readonly RatedComponent[]): number | undefined {
  const reviewed = components.filter(({ value }) => value > 0);
  return reviewed.length === 0
    ? undefined
    : reviewed.reduce((sum, { value }) => sum + value, 0) / reviewed.length;
}

/** How many components have which rating, the highest first. */
export function countByRating(components: readonly RatedComponent[]) {
  const values = [...new Set(components.map(({ value }) => value))].sort((one, other) => other - one);
  return values.map((value) => {
    const own = components.filter((component) => component.value === value);
    return { value, title: own.find(({ rating }) => rating)?.rating, count: own.length };
  });
}

/** How many benchmarks got which answer, by the ids of answers. */
export function countAnswers({ area_responses = [] }: Assessment): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { component_responses = [] } of area_responses)
    for (const { question_responses = [] } of component_responses)
      for (const { answer } of question_responses)
        if (typeof answer === 'number') counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return counts;
}

/** What was chosen to be strengthened, the lowest rating first, with its reason. */
export function prioritizedComponents(
  { prioritized_action_responses = [] }: Prioritization,
  rated: readonly RatedComponent[],
) {
  const known = new Map(rated.map((component) => [component.id, component]));
  return prioritized_action_responses
    .map(({ id, component, component_details, justification_text }) => ({
      id,
      name: componentName(component_details),
      area: known.get(component)?.area ?? 0,
      value: known.get(component)?.value ?? 0,
      rating: known.get(component)?.rating,
      reason: justification_text ?? undefined,
    }))
    .sort((one, other) => one.value - other.value || one.id - other.id);
}

/** Titles that the public may know: of the five rated highest, and of what is strengthened first. */
export function publicNames(
  assessment: AnswerOf<typeof publicPerAssessmentEndpoint> | undefined,
  prioritization: AnswerOf<typeof publicPerPrioritizationEndpoint> | undefined,
) {
  const named = ({ component_details }: { component_details: PerComponent & { id: number } }) => ({
    id: component_details.id,
    name: componentName(component_details),
  });
  const top = (assessment?.area_responses ?? [])
    .flatMap(({ component_responses = [] }) => component_responses)
    .filter(
      ({ component_details, rating_details }) =>
        !component_details.is_parent && (rating_details?.value ?? 0) > 0,
    )
    .sort(
      (one, other) =>
        (other.rating_details?.value ?? 0) - (one.rating_details?.value ?? 0) ||
        one.component_details.id - other.component_details.id,
    )
    .slice(0, MOST_SHOWN)
    .map(named);
  return { top, priorities: (prioritization?.prioritized_action_responses ?? []).map(named) };
}

/** So many of the best are pointed out. */
export const MOST_SHOWN = 5;
