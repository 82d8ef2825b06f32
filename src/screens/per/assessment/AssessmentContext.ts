import { createContext, use } from 'react';
import type { ComponentFields, RatingOption } from './fields.ts';

/** What was said of a component in the cycle before. */
export interface LastCycle {
  rating: { value: number; title?: string | null | undefined } | undefined;
  notes: string | undefined;
}

/** What the panels of components know beside their fields. */
export interface AssessmentView {
  /** By the id of the component. */
  lastCycle: ReadonlyMap<number, LastCycle>;
  /** The fields of each component, by its path. */
  fields: ReadonlyMap<string, ComponentFields>;
  ratings: readonly RatingOption[];
  /** Components whose benchmarks somebody went to: they are there wherever the page is scrolled to. */
  wanted: ReadonlySet<string>;
}

export const AssessmentContext = createContext<AssessmentView>({
  lastCycle: new Map(),
  fields: new Map(),
  ratings: [],
  wanted: new Set(),
});
export const useAssessmentView = (): AssessmentView => use(AssessmentContext);
