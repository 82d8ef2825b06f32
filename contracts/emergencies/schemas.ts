import { DisasterType, like, MiniCountry, Moment, SeverityLevel, sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';

/** Of the three figures of people affected, an answer holds the one that was counted last. */
export const affectedCount = sometimes(z.nullable(z.int()));

/** An appeal as its emergency shows it. Amounts in Swiss francs. */
export const RelatedAppeal = z.object({
  id: z.int(),
  atype: z.optional(z.int()),
  atype_display: z.string(),
  code: z.nullish(z.string()),
  start_date: z.nullish(Moment),
  end_date: z.nullish(Moment),
  status_display: z.string(),
  amount_requested: z.optional(z.number()),
  amount_funded: z.optional(z.number()),
  num_beneficiaries: z.optional(z.int()),
});

/** What lists and pages of an emergency share. `ifrc_severity_level` 0 yellow, 1 orange, 2 red. */
export const EventCore = z.object({
  id: z.int(),
  name: z.nullish(z.string()),
  slug: z.nullish(like(z.string(), 'nepal-floods')),
  glide: z.optional(z.string()),
  disaster_start_date: Moment,
  updated_at: Moment,
  ifrc_severity_level: SeverityLevel,
  ifrc_severity_level_display: z.string(),
  num_affected: z.nullish(z.int()),
  countries: z.array(MiniCountry),
  appeals: z.array(RelatedAppeal),
  active_deployments: z.int(),
});

/** An emergency as lists show it. */
export const ListedEvent = z.extend(EventCore, {
  dtype: z.nullish(DisasterType),
  is_featured: z.optional(z.boolean()),
  field_reports: z.array(z.object({ id: z.int(), num_affected: affectedCount, updated_at: Moment })),
});
