import { LanguageCode, like, Moment, Society, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { Day, figure, words } from './read.ts';

/** A stage as lists show it. */
const listed = {
  id: z.int(),
  title: words(),
  appeal_code: words(),
  created_at: Moment,
  application_type: z.string(),
  application_type_display: z.string(),
  country_details: sometimes(z.nullable(Society)),
  status: like(z.int(), 1),
  status_display: words(),
  starting_language: z.nullish(LanguageCode),
};
const ListedUpdate = z.object({
  ...listed,
  operational_update_number: figure(),
  type_of_dref: z.nullish(like(z.int(), 2)),
});
/** A row of the active ones: the application, and what has followed, newest first. */
export const ActiveDref = z.object({
  ...listed,
  disaster_type: figure(),
  type_of_dref: z.nullish(like(z.int(), 2)),
  type_of_dref_display: words(),
  date_of_approval: z.nullish(Day),
  /** When the operation ends, by its newest update: only our own API tells it in a list. */
  operation_end: sometimes(z.nullish(Day)),
  has_ops_update: z.boolean(),
  has_final_report: z.boolean(),
  unpublished_op_update_count: z.int(),
  unpublished_final_report_count: z.int(),
  is_dref_imminent_v2: z.optional(z.boolean()),
  operational_update_details: sometimes(z.array(ListedUpdate)),
  // An object of blanks where there is none: ask `has_final_report`.
  final_report_details: sometimes(
    z.nullable(z.partial(z.object({ ...listed, status: z.nullable(listed.status) }))),
  ),
});
/** A row of the completed ones: the final report, and its application. */
export const CompletedDref = z.object({
  ...listed,
  glide_code: words(),
  date_of_publication: z.nullish(Day),
  dref: ActiveDref,
});
