import * as z from 'zod/mini';
import { Email, like, MiniCountry, Moment } from '../schemas/shared.ts';

/** Phases of a cycle, in their order: keys of `per_perphases`. */
export const PER_PHASE = {
  orientation: 1,
  assessment: 2,
  prioritization: 3,
  workPlan: 4,
  action: 5,
} as const;

const words = () => z.nullish(z.string());
export const Day = like(z.string(), '2026-05-01');
export const AssessmentType = z.object({ id: z.int(), name: z.string() });

/** A component by its name. `component_letter` tells the parts of one from each other. */
export const MiniComponent = z.object({
  id: z.int(),
  title: words(),
  component_num: z.optional(z.int()),
  component_letter: z.nullish(like(z.string(), 'a')),
});

/** The same with the number of its area, 1 to 5; a parent is the heading of its parts. */
export const Component = z.extend(MiniComponent, { area: z.int(), is_parent: z.nullish(z.boolean()) });

/** How a component was rated: `value` 1 to 5, 0 where it was not reviewed. */
export const Rating = z.object({ id: z.int(), value: z.int(), title: words() });

/** Where a cycle stands. `assessment`, `prioritization`, `workplan`: ids of what has been written of it. */
export const PerProcess = z.object({
  id: z.int(),
  country: z.nullish(z.int()),
  country_details: z.nullish(MiniCountry),
  assessment: z.nullable(z.int()),
  prioritization: z.nullish(z.int()),
  workplan: z.nullish(z.int()),
  assessment_number: z.optional(z.int()),
  date_of_assessment: z.nullish(Day),
  phase: z.nullish(like(z.int(), 2)),
  phase_display: words(),
  type_of_assessment_details: z.nullish(AssessmentType),
  ns_focal_point_name: words(),
  ns_focal_point_email: z.nullish(Email),
  updated_at: Moment,
});
