import { Writer } from '../schemas/history.ts';
import { Email, like, MiniCountry, Moment, sometimes, WebAddress } from '../schemas/shared.ts';
import * as z from '../zod.ts';

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

/** The same as forms show it. Guidance on each of the further notes is HTML, written by the federation. */
export const FormComponent = z.extend(Component, {
  description: words(),
  has_question_group: z.nullish(z.boolean()),
  epi_considerations_guidance: words(),
  urban_considerations_guidance: words(),
  climate_environmental_considerations_guidance: words(),
  migration_considerations_guidance: words(),
});

/** An answer to a question. */
export const Answer = z.object({ id: z.int(), text: words() });

/** A document that an overview names. */
export const PerFile = z.object({ id: z.int(), file: WebAddress, caption: words(), client_id: words() });

/** When something was saved last, and by whom; only our own API tells. The moment is the version that a change is made on. */
export const saved = {
  modified_at: sometimes(z.nullable(Moment)),
  modified_by_details: sometimes(z.nullable(Writer)),
};

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
