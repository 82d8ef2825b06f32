import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { perPrioritizationEndpoint } from '#contracts/per/results.ts';
import type { PerPrioritizationChangeBody } from '#contracts/per/steps.ts';
import type { Component } from '../assessment/catalogue.ts';
import { type AssessmentValues, assessedAt } from '../assessment/values.ts';

export type Prioritization = AnswerOf<typeof perPrioritizationEndpoint>;

/** A component that is to be strengthened first. `key`: its id, so that a choice taken back and made again is the same row. */
export interface Chosen {
  key: string;
  id?: number | undefined;
  component: number;
  justification_text?: string | undefined;
}

export interface PrioritizationValues {
  overview?: number | undefined;
  prioritized_action_responses?: readonly Chosen[] | undefined;
}

export const keyOf = (component: number): string => String(component);

/** A prioritization as the form shows it. */
export const valuesOf = ({
  overview,
  prioritized_action_responses: rows = [],
}: Prioritization): PrioritizationValues => ({
  overview: overview ?? undefined,
  prioritized_action_responses: rows.map(({ id, component, justification_text }) => ({
    key: keyOf(component),
    id,
    component,
    justification_text: justification_text || undefined,
  })),
});

/** What is chosen, as it is sent; whether it is decided stays as it is. */
export const bodyOf = ({
  overview,
  prioritized_action_responses: rows = [],
}: PrioritizationValues): PerPrioritizationChangeBody => ({
  overview: overview ?? 0,
  prioritized_action_responses: rows.map(({ id, component, justification_text }) => ({
    ...(id !== undefined && { id }),
    component,
    justification_text: justification_text ?? null,
  })),
});

/** By what components are put in order. */
export const ORDERS = ['component', 'rating', 'benchmark'] as const;
export type Order = (typeof ORDERS)[number];

/** How many benchmarks of a component are answered. */
export const answeredOf = ({ path, questions }: Component, values: AssessmentValues): number => {
  const said = assessedAt(values, path);
  return questions.filter(({ id }) => said?.[`q${id}`]?.answer !== undefined).length;
};

/** Components that can be prioritized, in an order: by number, or the highest first of what was found. */
export function inOrder(
  components: readonly Component[],
  order: Order,
  { values, ratingOf }: { values: AssessmentValues; ratingOf: (component: Component) => number },
): Component[] {
  const own = components.filter(({ isParent }) => !isParent);
  if (order === 'component') return own;
  const figure = order === 'rating' ? ratingOf : (component: Component) => answeredOf(component, values);
  return own.toSorted((one, other) => figure(other) - figure(one));
}
