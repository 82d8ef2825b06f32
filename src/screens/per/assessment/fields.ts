import type { Field } from '#src/forms/definition.ts';
import type { Component, Consideration, Question } from './catalogue.ts';

/** A rating to choose: `value` 0 to 5. */
export interface RatingOption {
  id: number;
  value: number;
  title?: string | null | undefined;
}

/** The fields of a component, as its panel lays them out. */
export interface ComponentFields {
  component: Component;
  rating: Field;
  notes: Field;
  benchmarks: ReadonlyMap<Question, { answer: Field; notes: Field }>;
  considerations: readonly { name: Consideration; field: Field; guidance: string | undefined }[];
}
